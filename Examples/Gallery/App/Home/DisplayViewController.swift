// SPDX-License-Identifier: Apache-2.0

import Quire

/// The settings of the whole window: the look of its sheets, the appearance, the text size and the writing direction.
final class DisplayViewController: FormViewController {
  private static let sizes: [UIContentSizeCategory?] = [
    nil, .extraSmall, .extraLarge, .extraExtraExtraLarge, .accessibilityExtraLarge,
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    addHeading("Display")
    let window = UIApplication.shared.windows.first
    addChoice("Sheets", ["iOS 15 to 18", "iOS 26"], selected: window?.sheetLook == .floating ? 1 : 0) {
      window?.sheetLook = $0 == 1 ? .floating : .classic
    }
    addChoice("Appearance", ["Automatic", "Light", "Dark"], selected: window?.overrideUserInterfaceStyle.rawValue ?? 0)
    { [me = Weak(self)] in
      window?.overrideUserInterfaceStyle = UIUserInterfaceStyle(rawValue: $0) ?? .unspecified
      me.wrappedValue?.tellPage()
    }
    let size = window?.traitOverrides.preferredContentSizeCategory
    addChoice("Text size", ["Auto", "XS", "XL", "XXXL", "AX3"], selected: Self.sizes.firstIndex { $0 == size } ?? 0) {
      if let size = Self.sizes[$0] {
        window?.traitOverrides.preferredContentSizeCategory = size
      } else {
        window?.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
      }
    }
    let direction = window?.traitOverrides.layoutDirection ?? .unspecified
    addChoice("Direction", ["Automatic", "→ Right", "Left ←"], selected: direction.rawValue + 1) { [me = Weak(self)] in
      if let direction = UITraitEnvironmentLayoutDirection(rawValue: $0 - 1), direction != .unspecified {
        window?.traitOverrides.layoutDirection = direction
      } else {
        window?.traitOverrides.remove(UITraitLayoutDirection.self)
      }
      me.wrappedValue?.tellPage()
    }
  }

  /// Passes the appearance and the direction on to what the browser draws by itself.
  private func tellPage() {
    guard let window = UIApplication.shared.windows.first else { return }
    let appearances = ["", "light", "dark"]
    let directions = ["", "ltr", "rtl"]
    PageScript.call(
      "showDisplay",
      [
        .text(appearances[window.overrideUserInterfaceStyle.rawValue]),
        .text(directions[window.traitOverrides.layoutDirection.rawValue + 1]),
      ])
  }
}
