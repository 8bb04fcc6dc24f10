// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A value that a decoder reads, or that an encoder has written.
  enum CodedValue {
    case null
    case bool(Bool)
    /// A whole number.
    case integer(Int64)
    /// A whole number above the largest `Int64`.
    case unsigned(UInt64)
    /// Any other number.
    case number(Double)
    /// A number of the type `Float`, which is written with fewer digits.
    case single(Float)
    case string(String)
    case array([CodedValue])
    case object(CodedObject)

    /// The kind of the value, as messages name it.
    var kind: StaticString {
      switch self {
      case .null: "null"
      case .bool: "bool"
      case .integer, .unsigned, .number, .single: "number"
      case .string: "a string"
      case .array: "an array"
      case .object: "a dictionary"
      }
    }
  }

#endif
