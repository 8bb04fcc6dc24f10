// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

@MainActor @Suite struct SwipePinchTests {
  private let log = CallLog()
  private let root = UIViewController()
  private let box = UIView(frame: CGRect(x: 40, y: 200, width: 300, height: 300))
  private let simulator: Simulator
  private let middle = CGPoint(x: 190, y: 350)

  init() {
    let root = root
    simulator = Simulator { root }
    let box = box
    simulator.perform { root.view.addSubview(box) }
  }

  private func watch<R: UIGestureRecognizer>(_ recognizer: R, _ name: String) -> R {
    recognizer.addAction { [log] in log.add("\(name) \($0.state)") }
    box.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func place(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: middle.x + x, y: middle.y + y) }

  // MARK: Swipes

  @Test(
    arguments: [
      (UISwipeGestureRecognizer.Direction.right, 80.0, 10.0), (.left, -80, 0), (.up, 0, -80), (.down, 20, 80),
    ]) func swipes(direction: UISwipeGestureRecognizer.Direction, x: Double, y: Double)
  {
    let swipe = watch(UISwipeGestureRecognizer(), "swipe")
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    swipe.direction = direction
    simulator.drag(from: middle, to: place(x, y), duration: 0.2)
    #expect(log.drain() == ["swipe ended"])
    // The location is the point at which the swipe began.
    #expect(swipe.location(in: nil) == middle && swipe.location(in: box) == CGPoint(x: 150, y: 150))
    simulator.drag(from: middle, to: place(-x, -y), duration: 0.2)
    #expect(log.drain() == [])
    swipe.direction = [.left, .right, .up, .down]
    simulator.drag(from: middle, to: place(-x, -y), duration: 0.2)
    #expect(log.drain() == ["swipe ended"])
  }

  @Test func whatIsNoSwipe() {
    let swipe = watch(UISwipeGestureRecognizer(), "swipe")
    // These gestures are too short, too slow or too oblique, or have two fingers.
    simulator.drag(from: middle, to: place(40, 0), duration: 0.2)
    simulator.drag(from: middle, to: place(100, 0), duration: 1.5)
    simulator.drag(from: middle, to: place(70, 50), duration: 0.2)
    let (one, other) = (simulator.touchDown(at: middle), simulator.touchDown(at: place(0, 40)))
    for step in 1...4 {
      simulator.run(for: 0.02)
      simulator.move(one, to: place(20 * Double(step), 0))
      simulator.move(other, to: place(20 * Double(step), 40))
    }
    simulator.up(one)
    simulator.up(other)
    #expect(log.drain() == [])
    swipe.numberOfTouchesRequired = 2
    let (two, three) = (simulator.touchDown(at: middle), simulator.touchDown(at: place(0, 40)))
    for step in 1...4 {
      simulator.run(for: 0.02)
      simulator.move(two, to: place(20 * Double(step), 0))
      simulator.move(three, to: place(20 * Double(step), 40))
    }
    simulator.up(two)
    simulator.up(three)
    #expect(log.drain() == ["swipe ended"])
  }

  /// A pan begins earlier, so it prevents a swipe unless it waits for the swipe to fail.
  @Test func besideAPan() {
    let pan = watch(UIPanGestureRecognizer(), "pan")
    let swipe = watch(UISwipeGestureRecognizer(), "swipe")
    simulator.drag(from: middle, to: place(80, 0), duration: 0.2)
    #expect(log.drain().first == "pan began")
    pan.require(toFail: swipe)
    simulator.drag(from: middle, to: place(80, 0), duration: 0.2)
    #expect(log.drain() == ["swipe ended"])
    simulator.drag(from: middle, to: place(0, 80), duration: 0.2)
    #expect(log.drain().first == "pan began")
  }

  // MARK: Two fingers

