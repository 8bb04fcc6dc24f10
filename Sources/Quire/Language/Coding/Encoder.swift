// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// Writes one value, and what is in it.
  public struct Encoder {
    private let node: EncodingNode
    private let slot: Int
    let place: CodingPlace

    /// Writes an outermost value.
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

    /// The value that was written; `nil` if there is none.
    var value: CodedValue? {
      if case .empty = node.slots[slot] { nil } else { node.value(in: slot) }
    }

    /// The keys from the outermost value to this one.
    public var codingPath: [CodedKey] { place.keys }

    /// The objects that the encoder's user gave.
    public var userInfo: [CodingUserInfoKey: AnyObject] { options.userInfo }

    /// Begins an object, or goes on with one that was begun.
    public func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
      KeyedEncodingContainer(node.node(in: slot, isObject: true), place)
    }

    /// Begins a list, or goes on with one that was begun.
    public func unkeyedContainer() -> UnkeyedEncodingContainer {
      UnkeyedEncodingContainer(node.node(in: slot, isObject: false), place)
    }

    /// The value as one of another type.
    public func singleValueContainer() -> SingleValueEncodingContainer {
      SingleValueEncodingContainer(encoder: self)
    }

    /// Begins an object whose keys are written as they are.
    func object() -> EncodingObject {
      EncodingObject(node: node.node(in: slot, isObject: true), container: CodingContainer(place))
    }

    /// Writes an empty object, unless a value was written.
    func writeNothing() {
      if case .empty = node.slots[slot] { write(.object(CodedObject())) }
    }

    func write(_ value: CodedValue) {
      node.slots[slot] = .value(value)
    }

    /// Writes a value; if it throws, as if nothing had been written.
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

  /// An object that is being written, with keys as they are.
  struct EncodingObject {
    let node: EncodingNode
    let container: CodingContainer

    func write<T: Encodable>(_ value: T, under key: CodedKey) throws(UniversalError) {
      try Encoder(node, node.slot(of: key.stringValue), CodingPlace(container, key)).write(value)
    }
  }

#endif
