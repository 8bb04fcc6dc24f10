/// The latest samples, newest first, in inline storage.
///
/// A tuple, since `InlineArray` needs newer systems than the rest of the package does.
struct SampleRing: Hashable, Sendable {
  struct Sample: Hashable, Sendable {
    var time: Double
    var position: Double
  }

  private typealias Eight = (Sample, Sample, Sample, Sample, Sample, Sample, Sample, Sample)

  /// A power of two.
  static let capacity = 32

  private var storage: (Eight, Eight, Eight, Eight)
  private var newest = 0
  /// The newest one, which is in the storage too, where reading one costs a copy of all.
  var last: Sample {
    didSet { put(last) }
  }
  /// How many there are; setting less forgets the oldest.
  var count = 0

  init() {
    let none = Sample(time: 0, position: 0)
    let eight = (none, none, none, none, none, none, none, none)
    storage = (eight, eight, eight, eight)
    last = none
  }

  /// Adds the newest; the oldest goes if it is full.
  mutating func append(_ sample: Sample) {
    newest = (newest &+ 1) & (SampleRing.capacity &- 1)
    count = min(count + 1, SampleRing.capacity)
    last = sample
  }

  /// Calls the body with each sample from the newest on, until it answers false.
  func forEach(while body: (Sample) -> Bool) {
    withUnsafeBytes(of: storage) {
      let samples = $0.assumingMemoryBound(to: Sample.self)
      var slot = newest
      for _ in 0..<count {
        guard body(samples[slot]) else { return }
        slot = (slot &- 1) & (SampleRing.capacity &- 1)
      }
    }
  }

  private mutating func put(_ sample: Sample) {
    let offset = newest * MemoryLayout<Sample>.stride
    withUnsafeMutableBytes(of: &storage) { $0.storeBytes(of: sample, toByteOffset: offset, as: Sample.self) }
  }

  static func == (one: SampleRing, other: SampleRing) -> Bool {
    one.list == other.list
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(list)
  }

  private var list: [Sample] {
    var list: [Sample] = []
    forEach { sample in
      list.append(sample)
      return true
    }
    return list
  }
}
