// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// An object or an array that is being encoded.
  final class EncodingNode {
    enum Slot {
      /// A slot without a value.
      case empty
      case value(CodedValue)
      case node(EncodingNode)
    }

    let isObject: Bool
    /// The options of the encoder.
    let options: CodingOptions
    /// The names of an object's slots.
    private var keys: [String] = []
    var slots: [Slot] = []
    private var index = KeyIndex()

    init(isObject: Bool, _ options: CodingOptions) {
      self.isObject = isObject
      self.options = options
    }

    /// Returns the slot for a name. It is created for the first value of that name.
    func slot(of key: String) -> Int {
      if let place = index.find(key, in: keys) { return place }
      keys.append(key)
      return addSlot()
    }

    /// Adds a slot at the end and returns its index.
    func addSlot() -> Int {
      slots.append(.empty)
      return slots.count - 1
    }

    /// Returns the object or array in a slot. It is created at the first use of the slot.
    func node(in slot: Int, isObject: Bool) -> EncodingNode {
      switch slots[slot] {
      case .empty:
        let node = EncodingNode(isObject: isObject, options)
        slots[slot] = .node(node)
        return node
      case .node(let node) where node.isObject == isObject: return node
      default: preconditionFailure("A value of another kind has been written at this place.")
      }
    }

    /// Returns the value in a slot, which is an empty object for a type that encoded nothing.
    func value(in slot: Int) -> CodedValue {
      switch slots[slot] {
      case .empty: .object(CodedObject())
      case .value(let value): value
      case .node(let node): node.value
      }
    }

    private var value: CodedValue {
      let values = slots.indices.map { value(in: $0) }
      return isObject ? .object(CodedObject(keys: keys, values: values)) : .array(values)
    }
  }

#endif
