// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// A card in a sheet that is pinched, rotated, swiped and held.
@MainActor @Suite final class TouchCardTests: NSObject, UIGestureRecognizerDelegate, UIContextMenuInteractionDelegate {
  private let log = CallLog()
  private let root = UIViewController()
  private let content = UIViewController()
  private let card = UIView(frame: CGRect(x: 71, y: 84, width: 260, height: 260))
  private let pinch = UIPinchGestureRecognizer()
  private let rotation = UIRotationGestureRecognizer()
  private var simulator: Simulator!

  override init() {
    super.init()
    let root = root
    let simulator = Simulator { root }
    self.simulator = simulator
    content.view.addSubview(card)
    for recognizer in [pinch, rotation] as [UIGestureRecognizer] {
      recognizer.addAction { [log] in log.add("two \($0.state)") }
      recognizer.delegate = self
      card.addGestureRecognizer(recognizer)
    }
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      swipe.addAction { [log] _ in log.add("swipe") }
      card.addGestureRecognizer(swipe)
    }
    card.addInteraction(UIContextMenuInteraction(delegate: self))
    simulator.perform { root.present(content, animated: false) }
    simulator.settle()
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === pinch || otherGestureRecognizer === rotation }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.add("menu")
    return UIContextMenuConfiguration(
      identifier: nil, previewProvider: nil,
      actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
  }

  private var middle: CGPoint {
    let frame = simulator.frame(of: card) ?? .null
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test func holds() {
    let finger = simulator.touchDown(at: middle)
    simulator.run(for: 0.7)
    #expect(log.drain() == ["menu"])
    simulator.up(finger)
    simulator.settle()
    #expect(simulator.element("Copy") != nil)
  }

  @Test func pinches() {
    let middle = middle
    let fingers = [-30.0, 30].map { simulator.touchDown(at: CGPoint(x: middle.x + $0, y: middle.y)) }
    for step in 1...10 {
      for (finger, side) in zip(fingers, [-1.0, 1]) {
        simulator.move(finger, to: CGPoint(x: middle.x + side * (30 + 3 * Double(step)), y: middle.y))
      }
      simulator.run(for: 1.0 / 60)
    }
    #expect(log.drain().first == "two began" && pinch.scale > 1.4)
    for finger in fingers { simulator.up(finger) }
    #expect(log.drain().contains("two ended"))
  }
}
