// SPDX-License-Identifier: Apache-2.0

import Quire

/// Pictures that grow into screens and shrink back.
@MainActor public enum Gallery {
  /// Makes a new controller each time. A page shows one, and each test makes its own.
  public static func makeRootViewController() -> UIViewController {
    let root = UINavigationController(rootViewController: GalleryViewController())
    root.view.tintColor = Palette.accent
    return root
  }
}
