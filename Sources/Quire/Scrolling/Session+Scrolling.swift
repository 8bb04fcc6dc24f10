// SPDX-License-Identifier: Apache-2.0

import SheetEngine

@_spi(Hosts) extension Session {
  /// Called for a pinch on a trackpad over a scroll view that scales its content. `place` is in the scroll view's box,
  /// `factor` is relative to the previous call, and `isEnd` is true when the pinch is over.
  public func scrollPinched(_ view: ViewID, at place: Point, by factor: Double, isEnd: Bool, now: Seconds) {
    turn(now) {
      guard let scroll = shown[view.rawValue]?.asScrollView, let scaler = scroll.parts.scaler, scaler.isReady,
        !scroll.isGripped
      else { return }
      if isEnd { return scaler.end() }
      guard factor.isFinite, factor > 0, place.x.isFinite, place.y.isFinite else { return }
      scaler.begin()
      scaler.scale(by: CGFloat(factor), around: CGPoint(x: place.x, y: place.y))
    }
  }
}
