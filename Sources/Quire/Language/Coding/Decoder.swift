// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// Reads one value, and what is in it.
  public struct Decoder {
    let value: CodedValue
    let place: CodingPlace

    /// Reads an outermost value.
    init(_ value: CodedValue, _ options: CodingOptions = CodingOptions()) {
      self.value = value
      place = CodingPlace(options)
    }

    init(_ value: CodedValue, _ place: CodingPlace) {
      self.value = value
      self.place = place
    }

    /// The keys from the outermost value to this one.
    public var codingPath: [CodedKey] { place.keys }

    /// The objects that the decoder's user gave.
    public var userInfo: [CodingUserInfoKey: AnyObject] { place.options.userInfo }

    /// The value as an object. Throws if it is none.
    public func container<Key: CodingKey>(
      keyedBy type: Key.Type
    ) throws(UniversalError) -> KeyedDecodingContainer<Key> {
      KeyedDecodingContainer(try object(), place)
    }

    /// The value as a list. Throws if it is none.
    public func unkeyedContainer() throws(UniversalError) -> UnkeyedDecodingContainer {
      UnkeyedDecodingContainer(try array(), place)
    }

    /// The value as it is.
    public func singleValueContainer() throws(UniversalError) -> SingleValueDecodingContainer {
      SingleValueDecodingContainer(decoder: self)
    }

    // MARK: Values

    func object() throws(UniversalError) -> CodedObject {
      switch value {
      case .object(let object): return object
      case .null:
        throw missing("Dictionary<String, Any>", "Cannot get keyed decoding container -- found null value instead")
      default: throw mismatch("Dictionary<String, Any>")
      }
    }

    func array() throws(UniversalError) -> [CodedValue] {
      switch value {
      case .array(let items): return items
      case .null: throw missing("Array<Any>", "Cannot get unkeyed decoding container -- found null value instead")
      default: throw mismatch("Array<Any>")
      }
    }

    func string() throws(UniversalError) -> String {
      guard case .string(let string) = value else { throw mismatch("String") }
      return string
    }

    func bool() throws(UniversalError) -> Bool {
      guard case .bool(let bool) = value else { throw mismatch("Bool") }
      return bool
    }

    func integer<Number: FixedWidthInteger>(_ type: StaticString) throws(UniversalError) -> Number {
      let number: Number? =
        switch value {
        case .integer(let integer): Number(exactly: integer)
        case .unsigned(let integer): Number(exactly: integer)
        case .number(let number): Number(exactly: number)
        case .single(let number): Number(exactly: number)
        default: throw mismatch(type)
        }
      guard let number else { throw corrupted("The number is not representable in \(type).") }
      return number
    }

    func double(_ type: StaticString) throws(UniversalError) -> Double {
      switch value {
      case .integer(let integer): return Double(integer)
      case .unsigned(let integer): return Double(integer)
      case .number(let number): return number
      case .single(let number): return Double(number)
      case .string(let text):
        guard let texts = place.options.infinities else { throw mismatch(type) }
        if text.hasSameBytes(as: texts.positive) { return .infinity }
        if text.hasSameBytes(as: texts.negative) { return -.infinity }
        guard text.hasSameBytes(as: texts.notANumber) else { throw mismatch(type) }
        return .nan
      default: throw mismatch(type)
      }
    }

    // MARK: Errors

    /// The error for a value of another kind, or `null`.
    func mismatch(_ type: StaticString) -> UniversalError {
      if case .null = value { return missing(type, "Cannot get value of type \(type) -- found null value instead") }
      return UniversalError(
        DecodingError.typeMismatch(
          CodedType(type), context("Expected to decode \(type) but found \(value.kind) instead.")))
    }

    func missing(_ type: StaticString, _ text: String) -> UniversalError {
      UniversalError(DecodingError.valueNotFound(CodedType(type), context(text)))
    }

    func corrupted(_ text: String) -> UniversalError {
      UniversalError(DecodingError.dataCorrupted(context(text)))
    }

    private func context(_ text: String) -> DecodingError.Context {
      DecodingError.Context(codingPath: place.keys, debugDescription: text)
    }
  }

#endif
