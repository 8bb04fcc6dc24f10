// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A value in an `NSValue` that is not a `CGRect`.
  indirect enum OtherValue: Sendable {
    case point(CGPoint)
    case size(CGSize)
    case vector(CGVector)
    case plane(CGAffineTransform)
    case transform(CATransform3D)
    case insets(UIEdgeInsets)
    case offset(UIOffset)
  }

  extension NSValue {
    /// Creates an object with a `CGPoint`.
    nonisolated public convenience init(cgPoint point: CGPoint) {
      self.init(.point(point))
    }

    /// The `CGPoint` in the object; zero for a value of another type.
    nonisolated public final var cgPointValue: CGPoint {
      guard case .point(let value)? = other else { return .zero }
      return value
    }

    /// Creates an object with a `CGSize`.
    nonisolated public convenience init(cgSize size: CGSize) {
      self.init(.size(size))
    }

    /// The `CGSize` in the object; zero for a value of another type.
    nonisolated public final var cgSizeValue: CGSize {
      guard case .size(let value)? = other else { return .zero }
      return value
    }

    /// Creates an object with a `CGVector`.
    nonisolated public convenience init(cgVector vector: CGVector) {
      self.init(.vector(vector))
    }

    /// The `CGVector` in the object; zero for a value of another type.
    nonisolated public final var cgVectorValue: CGVector {
      guard case .vector(let value)? = other else { return .zero }
      return value
    }

    /// Creates an object with a `CGAffineTransform`.
    nonisolated public convenience init(cgAffineTransform transform: CGAffineTransform) {
      self.init(.plane(transform))
    }

    /// The `CGAffineTransform` in the object; the identity for a value of another type.
    nonisolated public final var cgAffineTransformValue: CGAffineTransform {
      guard case .plane(let value)? = other else { return .identity }
      return value
    }

    /// Creates an object with a `CATransform3D`.
    nonisolated public convenience init(caTransform3D transform: CATransform3D) {
      self.init(.transform(transform))
    }

    /// The `CATransform3D` in the object; the identity for a value of another type.
    nonisolated public final var caTransform3DValue: CATransform3D {
      guard case .transform(let value)? = other else { return CATransform3DIdentity }
      return value
    }

    /// Creates an object with `UIEdgeInsets`.
    nonisolated public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
      self.init(.insets(insets))
    }

    /// The `UIEdgeInsets` in the object; zero for a value of another type.
    nonisolated public final var uiEdgeInsetsValue: UIEdgeInsets {
      guard case .insets(let value)? = other else { return .zero }
      return value
    }

    /// Creates an object with a `UIOffset`.
    nonisolated public convenience init(uiOffset offset: UIOffset) {
      self.init(.offset(offset))
    }

    /// The `UIOffset` in the object; zero for a value of another type.
    nonisolated public final var uiOffsetValue: UIOffset {
      guard case .offset(let value)? = other else { return .zero }
      return value
    }
  }

#else

  extension NSValue {
    /// Creates an object that holds a `CGPoint`.
    public convenience init(cgPoint point: CGPoint) {
      self.init(point: point)
    }

    /// The `CGPoint` in the object.
    public var cgPointValue: CGPoint { pointValue }

    /// Creates an object that holds a `CGSize`.
    public convenience init(cgSize size: CGSize) {
      self.init(size: size)
    }

    /// The `CGSize` in the object.
    public var cgSizeValue: CGSize { sizeValue }

    /// Creates an object that holds `UIEdgeInsets`.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
      self.init([Double(insets.top), Double(insets.left), Double(insets.bottom), Double(insets.right)])
    }

    /// The `UIEdgeInsets` in the object.
    public var uiEdgeInsetsValue: UIEdgeInsets {
      let parts = numbers(4)
      return UIEdgeInsets(
        top: CGFloat(parts[0]), left: CGFloat(parts[1]), bottom: CGFloat(parts[2]), right: CGFloat(parts[3]))
    }

    /// Creates an object that holds a `CGVector`.
    public convenience init(cgVector vector: CGVector) {
      self.init([Double(vector.dx), Double(vector.dy)])
    }

    /// The `CGVector` in the object.
    public var cgVectorValue: CGVector {
      let parts = numbers(2)
      return CGVector(dx: CGFloat(parts[0]), dy: CGFloat(parts[1]))
    }

    /// Creates an object that holds a `UIOffset`.
    public convenience init(uiOffset offset: UIOffset) {
      self.init([Double(offset.horizontal), Double(offset.vertical)])
    }

    /// The `UIOffset` in the object.
    public var uiOffsetValue: UIOffset {
      let parts = numbers(2)
      return UIOffset(horizontal: CGFloat(parts[0]), vertical: CGFloat(parts[1]))
    }

    /// Creates an object that holds a `CGAffineTransform`.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
      self.init([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map { Double($0) })
    }

    /// The `CGAffineTransform` in the object.
    public var cgAffineTransformValue: CGAffineTransform {
      let parts = numbers(6).map { CGFloat($0) }
      return CGAffineTransform(a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
    }

    /// Creates an object that holds a `CATransform3D`.
    public convenience init(caTransform3D transform: CATransform3D) {
      self.init(transform.elements.map { Double($0) })
    }

    /// The `CATransform3D` in the object.
    public var caTransform3DValue: CATransform3D { CATransform3D(elements: numbers(16).map { CGFloat($0) }) }

    // Foundation on Linux holds no structures but its own, and arrays of numbers.
    private convenience init(_ numbers: [Double]) {
      // Safe because the type is that of the bytes.
      unsafe self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
    }

    /// Returns the numbers in the object. Traps if it holds other values.
    private func numbers(_ count: Int) -> [Double] {
      precondition(holdsNumbers(count), "The value has another type.")
      var numbers = [Double](repeating: 0, count: count)
      // Safe because the object holds that many numbers.
      unsafe numbers.withUnsafeMutableBytes { bytes in unsafe getValue(bytes.baseAddress!) }
      return numbers
    }

    private func holdsNumbers(_ count: Int) -> Bool { unsafe String(cString: objCType) == "[\(count)d]" }

    /// The value as one of a layer's property, or `nil` if its type is not supported.
    var layerValue: LayerValue? {
      // The type is a C string that lives as long as the value.
      let type = unsafe String(cString: objCType)
      if type.hasPrefix("{CGRect=") { return .rect(rectValue) }
      if type.hasPrefix("{CGPoint=") { return .point(pointValue) }
      if type.hasPrefix("{CGSize=") { return .size(sizeValue) }
      if holdsNumbers(16) { return .transform(caTransform3DValue) }
      return holdsNumbers(6) ? .transform(CATransform3DMakeAffineTransform(cgAffineTransformValue)) : nil
    }
  }

#endif
