// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// The swipe from the leading edge, which pops the top controller. The controller follows the finger.
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
      if let transition, let zoom = transition.zoom { return zoom.letGo(swipe, transition, in: self) }
      let velocity = Double(swipe.velocity(in: view).x) / swipeWidth
      endSwipe(velocity: velocity, isCanceled: swipe.state == .cancelled)
    case .possible, .failed: break
    }
  }

  private func carry(_ swipe: BackSwipe) {
    guard let transition else { return }
    if let zoom = transition.zoom { return zoom.carry(swipe, transition, in: self) }
    transition.follow(Double(swipe.translation(in: view).x) / swipeWidth)
  }

  /// The distance that the upper view moves, in points.
  private var swipeWidth: Double { Double(max(view.bounds.width, 1)) * (view.isMirrored ? -1 : 1) }

  /// Ends the swipe. Pops if its projected end is beyond the middle, and cancels otherwise.
  private func endSwipe(velocity: Double, isCanceled: Bool) {
    guard let transition, transition.isSwipe, let session = view.window?.session else { return }
    let projection = Projection(decelerationRate: session.tuning.decelerationRate)
    let pops = !isCanceled && transition.fraction + projection.distance(velocity: velocity) > 0.5
    if !pops { restoreRow(after: transition) }
    let time = transition.letGo(pops: pops, velocity: velocity, spring: session.tuning.spring, at: session.clock)
    finish(transition, after: time, in: session)
  }
}

/// The swipe that pops the top controller.
@MainActor final class BackSwipe: UIScreenEdgePanGestureRecognizer {
  @Weak var navigation: UINavigationController?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // The leading edge for the layout direction at the time of touch-down.
    edges = navigation?.view.isMirrored == true ? .right : .left
    super.touchesBegan(touches, with: event)
    guard state == .possible, !mayPop else { return }
    state = .failed
  }

  /// Whether the swipe may pop. If an app has replaced the back button, the swipe works only with a delegate.
  private var mayPop: Bool {
    guard let navigation, navigation.row.count > 1, navigation.transition == nil else { return false }
    // A pop that the app animates is not led by this swipe.
    let (top, below) = (navigation.row[navigation.row.count - 1], navigation.row[navigation.row.count - 2])
    if let holder = navigation.heldNavigationDelegate,
      holder.navigationController(navigation, animationControllerFor: .pop, from: top, to: below) != nil
    {
      return false
    }
    guard delegate == nil, let item = navigation.topViewController?.navigationItem else { return true }
    return item.showsBackButton
  }
}
