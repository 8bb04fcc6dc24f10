// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A group of changes of layers with one animation.
///
/// Changes of layers of their own are animated: for 0.25 seconds, unless the transaction says otherwise. Views and their
/// layers change at once outside of `UIView.animate`.
@preconcurrency @MainActor open class CATransaction: NSObject {
  private static var outer: [(actions: LayerActions, completion: (() -> Void)?)] = []
  private static var completion: (() -> Void)?

  /// Begins a transaction within the current one, whose settings it takes on.
  public static func begin() {
    outer.append((LayerActions.current, completion))
    completion = nil
    LayerActions.current.begin()
  }

  /// Ends the transaction that was begun last. Its completion block runs when its animations have ended.
  public static func commit() {
    guard let (actions, block) = outer.popLast() else { return }
    let (end, done) = (LayerActions.current.end, completion)
    LayerActions.current = actions
    LayerActions.current.ends(at: end)
    completion = block
    guard let done else { return }
    if let session = Session.current, end > session.clock {
      session.schedule(at: end) { done() }
    } else {
      Session.afterwards { done() }
    }
  }

  /// Does nothing: changes are shown at the end of the turn.
  public static func flush() {}

  /// Returns whether changes are not animated; `false` by default.
  public static func disableActions() -> Bool { LayerActions.current.areOff }
  /// Sets whether changes are not animated.
  public static func setDisableActions(_ flag: Bool) {
    LayerActions.current.areOff = flag
    endWithTurn()
  }

  /// Returns the duration of animations, in seconds; 0.25 by default.
  public static func animationDuration() -> CFTimeInterval { LayerActions.current.duration }
  /// Sets the duration of animations, in seconds; 0 for none.
  public static func setAnimationDuration(_ dur: CFTimeInterval) {
    LayerActions.current.duration = dur.isFinite ? dur : 0
    endWithTurn()
  }

  /// Returns the course of the animations' speed; `nil` for the usual one.
  public static func animationTimingFunction() -> CAMediaTimingFunction? { function }
  private static var function: CAMediaTimingFunction?
  /// Sets the course of the animations' speed.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    self.function = function
    LayerActions.current.curve = function?.curve ?? LayerActions().curve
    endWithTurn()
  }

  /// Returns the block that runs when the transaction's animations have ended.
  public static func completionBlock() -> (() -> Void)? { completion }
  /// Sets the block that runs when the animations that are added from now on in the transaction have ended.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    completion = block
  }

  /// Ends the settings that were made outside of a transaction with the turn, in which the implicit transaction ends.
  private static func endWithTurn() {
    guard outer.isEmpty else { return }
    Session.afterwards {
      guard outer.isEmpty else { return }
      LayerActions.current = LayerActions()
      function = nil
    }
  }
}
