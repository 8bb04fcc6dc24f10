// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension LayerValue {
    /// Creates a value from an object, or returns `nil` if its type is not supported.
    @MainActor init?(_ object: NSValue?) {
      guard let object else { return nil }
      if let number = object as? NSNumber {
        self = .number(CGFloat(number.doubleValue))
        return
      }
      switch object.other {
      case .point(let point): self = .point(point)
      case .size(let size): self = .size(size)
      case .transform(let transform): self = .transform(transform)
      case .plane(let transform): self = .transform(CATransform3DMakeAffineTransform(transform))
      case nil: self = .rect(object.cgRectValue)
      default: return nil
      }
    }

    /// The value as an object, or `nil` if no object holds it.
    @MainActor var object: NSValue? {
      switch self {
      case .number(let value): NSNumber(value: Double(value))
      case .point(let value): NSValue(cgPoint: value)
      case .size(let value): NSValue(cgSize: value)
      case .rect(let value): NSValue(cgRect: value)
      case .transform(let value): NSValue(caTransform3D: value)
      default: nil
      }
    }

    /// Creates an array of numbers from objects.
    @MainActor init?(_ numbers: [NSNumber]?) {
      guard let numbers else { return nil }
      self = .numbers(numbers.map { CGFloat($0.doubleValue) })
    }

    /// The numbers as objects, or `nil` for a value of another kind.
    @MainActor var numberObjects: [NSNumber]? {
      guard case .numbers(let values) = self else { return nil }
      return values.map { NSNumber(value: Double($0)) }
    }
  }

  // A literal of numbers means numbers, not objects. Therefore the compiler takes these properties last.

  /// A basic animation of an object that holds a number, a point, a size, a rectangle or a transform.
  @preconcurrency @MainActor public protocol CAObjectAnimation: CABasicAnimation {}
  extension CAObjectAnimation {
    /// The start value, or `nil` if it is unset or of another type.
    @_disfavoredOverload public var fromValue: NSValue? {
      get { from?.object }
      set { from = LayerValue(newValue) }
    }
    /// The end value, or `nil` if it is unset or of another type.
    @_disfavoredOverload public var toValue: NSValue? {
      get { to?.object }
      set { to = LayerValue(newValue) }
    }
    /// The difference between the end and start values, or `nil` if it is unset or of another type.
    @_disfavoredOverload public var byValue: NSValue? {
      get { by?.object }
      set { by = LayerValue(newValue) }
    }
  }

  /// A basic animation of an array of numbers as objects.
  @preconcurrency @MainActor public protocol CAObjectsAnimation: CABasicAnimation {}
  extension CAObjectsAnimation {
    /// The start value, or `nil` if it is unset or of another type.
    @_disfavoredOverload public var fromValue: [NSNumber]? {
      get { from?.numberObjects }
      set { from = LayerValue(newValue) }
    }
    /// The end value, or `nil` if it is unset or of another type.
    @_disfavoredOverload public var toValue: [NSNumber]? {
      get { to?.numberObjects }
      set { to = LayerValue(newValue) }
    }
    /// The difference between the end and start values, or `nil` if it is unset or of another type.
    @_disfavoredOverload public var byValue: [NSNumber]? {
      get { by?.numberObjects }
      set { by = LayerValue(newValue) }
    }
  }

  extension CABasicAnimation: CAObjectAnimation, CAObjectsAnimation {}

  /// A keyframe animation of points, sizes, rectangles or transforms as objects.
  @preconcurrency @MainActor public protocol CAObjectKeyframeAnimation: CAKeyframeAnimation {}
  extension CAObjectKeyframeAnimation {
    /// The keyframe values, or `nil` if they are unset or of another type.
    @_disfavoredOverload public var values: [NSValue]? {
      get {
        let found = keys.compactMap { $0.object }
        return found.isEmpty ? nil : found
      }
      set { keys = (newValue ?? []).compactMap { (object: NSValue) in LayerValue(object as NSValue?) } }
    }
  }

  /// A keyframe animation of numbers as objects.
  @preconcurrency @MainActor public protocol CANumberObjectKeyframeAnimation: CAKeyframeAnimation {}
  extension CANumberObjectKeyframeAnimation {
    /// The keyframe values, or `nil` if they are unset or of another type.
    @_disfavoredOverload public var values: [NSNumber]? {
      get {
        let found = keys.compactMap { $0.object as? NSNumber }
        return found.isEmpty ? nil : found
      }
      set { keys = (newValue ?? []).compactMap { (object: NSNumber) in LayerValue(object as NSValue?) } }
    }
  }

  extension CAKeyframeAnimation: CAObjectKeyframeAnimation, CANumberObjectKeyframeAnimation {}

#endif
