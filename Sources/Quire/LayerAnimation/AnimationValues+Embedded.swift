// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  // Embedded Swift has no values of any type. So each kind of value has properties of the same names, from a protocol of
  // its own, and the compiler chooses by the type of what is assigned.

  /// An animation of numbers.
  @preconcurrency @MainActor public protocol CANumberAnimation: CABasicAnimation {}
  extension CANumberAnimation {
    /// The first value; `nil` for none of this kind.
    public var fromValue: CGFloat? {
      get {
        guard case .number(let value)? = from else { return nil }
        return value
      }
      set { from = newValue.map { .number($0) } }
    }
    /// The last value; `nil` for none of this kind.
    public var toValue: CGFloat? {
      get {
        guard case .number(let value)? = to else { return nil }
        return value
      }
      set { to = newValue.map { .number($0) } }
    }
    /// The difference between the last value and the first; `nil` for none of this kind.
    public var byValue: CGFloat? {
      get {
        guard case .number(let value)? = by else { return nil }
        return value
      }
      set { by = newValue.map { .number($0) } }
    }
  }

  /// An animation of points.
  @preconcurrency @MainActor public protocol CAPointAnimation: CABasicAnimation {}
  extension CAPointAnimation {
    /// The first value; `nil` for none of this kind.
    public var fromValue: CGPoint? {
      get {
        guard case .point(let value)? = from else { return nil }
        return value
      }
      set { from = newValue.map { .point($0) } }
    }
    /// The last value; `nil` for none of this kind.
    public var toValue: CGPoint? {
      get {
        guard case .point(let value)? = to else { return nil }
        return value
      }
      set { to = newValue.map { .point($0) } }
    }
    /// The difference between the last value and the first; `nil` for none of this kind.
    public var byValue: CGPoint? {
      get {
        guard case .point(let value)? = by else { return nil }
        return value
      }
      set { by = newValue.map { .point($0) } }
    }
  }

  /// An animation of sizes.
  @preconcurrency @MainActor public protocol CASizeAnimation: CABasicAnimation {}
  extension CASizeAnimation {
    /// The first value; `nil` for none of this kind.
    public var fromValue: CGSize? {
      get {
        guard case .size(let value)? = from else { return nil }
        return value
      }
      set { from = newValue.map { .size($0) } }
    }
    /// The last value; `nil` for none of this kind.
    public var toValue: CGSize? {
      get {
        guard case .size(let value)? = to else { return nil }
        return value
      }
      set { to = newValue.map { .size($0) } }
    }
    /// The difference between the last value and the first; `nil` for none of this kind.
    public var byValue: CGSize? {
      get {
        guard case .size(let value)? = by else { return nil }
        return value
      }
      set { by = newValue.map { .size($0) } }
    }
  }

  /// An animation of rectangles.
  @preconcurrency @MainActor public protocol CARectAnimation: CABasicAnimation {}
  extension CARectAnimation {
    /// The first value; `nil` for none of this kind.
    public var fromValue: CGRect? {
      get {
        guard case .rect(let value)? = from else { return nil }
        return value
      }
      set { from = newValue.map { .rect($0) } }
    }
    /// The last value; `nil` for none of this kind.
    public var toValue: CGRect? {
      get {
        guard case .rect(let value)? = to else { return nil }
        return value
      }
      set { to = newValue.map { .rect($0) } }
    }
    /// The difference between the last value and the first; `nil` for none of this kind.
    public var byValue: CGRect? {
      get {
        guard case .rect(let value)? = by else { return nil }
        return value
      }
      set { by = newValue.map { .rect($0) } }
    }
  }

  /// An animation of transforms.
  @preconcurrency @MainActor public protocol CATransformAnimation: CABasicAnimation {}
  extension CATransformAnimation {
    /// The first value; `nil` for none of this kind.
    public var fromValue: CATransform3D? {
      get {
        guard case .transform(let value)? = from else { return nil }
        return value
      }
      set { from = newValue.map { .transform($0) } }
    }
    /// The last value; `nil` for none of this kind.
    public var toValue: CATransform3D? {
      get {
        guard case .transform(let value)? = to else { return nil }
        return value
      }
      set { to = newValue.map { .transform($0) } }
    }
    /// The difference between the last value and the first; `nil` for none of this kind.
    public var byValue: CATransform3D? {
      get {
        guard case .transform(let value)? = by else { return nil }
        return value
      }
      set { by = newValue.map { .transform($0) } }
    }
  }

  /// An animation of colors.
  @preconcurrency @MainActor public protocol CAColorAnimation: CABasicAnimation {}
  extension CAColorAnimation {
    /// The first value; `nil` for none of this kind.
    public var fromValue: CGColor? {
      get {
        guard case .color(let value)? = from else { return nil }
        return CGColor(rgba: value)
      }
      set { from = newValue.map { .color($0.rgba) } }
    }
    /// The last value; `nil` for none of this kind.
    public var toValue: CGColor? {
      get {
        guard case .color(let value)? = to else { return nil }
        return CGColor(rgba: value)
      }
      set { to = newValue.map { .color($0.rgba) } }
    }
    /// The difference between the last value and the first; `nil` for none of this kind.
    public var byValue: CGColor? {
      get {
        guard case .color(let value)? = by else { return nil }
        return CGColor(rgba: value)
      }
      set { by = newValue.map { .color($0.rgba) } }
    }
  }

  /// An animation of paths.
  @preconcurrency @MainActor public protocol CAPathAnimation: CABasicAnimation {}
  extension CAPathAnimation {
    /// The first value; `nil` for none of this kind.
    public var fromValue: CGPath? {
      get {
        guard case .path(let value)? = from else { return nil }
        return CGPath(outline: value)
      }
      set { from = newValue.map { .path($0.outline) } }
    }
    /// The last value; `nil` for none of this kind.
    public var toValue: CGPath? {
      get {
        guard case .path(let value)? = to else { return nil }
        return CGPath(outline: value)
      }
      set { to = newValue.map { .path($0.outline) } }
    }
    /// The difference between the last value and the first; `nil` for none of this kind.
    public var byValue: CGPath? {
      get {
        guard case .path(let value)? = by else { return nil }
        return CGPath(outline: value)
      }
      set { by = newValue.map { .path($0.outline) } }
    }
  }

  /// An animation of arrays of numbers.
  @preconcurrency @MainActor public protocol CANumbersAnimation: CABasicAnimation {}
  extension CANumbersAnimation {
    /// The first value; `nil` for none of this kind.
    public var fromValue: [CGFloat]? {
      get {
        guard case .numbers(let value)? = from else { return nil }
        return value
      }
      set { from = newValue.map { .numbers($0) } }
    }
    /// The last value; `nil` for none of this kind.
    public var toValue: [CGFloat]? {
      get {
        guard case .numbers(let value)? = to else { return nil }
        return value
      }
      set { to = newValue.map { .numbers($0) } }
    }
    /// The difference between the last value and the first; `nil` for none of this kind.
    public var byValue: [CGFloat]? {
      get {
        guard case .numbers(let value)? = by else { return nil }
        return value
      }
      set { by = newValue.map { .numbers($0) } }
    }
  }

  /// An animation of arrays of colors.
  @preconcurrency @MainActor public protocol CAColorsAnimation: CABasicAnimation {}
  extension CAColorsAnimation {
    /// The first value; `nil` for none of this kind.
    public var fromValue: [CGColor]? {
      get {
        guard case .colors(let value)? = from else { return nil }
        return value.map { CGColor(rgba: $0) }
      }
      set { from = newValue.map { colors in .colors(colors.map { $0.rgba }) } }
    }
    /// The last value; `nil` for none of this kind.
    public var toValue: [CGColor]? {
      get {
        guard case .colors(let value)? = to else { return nil }
        return value.map { CGColor(rgba: $0) }
      }
      set { to = newValue.map { colors in .colors(colors.map { $0.rgba }) } }
    }
    /// The difference between the last value and the first; `nil` for none of this kind.
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

  /// An animation through several numbers.
  @preconcurrency @MainActor public protocol CANumberKeyframeAnimation: CAKeyframeAnimation {}
  extension CANumberKeyframeAnimation {
    /// The values; `nil` for none of this kind.
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

  /// An animation through several points.
  @preconcurrency @MainActor public protocol CAPointKeyframeAnimation: CAKeyframeAnimation {}
  extension CAPointKeyframeAnimation {
    /// The values; `nil` for none of this kind.
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

  /// An animation through several transforms.
  @preconcurrency @MainActor public protocol CATransformKeyframeAnimation: CAKeyframeAnimation {}
  extension CATransformKeyframeAnimation {
    /// The values; `nil` for none of this kind.
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

  /// An animation through several colors.
  @preconcurrency @MainActor public protocol CAColorKeyframeAnimation: CAKeyframeAnimation {}
  extension CAColorKeyframeAnimation {
    /// The values; `nil` for none of this kind.
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

  /// An animation through several paths.
  @preconcurrency @MainActor public protocol CAPathKeyframeAnimation: CAKeyframeAnimation {}
  extension CAPathKeyframeAnimation {
    /// The values; `nil` for none of this kind.
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

  /// An animation through several rectangles.
  @preconcurrency @MainActor public protocol CARectKeyframeAnimation: CAKeyframeAnimation {}
  extension CARectKeyframeAnimation {
    /// The values; `nil` for none of this kind.
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
