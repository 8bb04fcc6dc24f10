// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The delayed highlight of a cell under a finger. The cell is highlighted only after a short delay, because the finger
/// may begin to scroll.
@MainActor struct CellPressing {
  /// The time that a finger rests on a cell before the cell is highlighted, in seconds. [LIST]
  static let delay = 0.1
  /// The delay after the first one until a context menu opens, in seconds. The total is half a second, like a long
  /// press.
  static let menuDelay = 0.4

  private var timer: UInt32?

  mutating func began(_ highlight: @escaping () -> Void) {
    cancel()
    timer = Session.current.map { $0.schedule(at: $0.clock + CellPressing.delay, highlight) }
  }

  /// Called when the first delay has passed. `openMenu` runs if the finger also rests for the second delay.
  mutating func rests(_ openMenu: @escaping () -> Void) {
    timer = Session.current.map { $0.schedule(at: $0.clock + CellPressing.menuDelay, openMenu) }
  }

  /// Cancels the delayed highlight. Returns whether it was still pending, which means that the finger left before the
  /// cell was highlighted.
  @discardableResult mutating func cancel() -> Bool {
    guard let timer else { return false }
    Session.current?.unschedule(timer)
    self.timer = nil
    return true
  }
}
