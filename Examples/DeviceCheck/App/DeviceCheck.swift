// SPDX-License-Identifier: Apache-2.0

import Quire

/// Sheets to try on a real phone. The page beside them (`Resources/page.js`) writes down what the browser does.
@MainActor public enum DeviceCheck {
  /// A new controller each time; a page shows one, and each test makes its own.
  public static func makeRootViewController() -> UIViewController {
    CheckViewController()
  }
}
