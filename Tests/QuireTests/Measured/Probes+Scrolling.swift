// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetMotion

@_spi(Hosts) @testable import Quire

extension Probes {
  static var scrolling: [String: Probe] {
    [
      "14.01": { [Double(UIScrollView.DecelerationRate.normal.rawValue)] },
      "14.02": {
        // The distance from the limit of the motion at its end.
        let stage = ScrollStage()
        stage.simulator.perform {
          let motion = ScrollAnimation(
            coasting: stage.scroll, velocity: CGPoint(x: 0, y: 1000), rate: ScrollDecay.normalRate,
            at: stage.simulator.session.clock)
          stage.scroll.run(motion)
        }
        stage.simulator.settle()
        return [ScrollDecay(from: 0, velocity: 1000).restPosition - Double(stage.scroll.contentOffset.y)]
      },
      "14.04": { [2 * .pi / DragRelease.edgeSpring.response, DragRelease.edgeSpring.dampingRatio] },
    ]
  }
}
