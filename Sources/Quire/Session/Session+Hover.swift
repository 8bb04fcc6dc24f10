// SPDX-License-Identifier: Apache-2.0

import SheetEngine

@_spi(Hosts) extension Session {
  /// Called when the pointer has moved without a pressed button, or has left the window. Returns whether a recognizer
  /// watches it there.
  ///
  /// A host that loads code only on demand calls the closure that it got from `HoverHost.watch` instead.
  @discardableResult public func hovered(_ report: HoverReport, now: Seconds) -> Bool {
    var isWatched = false
    turn(now) { isWatched = HoverTracking.move(report, in: self) }
    return isWatched
  }
}
