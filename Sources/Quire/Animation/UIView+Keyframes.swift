// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension UIView {
  /// The options of a keyframe animation.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The raw bits, with Apple's values. Unknown bits are ignored.
    public var rawValue: UInt

    /// Creates options from raw bits. A set literal gives an equal value.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews within the animation, so that they move along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Allows touches on views while they move. Has no effect: Quire always allows them.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the displayed state. Has no effect: Quire's animations always do.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Interpolates linearly between keyframes. The default, which no bit represents.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Applies each keyframe's changes immediately at its start.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Runs the whole animation at constant speed. In Quire, each keyframe runs at constant speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Changes the speed smoothly between keyframes. In Quire, the speed changes smoothly within each keyframe.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Behaves like `calculationModeCubic`, but ignores the keyframes' times. In Quire, equivalent to
    /// `calculationModeCubic`.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    fileprivate var isDiscrete: Bool { rawValue >> 10 & 7 == 1 }
    fileprivate var curve: CubicCurve { rawValue >> 10 & 7 >= 3 ? .easeInOut : .linear }
  }

  /// Animates changes in keyframes, each of which `addKeyframe` adds within `animations`. The duration is in seconds.
  ///
  /// Inside a property animator, the animator's duration applies. `completion` runs when the duration has passed, with
  /// `false` if the views have left the window by then.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let session = Session.current
    let outer = Keyframes.current
    let frames = Keyframes(duration: max(0, duration), delay: max(0, delay), options)
    Keyframes.current = frames
    // Changes outside keyframes take the whole duration.
    frames.run(in: 0...1) {
      animations()
      if options.contains(.layoutSubviews) { session?.layout() }
    }
    Keyframes.current = outer
    guard let completion else { return }
    guard let session else { return completion(true) }
    let isRunning = areAnimationsEnabled && duration > 0 && frames.transactions.contains { $0.hasChanges }
    guard isRunning, ViewTransaction.current?.divide == nil else { return session.afterward { completion(true) } }
    session.schedule(at: session.clock + max(0, delay) + duration) {
      completion(frames.transactions.contains { $0.hasChanges && $0.isIntact })
    }
  }

  /// Adds a keyframe to a keyframe animation. The start time and the duration are fractions of the whole, 0...1. A
  /// keyframe is cut off at the end of the animation. Outside `animateKeyframes`, the enclosing animation animates the
  /// changes.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let frames = Keyframes.current else { return animations() }
    let start = frameStartTime > 0 ? min(frameStartTime, 1) : 0
    frames.run(in: start...min(1, start + max(0, frameDuration)), animations)
  }
}

/// The keyframe animation to which keyframes are being added.
@MainActor private final class Keyframes {
  static var current: Keyframes?

  private let duration: Seconds
  private let delay: Seconds
  private let options: UIView.KeyframeAnimationOptions
  /// The enclosing transaction, which a property animator or an interactive transition runs.
  private let outer = ViewTransaction.current
  private(set) var transactions: [ViewTransaction] = []

  init(duration: Seconds, delay: Seconds, _ options: UIView.KeyframeAnimationOptions) {
    self.duration = duration
    self.delay = delay
    self.options = options
  }

  /// Runs changes in a part of the animation.
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
    // A keyframe without a duration takes effect immediately at its start.
    let timing = Timing(options.curve, duration: max(duration * length, 1e-4))
    let start = delay + duration * part.lowerBound
    if let track = Track.current { return track.makeTransaction(timing, delay: start, completion: nil) }
    return ViewTransaction(timing, start: session.clock + start)
  }
}
