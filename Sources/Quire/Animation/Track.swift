// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The animations of an interactive transition. Animations that `UIView.animate` begins while the track is set up
/// follow the track's time instead of the clock.
@MainActor final class Track {
  /// The track that is being set up.
  private(set) static var current: Track?

  private let playhead = AnimationPosition(at: 0)
  /// The duration of the whole track, in seconds.
  private let duration: Seconds
  /// Whether everything runs at constant speed, as under a finger.
  private let isEven: Bool
  private var transactions: [ViewTransaction] = []
  private var completions: [(Bool) -> Void] = []
  private var timer: UInt32?

  init(duration: Seconds, isEven: Bool) {
    self.duration = duration
    self.isEven = isEven
  }

  /// Runs the code that begins the animations.
  func setUp(_ body: () -> Void) {
    let outer = Track.current
    Track.current = self
    body()
    Track.current = outer
  }

  /// Creates a transaction for `UIView.animate`.
  func makeTransaction(_ timing: Timing, delay: Seconds, completion: ((Bool) -> Void)?) -> ViewTransaction {
    if let completion { completions.append(completion) }
    let whole = max(duration, 1e-6)
    let transaction = ViewTransaction(
      playhead, in: (delay / whole)...((delay + timing.duration) / whole), timing: isEven ? .even : timing)
    transactions.append(transaction)
    return transaction
  }

  private var clock: Seconds { Session.current?.clock ?? 0 }

  /// The position of the playhead, 0...1.
  var value: Double { min(max(playhead.value(at: clock), 0), 1) }

  /// Holds the track at a fraction of its duration.
  func hold(at value: Double) {
    let isAnew = !playhead.isHeld
    stopTimer()
    playhead.hold(at: value)
    for transaction in transactions {
      if isAnew { transaction.setUndone(false) }
      transaction.playheadMoved(isAnew: isAnew)
    }
  }

  /// Runs the track to its end, or back to its start, and calls the animations' completions.
  func run(forward: Bool, for time: Seconds, on timing: Timing) {
    let (start, end) = (playhead.value(at: clock), forward ? 1.0 : 0)
    for transaction in transactions { transaction.setUndone(!forward) }
    playhead.run(from: clock, duration: time) { passed in
      passed < time ? start + (end - start) * timing.progress(ofWay: passed / time) : end
    }
    for transaction in transactions { transaction.playheadMoved(isAnew: true) }
    stopTimer()
    guard let session = Session.current, time > 0 else { return arrive() }
    timer = session.schedule(at: clock + time) { self.arrive() }
  }

  private func stopTimer() {
    if let timer { Session.current?.unschedule(timer) }
    timer = nil
  }

  private func arrive() {
    timer = nil
    let time = clock
    for transaction in transactions { transaction.cut(at: time) }
    transactions.removeAll()
    let completions = self.completions
    self.completions.removeAll()
    for completion in completions { completion(true) }
  }
}
