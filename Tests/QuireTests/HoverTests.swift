// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

/// A pointer that moves without a pressed button. [DOC-HOVER]
@MainActor @Suite struct HoverTests {
  private final class Refusing: NSObject, UIGestureRecognizerDelegate {
    var isAsked = 0
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      isAsked += 1
      return false
    }
  }

  private let log = CallLog()
  private let root = UIViewController()
  private let card = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  private let hover = UIHoverGestureRecognizer()
  private let simulator: Simulator

  init() {
    let root = root
    simulator = Simulator { root }
    watch("card", card, hover)
    let (simulator, card) = (simulator, card)
    simulator.perform { root.view.addSubview(card) }
  }

  private func watch(_ name: String, _ view: UIView, _ recognizer: UIHoverGestureRecognizer) {
    recognizer.addAction { [log] in
      let place = $0.location(in: $0.view)
      log.add("\(name) \($0.state) \(Int(place.x)), \(Int(place.y))")
    }
    view.addGestureRecognizer(recognizer)
  }

  @Test func beginsChangesAndEnds() {
    simulator.movePointer(to: CGPoint(x: 50, y: 150))
    simulator.movePointer(to: CGPoint(x: 110, y: 150))
    simulator.movePointer(to: CGPoint(x: 130, y: 160))
    // The pointer is reported again where it is.
    simulator.movePointer(to: CGPoint(x: 130, y: 160))
    #expect(hover.state == .changed)
    simulator.movePointer(to: CGPoint(x: 350, y: 160))
    #expect(hover.state == .possible)
    simulator.movePointer(to: CGPoint(x: 200, y: 200))
    simulator.movePointerAway()
    #expect(
      log.drain() == [
        "card began 10, 50", "card changed 30, 60", "card ended 30, 60", "card began 100, 100", "card ended 100, 100",
      ])
  }

  @Test func viewsInsideEachOtherHoverTogether() {
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
    watch("inner", inner, UIHoverGestureRecognizer())
    simulator.perform { card.addSubview(inner) }
    simulator.movePointer(to: CGPoint(x: 160, y: 160))
    simulator.movePointer(to: CGPoint(x: 290, y: 290))
    #expect(
      log.drain() == ["inner began 10, 10", "card began 60, 60", "inner ended 10, 10", "card changed 190, 190"])
  }

  @Test func aViewAboveHidesTheViewsUnderIt() {
    simulator.movePointer(to: CGPoint(x: 200, y: 200))
    simulator.perform { root.present(UIViewController(), animated: false) }
    simulator.settle()
    simulator.movePointer(to: CGPoint(x: 201, y: 200))
    #expect(log.drain() == ["card began 100, 100", "card ended 100, 100"])
  }

  @Test func aDisabledOrRemovedRecognizerIsCanceled() {
    simulator.movePointer(to: CGPoint(x: 200, y: 200))
    simulator.perform { hover.isEnabled = false }
    simulator.movePointer(to: CGPoint(x: 210, y: 200))
    simulator.perform { hover.isEnabled = true }
    simulator.movePointer(to: CGPoint(x: 220, y: 200))
    simulator.perform { card.removeGestureRecognizer(hover) }
    simulator.movePointer(to: CGPoint(x: 230, y: 200))
    #expect(hover.state == .possible)
    let states = log.drain().map { $0.split(separator: " ")[1] }
    #expect(states == ["began", "cancelled", "began", "cancelled"])
  }

  @Test func aDelegateRefusesTheGestureUntilThePointerComesAgain() {
    let delegate = Refusing()
    hover.delegate = delegate
    simulator.movePointer(to: CGPoint(x: 200, y: 200))
    simulator.movePointer(to: CGPoint(x: 210, y: 200))
    #expect(delegate.isAsked == 1)
    simulator.movePointerAway()
    simulator.movePointer(to: CGPoint(x: 210, y: 200))
    #expect(delegate.isAsked == 2 && log.drain().isEmpty)
  }

  /// Fingers do not hover, and the recognizer does not keep them from others.
  @Test func aFingerIsNotAPointer() {
    let tap = UITapGestureRecognizer()
    tap.addAction { [log] _ in log.add("tap") }
    simulator.perform { card.addGestureRecognizer(tap) }
    simulator.tap(at: CGPoint(x: 200, y: 200))
    simulator.movePointer(to: CGPoint(x: 200, y: 200))
    simulator.tap(at: CGPoint(x: 200, y: 200))
    simulator.movePointerAway()
    #expect(log.drain() == ["tap", "card began 100, 100", "tap", "card ended 100, 100"])
  }

  @Test func aPenHasAnglesAndAMouseHasNone() {
    simulator.movePointer(to: CGPoint(x: 200, y: 200))
    #expect(hover.zOffset == 0 && hover.altitudeAngle == 0 && hover.rollAngle == 0)
    #expect(hover.azimuthAngle(in: nil) == 0 && hover.azimuthUnitVector(in: card) == .zero)
    simulator.perform { card.transform = CGAffineTransform(rotationAngle: .pi / 2) }
    simulator.movePointer(to: CGPoint(x: 200, y: 200), zOffset: 0.5, altitude: 1, azimuth: .pi / 2, roll: 0.25)
    #expect(hover.zOffset == 0.5 && hover.altitudeAngle == 1 && hover.rollAngle == 0.25)
    // The pen leans downward, which is the direction of the rotated view's x axis.
    #expect(abs(hover.azimuthAngle(in: nil) - .pi / 2) < 1e-6 && abs(hover.azimuthAngle(in: card)) < 1e-6)
    #expect(abs(hover.azimuthUnitVector(in: card).dx - 1) < 1e-6)
    #expect(log.drain().last?.hasPrefix("card changed") == true)
  }
}
