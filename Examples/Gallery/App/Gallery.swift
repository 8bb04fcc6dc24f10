// SPDX-License-Identifier: Apache-2.0

import Quire

/// The app: screens by subject, each with its code.
@MainActor public enum Gallery {
  /// Makes a new controller each time. A page shows one, and each test makes its own.
  public static func makeRootViewController() -> UIViewController {
    let root = UINavigationController(rootViewController: HomeViewController())
    root.navigationBar.prefersLargeTitles = true
    root.view.tintColor = Palette.accent
    return root
  }
}
