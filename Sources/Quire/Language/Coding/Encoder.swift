// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// An encoder for one value and the values inside it.
  public struct Encoder {
    private let node: EncodingNode
    private let slot: Int
    let place: CodingPlace

    /// Creates an encoder for an outermost value.
    init(_ options: CodingOptions = CodingOptions()) {
      node = EncodingNode(isObject: false, options)
      slot = node.addSlot()
      place = CodingPlace()
    }

    init(_ node: EncodingNode, _ slot: Int, _ place: CodingPlace) {
      self.node = node
      self.slot = slot
      self.place = place
    }

    var options: CodingOptions { node.options }

    /// The encoded value; `nil` if there is none.
    var value: CodedValue? {
      if case .empty = node.slots[slot] { nil } else { node.value(in: slot) }
    }

    /// The keys from the outermost value to this one.
    public var codingPath: [CodedKey] { place.keys }

    /// The objects that were passed to the encoder.
    public var userInfo: [CodingUserInfoKey: AnyObject] { options.userInfo }

    /// Begins an object, or continues one that was begun.
    public func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
      KeyedEncodingContainer(node.node(in: slot, isObject: true), place)
    }

    /// Begins an array, or continues one that was begun.
    public func unkeyedContainer() -> UnkeyedEncodingContainer {
      UnkeyedEncodingContainer(node.node(in: slot, isObject: false), place)
    }

    /// Returns a container that encodes the value as a single value of another type.
    public func singleValueContainer() -> SingleValueEncodingContainer {
      SingleValueEncodingContainer(encoder: self)
    }

    /// Begins an object whose keys are not converted.
    func object() -> EncodingObject {
      EncodingObject(node: node.node(in: slot, isObject: true), container: CodingContainer(place))
    }

    /// Encodes an empty object if no value was encoded.
    func writeNothing() {
      if case .empty = node.slots[slot] { write(.object(CodedObject())) }
    }

    func write(_ value: CodedValue) {
      node.slots[slot] = .value(value)
    }

    /// Encodes a value. If it throws, the encoder is unchanged.
    func write<T: Encodable>(_ value: T) throws(UniversalError) {
      let before = node.slots[slot]
      do {
        try value.encode(to: self)
      } catch {
        node.slots[slot] = before
        throw error
      }
    }

    func write(_ number: Float) throws(UniversalError) {
      if number.isFinite { write(.single(number)) } else { try write(Double(number), "Float") }
    }

    func write(_ number: Double, _ type: StaticString) throws(UniversalError) {
      if number.isFinite { return write(.number(number)) }
      guard let texts = options.infinities else {
        let name: StaticString = number.isNaN ? "nan" : number < 0 ? "-inf" : "inf"
        throw invalid(number, "Unable to encode \(type).\(name) directly in JSON.")
      }
      write(.string(number.isNaN ? texts.notANumber : number < 0 ? texts.negative : texts.positive))
    }

    private func invalid(_ value: Double, _ text: String) -> UniversalError {
      UniversalError(
        EncodingError.invalidValue(
          UncodedValue(value), EncodingError.Context(codingPath: place.keys, debugDescription: text)))
    }
  }

  /// An object that is being encoded, without conversion of its keys.
  struct EncodingObject {
    let node: EncodingNode
    let container: CodingContainer

    func write<T: Encodable>(_ value: T, under key: CodedKey) throws(UniversalError) {
      try Encoder(node, node.slot(of: key.stringValue), CodingPlace(container, key)).write(value)
    }
  }

#endif
