// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// An object that is called in each frame. A session without one requests no frames.
@MainActor class FrameFollower: NSObject {
  override init() {
    super.init()
  }

  /// Whether the host must call the session in the next frame.
  var wantsFrames: Bool { false }

  /// Called at the beginning of a turn.
  func frame(at now: Seconds) {}
}

/// The display links of a session, in the order in which they were added.
@MainActor final class DisplayLinks: FrameFollower {
  private var all: [CADisplayLink] = []

  /// Returns the links of a session.
  static func of(_ session: Session) -> DisplayLinks {
    if let known = session.frames as? DisplayLinks { return known }
    let made = DisplayLinks()
    session.frames = made
    return made
  }

  func add(_ link: CADisplayLink) {
    all.append(link)
  }

  func remove(_ link: CADisplayLink) {
    all.removeAll { $0 === link }
  }

  override var wantsFrames: Bool {
    guard let activity = Session.current?.activity, activity == .active || activity == .inactive else { return false }
    return all.contains { !$0.isPaused }
  }

  override func frame(at now: Seconds) {
    guard wantsFrames else { return }
    for link in all { link.frame(at: now) }
  }
}
