// SPDX-License-Identifier: Apache-2.0

/// The view in a cell that holds the app's own views.
@MainActor final class CellContentView: UIView {
  /// In points. [LIST]
  static let margins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  override init(frame: CGRect) {
    super.init(frame: frame)
    if UIView.standardMargins == nil {
      UIView.standardMargins = { $0 is CellContentView ? CellContentView.margins : nil }
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether constraints place what is in it.
  var isConstrained: Bool {
    ConstraintLayout.shared != nil
      && subviews.contains { $0.layout != nil && !$0.translatesAutoresizingMaskIntoConstraints }
  }

  /// The height that its constraints ask for within a width.
  func constrainedHeight(width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

/// A cell's configurations and the view that shows its content.
@MainActor struct CellConfiguration {
  private(set) var content: AnyContentConfiguration?
  private(set) var view: (any UIView & UIContentView)?

  /// Shows a configuration in a content view, in the view that is there if it can show it.
  mutating func show(_ new: AnyContentConfiguration?, in contentView: UIView) {
    let old = content
    content = new
    guard let new else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, let old, CellConfiguration.areAlike(old, new) {
      view.configuration = new
      view.superview?.setNeedsLayout()
      return
    }
    view?.removeFromSuperview()
    let made = new.makeContentView()
    view = made
    made.frame = CGRect(origin: .zero, size: contentView.bounds.size)
    contentView.addSubview(made)
  }

  private static func areAlike(_ one: AnyContentConfiguration, _ other: AnyContentConfiguration) -> Bool {
    #if hasFeature(Embedded)
      return true
    #else
      return type(of: one) == type(of: other)
    #endif
  }

  /// The height that the view wants within a width; `nil` without a view.
  func height(width: CGFloat) -> CGFloat? {
    guard let view else { return nil }
    if view is UIListContentView { return max(44, view.sizeThatFits(CGSize(width: width, height: 0)).height) }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
