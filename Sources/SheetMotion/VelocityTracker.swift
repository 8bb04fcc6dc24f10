// SPDX-License-Identifier: Apache-2.0

/// The velocity of a finger along one axis, from the samples shortly before the last one.
///
/// It is the slope of the straight line that best fits the samples of the last `window` (least squares), so one wrong
/// sample has little effect. Storage is inline; nothing is allocated. A second axis needs a second tracker.
public struct VelocityTracker: Hashable, Sendable {
  /// The time before the last sample in which other samples count, in seconds.
  public let window: Double
  /// The time without a sample, in seconds, after which the finger counts as standing still.
  public let pause: Double

  /// The number of samples that are kept. The window is shorter if it would contain more than 32.
  public static let capacity = SampleRing.capacity
  /// The time, in seconds, within which two samples count as one: two events of the same touch report.
  public static let minimumInterval = 0.0005

  private var samples = SampleRing()

  /// Creates a tracker. A time that is not finite and positive counts as its default.
  public init(window: Double = 0.1, pause: Double = 0.05) {
    self.window = window > 0 && window.isFinite ? window : 0.1
    self.pause = pause > 0 && pause.isFinite ? pause : 0.05
  }

  /// Adds a sample: a time in seconds, on the clock of the events, and a position.
  ///
  /// A sample that is not finite, or older than the last one, is ignored. One at the same time (closer than
  /// `minimumInterval`) replaces the last position. After a pause, only the last of the earlier samples still counts.
  public mutating func add(time: Double, position: Double) {
    guard time.isFinite, position.isFinite else { return }
    let sample = SampleRing.Sample(time: time, position: position)
    guard samples.count > 0 else {
      samples.append(sample)
      return
    }
    let gap = time - samples.last.time
    guard gap >= 0 else { return }
    if gap < VelocityTracker.minimumInterval {
      samples.last.position = position
      return
    }
    if gap > pause { samples.count = 1 }
    samples.append(sample)
  }

  /// Returns the velocity per second at the time `now`, on the clock of the samples. 0 with fewer than two samples, and
  /// 0 if the last one is more than `pause` ago.
  public func velocity(at now: Double) -> Double {
    guard samples.count > 1 else { return 0 }
    let last = samples.last
    guard !(now - last.time > pause) else { return 0 }
    // Σ(t − t̄)(x − x̄) / Σ(t − t̄)² in one pass. Times and positions are relative to the last sample, so that large
    // ones lose no digits.
    var (count, times, positions, squares, products) = (0.0, 0.0, 0.0, 0.0, 0.0)
    var back = 0
    while back < samples.count {
      let sample = samples[back]
      back += 1
      let time = sample.time - last.time
      guard time >= -window else { break }
      let position = sample.position - last.position
      count += 1
      times += time
      positions += position
      squares += time * time
      products += time * position
    }
    let spread = count * squares - times * times
    guard spread > 0 else { return 0 }
    return (count * products - times * positions) / spread
  }

  /// Removes all samples.
  public mutating func reset() {
    samples.count = 0
  }
}
