// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A group of layer changes that share animation settings.
///
/// Changes of standalone layers are animated implicitly, for 0.25 seconds by default. Views and their layers change
/// immediately outside `UIView.animate`.
@preconcurrency @MainActor open class CATransaction: NSObject {
  private static var outer: [(actions: LayerActions, completion: (() -> Void)?)] = []
  private static var completion: (() -> Void)?

  /// Begins a nested transaction, which inherits the current settings.
  public static func begin() {
    outer.append((LayerActions.current, completion))
    completion = nil
    LayerActions.current.begin()
  }

  /// Ends the innermost transaction. Its completion block runs when its animations have ended.
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
      Session.afterward { done() }
    }
  }

  /// Does nothing: changes are shown at the end of the turn.
  public static func flush() {}

  /// Returns whether implicit animations are disabled; `false` by default.
  public static func disableActions() -> Bool { LayerActions.current.areOff }
  /// Disables or enables implicit animations.
  public static func setDisableActions(_ flag: Bool) {
    LayerActions.current.areOff = flag
    endWithTurn()
  }

  /// Returns the duration of implicit animations, in seconds; 0.25 by default.
  public static func animationDuration() -> CFTimeInterval { LayerActions.current.duration }
  /// Sets the duration of implicit animations, in seconds. 0 disables them.
  public static func setAnimationDuration(_ dur: CFTimeInterval) {
    LayerActions.current.duration = dur.isFinite ? dur : 0
    endWithTurn()
  }

  /// Returns the timing function of implicit animations, or `nil` for the default.
  public static func animationTimingFunction() -> CAMediaTimingFunction? { function }
  private static var function: CAMediaTimingFunction?
  /// Sets the timing function of implicit animations. `nil` restores the default.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    self.function = function
    LayerActions.current.curve = function?.curve ?? LayerActions().curve
    endWithTurn()
  }

  /// Returns the transaction's completion block.
  public static func completionBlock() -> (() -> Void)? { completion }
  /// Sets a block that runs when the transaction's later animations have ended.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    completion = block
  }

  /// Resets settings made outside an explicit transaction at the end of the turn, which ends the implicit transaction.
  private static func endWithTurn() {
    guard outer.isEmpty else { return }
    Session.afterward {
      guard outer.isEmpty else { return }
      LayerActions.current = LayerActions()
      function = nil
    }
  }
}
