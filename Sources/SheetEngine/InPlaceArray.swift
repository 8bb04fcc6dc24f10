// SPDX-License-Identifier: Apache-2.0

/// A sequence of large elements that are read and changed in place.
///
/// To read one property, an array copies the whole element unless all of its code is inlined, and code that is inlined
/// everywhere makes a module large. Here a subscript is an address. Copies share their storage until one of them
/// changes. Elements are moved as bytes, which Swift permits for all types without weak references. So all element
/// types share one piece of code, instead of a loop for each type.
struct InPlaceArray<Element: Sendable>: RandomAccessCollection, @unchecked Sendable {
  /// Owns the memory. Only an array that is its only owner changes it. Safe except for `base`: the first `count` elements
  /// are initialized, and there is room for `capacity` elements. The array keeps its indexes below `count`.
  @safe private final class Storage {
    let base: UnsafeMutablePointer<Element>
    let capacity: Int
    var count = 0

    init(capacity: Int) {
      self.capacity = capacity
      unsafe base = .allocate(capacity: capacity)
    }

    deinit {
      unsafe base.deinitialize(count: count)
      unsafe base.deallocate()
    }
  }

  private var storage: Storage

  init() {
    storage = Storage(capacity: 4)
  }

  var count: Int {
    @inline(__always) get { storage.count }
  }
  private var base: UnsafeMutablePointer<Element> {
    @inline(__always) get { unsafe storage.base }
  }

  var startIndex: Int { 0 }
  var endIndex: Int {
    @inline(__always) get { count }
  }
  var indices: Range<Int> {
    @inline(__always) get { 0..<count }
  }

  subscript(index: Int) -> Element {
    @inline(__always)
    unsafeAddress {
      precondition(index >= 0 && index < count, "an index of the array")
      return unsafe UnsafePointer(base + index)
    }
    @inline(__always)
    unsafeMutableAddress {
      precondition(index >= 0 && index < count, "an index of the array")
      if !isKnownUniquelyReferenced(&storage) { relocate(capacity: storage.capacity) }
      return unsafe base + index
    }
  }

  /// Moves the elements to new memory with the given capacity, owned by this array alone.
  @inline(never)
  private mutating func relocate(capacity: Int) {
    let other = Storage(capacity: capacity)
    other.count = count
    if isKnownUniquelyReferenced(&storage) {
      unsafe Self.move(count, from: base, to: other.base)
      storage.count = 0
    } else {
      unsafe other.base.initialize(from: base, count: count)
    }
    storage = other
  }

  private static func move(
    _ count: Int, from source: UnsafeMutablePointer<Element>, to target: UnsafeMutablePointer<Element>
  ) {
    unsafe UnsafeMutableRawPointer(target).copyMemory(from: source, byteCount: count * MemoryLayout<Element>.stride)
  }

  mutating func append(_ element: consuming Element) {
    if count == storage.capacity {
      relocate(capacity: 2 * count)
    } else if !isKnownUniquelyReferenced(&storage) {
      relocate(capacity: storage.capacity)
    }
    unsafe (base + count).initialize(to: element)
    storage.count += 1
  }

  @discardableResult
  mutating func remove(at index: Int) -> Element {
    precondition(index >= 0 && index < count, "an index of the array")
    if !isKnownUniquelyReferenced(&storage) { relocate(capacity: storage.capacity) }
    let element = unsafe (base + index).move()
    storage.count -= 1
    unsafe Self.move(count - index, from: base + index + 1, to: base + index)
    return element
  }

  @inline(__always)
  func firstIndex(where isWanted: (Element) -> Bool) -> Int? {
    var index = 0
    while index < count {
      if isWanted(self[index]) { return index }
      index += 1
    }
    return nil
  }

  @inline(__always)
  func lastIndex(where isWanted: (Element) -> Bool) -> Int? {
    var index = count
    while index > 0 {
      index -= 1
      if isWanted(self[index]) { return index }
    }
    return nil
  }

  @inline(__always)
  func contains(where isWanted: (Element) -> Bool) -> Bool {
    firstIndex(where: isWanted) != nil
  }
}
