// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A run of code whose changes to views are shown as motions.
@MainActor final class ViewTransaction {
  /// The one that is open; `nil` where changes show at once.
  static var current: ViewTransaction?

  private(set) var timing: Timing
  /// On the host's timeline, the delay included.
  let start: Seconds
  /// Says where the motion is, instead of the clock; `nil` for one that just runs.
  let playhead: Playhead?
  /// The part of the playhead's way in which the motion takes place.
  private let part: ClosedRange<Double>
  /// Whether any view changed.
  private(set) var hasChanges = false
  /// Whether boxes are taken to their new sizes at once and only move: nothing is laid out in each frame then.
  let keepsSizes: Bool
  private var views: [Weak<UIView>] = []
  /// Ended before its time.
  private var cutTime: Seconds?
  /// What the app's code did, to be undone; kept where a playhead may go back.
  private var alterations: [Alteration] = []
  /// Whether the model is as it was before.
  private(set) var isUndone = false

  init(_ timing: Timing, start: Seconds, keepsSizes: Bool = false) {
    self.timing = timing
    self.start = start
    self.keepsSizes = keepsSizes
    playhead = nil
    part = 0...1
  }

  /// `timing` says how the part of the way is gone.
  init(_ playhead: Playhead, in part: ClosedRange<Double> = 0...1, timing: Timing = .even) {
    self.timing = timing
    self.playhead = playhead
    self.part = part
    start = 0
    keepsSizes = false
  }

  /// When nothing of it is left.
  var end: Seconds { cutTime ?? playhead?.end ?? start + timing.duration }

  /// How much of its changes is not to be seen yet: 1 at the start, 0 at the end. Where they have been undone, how
  /// much of them is still to be seen, with the sign turned round.
  func remainder(at time: Seconds) -> Double {
    let progress = progress(at: time)
    return isUndone ? -progress : 1 - progress
  }

  private func progress(at time: Seconds) -> Double {
    guard let playhead else { return timing.progress(at: time - start) }
    let value = playhead.value(at: time)
    let length = part.upperBound - part.lowerBound
    let reached = length > 0 ? (value - part.lowerBound) / length : value < part.upperBound ? 0 : 1
    // Beyond the ends of the whole way a spring swings; beyond those of a part of it nothing has begun, or all is done.
    if reached < 0, part.lowerBound > 0 { return 0 }
    if reached > 1, part.upperBound < 1 { return 1 }
    return timing.progress(ofWay: reached)
  }

  /// Learns how it runs, where that followed from the changes themselves. None of it has shown yet.
  func run(as timing: Timing) {
    self.timing = timing
  }

  /// Ends it before its time: what it moves shows as the model has it from now on, or goes on in another one from
  /// where it is.
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

  /// The playhead stands elsewhere, or, where `isAnew`, goes otherwise than it did.
  func playheadMoved(isAnew: Bool) {
    for view in views {
      guard let view = view.wrappedValue, let motions = view.motions else { continue }
      if isAnew { motions.isChanged = true }
      view.setNeedsShow()
    }
  }

  /// Whether what it moves is still to be seen, or was never there.
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

  /// Takes the model back to what it was, or forth again. What shows stays where it is.
  ///
  /// What has been changed otherwise meanwhile is left alone.
  func setUndone(_ isUndone: Bool) {
    guard isUndone != self.isUndone else { return }
    self.isUndone = isUndone
    let due = alterations.filter { $0.isIntact(whereUndone: !isUndone) }
    ViewTransaction.run(nil) {
      for alteration in due { alteration.apply(undone: isUndone) }
    }
    playheadMoved(isAnew: true)
  }

  /// Gives the model what shows, and ends.
  func freeze(at time: Seconds) {
    let progress = progress(at: time)
    let due = alterations.filter { $0.isIntact(whereUndone: isUndone) }
    ViewTransaction.run(nil) {
      for alteration in due { alteration.apply(progress) }
    }
    cut(at: time)
  }

  /// Gives the model what it had before, or what it was to have, after a freeze.
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
