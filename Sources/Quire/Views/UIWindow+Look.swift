// SPDX-License-Identifier: Apache-2.0

import SheetEngine

// Not Apple's API. UIKit's look depends on the system's version; in Quire each window has its own.

extension UIWindow {
  /// The appearance and placement of sheets, popovers and alerts.
  public enum SheetLook: Sendable {
    /// As in iOS 15 to 18: sheets reach the edges, and a full-height sheet pushes its presenter back as a card.
    case classic
    /// The appearance of iOS 26. Sheets below full height are inset from the edges, and the root does not move. Alerts
    /// are wide cards with separate buttons. [OPENUIKIT] [IM]
    case floating
  }

  /// The look of sheets; `.classic` by default. A change applies to all presentations immediately, without animation.
  public final var sheetLook: SheetLook {
    get { session?.stack.look == .floating ? .floating : .classic }
    set { session?.change(to: newValue == .floating ? .floating : .classic) }
  }
}
