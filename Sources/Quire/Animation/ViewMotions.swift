// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// What is under way of one view's changes.
///
/// A change shows at once in the model, and what is left of it, `(old − new) · (1 − progress)`, is added to what
/// shows until it has run out. So a change in the middle of another goes on from the place and at the speed that are
/// there, and where the view is at any time is a closed form.
@MainActor final class ViewMotions {
  @MainActor private struct Remainder {
    let transaction: ViewTransaction
    var change: ViewPose

    var isHeld: Bool { transaction.playhead?.isHeld ?? false }
    func pose(at time: Seconds) -> ViewPose { change * transaction.remainder(at: time) }
  }

  private var remainders: [Remainder] = []
  /// Whether the host must hear of them anew.
  var isChanged = false

  func add(_ change: ViewPose, in transaction: ViewTransaction) {
    isChanged = true
    if let last = remainders.indices.last, remainders[last].transaction === transaction {
      remainders[last].change = remainders[last].change + change
    } else {
      remainders.append(Remainder(transaction: transaction, change: change))
    }
  }

  /// Removes what is left of a transaction's change, and returns it.
  func removeRemainder(of transaction: ViewTransaction, at time: Seconds) -> ViewPose {
    guard let index = remainders.firstIndex(where: { $0.transaction === transaction }) else { return .zero }
    isChanged = true
    return remainders.remove(at: index).change * transaction.remainder(at: time)
  }

  /// Forgets what has run out; answers whether anything is left.
  func isLeft(at time: Seconds) -> Bool {
    remainders.removeAll { $0.transaction.end <= time }
    return !remainders.isEmpty
  }

  /// Whether anything moves by itself.
  func isRunning(at time: Seconds) -> Bool {
    remainders.contains { !$0.isHeld && $0.transaction.end > time }
  }

  /// What is added to the model at a time.
  func pose(at time: Seconds) -> ViewPose {
    remainders.reduce(.zero) { $0 + $1.pose(at: time) }
  }

  /// The part of it that stands until its animator moves it.
  func heldPose(at time: Seconds) -> ViewPose {
    remainders.reduce(.zero) { $1.isHeld ? $0 + $1.pose(at: time) : $0 }
  }

  /// The motion from now on as a host plays it. `model` is what shows at its end, with what is held.
  func motion(of model: ViewPose, from now: Seconds, scale: Double) -> ViewMotion {
    let moving = remainders.filter { !$0.isHeld }
    let end = moving.reduce(now) { max($0, $1.transaction.end) }
    var times: [Double] = []
    for remainder in moving {
      let begin = max(remainder.transaction.start, now)
      let reach = remainder.change.reach(in: model.frame.size)
      var own: [Double] = []
      Baking.keyTimes(
        duration: remainder.transaction.end - begin, tolerance: 0.25 / Double(moving.count),
        scale: max(scale, 1) * max(reach, 1), into: &own
      ) { -remainder.transaction.remainder(at: begin + $0) }
      times += own.map { $0 + begin - now }
    }
    times = times.filter { $0 > 0 && $0 < end - now } + [0, end - now]
    times.sort()
    var keys: [ViewMotion.Key] = []
    for time in times where keys.last.map({ time - $0.time > 1e-6 }) ?? true {
      // At the end nothing is left to add, to the last bit.
      let shown = time >= end - now ? model : moving.reduce(model) { $0 + $1.pose(at: now + time) }
      keys.append(ViewMotion.Key(time: time, pose: shown))
    }
    return ViewMotion(start: now, duration: end - now, keys: keys)
  }
}
