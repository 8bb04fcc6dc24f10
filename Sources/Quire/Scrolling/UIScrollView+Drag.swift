// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// How a finger has a scroll view.
enum ScrollPhase: Hashable {
  /// No finger, and no motion that a finger caused.
  case idle
  /// A finger drags the content.
  case dragging
  /// The content goes on after a drag.
  case decelerating
}

extension UIScrollView {
  /// Whether a finger is down on it, also before it moves.
  public final var isTracking: Bool { fingers > 0 }
  /// Whether a finger drags the content.
  public final var isDragging: Bool { phase == .dragging }
  /// Whether the content goes on after a drag.
  public final var isDecelerating: Bool { phase == .decelerating }

  // MARK: What the arena tells

  /// A finger came down on it, or on what is in it: what moves stops.
  final func fingerCame() {
    fingers += 1
    isInterrupted = isInterrupted || motion != nil
    stopMotion()
    rest()
  }

  final func fingerLeft() {
    fingers = max(0, fingers - 1)
    guard fingers == 0, isInterrupted else { return }
    isInterrupted = false
    // A tap stopped it between two pages, or beyond an end.
    if phase == .idle, motion == nil { release?.settle(self, at: session?.clock ?? 0) }
  }

  /// A drag begins, by the host's scrolling or by the session's own, at a time on the clock of the events.
  final func beginDrag(at time: Seconds) {
    guard phase != .dragging else { return }
    stopMotion()
    if phase == .decelerating { rest() }
    phase = .dragging
    release?.begin(self, at: time)
    dismissKeyboardAtDrag?(self)
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// The last finger of the drag leaves, at a time on the clock of the events, with a velocity of the content in points
  /// per second. A cancelled drag has no speed; `byEngine` is whether a sheet owned the finger, so that the engine and
  /// not the host moves the content on.
  final func endDrag(at time: Seconds, velocity: CGPoint, wasCancelled: Bool, byEngine: Bool) {
    guard phase == .dragging else { return }
    if let release {
      release.end(self, at: time, velocity: velocity, wasCancelled: wasCancelled)
    } else {
      // Nobody asks where it goes, so it rests when the host says so.
      phase = wasCancelled ? .idle : .decelerating
    }
    if byEngine { followEngine() }
  }

  /// The host's scroller has come to rest.
  final func hostRested() {
    guard phase == .decelerating, motion == nil, session?.stack.scrolls(ScrollerID(rawValue: id.rawValue)) != true
    else { return }
    rest()
  }

  /// The content has come to rest after a drag.
  final func rest() {
    guard phase == .decelerating else { return }
    phase = .idle
    delegate?.scrollViewDidEndDecelerating(self)
    for watcher in watchers { watcher.rested() }
  }

  /// No host reports the end of the engine's momentum.
  private final func followEngine() {
    guard phase == .decelerating, motion == nil, let session else { return }
    session.schedule(at: session.clock + UIScrollView.engineInterval) { [me = Weak(self)] in
      guard let scroll = me.wrappedValue, scroll.phase == .decelerating, scroll.motion == nil,
        let session = scroll.session
      else { return }
      if session.stack.scrolls(ScrollerID(rawValue: scroll.id.rawValue)) {
        scroll.followEngine()
      } else {
        scroll.rest()
      }
    }
  }

  /// In seconds; a look at each frame.
  private static var engineInterval: Seconds { 1.0 / 60 }
}

/// What decides where a drag's content goes when the finger leaves; made with the first delegate, or by what else has a
/// say in it.
///
/// The times of a drag are those of the finger's events: a busy page gets them late and together, and the speed is the
/// finger's all the same.
@MainActor class ScrollRelease {
  func begin(_ scroll: UIScrollView, at time: Seconds) {}
  func follow(_ scroll: UIScrollView, at time: Seconds) {}
  func end(_ scroll: UIScrollView, at time: Seconds, velocity: CGPoint, wasCancelled: Bool) {}
  func settle(_ scroll: UIScrollView, at now: Seconds) {}
}
