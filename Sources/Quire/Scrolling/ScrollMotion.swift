// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A motion of a scroll view that the session plays, frame by frame. Created only when needed, so that an app without
/// such motions does not contain their code.
@MainActor class ScrollMotion {
  /// Moves the scroll view to its offset at a time. Returns whether the motion continues.
  func step(_ scroll: UIScrollView, at now: Seconds) -> Bool { false }
  /// Called when the app has set another offset in the meantime; `way` is the distance from the previous offset.
  /// Returns whether the motion continues from there.
  func shift(by way: CGPoint) -> Bool { false }
  /// Called when the motion has reached its end.
  func finish(_ scroll: UIScrollView) {}
  /// Called when a finger or the app stops the motion.
  func cancel(_ scroll: UIScrollView) {}
}

extension Session {
  /// Advances the scroll views that a motion of the session moves.
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
  /// The session that shows the scroll view.
  final var session: Session? { window?.session }

  /// Plays a motion in place of the current one.
  final func run(_ motion: ScrollMotion) {
    stopMotion()
    guard let session else { return motion.finish(self) }
    self.motion = motion
    session.movedScrolls.removeAll { $0.wrappedValue == nil || $0.wrappedValue === self }
    session.movedScrolls.append(Weak(self))
    heldChanged()
  }

  /// Stops a motion of the session at its current offset.
  final func stopMotion() {
    guard let running = motion else { return }
    motion = nil
    running.cancel(self)
    heldChanged()
  }

  /// Whether the session moves the content instead of the host.
  final var isHeld: Bool { motion != nil || isGripped }

  /// Moves the content on behalf of a finger or a motion, as opposed to the app.
  final func move(to offset: CGPoint) {
    isMoving = true
    contentOffset = offset
    isMoving = false
  }
}
