// SPDX-License-Identifier: Apache-2.0

import SheetEngine

// Not Apple's API: the reaction of a sheet to its keyboard. UIKit has no public setting [K6].

extension UISheetPresentationController {
  /// The reaction of a sheet while a field in it has the software keyboard.
  public enum KeyboardBehavior: Int, Sendable {
    /// The sheet grows to the largest detent and returns, as UIKit's sheet does [K1]. The selection does not change
    /// [K2]. If the sheet would rise by less than the keyboard covers, it continues beyond that detent, at most to the
    /// full height.
    case expand = 0
    /// The sheet moves up by the height that the keyboard covers, at most to the full height.
    case ride = 1
    /// The sheet stays where it is. The app must handle covered content.
    case ignore = 2

    var policy: KeyboardPolicy {
      switch self {
      case .expand: .expand
      case .ride: .ride
      case .ignore: .ignore
      }
    }
  }

  /// The reaction of the sheet to its keyboard. `.expand` by default. It may change while the keyboard is visible.
  public var keyboardBehavior: KeyboardBehavior {
    get { storedKeyboardBehavior }
    set {
      storedKeyboardBehavior = newValue
      keyboardBehaviorChanged()
    }
  }
}
