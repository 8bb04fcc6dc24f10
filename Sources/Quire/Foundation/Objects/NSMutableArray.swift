// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A mutable array of objects, for builds without Foundation. A change is visible through all references to it.
  @preconcurrency @MainActor open class NSMutableArray: NSArray {
    /// Creates an empty array.
    nonisolated public override init() {
      super.init(objects: [])
    }

    nonisolated override init(objects: [NSObject]) {
      super.init(objects: objects)
    }

    /// Creates an empty array. The capacity is only a hint.
    nonisolated public convenience init(capacity numItems: Int) {
      self.init()
    }

    /// Creates an array from a literal of objects.
    nonisolated public required init(arrayLiteral elements: NSObject...) {
      super.init(objects: elements)
    }

    /// The object at an index, from 0. Traps beyond the end.
    nonisolated open override subscript(index: Int) -> NSObject {
      get { items[index] }
      set { items[index] = newValue }
    }

    /// Adds a value at the end.
    nonisolated public final func add<Value: ObjectConvertible>(_ anObject: Value) {
      items.append(anObject.bridgedObject)
    }

    /// Adds the values of an array at the end.
    nonisolated public final func addObjects<Value: ObjectConvertible>(from otherArray: [Value]) {
      items += otherArray.map { $0.bridgedObject }
    }

    /// Inserts a value. Traps beyond the end.
    nonisolated public final func insert<Value: ObjectConvertible>(_ anObject: Value, at index: Int) {
      items.insert(anObject.bridgedObject, at: index)
    }

    /// Replaces the object at an index. Traps beyond the end.
    nonisolated public final func replaceObject<Value: ObjectConvertible>(at index: Int, with anObject: Value) {
      items[index] = anObject.bridgedObject
    }

    /// Exchanges two objects. Traps beyond the end.
    nonisolated public final func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
      items.swapAt(idx1, idx2)
    }

    /// Removes all objects that are equal to a value.
    nonisolated public final func remove<Value: ObjectConvertible>(_ anObject: Value) {
      let object = anObject.bridgedObject
      items.removeAll { $0 == object }
    }

    /// Removes the object at an index. Traps beyond the end.
    nonisolated public final func removeObject(at index: Int) {
      items.remove(at: index)
    }

    /// Removes the last object. Does nothing if the array is empty.
    nonisolated public final func removeLastObject() {
      _ = items.popLast()
    }

    /// Removes all objects.
    nonisolated public final func removeAllObjects() {
      items = []
    }
  }

#endif
