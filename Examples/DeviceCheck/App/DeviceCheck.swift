// SPDX-License-Identifier: Apache-2.0

import Quire

/// Sheets to try on a real phone. The page's script (`Resources/page.js`) records what the browser does.
@MainActor public enum DeviceCheck {
  /// Makes a new controller each time. A page shows one, and each test makes its own.
  public static func makeRootViewController() -> UIViewController {
    CheckViewController()
  }
}
