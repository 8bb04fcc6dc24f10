// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// The point where a finger grips the controller that it pops, in the coordinates of the navigation controller's view.
struct SwipeGrip {
  let place: CGPoint
  /// Whether the drag is horizontal.
  let isSideways: Bool
}

/// A push or pop, from its beginning to its end.
@MainActor final class NavigationTransition: NSObject, TransitionDriver {
  let old: UIViewController?
  let new: UIViewController
  /// The stack of controllers before the transition.
  let oldRow: [UIViewController]
  /// The controllers that were removed from the stack.
  let removed: [UIViewController]
  let added: [UIViewController]
  var isAnimated: Bool { timing != nil }
  /// Whether appearance callbacks were called at the beginning.
  let isShown: Bool
  /// The timing without a finger; `nil` if nothing moves.
  let timing: Timing?
  /// The grip of the finger that began the transition.
  let grip: SwipeGrip?
  /// Whether a finger leads the transition now, or has led it before.
  private(set) var isSwipe: Bool
  /// The alpha of the old view that the app set. The transition may fade the view out.
  let oldAlpha: CGFloat
  var coordinator: TransitionCoordinator?
  /// The context of the app's animator, if it has one for the transition.
  var animated: AnimatorTransition?
  /// Asks the delegate for an animator. Set when an app sets a delegate, so that others don't load the context.
  static var askForAnimator:
    (@MainActor (UINavigationController, UIViewController, UIViewController, Bool) -> AnimatorTransition?)?
  /// The zoom of the new view in or of the old view out; `nil` if neither zooms.
  var zoom: NavigationZoom?
  /// The timer that ends the transition when the motion is over.
  var ending: UInt32?
  /// Whether the finger has canceled the transition.
  private(set) var isCanceled = false
  private let playhead = AnimationPosition(at: 0)
  private var transaction: ViewTransaction?
  private var remainingWay: RemainingTransition?

  init(
    from old: UIViewController?, to new: UIViewController, oldRow: [UIViewController], removed: [UIViewController],
    added: [UIViewController], timing: Timing?, isShown: Bool, grip: SwipeGrip?
  ) {
    self.old = old
    self.new = new
    self.oldRow = oldRow
    self.removed = removed
    self.added = added
    self.timing = timing
    self.isShown = isShown
    self.grip = grip
    isSwipe = grip != nil
    oldAlpha = old?.viewIfLoaded?.alpha ?? 1
    super.init()
  }

  /// Moves the views along with a finger.
  func slide(_ changes: () -> Void) {
    let transaction = ViewTransaction(playhead)
    self.transaction = transaction
    ViewTransaction.run(transaction, changes)
  }

  private(set) var fraction = 0.0

  /// Called when a finger catches the transition in flight. From then on, the finger leads it.
  func catchInFlight() {
    isSwipe = true
    isCanceled = false
    remainingWay = nil
    fraction = 0
    coordinator?.beginInteraction()
  }

  func follow(_ fraction: Double) {
    guard isSwipe, remainingWay == nil else { return }
    self.fraction = min(max(fraction, 0), 1)
    playhead.hold(at: self.fraction)
    transaction?.playheadMoved(isAnew: false)
    coordinator?.follow()
  }

  /// Runs the transition to its end or back, on a spring. The velocity of the finger is in full distances per second.
  /// Returns the duration.
  func letGo(pops: Bool, velocity: Double, spring: Spring, at now: Seconds) -> Seconds {
    let way = RemainingTransition(from: fraction, to: pops ? 1 : 0, velocity: velocity, spring: spring)
    remainingWay = way
    isCanceled = !pops
    transaction?.setUndone(isCanceled)
    playhead.run(from: now, duration: way.duration, way.fraction)
    transaction?.playheadMoved(isAnew: true)
    coordinator?.endInteraction(isCanceled: isCanceled)
    return way.duration
  }

  /// Ends the transition immediately, because another one begins.
  func cut(at now: Seconds) {
    if isSwipe, remainingWay == nil { isCanceled = true }
    transaction?.setUndone(isCanceled)
    transaction?.cut(at: now)
    transaction = nil
  }

  /// Called when the app's animator has completed.
  func animatorCompleted(_ didComplete: Bool) { isCanceled = !didComplete }

  func fraction(of coordinator: TransitionCoordinator) -> Double {
    animated.map { Double($0.percentComplete) } ?? fraction
  }

  func way(of coordinator: TransitionCoordinator, isCanceled: Bool) -> RemainingTransition {
    if let remainingWay { return remainingWay }
    if let animated { return animated.way(isCanceled: isCanceled) }
    guard let timing, !isSwipe else {
      return RemainingTransition(duration: 0, velocity: 0) { _ in isCanceled ? 0 : 1 }
    }
    return RemainingTransition(duration: timing.duration, velocity: 0, fraction: timing.progress(at:))
  }
}
