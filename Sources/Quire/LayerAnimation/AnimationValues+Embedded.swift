// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  // Embedded Swift has no `Any`. Therefore each kind of value has a protocol that declares the properties with its own
  // type, and the compiler selects one by the type of the assigned value.

  /// A basic animation of a number.
  @preconcurrency @MainActor public protocol CANumberAnimation: CABasicAnimation {}
  extension CANumberAnimation {
    /// The start value, or `nil` if it is unset or of another type.
    public var fromValue: CGFloat? {
      get {
        guard case .number(let value)? = from else { return nil }
        return value
      }
      set { from = newValue.map { .number($0) } }
    }
    /// The end value, or `nil` if it is unset or of another type.
    public var toValue: CGFloat? {
      get {
        guard case .number(let value)? = to else { return nil }
        return value
      }
      set { to = newValue.map { .number($0) } }
    }
    /// The difference between the end and start values, or `nil` if it is unset or of another type.
    public var byValue: CGFloat? {
      get {
        guard case .number(let value)? = by else { return nil }
        return value
      }
      set { by = newValue.map { .number($0) } }
    }
  }

  /// A basic animation of a point.
  @preconcurrency @MainActor public protocol CAPointAnimation: CABasicAnimation {}
  extension CAPointAnimation {
    /// The start value, or `nil` if it is unset or of another type.
    public var fromValue: CGPoint? {
      get {
        guard case .point(let value)? = from else { return nil }
        return value
      }
      set { from = newValue.map { .point($0) } }
    }
    /// The end value, or `nil` if it is unset or of another type.
    public var toValue: CGPoint? {
      get {
        guard case .point(let value)? = to else { return nil }
        return value
      }
      set { to = newValue.map { .point($0) } }
    }
    /// The difference between the end and start values, or `nil` if it is unset or of another type.
    public var byValue: CGPoint? {
      get {
        guard case .point(let value)? = by else { return nil }
        return value
      }
      set { by = newValue.map { .point($0) } }
    }
  }

  /// A basic animation of a size.
  @preconcurrency @MainActor public protocol CASizeAnimation: CABasicAnimation {}
  extension CASizeAnimation {
    /// The start value, or `nil` if it is unset or of another type.
    public var fromValue: CGSize? {
      get {
        guard case .size(let value)? = from else { return nil }
        return value
      }
      set { from = newValue.map { .size($0) } }
    }
    /// The end value, or `nil` if it is unset or of another type.
    public var toValue: CGSize? {
      get {
        guard case .size(let value)? = to else { return nil }
        return value
      }
      set { to = newValue.map { .size($0) } }
    }
    /// The difference between the end and start values, or `nil` if it is unset or of another type.
    public var byValue: CGSize? {
      get {
        guard case .size(let value)? = by else { return nil }
        return value
      }
      set { by = newValue.map { .size($0) } }
    }
  }

  /// A basic animation of a rectangle.
  @preconcurrency @MainActor public protocol CARectAnimation: CABasicAnimation {}
  extension CARectAnimation {
    /// The start value, or `nil` if it is unset or of another type.
    public var fromValue: CGRect? {
      get {
        guard case .rect(let value)? = from else { return nil }
        return value
      }
      set { from = newValue.map { .rect($0) } }
    }
    /// The end value, or `nil` if it is unset or of another type.
    public var toValue: CGRect? {
      get {
        guard case .rect(let value)? = to else { return nil }
        return value
      }
      set { to = newValue.map { .rect($0) } }
    }
    /// The difference between the end and start values, or `nil` if it is unset or of another type.
    public var byValue: CGRect? {
      get {
        guard case .rect(let value)? = by else { return nil }
        return value
      }
      set { by = newValue.map { .rect($0) } }
    }
  }

  /// A basic animation of a transform.
  @preconcurrency @MainActor public protocol CATransformAnimation: CABasicAnimation {}
  extension CATransformAnimation {
    /// The start value, or `nil` if it is unset or of another type.
    public var fromValue: CATransform3D? {
      get {
        guard case .transform(let value)? = from else { return nil }
        return value
      }
      set { from = newValue.map { .transform($0) } }
    }
    /// The end value, or `nil` if it is unset or of another type.
    public var toValue: CATransform3D? {
      get {
        guard case .transform(let value)? = to else { return nil }
        return value
      }
      set { to = newValue.map { .transform($0) } }
    }
    /// The difference between the end and start values, or `nil` if it is unset or of another type.
    public var byValue: CATransform3D? {
      get {
        guard case .transform(let value)? = by else { return nil }
        return value
      }
      set { by = newValue.map { .transform($0) } }
    }
  }

  /// A basic animation of a color.
  @preconcurrency @MainActor public protocol CAColorAnimation: CABasicAnimation {}
  extension CAColorAnimation {
    /// The start value, or `nil` if it is unset or of another type.
    public var fromValue: CGColor? {
      get {
        guard case .color(let value)? = from else { return nil }
        return CGColor(rgba: value)
      }
      set { from = newValue.map { .color($0.rgba) } }
    }
    /// The end value, or `nil` if it is unset or of another type.
    public var toValue: CGColor? {
      get {
        guard case .color(let value)? = to else { return nil }
        return CGColor(rgba: value)
      }
      set { to = newValue.map { .color($0.rgba) } }
    }
    /// The difference between the end and start values, or `nil` if it is unset or of another type.
    public var byValue: CGColor? {
      get {
        guard case .color(let value)? = by else { return nil }
        return CGColor(rgba: value)
      }
      set { by = newValue.map { .color($0.rgba) } }
    }
  }

  /// A basic animation of a path.
  @preconcurrency @MainActor public protocol CAPathAnimation: CABasicAnimation {}
  extension CAPathAnimation {
    /// The start value, or `nil` if it is unset or of another type.
    public var fromValue: CGPath? {
      get {
        guard case .path(let value)? = from else { return nil }
        return CGPath(outline: value)
      }
      set { from = newValue.map { .path($0.outline) } }
    }
    /// The end value, or `nil` if it is unset or of another type.
    public var toValue: CGPath? {
      get {
        guard case .path(let value)? = to else { return nil }
        return CGPath(outline: value)
      }
      set { to = newValue.map { .path($0.outline) } }
    }
    /// The difference between the end and start values, or `nil` if it is unset or of another type.
    public var byValue: CGPath? {
      get {
        guard case .path(let value)? = by else { return nil }
        return CGPath(outline: value)
      }
      set { by = newValue.map { .path($0.outline) } }
    }
  }

  /// A basic animation of an array of numbers.
  @preconcurrency @MainActor public protocol CANumbersAnimation: CABasicAnimation {}
  extension CANumbersAnimation {
    /// The start value, or `nil` if it is unset or of another type.
    public var fromValue: [CGFloat]? {
      get {
        guard case .numbers(let value)? = from else { return nil }
        return value
      }
      set { from = newValue.map { .numbers($0) } }
    }
    /// The end value, or `nil` if it is unset or of another type.
    public var toValue: [CGFloat]? {
      get {
        guard case .numbers(let value)? = to else { return nil }
        return value
      }
      set { to = newValue.map { .numbers($0) } }
    }
    /// The difference between the end and start values, or `nil` if it is unset or of another type.
    public var byValue: [CGFloat]? {
      get {
        guard case .numbers(let value)? = by else { return nil }
        return value
      }
      set { by = newValue.map { .numbers($0) } }
    }
  }

  /// A basic animation of an array of colors.
  @preconcurrency @MainActor public protocol CAColorsAnimation: CABasicAnimation {}
  extension CAColorsAnimation {
    /// The start value, or `nil` if it is unset or of another type.
    public var fromValue: [CGColor]? {
      get {
        guard case .colors(let value)? = from else { return nil }
        return value.map { CGColor(rgba: $0) }
      }
      set { from = newValue.map { colors in .colors(colors.map { $0.rgba }) } }
    }
    /// The end value, or `nil` if it is unset or of another type.
    public var toValue: [CGColor]? {
      get {
        guard case .colors(let value)? = to else { return nil }
        return value.map { CGColor(rgba: $0) }
      }
      set { to = newValue.map { colors in .colors(colors.map { $0.rgba }) } }
    }
    /// The difference between the end and start values, or `nil` if it is unset or of another type.
    public var byValue: [CGColor]? {
      get {
        guard case .colors(let value)? = by else { return nil }
        return value.map { CGColor(rgba: $0) }
      }
      set { by = newValue.map { colors in .colors(colors.map { $0.rgba }) } }
    }
  }

  extension CABasicAnimation: CANumberAnimation, CAPointAnimation, CASizeAnimation, CARectAnimation,
    CATransformAnimation, CAColorAnimation, CAPathAnimation, CANumbersAnimation, CAColorsAnimation
  {}

  /// A keyframe animation of a number.
  @preconcurrency @MainActor public protocol CANumberKeyframeAnimation: CAKeyframeAnimation {}
  extension CANumberKeyframeAnimation {
    /// The keyframe values, or `nil` if they are unset or of another type.
    public var values: [CGFloat]? {
      get {
        let found = keys.compactMap { (key: LayerValue) -> CGFloat? in
          guard case .number(let value) = key else { return nil }
          return value
        }
        return found.isEmpty ? nil : found
      }
      set { keys = (newValue ?? []).map { .number($0) } }
    }
  }

  /// A keyframe animation of a point.
  @preconcurrency @MainActor public protocol CAPointKeyframeAnimation: CAKeyframeAnimation {}
  extension CAPointKeyframeAnimation {
    /// The keyframe values, or `nil` if they are unset or of another type.
    public var values: [CGPoint]? {
      get {
        let found = keys.compactMap { (key: LayerValue) -> CGPoint? in
          guard case .point(let value) = key else { return nil }
          return value
        }
        return found.isEmpty ? nil : found
      }
      set { keys = (newValue ?? []).map { .point($0) } }
    }
  }

  /// A keyframe animation of a transform.
  @preconcurrency @MainActor public protocol CATransformKeyframeAnimation: CAKeyframeAnimation {}
  extension CATransformKeyframeAnimation {
    /// The keyframe values, or `nil` if they are unset or of another type.
    public var values: [CATransform3D]? {
      get {
        let found = keys.compactMap { (key: LayerValue) -> CATransform3D? in
          guard case .transform(let value) = key else { return nil }
          return value
        }
        return found.isEmpty ? nil : found
      }
      set { keys = (newValue ?? []).map { .transform($0) } }
    }
  }

  /// A keyframe animation of a color.
  @preconcurrency @MainActor public protocol CAColorKeyframeAnimation: CAKeyframeAnimation {}
  extension CAColorKeyframeAnimation {
    /// The keyframe values, or `nil` if they are unset or of another type.
    public var values: [CGColor]? {
      get {
        let found = keys.compactMap { (key: LayerValue) -> CGColor? in
          guard case .color(let value) = key else { return nil }
          return CGColor(rgba: value)
        }
        return found.isEmpty ? nil : found
      }
      set { keys = (newValue ?? []).map { .color($0.rgba) } }
    }
  }

  /// A keyframe animation of a path.
  @preconcurrency @MainActor public protocol CAPathKeyframeAnimation: CAKeyframeAnimation {}
  extension CAPathKeyframeAnimation {
    /// The keyframe values, or `nil` if they are unset or of another type.
    public var values: [CGPath]? {
      get {
        let found = keys.compactMap { (key: LayerValue) -> CGPath? in
          guard case .path(let value) = key else { return nil }
          return CGPath(outline: value)
        }
        return found.isEmpty ? nil : found
      }
      set { keys = (newValue ?? []).map { .path($0.outline) } }
    }
  }

  /// A keyframe animation of a rectangle.
  @preconcurrency @MainActor public protocol CARectKeyframeAnimation: CAKeyframeAnimation {}
  extension CARectKeyframeAnimation {
    /// The keyframe values, or `nil` if they are unset or of another type.
    public var values: [CGRect]? {
      get {
        let found = keys.compactMap { (key: LayerValue) -> CGRect? in
          guard case .rect(let value) = key else { return nil }
          return value
        }
        return found.isEmpty ? nil : found
      }
      set { keys = (newValue ?? []).map { .rect($0) } }
    }
  }

  extension CAKeyframeAnimation: CANumberKeyframeAnimation, CAPointKeyframeAnimation, CATransformKeyframeAnimation,
    CAColorKeyframeAnimation, CAPathKeyframeAnimation, CARectKeyframeAnimation
  {}

#endif
