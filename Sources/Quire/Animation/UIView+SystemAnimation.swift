// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// An animation of the system.
  public enum SystemAnimation: UInt, Sendable {
    /// Removes views from their superviews.
    case delete = 0
  }

  /// Performs a system animation on views, together with other changes. With `delete`, the views shrink and fade out,
  /// and are then removed from their superviews. `completion` is called after that.
  public static func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let looks = views.map { (view: $0, alpha: $0.alpha, transform: $0.transform) }
    animate(withDuration: 0.25, delay: 0, options: options) {
      for look in looks {
        look.view.alpha = 0
        look.view.transform = look.transform.scaledBy(x: 0.5, y: 0.5)
      }
      parallelAnimations?()
    } completion: { isFinished in
      performWithoutAnimation {
        for look in looks {
          look.view.removeFromSuperview()
          look.view.alpha = look.alpha
          look.view.transform = look.transform
        }
      }
      completion?(isFinished)
    }
  }

  /// The duration of the animation in whose block the code runs, in seconds; 0 outside animations.
  public static var inheritedAnimationDuration: TimeInterval {
    guard areAnimationsEnabled, let transaction = ViewTransaction.current else { return 0 }
    return transaction.timing.duration
  }
}
