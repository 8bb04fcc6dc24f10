import SheetMotion

/// What is left of a presentation's way to where it will rest, for what goes along with it.
public struct Way: Hashable, Sendable {
  /// From 0 now to 1 at the end, at the sheet's own speed.
  public var motion: SpringMotion
  /// In seconds.
  public var duration: Seconds
}

extension Stack {
  /// The way that a presentation is on; `nil` where it stands, lies under a finger, or only fades.
  public func way(of id: PresentationID) -> Way? {
    guard let index = index(of: id), items[index].phase == .settling else { return nil }
    return items[index].travel.rest(from: now)
  }
}

extension Course {
  /// What is left of it, as a fraction of the way.
  fileprivate func rest(from now: Seconds) -> Way? {
    guard let end, end > now else { return nil }
    let span = target - value(at: now)
    guard span != 0 else { return nil }
    return Way(
      motion: SpringMotion(from: 0, to: 1, velocity: velocity(at: now) / span, spring: spring), duration: end - now)
  }
}
