// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

extension UINavigationController {
  /// The fraction of the distance that the lower view moves.
  private var lowerShare: CGFloat { 0.3 }

  /// Begins to pop under a finger. This is also possible while a zooming controller is still moving.
  func beginSwipe(_ grip: SwipeGrip) {
    guard row.count > 1, transition == nil || transition?.zoom?.zoomed === row.last else { return }
    change(to: Array(row.dropLast()), animated: true, grip: grip)
  }

  func change(to newRow: [UIViewController], animated: Bool, grip: SwipeGrip? = nil) {
    if let running = transition {
      // A zooming controller that is removed again in flight continues from its current position.
      if let zoomed = running.zoom?.zoomed, !newRow.contains(where: { $0 === zoomed }) { running.zoom = nil }
      finishTransition()
    }
    let oldRow = row
    let removed = oldRow.filter { controller in !newRow.contains { $0 === controller } }
    let added = newRow.filter { controller in !oldRow.contains { $0 === controller } }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    row = newRow
    for (index, controller) in newRow.enumerated() {
      controller.navigationItem.backItem = index > 0 ? newRow[index - 1].navigationItem : nil
    }
    presentationSettingsChanged()
    parent?.containerBehavior?.childChanged(self)

    guard isViewLoaded, let new = newRow.last, new !== oldRow.last else {
      navigationBar.topItem = newRow.last?.navigationItem
      viewIfLoaded?.setNeedsLayout()
      if isViewLoaded, newRow.isEmpty { oldRow.last?.leaveNavigationView() }
      for controller in removed {
        controller.endNavigationZoom()
        controller.removeFromParent()
      }
      // The top controller is notified when its view is in position.
      for controller in added where isViewLoaded || controller !== newRow.last { controller.didMove(toParent: self) }
      return
    }
    let isBack = oldRow.contains { $0 === new }
    let isShown = view.window != nil && (appearance == .appearing || appearance == .appeared)
    let isAnimated = animated && isShown && oldRow.last != nil && UIView.areAnimationsEnabled
    let transition = NavigationTransition(
      from: oldRow.last, to: new, oldRow: oldRow, removed: removed, added: added,
      timing: isAnimated ? view.window?.session.map { Timing($0.tuning.spring) } : nil, isShown: isShown,
      grip: isAnimated ? grip : nil)
    if isAnimated, grip == nil, let old = oldRow.last {
      transition.animated = NavigationTransition.askForAnimator?(self, old, new, isBack)
    }
    begin(transition, isBack: isBack, animated: animated)
  }

