// SPDX-License-Identifier: Apache-2.0

import Quire

/// Ten small programs that wait.
@MainActor public enum Tasks {
  /// A new controller each time; a page shows one, and each test makes its own.
  public static func makeRootViewController() -> UIViewController {
    UINavigationController(rootViewController: ProgramsViewController())
  }
}
