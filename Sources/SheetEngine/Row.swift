/// Large elements in a row, each read and changed where it lies.
///
/// An array hands out a copy of an element to read one property of it, unless the compiler sees through all of its
/// code, and all of its code in each place is what makes a module large. Here a subscript is an address. Copies share
/// their storage until one of them changes.
struct Row<Element: Sendable>: RandomAccessCollection, @unchecked Sendable {
  /// Who owns the memory; changed only by a row that has it alone.
  private final class Storage {
    let base: UnsafeMutablePointer<Element>
    let capacity: Int
    var count = 0

    init(capacity: Int) {
      self.capacity = capacity
      base = .allocate(capacity: capacity)
    }

    deinit {
      base.deinitialize(count: count)
      base.deallocate()
    }
  }

  private var storage: Storage
  /// As the storage has them.
  private var base: UnsafeMutablePointer<Element>
  private(set) var count = 0

  init() {
    storage = Storage(capacity: 4)
    base = storage.base
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
      precondition(index >= 0 && index < count, "an index of the row")
      return UnsafePointer(base + index)
    }
    @inline(__always)
    unsafeMutableAddress {
      precondition(index >= 0 && index < count, "an index of the row")
      if !isKnownUniquelyReferenced(&storage) { copy() }
      return base + index
    }
  }

  /// Takes memory of its own, with the same elements.
  @inline(never)
  private mutating func copy() {
    let other = Storage(capacity: storage.capacity)
    other.base.initialize(from: base, count: count)
    other.count = count
    storage = other
    base = other.base
  }

  /// Takes twice the memory; the row has its storage alone.
  @inline(never)
  private mutating func grow() {
    let other = Storage(capacity: storage.capacity * 2)
    other.base.moveInitialize(from: base, count: count)
    other.count = count
    storage.count = 0
    storage = other
    base = other.base
  }

  mutating func append(_ element: Element) {
    if !isKnownUniquelyReferenced(&storage) { copy() }
    if count == storage.capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
    storage.count = count
  }

  @discardableResult
  mutating func remove(at index: Int) -> Element {
    precondition(index >= 0 && index < count, "an index of the row")
    if !isKnownUniquelyReferenced(&storage) { copy() }
    let element = (base + index).move()
    count -= 1
    storage.count = count
    (base + index).moveInitialize(from: base + index + 1, count: count - index)
    return element
  }

  mutating func removeAll(where isUnwanted: (Element) -> Bool) {
    for index in indices.reversed() where isUnwanted(self[index]) { remove(at: index) }
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
