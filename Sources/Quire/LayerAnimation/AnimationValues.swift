// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)

  extension LayerValue {
    /// Creates a value from a value of the app, or returns `nil` if its type is not supported.
    @MainActor init?(_ any: Any?) {
      switch any {
      case let value as CGPoint: self = .point(value)
      case let value as CGSize: self = .size(value)
      case let value as CGRect: self = .rect(value)
      case let value as CATransform3D: self = .transform(value)
      case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
      case let value as CGColor: self = .color(value.rgba)
      case let value as CGPath: self = .path(value.outline)
      case let value as Double: self = .number(CGFloat(value))
      case let value as CGFloat: self = .number(value)
      case let value as Float: self = .number(CGFloat(value))
      case let value as Int: self = .number(CGFloat(value))
      case let value as Bool: self = .number(value ? 1 : 0)
      case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
      case let value as NSValue:
        guard let value = value.layerValue else { return nil }
        self = value
      case let values as [CGColor]: self = .colors(values.map { $0.rgba })
      case let values as [Any]:
        var numbers: [CGFloat] = []
        for value in values {
          guard case .number(let number)? = LayerValue(value) else { return nil }
          numbers.append(number)
        }
        self = .numbers(numbers)
      default: return nil
      }
    }

    /// The value in the type that the app uses.
    @MainActor var asAny: Any {
      switch self {
      case .number(let value): value
      case .point(let value): value
      case .size(let value): value
      case .rect(let value): value
      case .transform(let value): value
      case .color(let value): CGColor(rgba: value)
      case .path(let value): CGPath(outline: value)
      case .numbers(let values): values
      case .colors(let values): values.map { CGColor(rgba: $0) }
      }
    }
  }

  extension CABasicAnimation {
    /// The start value: a number, a point, a size, a rectangle, a transform, a `CGColor`, a `CGPath`, or an array of
    /// numbers or colors. Values of other types count as `nil`.
    public final var fromValue: Any? {
      get { from?.asAny }
      set { from = LayerValue(newValue) }
    }
    /// The end value, with the types that `fromValue` supports.
    public final var toValue: Any? {
      get { to?.asAny }
      set { to = LayerValue(newValue) }
    }
    /// The difference between the end value and the start value, with the types that `fromValue` supports.
    public final var byValue: Any? {
      get { by?.asAny }
      set { by = LayerValue(newValue) }
    }
  }

  extension CAKeyframeAnimation {
    /// The keyframe values, with the types that `CABasicAnimation.fromValue` supports. Values of other types are
    /// ignored. `nil` by default.
    public final var values: [Any]? {
      get { keys.isEmpty ? nil : keys.map { $0.asAny } }
      set { keys = (newValue ?? []).compactMap { LayerValue($0) } }
    }
  }

#endif
