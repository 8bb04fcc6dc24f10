// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A container that decodes a value as a single value of another type.
  public struct SingleValueDecodingContainer {
    let decoder: Decoder

    /// The keys from the outermost value to this one.
    public var codingPath: [CodedKey] { decoder.codingPath }

    /// Whether the value is `null`.
    public func decodeNil() -> Bool { decoder.isNull }

    /// Decodes the value.
    public func decode<T: Decodable>(_ type: T.Type) throws(UniversalError) -> T {
      try T(from: decoder)
    }
  }

#endif
