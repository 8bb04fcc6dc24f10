// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// A block of code and the animation of its changes to views.
@MainActor final class ViewTransaction {
  /// The open transaction; `nil` if changes show at once.
  static var current: ViewTransaction?

  private(set) var timing: Timing { didSet { keyTimes.removeAll() } }
  /// On the host's timeline, the delay included.
  let start: Seconds
  /// Determines the position of the motion instead of the clock; `nil` for a motion that just runs.
  let playhead: Playhead?
  /// The part of the playhead's way in which the motion takes place.
  private let part: ClosedRange<Double>
  /// Whether any view changed.
  private(set) var hasChanges = false
  /// Whether boxes get their new sizes at once and only move, so that no frame needs a layout.
  let keepsSizes: Bool
  private var views: [Weak<UIView>] = []
  /// When it was ended early.
  private var cutTime: Seconds? { didSet { keyTimes.removeAll() } }
  /// The key times that its views have asked for. Views that move as far as each other share one list.
  private var keyTimes: [KeyTimes] = []
  /// The app's changes, so that they can be undone; kept only with a playhead, which may go back.
  private var alterations: [Alteration] = []
  /// Whether the model has its old values.
  private(set) var isUndone = false

  init(_ timing: Timing, start: Seconds, keepsSizes: Bool = false) {
    self.timing = timing
    self.start = start
    self.keepsSizes = keepsSizes
    playhead = nil
    part = 0...1
  }

  /// `timing` is applied within the part of the way.
  init(_ playhead: Playhead, in part: ClosedRange<Double> = 0...1, timing: Timing = .even) {
    self.timing = timing
    self.playhead = playhead
    self.part = part
    start = 0
    keepsSizes = false
  }

  /// When it ends.
  var end: Seconds { cutTime ?? playhead?.end ?? start + timing.duration }

  /// The fraction of its changes that is not visible yet: 1 at the start, 0 at the end. If they have been undone, minus
  /// the fraction that is still visible.
  func remainder(at time: Seconds) -> Double {
    let progress = progress(at: time)
    return isUndone ? -progress : 1 - progress
  }

  /// Key times of what remains from a time on, in seconds after it. Between them straight lines are within the error,
  /// a fraction of the whole change.
  func keyTimes(from begin: Seconds, error: Double) -> [Double] {
    // Rounded down to a power of two, so that views that move about as far share a list too.
    let error = Double(sign: .plus, exponent: error.exponent, significand: 1)
    if playhead == nil, let known = keyTimes.first(where: { $0.begin == begin && $0.error == error }) {
      return known.times
    }
    var times: [Double] = []
    Baking.keyTimes(duration: end - begin, tolerance: error, into: &times) { -remainder(at: begin + $0) }
    if keyTimes.first?.begin != begin { keyTimes.removeAll() }
    keyTimes.append(KeyTimes(begin: begin, error: error, times: times))
    return times
  }

  private func progress(at time: Seconds) -> Double {
    guard let playhead else { return timing.progress(at: time - start) }
    let value = playhead.value(at: time)
    let length = part.upperBound - part.lowerBound
    let reached = length > 0 ? (value - part.lowerBound) / length : value < part.upperBound ? 0 : 1
    // A spring overshoots the ends of the whole way. Outside a part of the way, nothing has begun or all is done.
    if reached < 0, part.lowerBound > 0 { return 0 }
    if reached > 1, part.upperBound < 1 { return 1 }
    return timing.progress(ofWay: reached)
  }

  /// Sets the timing if it depends on the changes themselves. Nothing of it has been shown yet.
  func run(as timing: Timing) {
    self.timing = timing
  }

  /// Ends it early: its views show the model from now on, or continue in another transaction from where they are.
  func cut(at time: Seconds, handingTo next: ViewTransaction? = nil) {
    guard time < end else { return }
    cutTime = time
    for view in views {
      guard let view = view.wrappedValue, let motions = view.motions else { continue }
      let remainder = motions.removeRemainder(of: self, at: time)
      if let next, remainder != .zero {
        motions.add(remainder, in: next)
        next.note(view)
      }
      view.setNeedsShow()
    }
  }

  func note(_ view: UIView) {
    hasChanges = true
    if views.last?.wrappedValue !== view { views.append(Weak(view)) }
  }

  /// The playhead has moved, or, if `isAnew`, runs in another way than before.
  func playheadMoved(isAnew: Bool) {
    for view in views {
      guard let view = view.wrappedValue, let motions = view.motions else { continue }
      if isAnew { motions.isChanged = true }
      view.setNeedsShow()
    }
  }

  /// Whether any of its views is still in a window; true without views.
  var isIntact: Bool { views.isEmpty || views.contains { $0.wrappedValue?.window != nil } }

  /// Runs changes in a transaction of their own, or unanimated for `nil`.
  static func run(_ transaction: ViewTransaction?, _ changes: () -> Void) {
    let outer = current
    current = transaction
    changes()
    current = outer
  }

  // MARK: Going back

  func record(_ change: Alteration.Change, of view: UIView) {
    guard playhead != nil else { return }
    if let index = alterations.firstIndex(where: { $0.isOfSame(change, of: view) }) {
      alterations[index].change.merge(change)
    } else {
      alterations.append(Alteration(view: view, change: change))
    }
  }

  /// Sets the model to the old values, or to the new ones again. What is seen stays where it is.
  ///
  /// Properties that were changed in the meantime are left alone.
  func setUndone(_ isUndone: Bool) {
    guard isUndone != self.isUndone else { return }
    self.isUndone = isUndone
    let due = alterations.filter { $0.isIntact(whereUndone: !isUndone) }
    ViewTransaction.run(nil) {
      for alteration in due { alteration.apply(undone: isUndone) }
    }
    playheadMoved(isAnew: true)
  }

  /// Sets the model to the values that are seen, and ends.
  func freeze(at time: Seconds) {
    let progress = progress(at: time)
    let due = alterations.filter { $0.isIntact(whereUndone: isUndone) }
    ViewTransaction.run(nil) {
      for alteration in due { alteration.apply(progress) }
    }
    cut(at: time)
  }

  /// After a freeze, sets the model to the old values or to the new ones.
  func put(isUndone: Bool) {
    ViewTransaction.run(nil) {
      for alteration in alterations { alteration.apply(undone: isUndone) }
    }
  }
}

extension UIView {
  /// Records a change that was just made to the model, if a transaction is open.
  final func capture(_ change: ViewPose) {
    guard let transaction = ViewTransaction.current, change != .zero else { return }
    let motions = self.motions ?? ViewMotions()
    self.motions = motions
    motions.add(change, in: transaction)
    transaction.note(self)
    setNeedsShow()
  }
}

/// Where a transaction's curve is to be cut into straight lines.
private struct KeyTimes {
  let begin: Seconds
  let error: Double
  let times: [Double]
}
