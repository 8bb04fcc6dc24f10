// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// The boxes of a button's parts, which a subclass may determine, and settings that few apps use.
@MainActor @Suite struct ButtonRectsTests {
  @MainActor final class Subclass: UIButton {}

  @MainActor final class Beside: UIButton {
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.maxX - 20, y: contentRect.minY, width: 20, height: 20)
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.minX, y: contentRect.minY, width: contentRect.width - 30, height: contentRect.height)
    }
    override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 5, dy: 5) }
  }

  @discardableResult
  private func show(_ button: UIButton, rightToLeft: Bool = false) -> Simulator {
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.setBackgroundImage(UIImage(systemName: "circle"), for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.titleEdgeInsets.left = 8
    let stage = ControlStage(button, rightToLeft: rightToLeft)
    stage.simulator.perform { button.frame.size = CGSize(width: 200, height: 50) }
    return stage.simulator
  }

  private func near(_ a: CGRect?, _ b: CGRect?) -> Bool {
    guard let a, let b else { return false }
    return max((a.minX - b.minX).magnitude, (a.minY - b.minY).magnitude) < 1e-9
      && max((a.width - b.width).magnitude, (a.height - b.height).magnitude) < 1e-9
  }

  @Test(arguments: [false, true]) func theDefaults(rightToLeft: Bool) {
    let (button, subclass) = (UIButton(type: .system), Subclass(type: .system))
    show(subclass, rightToLeft: rightToLeft)
    let simulator = show(button, rightToLeft: rightToLeft)
    #expect(near(button.titleLabel?.frame, subclass.titleLabel?.frame))
    #expect(near(button.imageView?.frame, subclass.imageView?.frame))
    let content = button.contentRect(forBounds: button.bounds)
    #expect(content == CGRect(x: 2, y: 1, width: 194, height: 46))
    // Texts are measured in the app's turn.
    simulator.perform {
      #expect(near(button.titleRect(forContentRect: content), button.titleLabel?.frame))
      #expect(near(button.imageRect(forContentRect: content), button.imageView?.frame))
    }
    #expect(button.backgroundRect(forBounds: button.bounds) == button.bounds)
  }

  @Test func overrides() {
    let button = Beside()
    show(button)
    #expect(button.imageView?.frame == CGRect(x: 176, y: 1, width: 20, height: 20))
    #expect(button.titleLabel?.frame == CGRect(x: 2, y: 1, width: 164, height: 46))
  }

  @Test func symbols() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let size = button.intrinsicContentSize
    let large = UIImage.SymbolConfiguration(pointSize: 60)
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    #expect(button.preferredSymbolConfigurationForImage(in: .normal) === large)
    #expect(button.preferredSymbolConfigurationForImage(in: .selected) == nil)
    #expect(button.currentPreferredSymbolConfiguration === large)
    #expect(button.intrinsicContentSize.width > size.width)
    #expect(button.imageView?.image?.size.width ?? 0 > size.width)
    button.setPreferredSymbolConfiguration(nil, forImageIn: .normal)
    #expect(button.intrinsicContentSize == size)
  }

  @Test func keptSettings() {
    let button = UIButton()
    #expect(!button.showsTouchWhenHighlighted && !button.reversesTitleShadowWhenHighlighted)
    #expect(!button.isPointerInteractionEnabled && !button.isSpringLoaded)
    #expect(!button.adjustsImageSizeForAccessibilityContentSizeCategory)
    #expect(button.preferredBehavioralStyle == .automatic && button.behavioralStyle == .pad)
    #expect(button.titleShadowColor(for: .normal) == nil && button.currentTitleShadowColor == nil)
    button.setTitleShadowColor(.red, for: .normal)
    #expect(button.titleShadowColor(for: .normal) === UIColor.red && button.titleShadowColor(for: .selected) == nil)
  }
}