  @Test func pinches() {
    let pinch = watch(UIPinchGestureRecognizer(), "pinch")
    var scales: [CGFloat] = []
    pinch.addAction { [pinch] _ in scales.append(pinch.scale) }
    let (one, other) = (simulator.touchDown(at: place(-50, 0)), simulator.touchDown(at: place(50, 0)))
    simulator.run(for: 0.1)
    simulator.move(other, to: place(55, 0))
    #expect(log.drain() == [])
    simulator.run(for: 0.1)
    simulator.move(other, to: place(60, 0))
    // The scale begins at 1, regardless of earlier moves of the fingers.
    #expect(log.drain() == ["pinch began"] && scales == [1])
    #expect(pinch.location(in: nil) == place(5, 0))
    simulator.run(for: 0.02)
    simulator.move(one, to: place(-160, 0))
    #expect(log.drain() == ["pinch changed"] && scales.last == 2)
    #expect(pinch.velocity > 10)
    pinch.scale = 1
    #expect(pinch.velocity == 0)
    simulator.run(for: 0.02)
    simulator.move(one, to: place(-50, 0))
    #expect(scales.last == 0.5)
    // While only one finger is down, the scale does not change.
    simulator.up(other)
    #expect(log.drain() == ["pinch changed"])
    simulator.move(one, to: place(-100, 0))
    let again = simulator.touchDown(at: place(0, 0))
    simulator.move(again, to: place(100, 0))
    #expect(log.drain() == ["pinch changed"] && scales.last == 1)
    simulator.up(again)
    simulator.up(one)
    #expect(log.drain() == ["pinch ended"] && scales.last == 1)
    #expect(pinch.state == .possible && pinch.scale == 1)
    // A single finger does not pinch.
    simulator.drag(from: middle, to: place(80, 0))
    #expect(log.drain() == [])
  }

  @Test func fingersAtOnePlaceHaveNoScale() {
    let pinch = watch(UIPinchGestureRecognizer(), "pinch")
    let (one, other) = (simulator.touchDown(at: place(-50, 0)), simulator.touchDown(at: place(50, 0)))
    simulator.move(one, to: place(50, 0))
    simulator.move(one, to: place(0, 0))
    #expect(pinch.scale.isFinite)
    simulator.up(one)
    simulator.cancel(other)
    #expect(log.drain().last == "pinch cancelled")
  }

  @Test func turns() {
    let rotation = watch(UIRotationGestureRecognizer(), "rotation")
    var turns: [CGFloat] = []
    rotation.addAction { [rotation] _ in turns.append(rotation.rotation) }
    let (one, other) = (simulator.touchDown(at: place(-100, 0)), simulator.touchDown(at: place(100, 0)))
    simulator.run(for: 0.05)
    simulator.move(other, to: place(100, 15))
    #expect(log.drain() == [])
    // The finger moves 10 points around the midpoint.
    simulator.move(other, to: place(100, 30))
    #expect(log.drain() == ["rotation began"] && turns == [0])
    rotation.rotation = 0
    simulator.move(one, to: place(0, -100))
    simulator.move(other, to: place(0, 100))
    // The fingers rotate from 8.53° to a right angle.
    #expect((turns.last! - (.pi / 2 - 0.1489)).magnitude < 0.001, "\(turns)")
    // The rotation exceeds half a turn, in both directions.
    simulator.move(one, to: place(100, -10))
    simulator.move(other, to: place(-100, -10))
    simulator.move(one, to: place(0, 100))
    simulator.move(other, to: place(0, -100))
    #expect((turns.last! - (3 * .pi / 2 - 0.1489)).magnitude < 0.001, "\(turns)")
    simulator.up(one)
    simulator.up(other)
    #expect(log.drain().last == "rotation ended")
  }

  /// Both gestures are recognized together only if a delegate allows it.
  @Test func pinchAndRotation() {
    let pinch = watch(UIPinchGestureRecognizer(), "pinch")
    _ = watch(UIRotationGestureRecognizer(), "rotation")
    func turnAndSpread() {
      let (one, other) = (simulator.touchDown(at: place(-50, 0)), simulator.touchDown(at: place(50, 0)))
      simulator.move(one, to: place(-80, 0))
      simulator.move(other, to: place(0, 80))
      simulator.up(one)
      simulator.up(other)
    }
    turnAndSpread()
    #expect(!log.drain().contains { $0.hasPrefix("rotation") })
    let judge = Together()
    pinch.delegate = judge
    turnAndSpread()
    #expect(Set(log.drain()).isSuperset(of: ["pinch began", "rotation began", "pinch ended", "rotation ended"]))
  }

  @Test(arguments: [(1.0, 0.0), (0, 1), (-1, 0), (0, -1), (3, 4), (-5, 2), (2, -7), (-1, -1), (1e-9, 1e-9)])
  func directions(x: Double, y: Double) {
    let angle = FingerPair.direction(x: x, y: y)
    let length = (x * x + y * y).squareRoot()
    #expect((Double(CGFloat(angle).cosine) - x / length).magnitude < 1e-8)
    #expect((angle < 0) == (y < 0))
    #expect(FingerPair.direction(x: 0, y: 0) == 0)
  }
}

private final class Together: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

extension CGFloat {
  /// The cosine of the angle, computed independently by a rotation transform.
  fileprivate var cosine: CGFloat { CGAffineTransform(rotationAngle: self).a }
}
