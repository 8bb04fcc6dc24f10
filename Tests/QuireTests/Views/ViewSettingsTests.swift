// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// Logs the touches that it receives.
private final class Pad: UIView {
  var log: CallLog?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("canceled", touches) }

  private func note(_ name: String, _ touches: Set<UITouch>) {
    log?.add("\(name) \(touches.map { Int($0.location(in: self).x) }.sorted())")
  }
}

/// Counts the changes of its tint.
private final class Tinted: UIView {
  var changes = 0

  override func tintColorDidChange() {
    super.tintColorDidChange()
    changes += 1
  }
}

@MainActor @Suite struct ViewSettingsTests {
  @Test func defaults() {
    let view = UIView()
    #expect(view.isOpaque && view.clearsContextBeforeDrawing)
    #expect(!view.isMultipleTouchEnabled && !view.isExclusiveTouch && !view.showsLargeContentViewer)
    #expect(!view.scalesLargeContentImage && view.largeContentTitle == nil && view.largeContentImage == nil)
    #expect(view.restorationIdentifier == nil && view.motionEffects.isEmpty)
    #expect(view.semanticContentAttribute == .unspecified && view.tintAdjustmentMode == .normal)
    view.isOpaque = false
    view.largeContentTitle = "Large"
    view.restorationIdentifier = "view"
    #expect(!view.isOpaque && view.largeContentTitle == "Large" && view.restorationIdentifier == "view")
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    view.addMotionEffect(effect)
    view.addMotionEffect(effect)
    #expect(view.motionEffects.count == 1)
    view.removeMotionEffect(effect)
    #expect(view.motionEffects.isEmpty)
  }

  @Test func exchangedSubviews() {
    let (view, first, second, third) = (UIView(), UIView(), UIView(), UIView())
    for inner in [first, second, third] { view.addSubview(inner) }
    view.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(view.subviews == [third, second, first])
    view.exchangeSubview(at: 1, withSubviewAt: 1)
    #expect(view.subviews == [third, second, first])
  }

  @Test func oneTouchUnlessSeveralAreEnabled() {
    let (log, root) = (CallLog(), UIViewController())
    let simulator = Simulator { root }
    let pad = Pad(frame: CGRect(x: 0, y: 300, width: 400, height: 200))
    pad.log = log
    simulator.perform { root.view.addSubview(pad) }
    func play() {
      let first = simulator.touchDown(at: CGPoint(x: 50, y: 400))
      let second = simulator.touchDown(at: CGPoint(x: 250, y: 400))
      simulator.move(second, to: CGPoint(x: 260, y: 400))
      simulator.up(second)
      simulator.up(first)
    }
    play()
    #expect(log.drain() == ["began [50]", "ended [50]"])
    // Each sequence begins anew.
    play()
    #expect(log.drain() == ["began [50]", "ended [50]"])
    pad.isMultipleTouchEnabled = true
    play()
    #expect(log.drain() == ["began [50]", "began [250]", "moved [260]", "ended [260]", "ended [50]"])
  }

  // MARK: Direction

  @Test func directionsOfAttributes() {
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let inner = UIView()
    view.addSubview(inner)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
    for attribute in [UISemanticContentAttribute.playback, .spatial, .forceLeftToRight] {
      #expect(
        UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft) == .leftToRight, "\(attribute)")
    }
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft, relativeTo: .leftToRight) == .rightToLeft)
  }

  @Test func aStackFollowsItsAttribute() {
    let (first, second) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    first.widthAnchor.constraint(equalToConstant: 40).isActive = true
    let root = UIViewController()
    let simulator = Simulator { root }
    simulator.perform { root.view.addSubview(stack) }
    #expect(first.frame.minX == 0 && second.frame.minX == 40)
    simulator.perform { stack.semanticContentAttribute = .forceRightToLeft }
    #expect(first.frame.minX == 60 && second.frame.minX == 0)
    simulator.perform { stack.semanticContentAttribute = .unspecified }
    #expect(first.frame.minX == 0 && second.frame.minX == 40)
  }

  // MARK: Tint

  @Test func dimmedTints() {
    let (outer, inner) = (Tinted(), Tinted())
    inner.tintColor = .red
    outer.addSubview(inner)
    (outer.changes, inner.changes) = (0, 0)
    outer.tintAdjustmentMode = .dimmed
    #expect(outer.changes == 1 && inner.changes == 1)
    #expect(inner.tintAdjustmentMode == .dimmed)
    // 0.299 · 255 = 76
    #expect(inner.tintColor == UIColor(RGBA(bits: 0x4C4C_4CFF)))
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintAdjustmentMode == .normal && inner.tintColor == .red)
    inner.tintColor = nil
    #expect(inner.tintColor == .systemBlue)
    inner.tintAdjustmentMode = .automatic
    #expect(inner.tintColor != .systemBlue)
    outer.tintAdjustmentMode = .automatic
    #expect(outer.tintAdjustmentMode == .normal && inner.tintColor == .systemBlue)
  }

  // MARK: Accessibility

  @Test func accessibilityDetails() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    #expect(view.accessibilityNavigationStyle == .automatic && view.accessibilityPath == nil)
    #expect(!view.accessibilityIgnoresInvertColors && view.accessibilityRespondsToUserInteraction)
    #expect(view.accessibilityUserInputLabels == [])
    view.accessibilityLabel = "Send"
    #expect(view.accessibilityUserInputLabels == ["Send"])
    #expect(view.accessibilityAttributedLabel?.string == "Send")
    view.accessibilityAttributedLabel = NSAttributedString(string: "Post")
    #expect(view.accessibilityLabel == "Post")
    view.accessibilityFrame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(view.accessibilityActivationPoint == CGPoint(x: 10, y: 10))
    view.accessibilityActivationPoint = .zero
    #expect(view.accessibilityActivationPoint == .zero)
  }

  // MARK: Animations

  @Test func deletedViews() {
    let (log, root) = (CallLog(), UIViewController())
    let simulator = Simulator { root }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    simulator.perform { root.view.addSubview(view) }
    simulator.perform {
      UIView.perform(.delete, on: [view], animations: { log.add("parallel") }, completion: { log.add("done \($0)") })
    }
    #expect(view.superview != nil && log.drain() == ["parallel"])
    simulator.run(for: 0.5)
    #expect(view.superview == nil && view.alpha == 1 && view.transform.isIdentity)
    #expect(log.drain() == ["done true"])
  }

  @Test func theDurationOfTheAnimation() {
    let root = UIViewController()
    let simulator = Simulator { root }
    simulator.perform {
      #expect(UIView.inheritedAnimationDuration == 0)
      UIView.animate(withDuration: 0.4) {
        #expect(UIView.inheritedAnimationDuration == 0.4)
        UIView.performWithoutAnimation { #expect(UIView.inheritedAnimationDuration == 0) }
      }
    }
  }

  @Test func aPictureOfAPart() throws {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let part = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 20, y: 30, width: 40, height: 50), afterScreenUpdates: true, withCapInsets: .zero))
    #expect(part.bounds.size == CGSize(width: 40, height: 50) && part.clipsToBounds)
    #expect(part.subviews.first?.frame == CGRect(x: -20, y: -30, width: 100, height: 100))
  }
}
