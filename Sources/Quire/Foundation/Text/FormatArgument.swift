// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A value for a placeholder of a format.
  public enum FormatArgument: Sendable {
    /// A signed integer, and its number of bits.
    case signed(Int64, bits: Int)
    /// An unsigned integer, and its number of bits.
    case unsigned(UInt64, bits: Int)
    /// A floating-point number.
    case number(Double)
    /// The text for `%@`.
    case text(String)
  }

  /// A type whose values can be used in a format, for builds without Foundation.
  public protocol CVarArg {
    /// The value for a placeholder of a format.
    var formatArgument: FormatArgument { get }
  }

  extension CVarArg where Self: FixedWidthInteger {
    /// The number and its number of bits.
    public var formatArgument: FormatArgument {
      Self.isSigned
        ? .signed(Int64(truncatingIfNeeded: self), bits: Self.bitWidth)
        : .unsigned(UInt64(truncatingIfNeeded: self), bits: Self.bitWidth)
    }
  }

  extension Int: CVarArg {}
  extension Int8: CVarArg {}
  extension Int16: CVarArg {}
  extension Int32: CVarArg {}
  extension Int64: CVarArg {}
  extension UInt: CVarArg {}
  extension UInt8: CVarArg {}
  extension UInt16: CVarArg {}
  extension UInt32: CVarArg {}
  extension UInt64: CVarArg {}

  extension Double: CVarArg {
    /// The number as an argument.
    public var formatArgument: FormatArgument { .number(self) }
  }

  extension Float: CVarArg {
    /// The number as an argument.
    public var formatArgument: FormatArgument { .number(Double(self)) }
  }

  extension Bool: CVarArg {
    /// 1 or 0 as an argument.
    public var formatArgument: FormatArgument { .signed(self ? 1 : 0, bits: 32) }
  }

  extension String: CVarArg {
    /// The text as an argument.
    public var formatArgument: FormatArgument { .text(self) }
  }

  extension Substring: CVarArg {
    /// The text as an argument.
    public var formatArgument: FormatArgument { .text(String(self)) }
  }

  extension Date: CVarArg {
    /// The date's description as an argument.
    public var formatArgument: FormatArgument { .text(description) }
  }

  extension FormatArgument: CVarArg {
    /// The argument itself, so that a list of arguments can be handed on.
    public var formatArgument: FormatArgument { self }
  }

#endif
