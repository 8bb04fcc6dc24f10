// SPDX-License-Identifier: Apache-2.0

/// The latest samples, newest first, in storage that is taken once.
struct SampleRing: Hashable, Sendable {
  struct Sample: Hashable, Sendable {
    var time: Double
    var position: Double
  }

  /// A power of two.
  static let capacity = 32

  private var storage = [Sample](repeating: Sample(time: 0, position: 0), count: SampleRing.capacity)
  private var newest = 0
  /// The newest one.
  var last: Sample {
    get { storage[newest] }
    set { storage[newest] = newValue }
  }
  /// How many there are; setting less forgets the oldest.
  var count = 0

  /// Adds the newest; the oldest goes if it is full.
  mutating func append(_ sample: Sample) {
    newest = (newest &+ 1) & (SampleRing.capacity &- 1)
    count = min(count + 1, SampleRing.capacity)
    last = sample
  }

  /// Some before the newest, which is 0; less than `count`.
  subscript(back: Int) -> Sample {
    storage[(newest &- back) & (SampleRing.capacity &- 1)]
  }

  static func == (one: SampleRing, other: SampleRing) -> Bool {
    one.list == other.list
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(list)
  }

  private var list: [Sample] { (0..<count).map { self[$0] } }
}
