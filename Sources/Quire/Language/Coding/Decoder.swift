// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A decoder for one value and the values inside it.
  public struct Decoder {
    let tree: CodedTree
    /// The value's position in the tree.
    let value: Int
    let place: CodingPlace

    /// Creates a decoder for an outermost value.
    init(_ tree: CodedTree, _ options: CodingOptions = CodingOptions()) {
      self.tree = tree
      value = CodedTree.root
      place = CodingPlace()
      tree.options = options
    }

    init(_ tree: CodedTree, _ value: Int, _ place: CodingPlace) {
      self.tree = tree
      self.value = value
      self.place = place
    }

    /// The keys from the outermost value to this one.
    public var codingPath: [CodedKey] { place.keys }

    /// The objects that were passed to the decoder.
    public var userInfo: [CodingUserInfoKey: AnyObject] { options.userInfo }

    /// Returns the value as an object. Throws if it is not an object.
    public func container<Key: CodingKey>(
      keyedBy type: Key.Type
    ) throws(UniversalError) -> KeyedDecodingContainer<Key> {
      KeyedDecodingContainer(try members(), place)
    }

    /// Returns the value as an array. Throws if it is not an array.
    public func unkeyedContainer() throws(UniversalError) -> UnkeyedDecodingContainer {
      UnkeyedDecodingContainer(tree, try array(), place)
    }

    /// Returns the value as a single value.
    public func singleValueContainer() throws(UniversalError) -> SingleValueDecodingContainer {
      SingleValueDecodingContainer(decoder: self)
    }

    // MARK: Values

    var options: CodingOptions { tree.options }
    var kind: CodedNode.Kind { tree.nodes[value].kind }
    var isNull: Bool { kind == .null }

    /// Returns the decoder itself. Throws if the value is `null`.
    func present(_ type: StaticString) throws(UniversalError) -> Decoder {
      if isNull { throw mismatch(type) }
      return self
    }

    /// Returns the position of an object.
    func object() throws(UniversalError) -> Int {
      switch kind {
      case .object: return value
      case .null:
        throw missing("Dictionary<String, Any>", "Cannot get keyed decoding container -- found null value instead")
      default: throw mismatch("Dictionary<String, Any>")
      }
    }

    /// Returns the values of an object, with its keys converted by the decoder's options.
    private func members() throws(UniversalError) -> CodedMembers {
      let object = try object()
      do throws(InvalidText) {
        guard let read = options.readKey else { return try CodedMembers(tree, object, nil) }
        let path = place.keys
        return try CodedMembers(tree, object) { read(path, $0) }
      } catch {
        throw invalid("a key has a wrong escape or is not UTF-8")
      }
    }

    /// Returns the position of an array.
    func array() throws(UniversalError) -> Int {
      switch kind {
      case .array: return value
      case .null: throw missing("Array<Any>", "Cannot get unkeyed decoding container -- found null value instead")
      default: throw mismatch("Array<Any>")
      }
    }

    func string(_ type: StaticString = "String") throws(UniversalError) -> String {
      switch kind {
      case .text, .markedText:
        guard let string = tree.string(at: value) else {
          throw invalid("a text has a wrong escape or is not UTF-8")
        }
        return string
      default: throw mismatch(type)
      }
    }

    func bool() throws(UniversalError) -> Bool {
      switch kind {
      case .no: return false
      case .yes: return true
      // As in Foundation, the error is a type mismatch even for `null`.
      default: throw wrongType("Bool")
      }
    }

    func integer<Number: FixedWidthInteger>(_ type: StaticString) throws(UniversalError) -> Number {
      let node = tree.nodes[value]
      let number: Number? =
        switch node.kind {
        case .integer: Number(exactly: Int64(bitPattern: node.bits))
        case .unsigned: Number(exactly: node.bits)
        case .number: Number(exactly: Double(bitPattern: node.bits))
        case .digits: digits.flatMap { $0.integer() }
        default: throw mismatch(type)
        }
      guard let number else { throw unfit(type) }
      return number
    }

    func double(_ type: StaticString) throws(UniversalError) -> Double {
      let node = tree.nodes[value]
      switch node.kind {
      case .integer: return Double(Int64(bitPattern: node.bits))
      case .unsigned: return Double(node.bits)
      case .number: return Double(bitPattern: node.bits)
      case .digits:
        guard let number = digits?.double else { throw unfit(type) }
        return number
      case .text, .markedText:
        guard let texts = options.infinities, let text = tree.string(at: value) else { throw mismatch(type) }
        if text.hasSameBytes(as: texts.positive) { return .infinity }
        if text.hasSameBytes(as: texts.negative) { return -.infinity }
        guard text.hasSameBytes(as: texts.notANumber) else { throw mismatch(type) }
        return .nan
      default: throw mismatch(type)
      }
    }

    /// The digits of a number that has not been parsed yet; `nil` if it is not a number.
    private var digits: CodedDigits? {
      let node = tree.nodes[value]
      return unsafe tree.text.withUnsafeBufferPointer { bytes in
        unsafe CodedDigits(UnsafeBufferPointer(rebasing: bytes[node.range]))
      }
    }

    // MARK: Errors

    /// Returns the error for a value of another type, or for `null`.
    func mismatch(_ type: StaticString) -> UniversalError {
      if isNull { return missing(type, "Cannot get value of type \(type) -- found null value instead") }
      return wrongType(type)
    }

    private func wrongType(_ type: StaticString) -> UniversalError {
      UniversalError(
        DecodingError.typeMismatch(
          CodedType(type), context("Expected to decode \(type) but found \(kind.name) instead.")))
    }

    func missing(_ type: StaticString, _ text: String) -> UniversalError {
      UniversalError(DecodingError.valueNotFound(CodedType(type), context(text)))
    }

    func corrupted(_ text: String) -> UniversalError {
      UniversalError(DecodingError.dataCorrupted(context(text)))
    }

    /// Returns the error for digits that are not a number, or for a number that a type can't represent.
    func unfit(_ type: StaticString) -> UniversalError {
      invalid("a number is not representable in \(type)")
    }

    /// Returns the error for a part of the text that proves invalid when a type requests it. As in Foundation, it has
    /// no path; the underlying error has the path.
    private func invalid(_ reason: String) -> UniversalError {
      DecodingError.invalid(InvalidValue(description: reason + "." + CodedKey.text(of: place.keys)))
    }

    /// Returns the error for an invalid value, with the path of the container.
    func corruptedAround(_ text: String) -> UniversalError {
      UniversalError(
        DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: Array(place.keys.dropLast()), debugDescription: text)))
    }

    private func context(_ text: String) -> DecodingError.Context {
      DecodingError.Context(codingPath: place.keys, debugDescription: text)
    }
  }

  /// A description of an invalid value, with its path.
  struct InvalidValue: Error, CustomStringConvertible {
    let description: String
  }

  extension DecodingError {
    /// Returns the error for data that is not in the expected format, with an underlying error that explains it.
    static func invalid<E: Error & CustomStringConvertible>(_ error: E) -> UniversalError {
      UniversalError(
        DecodingError.dataCorrupted(
          Context(
            codingPath: [CodedKey](), debugDescription: "The given data was not valid JSON.",
            underlyingError: UniversalError(error))))
    }
  }

#endif
