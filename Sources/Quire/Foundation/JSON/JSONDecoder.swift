// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// Reads values of types from JSON, for builds without Foundation.
  ///
  /// What an app does not choose, such as a way to read dates, is not in its build.
  open class JSONDecoder: @unchecked Sendable {
    // There is one thread.

    /// How a date is read; `deferredToDate` unless it is set.
    public final var dateDecodingStrategy = DateDecodingStrategy.deferredToDate
    /// How bytes are read; `base64` unless it is set.
    public final var dataDecodingStrategy = DataDecodingStrategy.base64
    /// How a number that is not finite is read; `throw` unless it is set.
    public final var nonConformingFloatDecodingStrategy = NonConformingFloatDecodingStrategy.throw
    /// How a key becomes one of a type; `useDefaultKeys` unless it is set.
    public final var keyDecodingStrategy = KeyDecodingStrategy.useDefaultKeys
    /// Objects for the types that are read.
    public final var userInfo: [CodingUserInfoKey: AnyObject] = [:]

    /// A decoder with Foundation's choices.
    public init() {}

    /// Reads a value.
    ///
    /// Throws a `DecodingError`: `dataCorrupted` if the bytes are no JSON, if more than 512 lists and objects lie in each
    /// other, or if a type does not hold a number, with the reason in `underlyingError`; the others where a value is of
    /// another type or not there.
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
