// SPDX-License-Identifier: Apache-2.0

/// An effect that moves a view with the tilt of the device. It has no effect: a page does not receive the tilt.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// Creates an effect.
  public override init() {
    super.init()
  }
}

/// An effect that changes a number of a view with the tilt of the device. It has no effect: a page does not receive the
/// tilt.
@preconcurrency @MainActor public final class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt.
  public enum EffectType: Int, Sendable {
    /// A tilt to the left or right.
    case tiltAlongHorizontalAxis = 0
    /// A tilt up or down.
    case tiltAlongVerticalAxis = 1
  }

  /// The key path of the property.
  public let keyPath: String
  /// The axis of the tilt.
  public let type: EffectType

  #if hasFeature(Embedded)
    /// The change at the smallest tilt; `nil` by default.
    public var minimumRelativeValue: CGFloat?
    /// The change at the largest tilt; `nil` by default.
    public var maximumRelativeValue: CGFloat?
  #else
    /// The change at the smallest tilt; `nil` by default.
    public var minimumRelativeValue: Any?
    /// The change at the largest tilt; `nil` by default.
    public var maximumRelativeValue: Any?
  #endif

  /// Creates an effect for a property, along an axis.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

/// Several motion effects as one. It has no effect: a page does not receive the tilt.
@preconcurrency @MainActor public final class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; `nil` by default.
  public var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// Adds a motion effect. It has no effect: a page does not receive the tilt.
  public final func addMotionEffect(_ effect: UIMotionEffect) {
    changeSettings { settings in
      if !settings.motionEffects.contains(where: { $0 === effect }) { settings.motionEffects.append(effect) }
    }
  }

  /// Removes a motion effect.
  public final func removeMotionEffect(_ effect: UIMotionEffect) {
    viewSettings?.motionEffects.removeAll { $0 === effect }
  }

  /// The motion effects of the view; empty by default.
  public final var motionEffects: [UIMotionEffect] {
    get { viewSettings?.motionEffects ?? [] }
    set { changeSettings { $0.motionEffects = newValue } }
  }
}
