// SPDX-License-Identifier: Apache-2.0

import Quire

/// The app, for any host.
@MainActor public enum LiveProgress {
  /// Makes a new controller each time. A page shows one, and each test makes its own.
  public static func makeRootViewController() -> UIViewController {
    PictureViewController()
  }
}
