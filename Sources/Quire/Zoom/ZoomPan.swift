// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Recognizes a finger that pulls a zoomed view down. It takes precedence over scrollers that can't scroll back.
@MainActor final class ZoomPan: UIPanGestureRecognizer {
  /// Returns whether the recognizer may claim the finger. Called at the first move, if it goes down. `isFree` is `true`
  /// if no scroller under the finger needs the move.
  var mayClaim: ((ZoomPan, _ isFree: Bool) -> Bool)?

  override init() {
    super.init()
    maximumNumberOfTouches = 1
    ruleAtFirstMove = { [me = Weak(self)] way, scrollers in me.wrappedValue?.claims(way, from: scrollers) ?? false }
  }

  private func claims(_ way: (x: CGFloat, y: CGFloat), from scrollers: [Scroller]) -> Bool {
    guard way.y > way.x.magnitude else { return false }
    let isFree = scrollers.allSatisfy { $0.range.dy <= 0 || $0.offset.dy <= 0 && !$0.hasRefreshControl }
    return mayClaim?(self, isFree) ?? isFree
  }
}

extension UIPanGestureRecognizer {
  /// Returns the origin of the translation.
  final func start(in view: UIView) -> CGPoint {
    let (place, way) = (location(in: view), translation(in: view))
    return CGPoint(x: place.x - way.x, y: place.y - way.y)
  }
}
