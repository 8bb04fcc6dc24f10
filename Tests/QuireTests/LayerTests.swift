// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

/// The decoration of a view's box. [DOC-LAYER]
@MainActor @Suite struct LayerTests {
  private let stage = Stage()
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    let (stage, box) = (stage, box)
    stage.simulator.perform { stage.root.view.addSubview(box) }
  }

  private var corners: Corners? { stage.simulator.corners(of: box) }

  @Test func theMasksValues() {
    let all: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    #expect(all.map { $0.rawValue } == [1, 2, 4, 8])
    #expect(box.layer.maskedCorners.rawValue == 15)
  }

  @Test func theCornersOfTheMask() {
    let layer = box.layer
    stage.simulator.perform { layer.cornerRadius = 12 }
    #expect(corners == Corners(top: 12, bottom: 12))
    stage.simulator.perform { layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner] }
    #expect(corners == Corners(topLeft: 12, topRight: 0, bottomRight: 12, bottomLeft: 0))
    stage.simulator.perform { layer.maskedCorners = [.layerMaxXMinYCorner, .layerMinXMaxYCorner] }
    #expect(corners == Corners(topLeft: 0, topRight: 12, bottomRight: 0, bottomLeft: 12))
    stage.simulator.perform { layer.maskedCorners = [] }
    #expect(corners == .zero)
  }

  /// The radius is animated, and corners without a radius keep none.
  @Test func aRadiusOnItsWay() throws {
    let layer = box.layer
    stage.simulator.perform {
      layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { layer.cornerRadius = 20 }
    }
    stage.simulator.run(for: 0.5)
    let halfway = try #require(corners)
    #expect((halfway.topLeft - 10).magnitude < 0.01 && halfway.topRight == halfway.topLeft)
    #expect(halfway.bottomLeft == 0 && halfway.bottomRight == 0)
  }
}
