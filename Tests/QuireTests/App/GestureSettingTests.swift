// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

@MainActor @Suite struct GestureSettingTests {
  private let root = UIViewController()
  private let simulator: Simulator

  init() {
    let root = root
    simulator = Simulator { root }
  }

  private func count(_ set: (UITapGestureRecognizer) -> Void) -> Int {
    var count = 0
    let tap = UITapGestureRecognizer(action: { _ in count += 1 })
    set(tap)
    simulator.perform { root.view.addGestureRecognizer(tap) }
    simulator.run(for: 1)
    simulator.tap(at: CGPoint(x: 200, y: 400))
    simulator.run(for: 1)
    simulator.perform { root.view.removeGestureRecognizer(tap) }
    return count
  }

  @Test func aRecognizerWatchesTheKindsOfTouchesThatItAllows() {
    #expect(count { _ in } == 1)
    #expect(count { $0.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)] } == 1)
    #expect(count { $0.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)] } == 0)
    #expect(count { $0.allowedTouchTypes = [] } == 0)
  }

  @Test func aFingerIsThePrimaryButton() {
    #expect(count { $0.buttonMaskRequired = [.primary, .secondary] } == 1)
    #expect(count { $0.buttonMaskRequired = .secondary } == 0)
  }

  @Test func defaults() {
    let tap = UITapGestureRecognizer()
    #expect(!tap.delaysTouchesBegan && tap.delaysTouchesEnded && tap.requiresExclusiveTouchType)
    #expect(tap.allowedTouchTypes.map { $0.intValue } == [0, 1, 2, 3] && tap.allowedPressTypes.isEmpty)
    #expect(tap.buttonMaskRequired == .primary && tap.modifierFlags == [] && tap.buttonMask == [])
    #expect(UIPanGestureRecognizer().allowedScrollTypesMask == [])
    tap.delaysTouchesBegan = true
    #expect(tap.delaysTouchesBegan && tap.delaysTouchesEnded)
    #expect(UIEvent.ButtonMask.button(2) == .secondary)
  }
}
