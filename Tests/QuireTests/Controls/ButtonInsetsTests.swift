// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@_spi(Hosts) @testable import Quire

/// The layout of buttons without a configuration.
@MainActor @Suite struct ButtonInsetsTests {
  private func button(_ title: String?, _ image: UIImage? = nil, type: UIButton.ButtonType = .system) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    return button
  }

  private func laidOut(_ button: UIButton, _ width: CGFloat, _ height: CGFloat) -> UIButton {
    button.frame = CGRect(x: 0, y: 0, width: width, height: height)
    button.layoutIfNeeded()
    return button
  }

  @Test func sizes() throws {
    let simulator = Simulator { UIViewController() }
    simulator.perform {
      let plain = button("Send")
      let label = plain.titleLabel!
      #expect(label.font.pointSize == 15)
      let text = label.sizeThatFits(.zero)
      #expect(plain.intrinsicContentSize == CGSize(width: text.width, height: text.height + 12))
      plain.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(plain.intrinsicContentSize == CGSize(width: text.width + 6, height: text.height + 4))
      // The title and image insets do not change the intrinsic size.
      let size = plain.intrinsicContentSize
      plain.titleEdgeInsets = UIEdgeInsets(top: 5, left: 20, bottom: 0, right: -20)
      #expect(plain.intrinsicContentSize == size)
      // A button with only an image has no padding. Nor has one whose image is higher than the title with its padding.
      let symbol = UIImage(systemName: "star")
      #expect(button(nil, symbol).intrinsicContentSize == symbol?.size)
    }
  }

  @Test func insetsMoveTheParts() throws {
    let simulator = Simulator { UIViewController() }
    simulator.perform {
      let symbol = UIImage(systemName: "star")
      let one = laidOut(button("Send", symbol), 200, 60)
      let other = laidOut(button("Send", symbol), 200, 60)
      // The insets with which apps set a distance of 8 between image and title.
      other.imageEdgeInsets = UIEdgeInsets(top: 0, left: -4, bottom: 0, right: 4)
      other.titleEdgeInsets = UIEdgeInsets(top: 10, left: 4, bottom: 0, right: -4)
      other.layoutIfNeeded()
      #expect(other.imageView!.frame.minX == one.imageView!.frame.minX - 4)
      #expect(other.titleLabel!.frame.minX == one.titleLabel!.frame.minX + 4)
      #expect(other.titleLabel!.frame.minY == one.titleLabel!.frame.minY + 5)
      #expect(other.titleLabel!.frame.size == one.titleLabel!.frame.size)
      // At an edge, only the inset at that edge applies.
      let left = button("Send")
      left.contentHorizontalAlignment = .left
      left.titleEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
      left.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
      #expect(laidOut(left, 200, 60).titleLabel!.frame.minX == 26)
      left.contentHorizontalAlignment = .right
      left.titleEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 12)
      left.setNeedsLayout()
      left.layoutIfNeeded()
      #expect(left.titleLabel!.frame.maxX == 188)
      // Insets that leave too little space shorten the title.
      left.contentHorizontalAlignment = .center
      left.titleEdgeInsets = UIEdgeInsets(top: 0, left: 90, bottom: 0, right: 90)
      left.setNeedsLayout()
      left.layoutIfNeeded()
      #expect(left.titleLabel!.frame.width == 10)
    }
  }

  @Test func backgroundImages() throws {
    let simulator = Simulator { UIViewController() }
    simulator.perform {
      let symbol = UIImage(systemName: "star")
      let filled = laidOut(button("Send"), 200, 60)
      filled.setBackgroundImage(symbol, for: .normal)
      filled.layoutIfNeeded()
      #expect(filled.currentBackgroundImage === symbol && filled.backgroundImage(for: .highlighted) == nil)
      let background = filled.subviews.first as? UIImageView
      #expect(background?.frame == filled.bounds && background?.image === symbol)
      filled.configuration = .plain()
      filled.layoutIfNeeded()
      #expect(background?.isHidden == true)
    }
  }

  /// Sources.md A63: a title that is too long is cut in its middle.
  @Test func aLongTitleIsCutInItsMiddle() {
    let simulator = Simulator { UIViewController() }
    simulator.perform {
      let title = "A title that is much too long"
      let label = laidOut(button(title), 100, 30).titleLabel!
      let short = label.shownText(in: label.traitCollection).shortened
      #expect(short.hasPrefix("A") && short.hasSuffix("g") && short.contains("…"))
      let whole = button(title)
      let size = whole.intrinsicContentSize
      let fitting = laidOut(whole, size.width, size.height).titleLabel!
      #expect(fitting.shownText(in: fitting.traitCollection).shortened == "")
      // Without any width, there is no text to shorten.
      let none = laidOut(button(title), 0, 0).titleLabel!
      #expect(none.shownText(in: none.traitCollection).shortened == "")
      let filled = UIButton(configuration: .filled())
      #expect(filled.titleLabel!.lineBreakMode != .byTruncatingMiddle)
    }
  }
}
