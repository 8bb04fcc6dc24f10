// SPDX-License-Identifier: Apache-2.0

import SheetEngine

// Not Apple's API: how a sheet reacts to its keyboard. UIKit has no public setting [K6].

extension UISheetPresentationController {
  /// How a sheet reacts while a field in it has the software keyboard.
  public enum KeyboardBehavior: Int, Sendable {
    /// Grows to the largest detent and comes back, as UIKit's sheet does [K1]; the selection stays [K2]. If the sheet would
    /// rise by less than the keyboard covers, it goes on beyond that detent, at most to the full height.
    case expand = 0
    /// Moves up by what the keyboard covers, at most to the full height.
    case ride = 1
    /// Stays where it is; the app must handle covered content.
    case ignore = 2

    var policy: KeyboardPolicy {
      switch self {
      case .expand: .expand
      case .ride: .ride
      case .ignore: .ignore
      }
    }
  }

  /// How the sheet reacts to its keyboard; `.expand` by default. It may change while the keyboard is visible.
  public var keyboardBehavior: KeyboardBehavior {
    get { storedKeyboardBehavior }
    set {
      storedKeyboardBehavior = newValue
      keyboardBehaviorChanged()
    }
  }
}
