// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A value that an encoder has encoded.
  enum CodedValue {
    case null
    case bool(Bool)
    /// An integer.
    case integer(Int64)
    /// An integer above the largest `Int64`.
    case unsigned(UInt64)
    /// Any other number.
    case number(Double)
    /// A number of type `Float`, which is written with fewer digits.
    case single(Float)
    case string(String)
    case array([CodedValue])
    case object(CodedObject)
  }

#endif
