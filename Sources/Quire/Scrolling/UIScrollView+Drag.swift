// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The phase of a scroll view's drag.
enum ScrollPhase: Hashable {
  /// No finger drags, and no motion that a finger caused is under way.
  case idle
  /// A finger drags the content.
  case dragging
  /// The content continues to move after a drag.
  case decelerating
}

extension UIScrollView {
  /// Whether a finger is down on the view, even before it moves.
  public final var isTracking: Bool { fingers > 0 }
  /// Whether a finger drags the content.
  public final var isDragging: Bool { phase == .dragging }
  /// Whether the content continues to move after a drag.
  public final var isDecelerating: Bool { phase == .decelerating }

  // MARK: Calls from the gesture arena

  /// Called when a finger comes down on the view or a descendant. A motion under way stops.
  final func fingerBegan() {
    fingers += 1
    isInterrupted = isInterrupted || motion != nil
    stopMotion()
    rest()
  }

  final func fingerLeft() {
    fingers = max(0, fingers - 1)
    guard fingers == 0, isInterrupted else { return }
    isInterrupted = false
    // A tap stopped the motion between two pages, or beyond an end.
    if phase == .idle, motion == nil { release?.settle(self, at: session?.clock ?? 0) }
  }

  /// Called when a drag begins, by the host's scrolling or by the session's own, at a time on the clock of the events.
  final func beginDrag(at time: Seconds) {
    guard phase != .dragging else { return }
    stopMotion()
    if phase == .decelerating { rest() }
    phase = .dragging
    release?.begin(self, at: time)
    dismissKeyboardAtDrag?(self)
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// Called when the last finger of the drag leaves, at a time on the clock of the events. The velocity is that of the
  /// content, in points per second; a canceled drag has none. `byEngine` is whether a sheet owned the finger, so that
  /// the engine continues to move the content instead of the host.
  final func endDrag(at time: Seconds, velocity: CGPoint, wasCanceled: Bool, byEngine: Bool) {
    guard phase == .dragging else { return }
    if let release {
      release.end(self, at: time, velocity: velocity, wasCanceled: wasCanceled)
    } else {
      // No object decides the target, so the content rests when the host reports it.
      phase = wasCanceled ? .idle : .decelerating
    }
    if byEngine { followEngine() }
  }

  /// Called when the host's scroller has come to rest.
  final func hostRested() {
    parts.long?.rest(self)
    guard phase == .decelerating, motion == nil, session?.stack.scrolls(ScrollerID(rawValue: id.rawValue)) != true
    else { return }
    rest()
  }

  /// Called when the content has come to rest after a drag.
  final func rest() {
    guard phase == .decelerating else { return }
    phase = .idle
    delegate?.scrollViewDidEndDecelerating(self)
    for watcher in watchers { watcher.rested() }
  }

  /// Polls for the end of the engine's momentum, which no host reports.
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

  /// The interval between two checks, in seconds: one frame.
  private static var engineInterval: Seconds { 1.0 / 60 }
}

/// Decides where a drag's content goes when the finger leaves. Created with the first delegate, or by a feature that
/// influences the decision.
///
/// The times of a drag are those of the finger's events. A busy page receives the events late and together, but the
/// velocity is still that of the finger.
@MainActor class ScrollRelease {
  func begin(_ scroll: UIScrollView, at time: Seconds) {}
  func follow(_ scroll: UIScrollView, at time: Seconds) {}
  func end(_ scroll: UIScrollView, at time: Seconds, velocity: CGPoint, wasCanceled: Bool) {}
  func settle(_ scroll: UIScrollView, at now: Seconds) {}
}
