// SPDX-License-Identifier: Apache-2.0

import Quire

/// Sheets of every kind, each behind a button, for tests and measurements in browsers.
@MainActor public enum Bench {
  /// Makes a new controller each time. A page shows one, and each test makes its own.
  public static func makeRootViewController() -> UIViewController {
    BenchViewController()
  }
}
