// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import Testing

@_spi(Hosts) @testable import Quire

@MainActor @Suite struct HitTestTests {
  /// Passes touches through where there is no subview.
  private final class Veil: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let found = super.hitTest(point, with: event)
      return found === self ? nil : found
    }
  }

  private final class RoomyButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -30, dy: -30).contains(point)
    }
  }

  /// Takes touches on its left half only.
  private final class Half: UIView {
    var touches = 0
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      super.point(inside: point, with: event) && point.x < bounds.midX
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
  }

  private final class Counting: UIView {
    var touches = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
  }

  /// Sends every touch to one of its subviews.
  private final class Sender: UIView {
    weak var target: UIView?
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      super.hitTest(point, with: event) == nil ? nil : target
    }
  }

  let root = UIViewController()
  let simulator: Simulator
  let whole = CGRect(x: 0, y: 0, width: 402, height: 874)

  init() {
    let root = root
    simulator = Simulator { root }
  }

  private func button(_ presses: @escaping () -> Void, as button: UIButton = UIButton(type: .system)) -> UIButton {
    button.frame = CGRect(x: 100, y: 300, width: 60, height: 40)
    button.addAction(UIAction { _ in presses() }, for: .touchUpInside)
    return button
  }

  @Test func theStandardHitTest() {
    let (outer, inner, beyond) = (UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100)), UIView(), UIView())
    inner.frame = CGRect(x: 20, y: 20, width: 30, height: 30)
    beyond.frame = CGRect(x: 90, y: 0, width: 50, height: 50)
    outer.addSubview(inner)
    outer.addSubview(beyond)
    #expect(outer.hitTest(CGPoint(x: 30, y: 30), with: nil) === inner)
    #expect(outer.hitTest(CGPoint(x: 5, y: 5), with: nil) === outer)
    #expect(outer.hitTest(CGPoint(x: 95, y: 5), with: nil) === beyond)
    #expect(outer.hitTest(CGPoint(x: 120, y: 5), with: nil) == nil, "outside of the superview")
    #expect(outer.point(inside: CGPoint(x: 0, y: 0), with: nil))
    #expect(!outer.point(inside: CGPoint(x: 100, y: 0), with: nil))
    let changes: [(UIView) -> Void] = [
      { $0.isHidden = true }, { $0.alpha = 0.005 }, { $0.isUserInteractionEnabled = false },
    ]
    for change in changes {
      inner.isHidden = false
      inner.alpha = 1
      inner.isUserInteractionEnabled = true
      change(inner)
      #expect(outer.hitTest(CGPoint(x: 30, y: 30), with: nil) === outer)
    }
    inner.isUserInteractionEnabled = true
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(outer.hitTest(CGPoint(x: 8, y: 8), with: nil) === inner, "as large as it is seen")
  }

  @Test func aVeilLetsTouchesThrough() {
    var presses = 0
    let (below, above) = (button { presses += 1 }, button { presses += 100 })
    above.frame.origin.y = 500
    let veil = Veil(frame: whole)
    veil.addSubview(above)
    simulator.perform {
      root.view.addSubview(below)
      root.view.addSubview(veil)
    }
    #expect(simulator.style(of: veil)?.passesTouches == true, "so that what lies behind can scroll too")
    simulator.tap(at: CGPoint(x: 130, y: 320))
    #expect(presses == 1)
    simulator.tap(at: CGPoint(x: 130, y: 520))
    #expect(presses == 101)
    // Quire's own classes are never asked, and keep their touches.
    let plain = UIView(frame: whole)
    simulator.perform { root.view.addSubview(plain) }
    simulator.tap(at: CGPoint(x: 130, y: 320))
    #expect(presses == 101)
    #expect(simulator.style(of: plain)?.passesTouches == false)
  }

  @Test func aLargerTouchArea() {
    var presses = 0
    let roomy = button({ presses += 1 }, as: RoomyButton(type: .system))
    simulator.perform { root.view.addSubview(roomy) }
    simulator.tap(at: CGPoint(x: 75, y: 320))
    #expect(presses == 1)
    simulator.tap(at: CGPoint(x: 65, y: 320))
    #expect(presses == 1, "beyond it")
    simulator.tap(at: CGPoint(x: 130, y: 320))
    #expect(presses == 2, "once on the button itself")
    // It looks pressed meanwhile, and a finger that moves away presses nothing.
    let finger = simulator.touchDown(at: CGPoint(x: 75, y: 320))
    #expect(roomy.isHighlighted)
    simulator.move(finger, to: CGPoint(x: 75, y: 390))
    simulator.up(finger)
    #expect(!roomy.isHighlighted)
    #expect(presses == 2)
    simulator.perform { roomy.isEnabled = false }
    simulator.tap(at: CGPoint(x: 75, y: 320))
    #expect(presses == 2, "not while it is not enabled")
  }

  @Test func aViewThatTakesTouchesOnItsLeftHalf() {
    var presses = 0
    let (below, half) = (button { presses += 1 }, Half(frame: CGRect(x: 30, y: 200, width: 200, height: 200)))
    simulator.perform {
      root.view.addSubview(below)
      root.view.addSubview(half)
    }
    #expect(simulator.style(of: half)?.passesTouches == false)
    simulator.tap(at: CGPoint(x: 150, y: 320))
    #expect(presses == 1)
    #expect(half.touches == 0)
    simulator.tap(at: CGPoint(x: 110, y: 320))
    #expect(presses == 1)
    #expect(half.touches == 1)
  }

  @Test func touchesSentElsewhere() {
    var presses = 0
    let sender = Sender(frame: whole)
    let target = Counting(frame: CGRect(x: 0, y: 700, width: 100, height: 100))
    sender.target = target
    sender.addSubview(target)
    sender.addSubview(button { presses += 1 })
    simulator.perform { root.view.addSubview(sender) }
    simulator.tap(at: CGPoint(x: 130, y: 320))
    #expect(target.touches == 1)
    #expect(presses == 0, "the host's press of the button is ignored")
    // The host alone decides about a press without a finger, for example by a key.
    simulator.perform { sender.target = nil }
    simulator.run(for: 2)
    simulator.tap(at: CGPoint(x: 130, y: 320))
    #expect(presses == 0, "the app wants no view to have it")
  }

  @Test func aViewThatShowsHardlyAnything() {
    var presses = 0
    let (below, faint) = (button { presses += 1 }, UIView(frame: whole))
    simulator.perform {
      root.view.addSubview(below)
      root.view.addSubview(faint)
      faint.backgroundColor = .red
      faint.alpha = 0.005
    }
    #expect(simulator.style(of: faint)?.ignoresTouches == true)
    simulator.tap(at: CGPoint(x: 130, y: 320))
    #expect(presses == 1)
  }

  @Test func aRecognizerOnTheViewThatWasChosen() {
    var taps = 0
    let area = Veil(frame: whole)
    let below = UIView(frame: whole)
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in taps += 1 }
    below.addGestureRecognizer(tap)
    simulator.perform {
      root.view.addSubview(below)
      root.view.addSubview(area)
    }
    simulator.tap(at: CGPoint(x: 130, y: 320))
    #expect(taps == 1)
  }
}
