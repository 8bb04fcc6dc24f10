// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension UIView {
  /// The options of an animation by keyframes.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, with Apple's values. Bits without a name are ignored.
    public var rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out within the animation, so that they move along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Views take touches while they move. They do so without this option too.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The animation starts from the visible state. Animations do so without this option too.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Each keyframe runs at constant speed. The default, so no bit represents it.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each keyframe's changes are visible at once at its start.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// The whole way runs at constant speed. Here: each keyframe does.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// The speed changes smoothly between keyframes. Here: it changes smoothly within each keyframe.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// As `calculationModeCubic`, without regard to the keyframes' times. Here: the same as `calculationModeCubic`.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    fileprivate var isDiscrete: Bool { rawValue >> 10 & 7 == 1 }
    fileprivate var curve: CubicCurve { rawValue >> 10 & 7 >= 3 ? .easeInOut : .linear }
  }

  /// Animates changes in steps, each of which `addKeyframe` adds within `animations`. The duration is in seconds.
  ///
  /// Within the changes of a property animator, the duration is the animator's. `completion` runs when the time is over,
  /// with `false` if the views have left the window by then.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let session = Session.current
    let outer = Keyframes.current
    let frames = Keyframes(duration: max(0, duration), delay: max(0, delay), options)
    Keyframes.current = frames
    // Changes outside keyframes take the whole time.
    frames.run(in: 0...1) {
      animations()
      if options.contains(.layoutSubviews) { session?.layout() }
    }
    Keyframes.current = outer
    guard let completion else { return }
    guard let session else { return completion(true) }
    let isRunning = areAnimationsEnabled && duration > 0 && frames.transactions.contains { $0.hasChanges }
    guard isRunning, ViewTransaction.current?.divide == nil else { return session.afterwards { completion(true) } }
    session.schedule(at: session.clock + max(0, delay) + duration) {
      completion(frames.transactions.contains { $0.hasChanges && $0.isIntact })
    }
  }

  /// Adds a step to an animation by keyframes. The start and the duration are fractions of the whole, 0...1; a step that
  /// would end after the whole ends with it. Outside `animateKeyframes`, the changes are animated as by the surrounding
  /// animation.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let frames = Keyframes.current else { return animations() }
    let start = frameStartTime > 0 ? min(frameStartTime, 1) : 0
    frames.run(in: start...min(1, start + max(0, frameDuration)), animations)
  }
}

/// The animation by keyframes whose steps are being added.
@MainActor private final class Keyframes {
  static var current: Keyframes?

  private let duration: Seconds
  private let delay: Seconds
  private let options: UIView.KeyframeAnimationOptions
  /// The transaction around the whole, which a property animator or an interactive transition runs.
  private let outer = ViewTransaction.current
  private(set) var transactions: [ViewTransaction] = []

  init(duration: Seconds, delay: Seconds, _ options: UIView.KeyframeAnimationOptions) {
    self.duration = duration
    self.delay = delay
    self.options = options
  }

  /// Runs changes as a part of the whole.
  func run(in part: ClosedRange<Double>, _ changes: () -> Void) {
    let transaction = UIView.areAnimationsEnabled ? make(part) : nil
    if let transaction { transactions.append(transaction) }
    ViewTransaction.run(transaction, changes)
  }

  private func make(_ part: ClosedRange<Double>) -> ViewTransaction? {
    let part = options.isDiscrete ? part.lowerBound...part.lowerBound : part
    if let divide = outer?.divide { return divide(part) }
    guard let session = Session.current, duration > 0 else { return nil }
    let length = part.upperBound - part.lowerBound
    // A step without a duration jumps at its start.
    let timing = Timing(options.curve, duration: max(duration * length, 1e-4))
    let start = delay + duration * part.lowerBound
    if let track = Track.current { return track.makeTransaction(timing, delay: start, completion: nil) }
    return ViewTransaction(timing, start: session.clock + start)
  }
}
