// SPDX-License-Identifier: Apache-2.0

import Quire

/// A card with a topic's symbol, title and summary, and a button for its code.
final class TopicRow: UIView {
  static let codeSymbol = "chevron.left.forwardslash.chevron.right"

  let topic: Topic
  var onOpen: (() -> Void)?
  var onShowCode: (() -> Void)?

  private let open: TopicButton
  private let code = UIButton(type: .system)

  init(_ topic: Topic, color: UIColor) {
    self.topic = topic
    open = TopicButton(topic, color: color)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    clipsToBounds = true
    open.addAction(
      UIAction { [me = Weak(self)] _ in me.wrappedValue?.onOpen?() }, for: .primaryActionTriggered)
    code.setImage(UIImage(systemName: Self.codeSymbol), for: .normal)
    code.tintColor = Palette.note
    code.accessibilityLabel = "Code of \(topic.title)"
    code.addAction(
      UIAction { [me = Weak(self)] _ in me.wrappedValue?.onShowCode?() }, for: .primaryActionTriggered)
    addSubview(open)
    addSubview(code)
  }

  required init?(coder: NSCoder) { nil }

  func height(width: CGFloat) -> CGFloat { open.height(width: width - 48) }

  override func layoutSubviews() {
    super.layoutSubviews()
    open.frame = CGRect(x: 0, y: 0, width: bounds.width - 48, height: bounds.height)
    code.frame = CGRect(x: bounds.width - 48, y: bounds.midY - 22, width: 44, height: 44)
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for view in subviews { view.frame.origin.x = bounds.width - view.frame.maxX }
  }
}

/// The part of a card that opens the topic.
private final class TopicButton: UIControl {
  private let badge = UIView()
  private let symbol = UIImageView()
  private let title = UILabel()
  private let summary = UILabel()

  init(_ topic: Topic, color: UIColor) {
    super.init(frame: .zero)
    accessibilityLabel = topic.title
    accessibilityHint = topic.summary
    badge.backgroundColor = color
    badge.layer.cornerRadius = 9
    badge.isUserInteractionEnabled = false
    symbol.image = UIImage(systemName: topic.symbol)
    symbol.tintColor = .white
    symbol.contentMode = .center
    title.text = topic.title
    title.font = .preferredFont(forTextStyle: .headline)
    summary.text = topic.summary
    summary.font = .preferredFont(forTextStyle: .footnote)
    summary.textColor = Palette.note
    addSubview(badge)
    badge.addSubview(symbol)
    for label in [title, summary] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.isAccessibilityElement = false
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  private static let textLeft: CGFloat = 62

  private func heights(width: CGFloat) -> (title: CGFloat, summary: CGFloat) {
    let room = CGSize(width: width - Self.textLeft - 4, height: 0)
    return (title.sizeThatFits(room).height, summary.sizeThatFits(room).height)
  }

  func height(width: CGFloat) -> CGFloat {
    let heights = heights(width: width)
    return max(64, heights.title + heights.summary + 2 + 20)
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    badge.frame = CGRect(x: 14, y: bounds.midY - 18, width: 36, height: 36)
    symbol.frame = badge.bounds
    let heights = heights(width: bounds.width)
    let width = bounds.width - Self.textLeft - 4
    let top = bounds.midY - (heights.title + heights.summary + 2) / 2
    title.frame = CGRect(x: Self.textLeft, y: top, width: width, height: heights.title)
    summary.frame = CGRect(x: Self.textLeft, y: top + heights.title + 2, width: width, height: heights.summary)
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for view in subviews { view.frame.origin.x = bounds.width - view.frame.maxX }
  }
}
