// SPDX-License-Identifier: Apache-2.0

#if !canImport(Foundation)

  /// A flag that the block of an enumeration may set: `stop.pointee = true` ends the enumeration.
  public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
    /// The flag itself.
    public var boolValue: Bool

    /// Creates a flag with a value.
    public init(_ value: Bool) {
      boolValue = value
    }

    /// Creates a flag from the literal `true` or `false`.
    public init(booleanLiteral value: Bool) {
      boolValue = value
    }
  }

  /// A pointer to a range that a function sets for its caller.
  public typealias NSRangePointer = UnsafeMutablePointer<NSRange>

#endif
