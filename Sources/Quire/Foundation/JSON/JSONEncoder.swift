// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// An encoder that encodes values of Swift types as JSON, for builds without Foundation.
  ///
  /// The code of strategies that an app does not use, such as a date format, is not in its build.
  open class JSONEncoder: @unchecked Sendable {
    /// Options for the format of the text.
    public struct OutputFormatting: OptionSet, Sendable {
      /// The raw bits, with Foundation's values.
      public let rawValue: UInt

      /// Creates options from raw bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// Puts each value on its own line, indented by two spaces more than the value that contains it.
      public static let prettyPrinted = OutputFormatting(rawValue: 1)
      /// Sorts the keys of an object by their bytes. Without this option, they are in the order in which they were
      /// encoded.
      public static let sortedKeys = OutputFormatting(rawValue: 2)
      /// Writes slashes without a backslash before them.
      public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
    }

    // Sendable because there is only one thread.

    /// The format of the text; a single line by default.
    public final var outputFormatting: OutputFormatting = []
    /// The format in which dates are encoded; `deferredToDate` by default.
    public final var dateEncodingStrategy = DateEncodingStrategy.deferredToDate
    /// The format in which bytes are encoded; `base64` by default.
    public final var dataEncodingStrategy = DataEncodingStrategy.base64
    /// The format in which numbers that are not finite are encoded; `throw` by default.
    public final var nonConformingFloatEncodingStrategy = NonConformingFloatEncodingStrategy.throw
    /// The conversion of a type's keys to JSON keys; `useDefaultKeys` by default.
    public final var keyEncodingStrategy = KeyEncodingStrategy.useDefaultKeys
    /// Objects that the encoded types can read.
    public final var userInfo: [CodingUserInfoKey: AnyObject] = [:]

    /// Creates an encoder with Foundation's defaults.
    public init() {}

    /// Encodes a value as UTF-8.
    ///
    /// Throws an `EncodingError` for a number that is not finite, and for a value that encodes nothing.
    public final func encode<T: Encodable>(_ value: T) throws(UniversalError) -> Data {
      let encoder = Encoder(options)
      try value.encode(to: encoder)
      guard let coded = encoder.value else {
        throw UniversalError(
          EncodingError.invalidValue(
            UncodedValue(value),
            EncodingError.Context(
              codingPath: [CodedKey](), debugDescription: "Top-level value did not encode any values.")))
      }
      var writer = JSONWriter(outputFormatting)
      writer.write(coded)
      return Data(writer.bytes)
    }

    private final var options: CodingOptions {
      let options = CodingOptions()
      options.userInfo = userInfo
      options.writeDate = dateEncodingStrategy.write
      options.writeData = dataEncodingStrategy.write
      options.writeKey = keyEncodingStrategy.write
      options.infinities = nonConformingFloatEncodingStrategy.texts
      return options
    }
  }

#endif
