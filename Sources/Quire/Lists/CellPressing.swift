// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The delayed highlight of a cell under a finger. The cell is highlighted only after a short delay, because the finger
/// may begin to scroll.
@MainActor struct CellPressing {
  /// The time that a finger rests on a cell before the cell is highlighted, in seconds. [LIST]
  static let delay = 0.1

  private var timer: UInt32?

  mutating func began(_ highlight: @escaping () -> Void) {
    cancel()
    timer = Session.current.map { $0.schedule(at: $0.clock + CellPressing.delay, highlight) }
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
