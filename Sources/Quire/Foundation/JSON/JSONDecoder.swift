// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A decoder that decodes values of Swift types from JSON, for builds without Foundation.
  ///
  /// The code of strategies that an app does not use, such as a date format, is not in its build.
  open class JSONDecoder: @unchecked Sendable {
    // Sendable because there is only one thread.

    /// The format from which dates are decoded; `deferredToDate` by default.
    public final var dateDecodingStrategy = DateDecodingStrategy.deferredToDate
    /// The format from which bytes are decoded; `base64` by default.
    public final var dataDecodingStrategy = DataDecodingStrategy.base64
    /// The format from which numbers that are not finite are decoded; `throw` by default.
    public final var nonConformingFloatDecodingStrategy = NonConformingFloatDecodingStrategy.throw
    /// The conversion of JSON keys to a type's keys; `useDefaultKeys` by default.
    public final var keyDecodingStrategy = KeyDecodingStrategy.useDefaultKeys
    /// Objects that the decoded types can read.
    public final var userInfo: [CodingUserInfoKey: AnyObject] = [:]

    /// Creates a decoder with Foundation's defaults.
    public init() {}

    /// Decodes a value.
    ///
    /// Throws a `DecodingError`. It is `dataCorrupted`, with the reason in `underlyingError`, if the bytes are not
    /// JSON, if arrays and objects are nested more than 512 deep, or if a number does not fit its type. The other cases
    /// mean that a value has another type or is missing.
    public final func decode<T: Decodable>(_ type: T.Type, from data: Data) throws(UniversalError) -> T {
      let tree: CodedTree
      do throws(JSONError) {
        tree = try JSONScanner.tree(JSONBytes.utf8(data.bytes))
      } catch {
        throw DecodingError.invalid(error)
      }
      return try T(from: Decoder(tree, options))
    }

    private final var options: CodingOptions {
      let options = CodingOptions()
      options.userInfo = userInfo
      options.readDate = dateDecodingStrategy.read
      options.readData = dataDecodingStrategy.read
      options.readKey = keyDecodingStrategy.read
      options.infinities = nonConformingFloatDecodingStrategy.texts
      return options
    }
  }

#endif
