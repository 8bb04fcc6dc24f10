// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

@MainActor @Suite struct ControlTests {
  func make(_ button: UIButton) -> Simulator {
    let root = UIViewController()
    let simulator = Simulator { root }
    simulator.perform {
      button.frame = CGRect(x: 100, y: 300, width: 200, height: 50)
      root.view.addSubview(button)
    }
    return simulator
  }

  @Test func pressing() throws {
    var presses = 0
    let button = UIButton(type: .system)
    button.setTitle("Press", for: .normal)
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    let simulator = make(button)
    try simulator.tap("Press")
    #expect(presses == 1)
    // A finger that leaves the control or moves too far does not press it.
    simulator.drag(from: CGPoint(x: 200, y: 325), to: CGPoint(x: 200, y: 500))
    simulator.drag(from: CGPoint(x: 200, y: 325), to: CGPoint(x: 220, y: 325))
    #expect(presses == 1)
    simulator.perform { button.isEnabled = false }
    try simulator.tap("Press")
    #expect(presses == 1)
    #expect(simulator.element("Press")?.isEnabled == false)
    simulator.perform {
      button.isEnabled = true
      button.isUserInteractionEnabled = false
    }
    try simulator.tap("Press")
    #expect(presses == 1)
  }

  /// A picture larger than its button is scaled down, and a smaller one is centered. [BUTTON]
  @Test(arguments: [
    (CGSize(width: 200, height: 50), CGRect(x: 88, y: 13, width: 24, height: 24)),
    (CGSize(width: 16, height: 50), CGRect(x: 0, y: 13, width: 16, height: 24)),
    (CGSize(width: 200, height: 10), CGRect(x: 88, y: 0, width: 24, height: 10)),
    (CGSize(width: 16, height: 10), CGRect(x: 0, y: 0, width: 16, height: 10)),
    (CGSize.zero, CGRect.zero),
  ]) func aPictureInAButton(_ size: CGSize, _ frame: CGRect) {
    let button = UIButton()
    button.setImage(UIImage(systemName: "photo"), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 24, height: 24))
    let simulator = make(button)
    simulator.perform { button.frame.size = size }
    #expect(button.imageView?.frame == frame)
    // Never stretched, because its box is never larger than the picture.
    #expect(button.imageView?.contentMode == .scaleToFill)
  }

  /// The picture has its width first, and the title the rest. Nothing extends beyond the button.
  @Test(arguments: [200, 60, 40, 24, 10] as [CGFloat], [true, false]) func pictureAndTitle(
    _ width: CGFloat, _ isConfigured: Bool
  ) throws {
    let button: UIButton
    if isConfigured {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Photo"
      configuration.image = UIImage(systemName: "photo")
      button = UIButton(configuration: configuration)
    } else {
      button = UIButton(type: .system)
      button.setTitle("Photo", for: .normal)
      button.setImage(UIImage(systemName: "photo"), for: .normal)
    }
    let simulator = make(button)
    simulator.perform { button.frame.size = CGSize(width: width, height: 18) }
    let (image, title) = (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
    #expect(image.width == min(24, width) && image.height == 18)
    #expect(image.minX >= 0 && image.maxX <= width)
    #expect(title.width == 0 || title.minX >= image.maxX && title.maxX <= width)
    #expect(title.minY >= 0 && title.maxY <= 18)
  }

  /// On the screen, only the part inside the button is visible.
  @Test func aLargePictureOnTheScreen() {
    let button = UIButton()
    button.setImage(UIImage(systemName: "photo"), for: .normal)
    let simulator = make(button)
    simulator.perform { button.frame.size = CGSize(width: 12, height: 12) }
    #expect(simulator.frame(of: button.imageView!) == CGRect(x: 100, y: 300, width: 12, height: 12))
    // Scaled to half, from the corner.
    #expect(simulator.picture().contains("transform='translate(0.0 0.0) scale(0.5 0.5)'"))
  }

  /// A host's press on a control that has been disabled meanwhile.
  @Test func pressingWhatIsOff() {
    let button = UIButton(type: .system)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    button.isEnabled = false
    button.press()
    #expect(presses == 0)
    button.isEnabled = true
    button.press()
    #expect(presses == 1)
  }

  @Test func actionsWithTheSameIdentifierReplaceEachOther() {
    var log: [String] = []
    let button = UIButton()
    let first = UIAction(identifier: .init("a")) { _ in log.append("first") }
    let second = UIAction(identifier: .init("a")) { action in
      log.append("second")
      #expect(action.sender === button)
    }
    button.addAction(first, for: .touchUpInside)
    button.addAction(second, for: .touchUpInside)
    button.addAction(UIAction { _ in log.append("primary") }, for: .primaryActionTriggered)
    button.press()
    #expect(log == ["primary", "second"])
    button.removeAction(second, for: .touchUpInside)
    button.press()
    #expect(log == ["primary", "second", "primary"])
  }

  @Test func titlesByState() {
    let button = UIButton()
    button.setTitle("Normal", for: .normal)
    button.setTitle("Off", for: .disabled)
    let simulator = make(button)
    #expect(button.currentTitle == "Normal")
    simulator.perform { button.isEnabled = false }
    #expect(button.titleLabel?.text == "Off")
  }

  @Test func configured() {
    var configuration = UIButton.Configuration.filled()
    configuration.image = UIImage(systemName: "photo")
    let button = UIButton(configuration: configuration, primaryAction: UIAction(title: "Photo") { _ in })
    let simulator = make(button)
    #expect(simulator.element("Photo")?.role == .button)
    // Insets, the symbol's 24, no gap, and five characters of 17 points at half their size.
    #expect(button.sizeThatFits(.zero) == CGSize(width: 12 + 24 + 43 + 12, height: 7 + 24 + 7))
  }

  @Test func labelsMeasure() {
    let root = UIViewController()
    let simulator = Simulator { root }
    let label = UILabel()
    simulator.perform {
      label.text = "four word text here"
      label.font = .systemFont(ofSize: 20)
      // 19 characters of 10 points, 24 high.
      #expect(label.sizeThatFits(.zero) == CGSize(width: 190, height: 24))
      label.numberOfLines = 0
      #expect(label.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 90, height: 48))
      label.text = nil
      #expect(label.sizeThatFits(.zero) == .zero)
    }
  }
}
