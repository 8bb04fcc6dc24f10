// SPDX-License-Identifier: Apache-2.0

import SheetEngine

// Not Apple's API. UIKit's look depends on the system's version; in Quire each window has its own.

extension UIWindow {
  /// How sheets look and stand.
  public enum SheetLook: Sendable {
    /// As on iOS 15 to 18: sheets reach the edges, and a full one pushes its presenter back as a card.
    case classic
    /// As on iOS 26: low sheets are inset from the edges, and the root stays where it is. [IM] [TS]
    case floating
  }

  /// `.classic` by default. A change takes effect on all presentations at once, without animation.
  public final var sheetLook: SheetLook {
    get { session?.stack.look == .floating ? .floating : .classic }
    set { session?.change(to: newValue == .floating ? .floating : .classic) }
  }
}
