// SPDX-License-Identifier: Apache-2.0

/// The latest samples, newest first, in inline storage.
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
  /// The number of samples; setting it lower removes the oldest.
  var count = 0

  /// Adds the newest; if it is full, the oldest is removed.
  mutating func append(_ sample: Sample) {
    newest = (newest &+ 1) & (SampleRing.capacity &- 1)
    count = min(count + 1, SampleRing.capacity)
    last = sample
  }

  /// A sample by its distance from the newest, which is 0; less than `count`.
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
