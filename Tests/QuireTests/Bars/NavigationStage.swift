// SPDX-License-Identifier: Apache-2.0

import QuireSimulator

@testable import Quire

/// Returns a navigation controller with one view controller, and a simulator that shows it.
@MainActor func navigationStage(
  title: String? = nil
) -> (first: UIViewController, navigation: UINavigationController, simulator: Simulator) {
  let first = UIViewController()
  first.title = title
  let navigation = UINavigationController(rootViewController: first)
  return (first, navigation, Simulator { navigation })
}
