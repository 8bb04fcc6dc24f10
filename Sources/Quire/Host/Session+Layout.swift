// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension Session {
  func layout() {
    placeLayers()
    window.layoutUntilDone()
  }

  /// Sets the frame and the safe area of each layer's view from the engine.
  func placeLayers() {
    let box = CGRect(origin: .zero, size: CGSize(environment.container))
    window.frame = box
    if let root = window.rootViewController?.viewIfLoaded {
      root.frame = box
      rootPlace.setSafeArea(UIEdgeInsets(environment.safeArea), for: root)
    }
    let stack = stack
    for presentation in presentations where presentation.sent != nil {
      presentation.containerView.frame = box
      presentation.updateChrome()
      presentation.placeBackground()
      guard !presentation.runsItself else {
        presentation.place.setSafeArea(UIEdgeInsets(environment.safeArea), for: presentation.containerView)
        continue
      }
      guard let frame = stack.modelFrame(of: presentation.id) else { continue }
      let view = presentation.presentedView
      presentation.place.setSafeArea(UIEdgeInsets(stack.safeArea(of: presentation.id)), for: view)
      if view.frame != CGRect(frame) { presentation.containerView.setNeedsLayout() }
      presentation.wrapper?.outsets = presentation.contentOutsets(in: stack)
      prepareReserves(of: presentation, frame)
      put(presentation, in: CGRect(frame))
    }
    accessory.place(in: self)
    for follower in LayerPlacement.followers { follower(self) }
  }

  /// Lays out a dragged sheet once at the largest height that the drag can reach, so that no box has to grow under the
  /// finger.
  private func prepareReserves(of presentation: Presentation, _ frame: Rect) {
    guard presentation.phase == .dragging, let height = presentation.box.prepareHeight(above: frame.height) else {
      return
    }
    let view = presentation.presentedView
    view.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: height)
    view.layoutUntilDone()
    view.raiseReserves()
  }

  /// Replaces the window with one that the app provides, and ends the presentations of the previous window.
  func show(_ new: UIWindow) {
    endPresentations()
    let old = window.rootViewController == nil ? nil : window
    window.rootViewController = nil
    window.session = nil
    window = new
    new.session = self
    if TraitChange.overridesExist { overridesChanged() }
    placeLayers()
    if let root = new.rootViewController { rootChanged(from: nil, to: root) }
    let center = NotificationCenter.default
    center.post(name: UIWindow.didBecomeVisibleNotification, object: new)
    if let old {
      center.post(name: UIWindow.didBecomeHiddenNotification, object: old)
      old.resignKey()
    }
    new.becomeKey()
  }

  /// Ends all presentations without animation, the topmost first, because the content that presents them is removed.
  func endPresentations() {
    for presentation in presentations.reversed() {
      if presentation.stage == .requested {
        // The presentation's runner is chosen when it begins, and decides how it is dismissed.
        afterward { [me = Weak(self)] in me.wrappedValue?.dismiss(presentation, animated: false) }
      } else {
        dismiss(presentation, animated: false)
      }
    }
  }

  func rootChanged(from old: UIViewController?, to new: UIViewController?) {
    if let old {
      old.beginDisappearing(animated: false)
      contents.empty(.root)
      old.viewIfLoaded?.removeFromSuperview()
      old.endDisappearing(animated: false)
    }
    guard let new else { return }
    window.insertSubview(new.view, at: 0)
    contents.fill(.root, with: new.view, in: rootPlace)
    new.beginAppearing(animated: false)
    layout()
    new.endAppearing(animated: false)
  }
}
