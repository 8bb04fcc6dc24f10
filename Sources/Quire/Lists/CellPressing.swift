// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// What a finger on a cell does before it is known whether it scrolls: the cell looks pressed after a moment.
@MainActor struct CellPressing {
  /// How long a finger rests before its cell looks pressed, in seconds. [LIST]
  static let delay = 0.1

  private var timer: UInt32?

  mutating func began(_ highlight: @escaping () -> Void) {
    cancel()
    timer = Session.current.map { $0.schedule(at: $0.clock + CellPressing.delay, highlight) }
  }

  /// Returns whether the finger left before the cell looked pressed.
  @discardableResult mutating func cancel() -> Bool {
    guard let timer else { return false }
    Session.current?.unschedule(timer)
    self.timer = nil
    return true
  }
}
