// SPDX-License-Identifier: Apache-2.0

import Quire

/// Pictures that grow into screens, and shrink back.
@MainActor public enum Gallery {
  /// A new controller each time; a page shows one, and each test makes its own.
  public static func makeRootViewController() -> UIViewController {
    let root = UINavigationController(rootViewController: GalleryViewController())
    root.view.tintColor = Palette.accent
    return root
  }
}
