// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A namespace with the formats of property lists, for builds without Foundation.
  public enum PropertyListSerialization {
    /// A format of property lists.
    public enum PropertyListFormat: UInt, Sendable {
      /// The old text format.
      case openStep = 1
      /// XML.
      case xml = 100
      /// The binary format.
      case binary = 200
    }
  }

  /// An encoder that encodes values of Swift types as property lists, for builds without Foundation.
  ///
  /// The bytes contain the values as JSON. `PropertyListDecoder` reads them, other programs do not read them as
  /// property lists.
  open class PropertyListEncoder: @unchecked Sendable {
    // Sendable because there is only one thread.

    /// The format; `binary` by default. It has no effect, because all formats are written as JSON.
    public final var outputFormat = PropertyListSerialization.PropertyListFormat.binary
    /// Objects that the encoded types can read.
    public final var userInfo: [CodingUserInfoKey: AnyObject] = [:]

    /// Creates an encoder.
    public init() {}

    /// Encodes a value. Throws an `EncodingError` for a value that encodes nothing.
    public final func encode<T: Encodable>(_ value: T) throws(UniversalError) -> Data {
      let encoder = JSONEncoder()
      encoder.userInfo = userInfo
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      return try encoder.encode(value)
    }
  }

  /// A decoder that decodes values of Swift types from the bytes of a `PropertyListEncoder`, for builds without
  /// Foundation.
  open class PropertyListDecoder: @unchecked Sendable {
    // Sendable because there is only one thread.

    /// Objects that the decoded types can read.
    public final var userInfo: [CodingUserInfoKey: AnyObject] = [:]

    /// Creates a decoder.
    public init() {}

    /// Decodes a value. Throws a `DecodingError` if the bytes are not those of a `PropertyListEncoder`, or if a value
    /// has another type or is missing.
    public final func decode<T: Decodable>(_ type: T.Type, from data: Data) throws(UniversalError) -> T {
      let decoder = JSONDecoder()
      decoder.userInfo = userInfo
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      return try decoder.decode(type, from: data)
    }
  }

#endif
