// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// A block of code and the animation of its changes to views.
@MainActor final class ViewTransaction {
  /// The open transaction, or `nil` if changes are visible immediately.
  static var current: ViewTransaction?

  private(set) var timing: Timing { didSet { keyTimes.removeAll() } }
  /// The start time on the host's timeline, after the delay.
  let start: Seconds
  /// The playhead that determines the position of the motion instead of the clock. `nil` for a motion that simply runs.
  let playhead: AnimationPosition?
  /// The part of the playhead's range in which the motion takes place.
  private let part: ClosedRange<Double>
  /// Creates a transaction for a part of this one, within 0...1. `nil` unless a property animator runs the transaction.
  var divide: ((ClosedRange<Double>) -> ViewTransaction)?
  /// Whether any view changed.
  private(set) var hasChanges = false
  /// Whether frames get their new sizes immediately and only positions are animated, so that no frame of the animation
  /// needs a layout.
  let keepsSizes: Bool
  private var views: [Weak<UIView>] = []
  /// The time when the transaction was ended early.
  private var cutTime: Seconds? { didSet { keyTimes.removeAll() } }
  /// The key times that the views have requested. Views that move by the same distance share one list.
  private var keyTimes: [KeyTimes] = []
  /// The app's changes, so that they can be undone. Kept only with a playhead, which may go back.
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

  /// Creates a transaction with a playhead. `timing` applies within the part of its range.
  init(_ playhead: AnimationPosition, in part: ClosedRange<Double> = 0...1, timing: Timing = .even) {
    self.timing = timing
    self.playhead = playhead
    self.part = part
    start = 0
    keepsSizes = false
  }

  /// The time when the transaction ends.
  var end: Seconds { cutTime ?? playhead?.end ?? start + timing.duration }

  /// Returns the fraction of the changes that is not visible yet: 1 at the start, 0 at the end. If they have been
  /// undone, returns minus the fraction that is still visible.
  func remainder(at time: Seconds) -> Double {
    let progress = progress(at: time)
    return isUndone ? -progress : 1 - progress
  }

  /// Returns key times of the remaining motion from a time on, in seconds after it. Straight lines between them are
  /// within the error, which is a fraction of the whole change.
  func keyTimes(from begin: Seconds, error: Double) -> [Double] {
    // The error is rounded down to a power of two, so that views that move by similar distances share a list too.
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
    // A spring overshoots the ends of the whole range. Outside the transaction's part of it, nothing has begun or
    // everything is done.
    if reached < 0, part.lowerBound > 0 { return 0 }
    if reached > 1, part.upperBound < 1 { return 1 }
    return timing.progress(ofWay: reached)
  }

  /// Sets the timing if it depends on the changes themselves. Nothing has been shown yet.
  func run(as timing: Timing) {
    self.timing = timing
  }

  /// Ends the transaction early. From now on, its views show the model, or continue in another transaction from their
  /// current state.
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

  /// Called when the playhead has moved or, if `isAnew` is true, follows another course than before.
  func playheadMoved(isAnew: Bool) {
    for view in views {
      guard let view = view.wrappedValue, let motions = view.motions else { continue }
      if isAnew { motions.isChanged = true }
      view.setNeedsShow()
    }
  }

  /// Whether any view of the transaction is still in a window. `true` if there are no views.
  var isIntact: Bool { views.isEmpty || views.contains { $0.wrappedValue?.window != nil } }

  /// Runs changes in their own transaction, or without animation if it is `nil`.
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

  /// Sets the model to the old values, or to the new ones again. The visible state does not change.
  ///
  /// Properties that were changed in the meantime stay as they are.
  func setUndone(_ isUndone: Bool) {
    guard isUndone != self.isUndone else { return }
    self.isUndone = isUndone
    let due = alterations.filter { $0.isIntact(whereUndone: !isUndone) }
    ViewTransaction.run(nil) {
      for alteration in due { alteration.apply(undone: isUndone) }
    }
    playheadMoved(isAnew: true)
  }

  /// Sets the model to the visible values and ends the transaction.
  func freeze(at time: Seconds) {
    let progress = progress(at: time)
    let due = alterations.filter { $0.isIntact(whereUndone: isUndone) }
    ViewTransaction.run(nil) {
      for alteration in due { alteration.apply(progress) }
    }
    cut(at: time)
  }

  /// Sets the model to the old or the new values, after `freeze(at:)`.
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

/// The times at which a transaction's curve is divided into straight lines.
private struct KeyTimes {
  let begin: Seconds
  let error: Double
  let times: [Double]
}
