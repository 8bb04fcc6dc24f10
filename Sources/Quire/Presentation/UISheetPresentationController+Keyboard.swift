// SPDX-License-Identifier: Apache-2.0

import SheetEngine

// Not Apple's: what a sheet does about its keyboard. UIKit has no public choice [K6].

extension UISheetPresentationController {
  /// What a sheet does while a field in it has the software keyboard.
  public enum KeyboardBehavior: Int, Sendable {
    /// Grows to the largest detent and comes back, as UIKit's sheet does [K1]; the selection stays [K2].
    case expand = 0
    /// Keeps its height and rides on the keyboard, up to where it stands at its largest detent.
    case ride = 1
    /// Stays where it is; the app sees to what is covered.
    case ignore = 2

    var policy: KeyboardPolicy {
      switch self {
      case .expand: .expand
      case .ride: .ride
      case .ignore: .ignore
      }
    }
  }

  /// What the sheet does about its keyboard; `.expand` by default, and changes while the keyboard stands.
  public var keyboardBehavior: KeyboardBehavior {
    get { storedKeyboardBehavior }
    set {
      storedKeyboardBehavior = newValue
      keyboardBehaviorChanged()
    }
  }
}
