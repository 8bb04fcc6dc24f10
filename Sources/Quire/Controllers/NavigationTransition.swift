// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// Where a finger grips the controller that it pops, in the navigation controller's view.
struct SwipeGrip {
  let place: CGPoint
  /// Whether it pulls from the side.
  let isSideways: Bool
}

/// One push or pop, from its beginning to its end.
@MainActor final class NavigationTransition: NSObject, TransitionLeader {
  let old: UIViewController?
  let new: UIViewController
  /// The row before the transition.
  let oldRow: [UIViewController]
  /// The controllers that left the row.
  let removed: [UIViewController]
  let added: [UIViewController]
  var isAnimated: Bool { timing != nil }
  /// Whether appearance callbacks were called at its beginning.
  let isShown: Bool
  /// Its timing without a finger; `nil` if nothing moves.
  let timing: Timing?
  /// The grip of the finger that began it.
  let grip: SwipeGrip?
  /// Whether a finger leads it or has led it.
  private(set) var isSwipe: Bool
  /// The app's own alpha of the old view, which may fade out.
  let oldAlpha: CGFloat
  var coordinator: TransitionCoordinator?
  /// Zooms the new view in or the old one out, if one zooms.
  var zoom: NavigationZoom?
  /// The timer that ends it when it has arrived.
  var ending: UInt32?
  /// Whether the finger has cancelled it.
  private(set) var isCancelled = false
  private let playhead = Playhead(at: 0)
  private var transaction: ViewTransaction?
  private var remainingWay: TransitionWay?

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

  /// Moves the views as a finger does.
  func slide(_ changes: () -> Void) {
    let transaction = ViewTransaction(playhead)
    self.transaction = transaction
    ViewTransaction.run(transaction, changes)
  }

  private(set) var fraction = 0.0

  /// A finger catches it in flight and leads it from now on.
  func catchInFlight() {
    isSwipe = true
    isCancelled = false
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

  /// Runs to its end or back on a spring, with the finger's velocity in whole ways per second; returns the duration.
  func letGo(pops: Bool, velocity: Double, spring: Spring, at now: Seconds) -> Seconds {
    let way = TransitionWay(from: fraction, to: pops ? 1 : 0, velocity: velocity, spring: spring)
    remainingWay = way
    isCancelled = !pops
    transaction?.setUndone(isCancelled)
    playhead.run(from: now, duration: way.duration, way.fraction)
    transaction?.playheadMoved(isAnew: true)
    coordinator?.endInteraction(isCancelled: isCancelled)
    return way.duration
  }

  /// Ends it at once, because another transition begins.
  func cut(at now: Seconds) {
    if isSwipe, remainingWay == nil { isCancelled = true }
    transaction?.setUndone(isCancelled)
    transaction?.cut(at: now)
    transaction = nil
  }

  func fraction(of coordinator: TransitionCoordinator) -> Double { fraction }

  func way(of coordinator: TransitionCoordinator, isCancelled: Bool) -> TransitionWay {
    if let remainingWay { return remainingWay }
    guard let timing, !isSwipe else { return TransitionWay(duration: 0, velocity: 0) { _ in isCancelled ? 0 : 1 } }
    return TransitionWay(duration: timing.duration, velocity: 0, fraction: timing.progress(at:))
  }
}
