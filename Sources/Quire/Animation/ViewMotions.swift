import SheetEngine
import SheetMotion

/// What is under way of one view's changes.
///
/// A change shows at once in the model, and what is left of it, `(old − new) · (1 − progress)`, is added to what
/// shows until it has run out. So a change in the middle of another goes on from the place and at the speed that are
/// there, and where the view is at any time is a closed form.
@MainActor final class ViewMotions {
  private struct Rest {
    let transaction: ViewTransaction
    var change: ViewPose
  }

  private var rests: [Rest] = []
  /// Whether the host must hear of them anew.
  var isChanged = false

  func add(_ change: ViewPose, in transaction: ViewTransaction) {
    isChanged = true
    if let last = rests.indices.last, rests[last].transaction === transaction {
      rests[last].change = rests[last].change + change
    } else {
      rests.append(Rest(transaction: transaction, change: change))
    }
  }

  /// Takes away what a transaction has left.
  func takeRest(of transaction: ViewTransaction, at time: Seconds) -> ViewPose {
    guard let index = rests.firstIndex(where: { $0.transaction === transaction }) else { return .zero }
    isChanged = true
    return rests.remove(at: index).change * (1 - transaction.timing.progress(at: time - transaction.start))
  }

  /// Forgets what has run out; answers whether anything is left.
  func isRunning(at time: Seconds) -> Bool {
    rests.removeAll { $0.transaction.end <= time }
    return !rests.isEmpty
  }

  /// What is added to the model at a time.
  func pose(at time: Seconds) -> ViewPose {
    rests.reduce(.zero) { sum, rest in
      sum + rest.change * (1 - rest.transaction.timing.progress(at: time - rest.transaction.start))
    }
  }

  /// The motion from now on as a host plays it.
  func motion(of model: ViewPose, from now: Seconds, scale: Double) -> ViewMotion {
    let end = rests.reduce(now) { max($0, $1.transaction.end) }
    var times: [Double] = []
    for rest in rests {
      let timing = rest.transaction.timing
      let reach = rest.change.reach(in: model.frame.size)
      var own: [Double] = []
      Baking.keyTimes(
        duration: timing.duration, tolerance: 0.25 / Double(rests.count), scale: max(scale, 1) * max(reach, 1),
        into: &own
      ) { timing.progress(at: $0) }
      times += own.map { $0 + rest.transaction.start - now }
    }
    times = times.filter { $0 > 0 && $0 < end - now } + [0, end - now]
    times.sort()
    var keys: [ViewMotion.Key] = []
    for time in times where keys.last.map({ time - $0.time > 1e-6 }) ?? true {
      // At the end nothing is left to add, to the last bit.
      let shown = time >= end - now ? model : model + pose(at: now + time)
      keys.append(ViewMotion.Key(time: time, pose: shown))
    }
    return ViewMotion(start: now, duration: end - now, keys: keys)
  }
}
