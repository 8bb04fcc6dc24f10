// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

// The main menu of an app whose delegate changes it.

class MenuDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  override func buildMenu(with builder: UIMenuBuilder) {
    super.buildMenu(with: builder)
    builder.remove(menu: .format)
  }
}

class PlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

@MainActor func mainMenus() -> [String] {
  ["\(MenuDelegate()._menus != nil) \(PlainDelegate()._menus != nil)"]
}

// => true false
