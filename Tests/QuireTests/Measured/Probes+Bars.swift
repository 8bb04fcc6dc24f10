// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine

@testable import Quire

extension Probes {
  static var bars: [String: Probe] {
    [
      "6.01": { [MeasuredStage.phone, MeasuredStage.small, MeasuredStage.pad].map { barHeight(on: $0) } },
      "6.02": { [barHeight(on: MeasuredStage.phone)] },
      "6.03": {
        [
          barHeight(on: MeasuredStage.phone) { $0.navigationBar.prefersLargeTitles = true }
            - barHeight(on: MeasuredStage.phone)
        ]
      },
      "6.05": {
        [barHeight(on: landscape) { $0.navigationBar.prefersLargeTitles = true } - barHeight(on: landscape)]
      },
      "6.07": {
        let prompted = barHeight(on: MeasuredStage.small) { $0.topViewController?.navigationItem.prompt = "Choose" }
        return [prompted - barHeight(on: MeasuredStage.small)]
      },
      "6.10": { [MeasuredStage.phone, MeasuredStage.small].map { tabBar(on: $0)[1] } },
      "6.11": { [tabBar(on: landscape)[1]] },
      "6.12": {
        let bar = tabBar(on: MeasuredStage.pad)
        return [bar[1] - 25, bar[0]]
      },
      "6.14": {
        let stage = MeasuredStage()
        let bar = UIToolbar()
        stage.simulator.perform { stage.root.view.addSubview(bar) }
        return [Double(bar.intrinsicContentSize.height)]
      },
      "7.01": { [Double(UISearchBar().intrinsicContentSize.height)] },
      "7.02": {
        let stage = MeasuredStage()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 393, height: 56))
        stage.simulator.perform { stage.root.view.addSubview(bar) }
        return [bar.pill.frame.minX, bar.pill.frame.height, bar.searchTextField.frame.minX].map { Double($0) }
      },
    ]
  }

  private static var landscape: Environment {
    var environment = MeasuredStage.small
    environment.container = Size(width: 667, height: 375)
    environment.safeArea = .zero
    environment.verticalSizeClass = .compact
    return environment
  }

  private static func barHeight(
    on environment: Environment, _ change: (UINavigationController) -> Void = { _ in }
  ) -> Double {
    let navigation = UINavigationController(rootViewController: UITableViewController())
    let simulator = Simulator(Device(environment)) { navigation }
    simulator.perform {
      navigation.topViewController?.title = "Title"
      change(navigation)
    }
    return Double(navigation.navigationBar.frame.height)
  }

  /// Returns the y coordinate and the height of a tab bar, which includes the bottom safe area.
  private static func tabBar(on environment: Environment) -> [Double] {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let simulator = Simulator(Device(environment)) { tabs }
    return withExtendedLifetime(simulator) { [tabs.tabBar.frame.minY, tabs.tabBar.frame.height].map { Double($0) } }
  }
}
