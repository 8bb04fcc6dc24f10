// SPDX-License-Identifier: Apache-2.0

import Quire

/// The part of the page's address that names the screen. Without a page's script there is none.
@MainActor enum Address {
  /// Puts a screen's name into the address.
  static func show(_ name: String) {
    PageScript.call("showAddress", [.text(name)])
  }

  /// Calls a function with the name in the address, if there is one, and again when the user changes it.
  static func follow(_ go: @escaping @MainActor (String) -> Void) {
    PageScript.register("addressChanged") { arguments in
      go(arguments.first?.text ?? "")
      return .nothing
    }
    PageScript.call("address") { result in
      if case .success(let value) = result, let name = value.text, !name.isEmpty { go(name) }
    }
  }
}