  private func begin(_ transition: NavigationTransition, isBack: Bool, animated: Bool) {
    let (old, new) = (transition.old, transition.new)
    let (isShown, isAnimated) = (transition.isShown, transition.isAnimated)
    let coordinator = TransitionCoordinator(
      from: old, to: new, in: view, style: .none, timing: transition.timing,
      isInteractive: transition.animated?.isInteractive ?? transition.isSwipe,
      duration: TransitionCoordinator.pushDuration, leader: transition)
    transition.coordinator = coordinator
    self.transition = transition
    ownTransitionCoordinator = coordinator

    if isShown {
      old?.beginDisappearing(animated: isAnimated)
      new.callWillAppear(animated: isAnimated)
    }
    // Called after both controllers. [VAST]
    heldNavigationDelegate?.navigationController(self, willShow: new, animated: animated)
    if let animated = transition.animated { return run(transition, by: animated) }
    UIView.performWithoutAnimation {
      if isAnimated {
        navigationBar.titleBehavior?.beginTravel()
        navigationBar.beginSearchTravel()
      }
      install(new, atBack: isBack)
      navigationBar.topItem = new.navigationItem
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    if isShown { new.callIsAppearing(animated: isAnimated) }
    UIView.performWithoutAnimation { new.view.layoutUntilDone() }

    guard let timing = transition.timing, let oldView = old?.viewIfLoaded else {
      coordinator.run(isLed: false)
      if isShown, let session = view.window?.session {
        // As with every view, the controller has appeared only when it has been laid out.
        session.afterward { [me = Weak(self)] in
          session.layout()
          me.wrappedValue?.finish(transition)
        }
      } else {
        finish(transition)
      }
      return
    }
    let zooms = startZoom(transition, isBack: isBack, timing)
    if zooms {
      UIView.performWithoutAnimation { navigationBar.endSearchTravel() }
    } else {
      startTravel(transition, oldView, isBack: isBack, timing)
    }
    // A finger can catch a pop that zooms.
    coordinator.run(isLed: transition.isSwipe || zooms && isBack)
  }

  /// Runs the app's animator, which moves the views in a container below the bars.
  private func run(_ transition: NavigationTransition, by animated: AnimatorTransition) {
    let (container, newView) = (animated.containerView, transition.new.view!)
    UIView.performWithoutAnimation {
      container.frame = view.bounds
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(container, belowSubview: navigationBar)
      if let oldView = transition.old?.viewIfLoaded { container.addSubview(oldView) }
      newView.frame = view.bounds
      newView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      navigationBar.topItem = transition.new.navigationItem
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    transition.new.callIsAppearing(animated: true)
    if !animated.isInteractive, let timing = animated.timing {
      UIView.performWithoutAnimation { navigationBar.fadesIn = true }
      UIView.animate(with: timing) { navigationBar.fadesIn = false }
    }
    transition.coordinator?.run(with: animated)
    animated.start()
  }

  /// Takes the view that stays out of the animator's container.
  private func endAnimator(of ended: NavigationTransition) {
    guard let animated = ended.animated else { return }
    animated.end(!ended.isCanceled)
    UIView.performWithoutAnimation {
      if let staying = ended.isCanceled ? ended.old : ended.new { install(staying, atBack: false) }
      animated.containerView.removeFromSuperview()
    }
  }

  /// Moves the views of a transition without a zoom.
  private func startTravel(_ transition: NavigationTransition, _ oldView: UIView, isBack: Bool, _ timing: Timing) {
    let newView = transition.new.view!
    let completion: () -> Void = { [me = Weak(self)] in me.wrappedValue?.finish(transition) }
    if transition.isSwipe {
      // Also used with reduced motion, because this motion follows the finger.
      let width = slideWidth
      UIView.performWithoutAnimation {
        newView.frame.origin.x = -width * lowerShare
        navigationBar.titleBehavior?.travel(old: 0, new: -width * lowerShare)
        navigationBar.travelSearch(old: 0, new: -width * lowerShare, share: lowerShare, isBack: true)
      }
      transition.slide {
        newView.frame.origin.x = 0
        oldView.frame.origin.x = width
        navigationBar.titleBehavior?.travel(old: width, new: 0)
        navigationBar.travelSearch(old: width, new: 0, share: lowerShare, isBack: true)
      }
    } else if UIAccessibility.prefersCrossFadeTransitions {
      fade(oldView, newView, isBack: isBack, timing, completion: completion)
    } else {
      slide(oldView, newView, isBack: isBack, timing, completion: completion)
    }
  }

  /// The offset of an upper view before it comes in from the trailing edge.
  private final var slideWidth: CGFloat { view.isMirrored ? -view.bounds.width : view.bounds.width }

  /// Moves the upper view by the full distance, and the lower view by a fraction of it.
  private func slide(
    _ oldView: UIView, _ newView: UIView, isBack: Bool, _ timing: Timing, completion: @escaping () -> Void
  ) {
    let width = slideWidth
    let (start, end) = isBack ? (-width * lowerShare, width) : (width, -width * lowerShare)
    UIView.performWithoutAnimation {
      newView.frame.origin.x = start
      navigationBar.fadesIn = true
      navigationBar.titleBehavior?.travel(old: 0, new: start)
      navigationBar.travelSearch(old: 0, new: start, share: lowerShare, isBack: isBack)
    }
    UIView.animate(with: timing) {
      newView.frame.origin.x = 0
      oldView.frame.origin.x = end
      navigationBar.titleBehavior?.travel(old: end, new: 0)
      navigationBar.travelSearch(old: end, new: 0, share: lowerShare, isBack: isBack)
      navigationBar.fadesIn = false
    } completion: { _ in
      completion()
    }
  }

  /// Fades the upper view in or out. No view moves.
  private func fade(
    _ oldView: UIView, _ newView: UIView, isBack: Bool, _ timing: Timing, completion: @escaping () -> Void
  ) {
    let alpha = newView.alpha
    UIView.performWithoutAnimation {
      navigationBar.endSearchTravel()
      if !isBack { newView.alpha = 0 }
      navigationBar.fadesIn = true
    }
    UIView.animate(with: timing) {
      if isBack { oldView.alpha = 0 } else { newView.alpha = alpha }
      navigationBar.fadesIn = false
    } completion: { _ in
      completion()
    }
  }

  /// Ends the current transition immediately.
  func finishTransition() {
    guard let transition else { return }
    finish(transition)
  }

  /// Schedules the end of a transition, unless its direction changes before.
  func finish(_ transition: NavigationTransition, after duration: Seconds, in session: Session) {
    transition.ending = session.schedule(at: session.clock + duration) { [me = Weak(self)] in
      me.wrappedValue?.finish(transition)
    }
  }

  /// Restores the old stack immediately. The views follow later.
  func restoreRow(after transition: NavigationTransition) {
    UIView.performWithoutAnimation { navigationBar.titleBehavior?.endTravel() }
    row = transition.oldRow
    for (index, controller) in row.enumerated() {
      controller.navigationItem.backItem = index > 0 ? row[index - 1].navigationItem : nil
    }
    navigationBar.topItem = row.last?.navigationItem
    view.setNeedsLayout()
    presentationSettingsChanged()
  }

  /// Ends a transition that was canceled, by a finger or by the app's animator. [WANGLING]
  private func finishCanceled(_ ended: NavigationTransition) {
    if row.last !== ended.old { restoreRow(after: ended) }
    if ended.isShown { ended.new.beginDisappearing(animated: true) }
    ended.new.leaveNavigationView()
    ended.zoom?.land()
    ended.new.endDisappearing(animated: true)
    for controller in ended.removed { controller.isMovingFromParent = false }
    for controller in ended.added {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    if ended.isShown {
      ended.old?.callWillAppear(animated: true)
      ended.old?.endAppearing(animated: true)
    }
    ownTransitionCoordinator = nil
    ended.coordinator?.end(isCanceled: true)
  }

  final func finish(_ ended: NavigationTransition) {
    guard transition === ended else { return }
    transition = nil
    ended.cut(at: view.window?.session?.clock ?? 0)
    ended.zoom?.removeBackdrop()
    UIView.performWithoutAnimation {
      navigationBar.titleBehavior?.endTravel()
      navigationBar.endSearchTravel()
    }
    endAnimator(of: ended)
    if ended.isCanceled { return finishCanceled(ended) }
    if let old = ended.old, old !== row.last {
      old.leaveNavigationView()
      old.viewIfLoaded?.alpha = ended.oldAlpha
      old.endDisappearing(animated: ended.isAnimated)
    }
    ended.new.endAppearing(animated: ended.isAnimated)
    ended.zoom?.land()
    for controller in ended.removed {
      controller.endNavigationZoom()
      controller.removeFromParent()
    }
    for controller in ended.added { controller.didMove(toParent: self) }
    followContent()
    ownTransitionCoordinator = nil
    ended.coordinator?.end()
    heldNavigationDelegate?.navigationController(self, didShow: ended.new, animated: ended.isAnimated)
  }
}
