// SPDX-License-Identifier: Apache-2.0

/// A button of an alert.
@MainActor final class AlertRow: UIControl {
  private let label = UILabel()
  private let fill = UIView()
  private let metrics: AlertMetrics.Metrics
  /// The line above the button or at its leading side. Hidden if the buttons are separate.
  let line = UIView()

  init(_ choice: AlertContent.Choice, _ metrics: AlertMetrics.Metrics, isFilled: Bool) {
    self.metrics = metrics
    super.init(frame: .zero)
    let action = choice.action
    isEnabled = action.isEnabled
    accessibilityLabel = action.title
    label.text = action.title
    label.font = .systemFont(ofSize: metrics.rowSize, weight: choice.stands ? .semibold : metrics.rowWeight)
    label.textAlignment = .center
    label.numberOfLines = 0
    label.isAccessibilityElement = false
    fill.isUserInteractionEnabled = false
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    line.isHidden = metrics.isApart
    let isProminent = metrics.isApart && isFilled && choice.stands
    let color: UIColor =
      switch action.style {
      case .destructive where isProminent: .white
      case .destructive: .systemRed
      case .cancel, .default: isProminent ? .white : metrics.isApart ? .label : .tintColor
      }
    label.textColor = action.isEnabled ? color : .tertiaryLabel
    if metrics.isApart {
      let prominent: UIColor = action.style == .destructive ? .systemRed : .tintColor
      fill.backgroundColor = isProminent && action.isEnabled ? prominent : .tertiarySystemFill
    }
    for view in [fill, line, label] { addSubview(view) }
    addAction(UIAction { _ in choice.choose() }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

  /// A pressed row is gray. A pressed button of its own is paler.
  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      if metrics.isApart {
        for view in [fill, label] { view.showPale(isHighlighted ? ControlMetrics.pressedFillPaleness : 1) }
      } else {
        fill.backgroundColor = isHighlighted ? .systemFill : nil
      }
    }
  }

  private static let padding: CGFloat = 12

  /// Returns the height of the button for a width, in points: at least `rowHeight` of the metrics, and more if the
  /// title needs several lines.
  func height(width: CGFloat) -> CGFloat {
    let text = label.sizeThatFits(CGSize(width: max(0, width - 2 * AlertRow.padding), height: 0)).height
    return max(metrics.rowHeight, text + 20)
  }

  /// The width of the title on one line, including its padding, in points.
  var naturalWidth: CGFloat { label.sizeThatFits(.zero).width + 2 * AlertRow.padding }

  override func layoutSubviews() {
    super.layoutSubviews()
    fill.frame = CGRect(origin: .zero, size: bounds.size)
    fill.layer.cornerRadius = metrics.isApart ? min(bounds.height, metrics.rowHeight) / 2 : 0
    label.frame = CGRect(origin: .zero, size: bounds.size).insetBy(dx: min(AlertRow.padding, bounds.width / 2), dy: 0)
  }
}
