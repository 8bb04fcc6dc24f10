/// Large elements in a row, each read and changed where it lies.
///
/// An array hands out a copy of an element to read one property of it, unless the compiler sees through all of its
/// code, and all of its code in each place is what makes a module large. Here a subscript is an address. Copies share
/// their storage until one of them changes.
struct Row<Element: Sendable>: RandomAccessCollection, @unchecked Sendable {
  /// Who owns the memory; changed only by a row that has it alone.
  private final class Storage: RowMemory {
    deinit {
      base.assumingMemoryBound(to: Element.self).deinitialize(count: count)
    }
  }

  private var storage: Storage

  init() {
    storage = Storage(capacity: 4, stride: MemoryLayout<Element>.stride)
  }

  var count: Int {
    @inline(__always) get { storage.count }
  }
  private var base: UnsafeMutablePointer<Element> {
    @inline(__always) get { storage.base.assumingMemoryBound(to: Element.self) }
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
    let other = Storage(capacity: storage.capacity, stride: MemoryLayout<Element>.stride)
    other.base.assumingMemoryBound(to: Element.self).initialize(from: base, count: count)
    other.count = count
    storage = other
  }

  mutating func append(_ element: Element) {
    if !isKnownUniquelyReferenced(&storage) { copy() }
    storage.room(stride: MemoryLayout<Element>.stride).assumingMemoryBound(to: Element.self).initialize(to: element)
  }

  @discardableResult
  mutating func remove(at index: Int) -> Element {
    precondition(index >= 0 && index < count, "an index of the row")
    if !isKnownUniquelyReferenced(&storage) { copy() }
    let element = (base + index).move()
    storage.close(index, stride: MemoryLayout<Element>.stride)
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

/// The memory of a row, whatever lies in it: what holds for every element is there once.
///
/// An element goes to another place as its bytes, which Swift allows for all that holds no weak reference.
class RowMemory {
  private(set) final var base: UnsafeMutableRawPointer
  fileprivate private(set) final var capacity: Int
  final var count = 0

  init(capacity: Int, stride: Int) {
    self.capacity = capacity
    base = .allocate(byteCount: capacity * stride, alignment: 8)
  }

  deinit {
    base.deallocate()
  }

  /// The place for one element more, which counts from now on.
  @inline(never)
  final func room(stride: Int) -> UnsafeMutableRawPointer {
    if count == capacity {
      capacity *= 2
      let other = UnsafeMutableRawPointer.allocate(byteCount: capacity * stride, alignment: 8)
      other.copyMemory(from: base, byteCount: count * stride)
      base.deallocate()
      base = other
    }
    count += 1
    return base + (count - 1) * stride
  }

  /// Closes the gap where an element was.
  @inline(never)
  final func close(_ index: Int, stride: Int) {
    count -= 1
    let gap = base + index * stride
    gap.copyMemory(from: gap + stride, byteCount: (count - index) * stride)
  }
}
