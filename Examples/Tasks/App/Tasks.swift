// SPDX-License-Identifier: Apache-2.0

import Quire

/// Ten small asynchronous programs.
@MainActor public enum Tasks {
  /// Makes a new controller each time. A page shows one, and each test makes its own.
  public static func makeRootViewController() -> UIViewController {
    UINavigationController(rootViewController: ProgramsViewController())
  }
}
