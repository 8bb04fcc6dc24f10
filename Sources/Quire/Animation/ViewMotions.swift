// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// The motions of one view.
///
/// The model changes immediately. The remainder of each change, `(old − new) · (1 − progress)`, is added to the visible
/// state until it is zero. So a change in the middle of another starts from the current position and velocity, and the
/// view's state at any time is a closed form.
@MainActor final class ViewMotions {
  @MainActor private struct Remainder {
    let transaction: ViewTransaction
    var change: ViewPose

    var isHeld: Bool { transaction.playhead?.isHeld ?? false }
    func pose(at time: Seconds) -> ViewPose { change * transaction.remainder(at: time) }
  }

  private var remainders: [Remainder] = []
  /// Whether the motion must be reported to the host again.
  var isChanged = false

  func add(_ change: ViewPose, in transaction: ViewTransaction) {
    isChanged = true
    if let last = remainders.indices.last, remainders[last].transaction === transaction {
      remainders[last].change = remainders[last].change + change
    } else {
      remainders.append(Remainder(transaction: transaction, change: change))
    }
  }

  /// Removes the remainder of a transaction's change, and returns it.
  func removeRemainder(of transaction: ViewTransaction, at time: Seconds) -> ViewPose {
    guard let index = remainders.firstIndex(where: { $0.transaction === transaction }) else { return .zero }
    isChanged = true
    return remainders.remove(at: index).change * transaction.remainder(at: time)
  }

  /// Removes motions that have ended. Returns whether any is left.
  func isLeft(at time: Seconds) -> Bool {
    remainders.removeAll { $0.transaction.end <= time }
    return !remainders.isEmpty
  }

  /// Returns whether any motion is running by itself.
  func isRunning(at time: Seconds) -> Bool {
    remainders.contains { !$0.isHeld && $0.transaction.end > time }
  }

  /// Returns the sum of all remainders at a time, which is added to the model.
  func pose(at time: Seconds) -> ViewPose {
    remainders.reduce(.zero) { $0 + $1.pose(at: time) }
  }

  /// Returns the part of the sum that held playheads keep constant.
  func heldPose(at time: Seconds) -> ViewPose {
    remainders.reduce(.zero) { $1.isHeld ? $0 + $1.pose(at: time) : $0 }
  }

  /// Returns the motion from now on, as a host plays it. `model` is the final pose, including held remainders.
  func motion(of model: ViewPose, from now: Seconds, scale: Double) -> ViewMotion {
    let moving = remainders.filter { !$0.isHeld }
    let end = moving.reduce(now) { max($0, $1.transaction.end) }
    var times: [Double] = []
    for remainder in moving {
      let begin = max(remainder.transaction.start, now)
      let reach = remainder.change.reach(in: model.frame.size)
      // The error is a quarter of a device pixel in total.
      let error = 0.25 / Double(moving.count) / (max(scale, 1) * max(reach, 1))
      times += remainder.transaction.keyTimes(from: begin, error: error).map { $0 + begin - now }
    }
    times = times.filter { $0 > 0 && $0 < end - now } + [0, end - now]
    times.putInOrder(by: <)
    var keys: [ViewMotion.Key] = []
    for time in times where keys.last.map({ time - $0.time > 1e-6 }) ?? true {
      // At the end the remainder is exactly zero.
      let shown = time >= end - now ? model : moving.reduce(model) { $0 + $1.pose(at: now + time) }
      keys.append(ViewMotion.Key(time: time, pose: shown))
    }
    return ViewMotion(start: now, duration: end - now, keys: keys)
  }
}
