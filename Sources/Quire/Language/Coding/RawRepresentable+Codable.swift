// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension RawRepresentable where Self: Decodable, RawValue: Decodable & CustomStringConvertible {
    /// Decodes the raw value. Throws if no value has this raw value.
    public init(from decoder: Decoder) throws(UniversalError) {
      let rawValue = try RawValue(from: decoder)
      guard let value = Self(rawValue: rawValue) else {
        throw decoder.corrupted("Cannot initialize a value from invalid raw value \(rawValue.description)")
      }
      self = value
    }
  }

  extension RawRepresentable where Self: Encodable, RawValue: Encodable {
    /// Encodes the raw value.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      try rawValue.encode(to: encoder)
    }
  }

#endif
