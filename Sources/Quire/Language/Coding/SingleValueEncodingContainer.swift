// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A container that encodes a value as a single value of another type.
  public struct SingleValueEncodingContainer {
    let encoder: Encoder

    /// The keys from the outermost value to this one.
    public var codingPath: [CodedKey] { encoder.codingPath }

    /// Encodes `null`.
    public mutating func encodeNil() throws(UniversalError) {
      encoder.write(.null)
    }

    /// Encodes a value.
    public mutating func encode<T: Encodable>(_ value: T) throws(UniversalError) {
      try value.encode(to: encoder)
    }
  }

#endif
