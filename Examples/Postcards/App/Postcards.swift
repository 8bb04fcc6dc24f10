// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The app, for whatever host shows it.
@MainActor public enum Postcards {
  /// Makes a new controller each time. A page shows one, and each test makes its own.
  public static func makeRootViewController() -> UIViewController {
    let navigation = UINavigationController(rootViewController: PostcardViewController())
    navigation.view.tintColor = Palette.accent
    return navigation
  }
}
