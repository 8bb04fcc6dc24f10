// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A motion of a scroll view that the session plays, frame by frame. Made only for what needs it, so that an app without
/// such motions does not contain them.
@MainActor class ScrollMotion {
  /// Moves the scroll view to where it is at a time; returns whether the motion goes on.
  func step(_ scroll: UIScrollView, at now: Seconds) -> Bool { false }
  /// The app set another offset in the meantime, which lies so far from the one before. Returns whether the motion goes
  /// on from there.
  func shift(by way: CGPoint) -> Bool { false }
  /// It came to its end.
  func finish(_ scroll: UIScrollView) {}
  /// A finger or the app stopped it.
  func cancel(_ scroll: UIScrollView) {}
}

extension Session {
  /// Moves the scroll views that are in a motion of the session.
  func stepScrolls() {
    guard !movedScrolls.isEmpty else { return }
    for entry in movedScrolls {
      guard let scroll = entry.wrappedValue, let motion = scroll.motion else { continue }
      if scroll.window == nil || !motion.step(scroll, at: clock) {
        guard scroll.motion === motion else { continue }
        scroll.motion = nil
        motion.finish(scroll)
        scroll.heldChanged()
      }
    }
    movedScrolls.removeAll { $0.wrappedValue?.motion == nil }
  }
}

extension UIScrollView {
  /// The session that shows it.
  final var session: Session? { window?.session }

  /// Plays a motion instead of the one that runs.
  final func run(_ motion: ScrollMotion) {
    stopMotion()
    guard let session else { return motion.finish(self) }
    self.motion = motion
    session.movedScrolls.removeAll { $0.wrappedValue == nil || $0.wrappedValue === self }
    session.movedScrolls.append(Weak(self))
    heldChanged()
  }

  /// Stops a motion of the session where it is.
  final func stopMotion() {
    guard let running = motion else { return }
    motion = nil
    running.cancel(self)
    heldChanged()
  }

  /// Whether the session, and not the host, moves the content.
  final var isHeld: Bool { motion != nil || isGripped }

  /// Moves the content as a finger or a motion wants it, and not the app.
  final func move(to offset: CGPoint) {
    isMoving = true
    contentOffset = offset
    isMoving = false
  }
}
