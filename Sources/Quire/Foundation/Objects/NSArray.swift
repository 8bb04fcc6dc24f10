// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// An array of objects, for builds without Foundation.
  @preconcurrency @MainActor open class NSArray: NSObject, Sequence, ExpressibleByArrayLiteral {
    // Safe because there is only one thread.
    @safe nonisolated(unsafe) final var items: [NSObject]

    nonisolated init(objects: [NSObject]) {
      items = objects
      super.init(anywhere: ())
    }

    /// Creates an empty array.
    nonisolated public override init() {
      items = []
      super.init(anywhere: ())
    }

    /// Creates an array of values.
    nonisolated public convenience init<Value: ObjectConvertible>(array: [Value]) {
      self.init(objects: array.map { $0.bridgedObject })
    }

    /// Creates an array with the objects of another.
    nonisolated public convenience init(array: NSArray) {
      self.init(objects: array.items)
    }

    /// Creates an array from a literal of objects.
    nonisolated public required init(arrayLiteral elements: NSObject...) {
      items = elements
      super.init(anywhere: ())
    }

    /// The number of objects.
    nonisolated public final var count: Int { items.count }
    /// The first object, or `nil` if the array is empty.
    nonisolated public final var firstObject: NSObject? { items.first }
    /// The last object, or `nil` if the array is empty.
    nonisolated public final var lastObject: NSObject? { items.last }

    /// Returns the object at an index, from 0. Traps beyond the end.
    nonisolated public final func object(at index: Int) -> NSObject { items[index] }

    /// The object at an index, from 0. Traps beyond the end.
    nonisolated open subscript(index: Int) -> NSObject { items[index] }

    /// Whether an equal object is in the array.
    nonisolated public final func contains<Value: ObjectConvertible>(_ anObject: Value) -> Bool {
      items.contains(anObject.bridgedObject)
    }

    /// Returns the index of the first equal object, or `NSNotFound` if there is none.
    nonisolated public final func index<Value: ObjectConvertible>(of anObject: Value) -> Int {
      items.firstIndex(of: anObject.bridgedObject) ?? NSNotFound
    }

    /// Returns the objects followed by another one, as a Swift array.
    nonisolated public final func adding<Value: ObjectConvertible>(_ anObject: Value) -> [NSObject] {
      items + [anObject.bridgedObject]
    }

    /// Returns the objects of a range, as a Swift array. Traps beyond the end.
    nonisolated public final func subarray(with range: NSRange) -> [NSObject] {
      Array(items[range.location..<range.upperBound])
    }

    /// Returns the descriptions of the objects, with a separator between them. Strings are not in quotes.
    nonisolated public final func componentsJoined(by separator: String) -> String {
      items.map { ObjectText.plain($0) }.joined(separator: separator)
    }

    /// Returns whether the objects are equal to the values, in order.
    nonisolated public final func isEqual<Value: ObjectConvertible>(to otherArray: [Value]) -> Bool {
      items == otherArray.map { $0.bridgedObject }
    }

    /// Returns whether the other object is an array of equal objects.
    nonisolated open override func isEqual(_ object: NSObject?) -> Bool {
      guard let other = object as? NSArray else { return false }
      return other.items == items
    }

    /// A hash of the number of objects, consistent with `isEqual`.
    nonisolated open override var hash: Int { items.count }

    /// Returns an array with the same objects, which is immutable.
    nonisolated public final func copy() -> NSObject { NSArray(objects: items) }
    /// Returns an array with the same objects, which is mutable.
    nonisolated public final func mutableCopy() -> NSObject { NSMutableArray(objects: items) }

    /// Returns an iterator over the objects.
    nonisolated public final func makeIterator() -> IndexingIterator<[NSObject]> { items.makeIterator() }

    /// Calls a block with each object and its index, until the block sets its last argument to `true`.
    nonisolated public final func enumerateObjects(
      _ block: (NSObject, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
      var stop: ObjCBool = false
      for (index, item) in items.enumerated() where !stop.boolValue { unsafe block(item, index, &stop) }
    }
  }

  extension NSArray: CustomStringConvertible {
    /// The objects in parentheses, one a line.
    nonisolated public final var description: String { ObjectText.text(self) }
  }

  /// The descriptions of objects in collections.
  enum ObjectText {
    /// Returns the description of an object, without quotes.
    static func plain(_ object: NSObject) -> String {
      if let text = object as? NSString { return text.text }
      if let number = object as? NSNumber { return number.stringValue }
      return text(object)
    }

    static func text(_ object: NSObject, indent: Int = 0) -> String {
      let space = String(repeating: " ", count: indent * 4)
      if let array = object as? NSArray {
        let lines = array.items.map { space + "    " + text($0, indent: indent + 1) }
        return "(\n" + lines.joined(separator: ",\n") + (lines.isEmpty ? "" : "\n") + space + ")"
      }
      if let dictionary = object as? NSDictionary {
        var lines = ""
        for (key, value) in dictionary.entries {
          lines += space + "    " + text(key) + " = " + text(value, indent: indent + 1) + ";\n"
        }
        return "{\n" + lines + space + "}"
      }
      if object is NSNull { return "<null>" }
      return object is NSString || object is NSNumber ? plain(object) : "object"
    }
  }

#endif
