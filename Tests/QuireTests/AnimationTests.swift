// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import SheetMotion
import Testing

@testable import Quire

@MainActor @Suite struct AnimationTests {
  private let root = UIViewController()
  private let box = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
  private let simulator: Simulator

  init() {
    let root = root
    simulator = Simulator { root }
    box.isAccessibilityElement = true
    let box = box
    simulator.perform { root.view.addSubview(box) }
  }

  private var x: Double { Double(simulator.frame(of: box)?.minX ?? .nan) }

  /// The model changes at once; the shown value is on the curve, within a quarter of a pixel.
  @Test func boxesRunOnTheCurve() {
    var end: Bool?
    simulator.perform {
      UIView.animate(withDuration: 0.4) {
        box.frame.origin.x = 210
      } completion: {
        end = $0
      }
      #expect(box.frame.origin.x == 210)
    }
    #expect(x == 10)
    for step in 1..<40 {
      simulator.run(for: 0.01)
      let wanted = 10 + 200 * CubicCurve.easeInOut.value(at: Double(step) / 40)
      #expect((x - wanted).magnitude <= 0.25 / 3 + 1e-6, "\(step)")
      #expect(end == nil)
    }
    simulator.run(for: 0.01)
    #expect(x == 210)
    #expect(end == true)
  }

  /// A second motion begins in the middle of the first, with its position and velocity.
  @Test func aSecondMotionJumpsNowhere() {
    simulator.perform { UIView.animate(withDuration: 0.4, options: .curveLinear) { box.frame.origin.x = 210 } }
    simulator.run(for: 0.2)
    let before = x
    #expect((before - 110).magnitude < 0.01)
    simulator.perform { UIView.animate(withDuration: 0.4) { box.frame.origin.x = 10 } }
    #expect((x - before).magnitude < 0.01)
    simulator.run(for: 0.002)
    // Still 500 points a second, because the second motion adds no velocity of its own.
    #expect(((x - before) / 0.002 - 500).magnitude < 25)
    simulator.settle()
    #expect(x == 10)
  }

  /// A change outside an animation shows immediately, and running animations continue.
  @Test func unanimatedChangesDuringAMotion() {
    simulator.perform { UIView.animate(withDuration: 0.4, options: .curveLinear) { box.frame.origin.x = 210 } }
    simulator.run(for: 0.2)
    simulator.perform { box.frame.origin.x += 50 }
    #expect((x - 160).magnitude < 0.01)
    simulator.run(for: 0.1)
    #expect((x - 210).magnitude < 0.01)
    simulator.settle()
    #expect(x == 260)
  }

  /// A view that is added in the same turn, as is usual for a fade-in.
  @Test func newViewsFadeIn() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    simulator.perform {
      label.alpha = 0
      root.view.addSubview(label)
      UIView.animate(withDuration: 1, options: .curveLinear) { label.alpha = 1 }
    }
    #expect(simulator.alpha(of: label) == 0)
    simulator.run(for: 0.25)
    #expect(((simulator.alpha(of: label) ?? .nan) - 0.25).magnitude < 0.02)
    simulator.run(for: 0.75)
    #expect(simulator.alpha(of: label) == 1)
  }

  @Test func delaysWait() {
    simulator.perform { UIView.animate(withDuration: 0.2, delay: 0.3, animations: { box.frame.origin.x = 110 }) }
    simulator.run(for: 0.29)
    #expect(x == 10)
    simulator.run(for: 0.21)
    #expect(x == 110)
  }

  /// It is at rest at the end of its duration, and swings if it is under-damped.
  @Test func springsRestInTime() {
    simulator.perform {
      UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
        box.frame.origin.x = 110
      }
    }
    var highest = 0.0
    for _ in 0..<49 {
      simulator.run(for: 0.01)
      highest = max(highest, x)
    }
    // The overshoot of a damping ratio of 0.5 is e^(−π·0.5/√0.75), 16.3 % of the way.
    #expect((highest - 126.3).magnitude < 0.5)
    #expect((x - 110).magnitude < 0.2)
    simulator.run(for: 0.011)
    #expect(x == 110)
  }

  @Test func withoutAnimation() {
    var isDone = false
    simulator.perform {
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { box.frame.origin.x = 60 }
      } completion: {
        isDone = $0
      }
      #expect(!isDone)
    }
    #expect(x == 60)
    // Nothing ran, so there is nothing to wait for.
    #expect(isDone)
  }

  @Test func completionsTellOfViewsThatLeft() {
    var end: Bool?
    simulator.perform {
      UIView.animate(withDuration: 0.2) {
        box.alpha = 0
      } completion: {
        end = $0
      }
    }
    simulator.run(for: 0.1)
    simulator.perform { box.removeFromSuperview() }
    simulator.run(for: 0.1)
    #expect(end == false)
  }

  /// Subviews that are laid out in the block are animated too.
  @Test func layoutWithinABlock() {
    final class Row: UIView {
      let dot = UIView()
      var isAtEnd = false
      override func layoutSubviews() {
        dot.frame = CGRect(x: isAtEnd ? 300 : 0, y: 0, width: 10, height: 10)
      }
    }
    let row = Row(frame: CGRect(x: 0, y: 0, width: 310, height: 10))
    simulator.perform {
      row.addSubview(row.dot)
      root.view.addSubview(row)
    }
    simulator.perform {
      UIView.animate(withDuration: 0.2, options: .curveLinear) {
        row.isAtEnd = true
        row.setNeedsLayout()
        row.layoutIfNeeded()
      }
    }
    simulator.run(for: 0.1)
    #expect(((simulator.frame(of: row.dot)?.minX ?? .nan) - 150).magnitude < 0.1)
    simulator.settle()
    #expect(simulator.frame(of: row.dot)?.minX == 300)
  }
}
