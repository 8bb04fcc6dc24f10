// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// Writes values of types as JSON, for builds without Foundation.
  ///
  /// What an app does not choose, such as a way to write dates, is not in its build.
  open class JSONEncoder: @unchecked Sendable {
    /// The form of the text.
    public struct OutputFormatting: OptionSet, Sendable {
      /// Foundation's bits.
      public let rawValue: UInt

      /// Options from their bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// Each value in a line of its own, two spaces further in than what it is in.
      public static let prettyPrinted = OutputFormatting(rawValue: 1)
      /// The keys of an object in their order by bytes; otherwise in the order in which they were written.
      public static let sortedKeys = OutputFormatting(rawValue: 2)
      /// A slash without a backslash in front of it.
      public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
    }

    // There is one thread.

    /// The form of the text; one line unless it is set.
    public final var outputFormatting: OutputFormatting = []
    /// How a date is written; `deferredToDate` unless it is set.
    public final var dateEncodingStrategy = DateEncodingStrategy.deferredToDate
    /// How bytes are written; `base64` unless it is set.
    public final var dataEncodingStrategy = DataEncodingStrategy.base64
    /// How a number that is not finite is written; `throw` unless it is set.
    public final var nonConformingFloatEncodingStrategy = NonConformingFloatEncodingStrategy.throw
    /// How a type's key is written; `useDefaultKeys` unless it is set.
    public final var keyEncodingStrategy = KeyEncodingStrategy.useDefaultKeys
    /// Objects for the types that are written.
    public final var userInfo: [CodingUserInfoKey: AnyObject] = [:]

    /// An encoder with Foundation's choices.
    public init() {}

    /// Writes a value, as UTF-8.
    ///
    /// Throws an `EncodingError` for a number that is not finite, and for a value that writes nothing.
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
