import SheetMotion

extension Stack {
  /// Takes the time that an input bears.
  ///
  /// The clock does not go back: an earlier moment counts as the latest, and so does one that is no number or beyond
  /// ±`furthestTime`. A moment further from the latest than `SheetTuning.clockLeap`, ahead or back, is believed at
  /// once where nothing is under way, as after a night's sleep. Otherwise it counts as the latest, and only a second
  /// one in a row that agrees with it is believed: what is under way arrives, and the clock stands there from then on.
  mutating func take(_ time: Seconds, into effects: inout Effects) {
    guard time.magnitude <= Stack.furthestTime else { return }
    // Before anything has happened every clock is right.
    guard turn > 0 else {
      now = time
      return
    }
    let doubted = doubtedTime
    doubtedTime = .nan
    guard (time - now).magnitude > tuning.clockLeap else {
      now = max(now, time)
      return
    }
    let agrees = (time - doubted).magnitude <= tuning.clockLeap
    guard agrees || !isUnderWay() else {
      doubtedTime = time
      return
    }
    endWheel(into: &effects)
    finishMotions(at: .infinity, into: &effects)
    wheel = .idle
    glide = nil
    lastScroll.time = -.infinity
    now = time
  }

  /// Later and earlier moments are nobody's clock: 3,000 years, at which a double still tells milliseconds apart.
  static var furthestTime: Seconds { 1e11 }

  /// Whether anything would be lost by a wrong clock.
  // Mutating, so that nobody copies the stack to call it.
  private mutating func isUnderWay() -> Bool {
    if pan != nil || glide != nil { return true }
    for index in items.indices where items[index].isMoving { return true }
    return false
  }
}
