// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// A swipe from the edge where writing begins pops the top controller, as far as the finger has come.
extension UINavigationController {
  func addSwipe() {
    let swipe = BackSwipe()
    swipe.navigation = self
    swipe.addAction { [me = Weak(self)] swipe in
      guard let navigation = me.wrappedValue, let swipe = swipe as? BackSwipe else { return }
      navigation.follow(swipe)
    }
    view.addGestureRecognizer(swipe)
    interactivePopGestureRecognizer = swipe
  }

  private func follow(_ swipe: BackSwipe) {
    switch swipe.state {
    case .began:
      beginSwipe(SwipeGrip(place: swipe.start(in: view), isSideways: true))
      carry(swipe)
    case .changed: carry(swipe)
    case .ended, .cancelled:
      guard transition?.flight == nil else { return letGoZoom(swipe) }
      let velocity = Double(swipe.velocity(in: view).x) / swipeWidth
      endSwipe(velocity: velocity, isCancelled: swipe.state == .cancelled)
    case .possible, .failed: break
    }
  }

  private func carry(_ swipe: BackSwipe) {
    if !carryZoom(swipe) { transition?.follow(Double(swipe.translation(in: view).x) / swipeWidth) }
  }

  /// The way that the upper view goes.
  private var swipeWidth: Double { Double(max(view.bounds.width, 1)) * (isMirrored ? -1 : 1) }

  /// Lets go: to where the swipe would come to rest by itself, half-way being the border.
  private func endSwipe(velocity: Double, isCancelled: Bool) {
    guard let transition, transition.isSwipe, let session = view.window?.session else { return }
    let projection = Projection(decelerationRate: session.tuning.decelerationRate)
    let pops = !isCancelled && transition.fraction + projection.distance(velocity: velocity) > 0.5
    if !pops { restoreRow(after: transition) }
    let time = transition.letGo(pops: pops, velocity: velocity, spring: session.tuning.spring, at: session.clock)
    finish(transition, after: time, in: session)
  }
}

/// The swipe that pops.
@MainActor final class BackSwipe: UIScreenEdgePanGestureRecognizer {
  @Weak var navigation: UINavigationController?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // As writing runs when the finger comes down.
    edges = navigation?.isMirrored == true ? .right : .left
    super.touchesBegan(touches, with: event)
    guard state == .possible, !mayPop else { return }
    state = .failed
  }

  /// Where an app has put something in the back button's place, it must say by a delegate that it wants the swipe.
  private var mayPop: Bool {
    guard let navigation, navigation.row.count > 1, navigation.transition == nil else { return false }
    guard delegate == nil, let item = navigation.topViewController?.navigationItem else { return true }
    return item.showsBackButton
  }
}
