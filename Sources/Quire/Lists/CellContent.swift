// SPDX-License-Identifier: Apache-2.0

/// The view in a cell that holds the app's own views.
@MainActor final class CellContentView: UIView {
  /// The margins around the content, in points. [LIST]
  static let margins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  override init(frame: CGRect) {
    super.init(frame: frame)
    if UIView.standardMargins == nil {
      UIView.standardMargins = { $0 is CellContentView ? CellContentView.margins : nil }
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether constraints determine the layout of the view's content.
  var isConstrained: Bool {
    ConstraintLayout.shared != nil
      && subviews.contains { $0.layout != nil && !$0.translatesAutoresizingMaskIntoConstraints }
  }

  /// Returns the height that the view's constraints require for a width.
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

  /// Shows a configuration. Reuses the existing content view if that view can show it.
  mutating func show(_ new: AnyContentConfiguration?, in contentView: UIView) {
    let old = content
    content = new
    guard let new else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, let old, CellConfiguration.haveEqualSizes(old, new) {
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

  private static func haveEqualSizes(_ one: AnyContentConfiguration, _ other: AnyContentConfiguration) -> Bool {
    #if hasFeature(Embedded)
      guard let one = one.boxed, let other = other.boxed else { return one.boxed == nil && other.boxed == nil }
      return ObjectIdentifier(type(of: one)) == ObjectIdentifier(type(of: other))
    #else
      return type(of: one) == type(of: other)
    #endif
  }

  /// Returns the height that the content view requires for a width, at least 44 points for a list configuration, or
  /// `nil` if there is no content view.
  func height(width: CGFloat) -> CGFloat? {
    guard let view else { return nil }
    if view is UIListContentView { return max(44, view.sizeThatFits(CGSize(width: width, height: 0)).height) }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
