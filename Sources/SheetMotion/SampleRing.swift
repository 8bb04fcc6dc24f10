// SPDX-License-Identifier: Apache-2.0

/// The latest samples, newest first, in inline storage.
struct SampleRing: Hashable, Sendable {
  struct Sample: Hashable, Sendable {
    var time: Double
    var position: Double
  }

  /// The largest number of samples, a power of two.
  static let capacity = 32

  private var storage = [Sample](repeating: Sample(time: 0, position: 0), count: SampleRing.capacity)
  private var newest = 0
  /// The newest sample.
  var last: Sample {
    get { storage[newest] }
    set { storage[newest] = newValue }
  }
  /// The number of samples. Setting a smaller one removes the oldest.
  var count = 0

  /// Adds the newest sample. If the ring is full, removes the oldest.
  mutating func append(_ sample: Sample) {
    newest = (newest &+ 1) & (SampleRing.capacity &- 1)
    count = min(count + 1, SampleRing.capacity)
    last = sample
  }

  /// A sample by its distance from the newest, which is 0. The distance must be less than `count`.
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
