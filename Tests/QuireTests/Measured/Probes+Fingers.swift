// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuireSimulator
import SheetEngine

@testable import Quire

extension Probes {
  static var fingers: [String: Probe] {
    [
      "3.01": {
        [CGFloat.infinity, 400].map { (value: CGFloat) -> Double in
          let stage = MeasuredStage()
          stage.sheet([value])
          let top = stage.model.minY
          stage.drag(by: 170, lifts: false)
          return Double(stage.model.minY - top)
        }
      },
      "3.02": {
        let stage = MeasuredStage()
        stage.sheet([.infinity])
        stage.drag(by: -40, lifts: false)
        return [Double(stage.model.minY - 59)]
      },
      "3.03": { [370, 398, 402].map { stays([.infinity], after: $0) } },
      "3.04": { [170, 210].map { stays([400], after: $0) } },
      "3.05": {
        [875.0, 1000].map { (velocity: Double) -> Double in
          let stage = MeasuredStage()
          stage.sheet([.infinity])
          let start = CGPoint(x: 196, y: 74)
          stage.simulator.fling(from: start, to: CGPoint(x: 196, y: 148), velocity: velocity)
          stage.simulator.settle()
          return stage.simulator.sheet == nil ? 0 : 1
        }
      },
      "3.06": { [2 * .pi / SheetTuning().spring.response] },
      "3.08": {
        let stage = MeasuredStage()
        let controller = UIViewController()
        stage.simulator.perform { stage.root.present(controller, animated: true) }
        var tops: [Double] = []
        for frame in 1...15 {
          stage.simulator.run(for: 1.0 / 60)
          if [1, 5, 10, 15].contains(frame) { tops.append(Double(stage.visible.minY)) }
        }
        return tops
      },
      "3.10": {
        let stage = MeasuredStage()
        stage.sheet([0, .infinity])
        return [CGFloat(42), 102, 158, 218].map { (way: CGFloat) -> Double in
          stage.drag(by: -way, lifts: false)
          defer {
            stage.simulator.cancel()
            stage.simulator.settle()
          }
          return stage.visible.minX == 0 ? Double(stage.visible.height) : 0
        }
      },
      "3.11": {
        let stage = MeasuredStage()
        stage.sheet([0, .infinity])
        stage.drag(by: -240)
        stage.simulator.settle()
        return [stage.simulator.sheet?.detent == "com.apple.UIKit.large" ? 1 : 0]
      },
      "3.13": {
        let stage = MeasuredStage()
        let controller = CoordinatedController()
        stage.present(controller, animated: true)
        return [controller.duration, Double(controller.curve), Double(controller.style)]
      },
      "6.15": {
        let controller = CoordinatedController()
        push(controller)
        return [controller.duration]
      },
      "6.16": {
        let controller = CoordinatedController()
        push(controller)
        return [Double(controller.curve), controller.velocity]
      },
      "6.13": {
        let log = CallLog()
        let tabs = UITabBarController()
        tabs.viewControllers = [LoggingController(log, name: "old"), LoggingController(log, name: "new")]
        let simulator = Simulator(Device(MeasuredStage.phone)) { tabs }
        _ = log.drain()
        simulator.perform { tabs.selectedIndex = 1 }
        let measured = ["old.viewWillDisappear", "new.viewWillAppear", "old.viewDidDisappear", "new.viewDidAppear"]
        let calls = log.drain()
        return measured.map { call in calls.firstIndex(of: call).map { Double($0) } ?? -1 }
      },
      "17.01": {
        // The frequency of a critically damped spring follows from its progress after a tenth of its duration.
        [frequency(after: 0.1, of: Timing(settlingIn: 1, dampingRatio: 1, velocity: 0).progress(at: 0.1))]
      },
    ]
  }

  /// Returns the angular frequency of a critically damped spring that has gone a part of its way after a time.
  static func frequency(after time: Double, of progress: Double) -> Double {
    var (low, high) = (1.0, 100.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let way = middle * time
      if 1 - (1 + way) * exp(-way) < progress { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns 1 if the sheet remains after a release at rest, and 0 if it is dismissed.
  private static func stays(_ values: [CGFloat], after way: CGFloat) -> Double {
    let stage = MeasuredStage()
    stage.sheet(values)
    stage.drag(by: way)
    stage.simulator.settle()
    return stage.simulator.sheet == nil ? 0 : 1
  }

  private static func push(_ controller: UIViewController) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let simulator = Simulator(Device(MeasuredStage.phone)) { navigation }
    simulator.perform { navigation.pushViewController(controller, animated: true) }
    simulator.settle()
  }
}

/// A view controller that reads its transition coordinator when it appears.
private final class CoordinatedController: UIViewController {
  var duration = -1.0
  var curve = -1
  var style = -2
  var velocity = 0.0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let coordinator = transitionCoordinator else { return }
    duration = coordinator.transitionDuration
    curve = coordinator.completionCurve.rawValue
    style = coordinator.presentationStyle.rawValue
    velocity = Double(coordinator.completionVelocity)
  }
}
