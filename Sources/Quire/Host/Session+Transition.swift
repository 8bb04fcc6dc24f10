// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension Session {
  /// Notifies the controllers that the window's size or traits are about to change. Returns `nil` if neither changes.
  func beginTransition(to environment: Environment, _ newTraits: UITraitCollection) -> TransitionCoordinator? {
    guard let root = window.rootViewController, root.isViewLoaded else { return nil }
    let size = CGSize(environment.container)
    let isResized = size != CGSize(self.environment.container)
    let hasOtherTraits = !newTraits.isSame(as: traits)
    guard isResized || hasOtherTraits else { return nil }
    let coordinator = TransitionCoordinator(from: root, to: root, in: window, style: .none, timing: nil)
    for controller in [root] + presentations.map({ $0.shown }) where controller.ownTransitionCoordinator == nil {
      controller.ownTransitionCoordinator = coordinator
    }
    if hasOtherTraits {
      root.willTransition(to: newTraits, with: coordinator)
      for presentation in presentations { presentation.active.willTransition(to: newTraits, with: coordinator) }
    }
    if isResized { root.viewWillTransition(to: size, with: coordinator) }
    return coordinator
  }

  /// Ends the transition. The engine already has the sizes of the presented views. The animations alongside run after
  /// the layout.
  func endTransition(_ coordinator: TransitionCoordinator?) {
    guard let coordinator else { return }
    for presentation in presentations where presentation.sent != nil {
      guard let frame = stack.modelFrame(of: presentation.id) else { continue }
      let size = CGSize(width: frame.width, height: frame.height)
      guard presentation.presentedView.bounds.size != size else { continue }
      presentation.active.viewWillTransition(to: size, with: coordinator)
    }
    afterward { [me = Weak(self)] in
      guard let session = me.wrappedValue else { return }
      session.layout()
      coordinator.run()
      coordinator.end()
      for controller in [session.window.rootViewController] + session.presentations.map({ $0.shown }) {
        if controller?.ownTransitionCoordinator === coordinator { controller?.ownTransitionCoordinator = nil }
      }
    }
  }
}
