// SPDX-License-Identifier: Apache-2.0

#if !canImport(Foundation)

  /// A flag that an enumeration's block may set: `stop.pointee = true` ends it.
  public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
    /// The flag itself.
    public var boolValue: Bool

    /// A flag as given.
    public init(_ value: Bool) {
      boolValue = value
    }

    /// Called for the literals `true` and `false`.
    public init(booleanLiteral value: Bool) {
      boolValue = value
    }
  }

  /// Where a function writes a range for its caller.
  public typealias NSRangePointer = UnsafeMutablePointer<NSRange>

#endif
