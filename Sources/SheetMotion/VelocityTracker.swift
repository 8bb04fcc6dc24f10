/// The velocity of a finger along one axis, from the samples shortly before the last one.
///
/// It is the slope of the straight line that fits the samples of the last `window` best (least squares), so one
/// sample that is off does little. Storage is inline; nothing is allocated. A second axis is a second tracker.
public struct VelocityTracker: Hashable, Sendable {
  /// How long before the last sample others count, in seconds.
  public let window: Double
  /// A finger without a sample for longer than this stood still, in seconds.
  public let pause: Double

  /// The latest samples that are kept; the window is shorter where more than 32 would fall into it.
  public static let capacity = 32
  /// Samples that are less than this apart are one, in seconds: two events of the same touch report.
  public static let minimumInterval = 0.0005

  private var times = SIMD32<Double>(repeating: -.infinity)
  private var positions = SIMD32<Double>()
  /// The lane of the last sample.
  private var last = 0
  private var isEmpty = true

  /// Makes a tracker; a time that is not finite and positive counts as its default.
  public init(window: Double = 0.1, pause: Double = 0.05) {
    self.window = window > 0 && window.isFinite ? window : 0.1
    self.pause = pause > 0 && pause.isFinite ? pause : 0.05
  }

  /// Takes a sample: a time in seconds, on the clock of the events, and a position.
  ///
  /// One that is not finite, or older than the last one, is left out. One at the same time (closer than
  /// `minimumInterval`) replaces the last position. After a pause only the last sample before it counts still.
  public mutating func add(time: Double, position: Double) {
    guard time.isFinite, position.isFinite else { return }
    guard !isEmpty else {
      (times[last], positions[last], isEmpty) = (time, position, false)
      return
    }
    let gap = time - times[last]
    guard gap >= 0 else { return }
    if gap < VelocityTracker.minimumInterval {
      positions[last] = position
      return
    }
    if gap > pause {
      let time = times[last]
      times = SIMD32(repeating: -.infinity)
      times[last] = time
    }
    last = (last + 1) % VelocityTracker.capacity
    times[last] = time
    positions[last] = position
  }

  /// The velocity per second at the moment `now`, on the clock of the samples: 0 with fewer than two samples, and 0 if
  /// the last one is more than `pause` ago.
  public func velocity(at now: Double) -> Double {
    guard !isEmpty, !(now - times[last] > pause) else { return 0 }
    // From the last sample, so that large times and positions lose no digits.
    let outside = times .< (times[last] - window)
    let time = (times - times[last]).replacing(with: 0, where: outside)
    let position = (positions - positions[last]).replacing(with: 0, where: outside)
    let count = SIMD32(repeating: 1.0).replacing(with: 0, where: outside).total
    let meanTime = time.total / count
    let meanPosition = position.total / count
    let fromMean = (time - meanTime).replacing(with: 0, where: outside)
    let spread = (fromMean * fromMean).total
    guard spread > 0 else { return 0 }
    return (fromMean * (position - meanPosition)).total / spread
  }

  /// Forgets all samples.
  public mutating func reset() {
    self = VelocityTracker(window: window, pause: pause)
  }
}

extension SIMD32<Double> {
  /// The sum of all lanes, in halves: an order that is the same on every processor.
  fileprivate var total: Double {
    let sixteen = lowHalf + highHalf
    let eight = sixteen.lowHalf + sixteen.highHalf
    let four = eight.lowHalf + eight.highHalf
    let two = four.lowHalf + four.highHalf
    return two.x + two.y
  }
}
