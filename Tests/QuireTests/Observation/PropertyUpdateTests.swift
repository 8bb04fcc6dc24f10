// SPDX-License-Identifier: Apache-2.0

import Observation
@_spi(Hosts) import QuireSimulator
import Testing

@_spi(Hosts) @testable import Quire

@Observable private final class Tide {
  var height = 3
  var color = "blue"
}

private final class Gauge: UIView {
  var updates = 0
  var layouts = 0

  override func updateProperties() {
    super.updateProperties()
    updates += 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

private final class TideController: UIViewController {
  let tide = Tide()
  var shown: [Int] = []
  var layouts = 0

  override func updateProperties() {
    super.updateProperties()
    shown.append(tide.height)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layouts += 1
    _ = tide.color
  }
}

@MainActor @Suite struct PropertyUpdateTests {
  @Test func changesUpdateAgain() {
    let root = TideController()
    let simulator = Simulator(.phone) { root }
    #expect(root.shown == [3])
    simulator.perform { root.tide.height = 4 }
    #expect(root.shown == [3, 4])
    // Another layout does not update the properties of a controller.
    let layouts = root.layouts
    simulator.perform { root.tide.color = "gray" }
    #expect(root.shown == [3, 4] && root.layouts > layouts)
    simulator.perform { root.setNeedsUpdateProperties() }
    #expect(root.shown == [3, 4, 4])
  }

  @Test func layoutsOfAViewDoNotUpdateItsProperties() {
    let gauge = Gauge(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let root = UIViewController()
    let simulator = Simulator(.phone) { root }
    simulator.perform { root.view.addSubview(gauge) }
    #expect(gauge.updates == 1 && gauge.layouts == 1)
    simulator.perform { gauge.setNeedsLayout() }
    #expect(gauge.updates == 1 && gauge.layouts == 2)
    simulator.perform { gauge.setNeedsUpdateProperties() }
    #expect(gauge.updates == 2)
  }

  @Test func updatesAtOnce() {
    let root = TideController()
    let simulator = Simulator(.phone) { root }
    simulator.perform {
      root.tide.height = 5
      root.updatePropertiesIfNeeded()
      #expect(root.shown == [3, 5])
    }
    #expect(root.shown == [3, 5])
  }
}
