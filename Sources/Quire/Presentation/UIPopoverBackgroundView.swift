// SPDX-License-Identifier: Apache-2.0

/// The measures of a popover's background, which are needed before the view exists; each is read once. [DOC-POP]
@preconcurrency @MainActor public protocol UIPopoverBackgroundViewMethods {
  /// The width of the arrow's foot, in points.
  static func arrowBase() -> CGFloat

  /// From the foot to the tip, in points.
  static func arrowHeight() -> CGFloat

  /// From each edge of the background, without its arrow, to the content's; in points.
  static func contentViewInsets() -> UIEdgeInsets
}

/// An app's own border and arrow of a popover.
///
/// An abstract class: a subclass overrides `arrowOffset`, `arrowDirection`, `arrowBase()`, `arrowHeight()` and
/// `contentViewInsets()` without calling super. The view's box is that of the content, its insets and the arrow; the
/// content stands in front of it, and the popover casts the shadow of what the view shows. [DOC-POP]
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Not Apple's API: called by a popover; a subclass overrides `init(frame:)`.
  public required convenience init(behind popover: UIPopoverPresentationController) {
    self.init(frame: .zero)
  }

  /// From the middle of the view to the middle of the arrow, along the arrow's edge; in points, to the right or
  /// downwards. Set whenever the popover moves.
  open var arrowOffset: CGFloat {
    get { mustOverride("arrowOffset") }
    set { mustOverride("arrowOffset") }
  }

  /// The direction of the arrow. Set whenever it changes.
  open var arrowDirection: UIPopoverArrowDirection {
    get { mustOverride("arrowDirection") }
    set { mustOverride("arrowDirection") }
  }

  /// Traps: a subclass must override it, without calling super.
  open class func arrowBase() -> CGFloat { mustOverride("arrowBase()") }
  /// Traps: a subclass must override it, without calling super.
  open class func arrowHeight() -> CGFloat { mustOverride("arrowHeight()") }
  /// Traps: a subclass must override it, without calling super.
  open class func contentViewInsets() -> UIEdgeInsets { mustOverride("contentViewInsets()") }

  /// Whether the content has rounded corners and the popover a shadow; `true` by default, `false` leaves both to the
  /// view.
  open class var wantsDefaultContentAppearance: Bool { true }
}

/// UIKit raises an exception here. [DOC-POP]
private func mustOverride(_ member: StaticString) -> Never {
  preconditionFailure("A subclass of UIPopoverBackgroundView must override \(member), without calling super.")
}
