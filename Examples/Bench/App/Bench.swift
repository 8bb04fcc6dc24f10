// SPDX-License-Identifier: Apache-2.0

import Quire

/// Sheets of every kind behind one button each, for tests and measurements in browsers.
@MainActor public enum Bench {
  /// A new controller each time; a page shows one, and each test makes its own.
  public static func makeRootViewController() -> UIViewController {
    BenchViewController()
  }
}
