// SPDX-License-Identifier: Apache-2.0

/// The metrics of a popover's background, which are needed before the view exists. Each is read once. [DOC-POP]
@preconcurrency @MainActor public protocol UIPopoverBackgroundViewMethods {
  /// Returns the width of the arrow's base, in points.
  static func arrowBase() -> CGFloat

  /// Returns the distance from the arrow's base to its tip, in points.
  static func arrowHeight() -> CGFloat

  /// Returns the insets from each edge of the background, without its arrow, to the content's edge, in points.
  static func contentViewInsets() -> UIEdgeInsets
}

/// An app's own border and arrow for a popover.
///
/// This is an abstract class. A subclass overrides `arrowOffset`, `arrowDirection`, `arrowBase()`, `arrowHeight()` and
/// `contentViewInsets()` without calling super. The view's frame contains the content, its insets and the arrow. The
/// content is in front of it, and the popover casts the shadow of the view's visible content. [DOC-POP]
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Always returns `nil`, because Quire does not support archives.
  public required init?(coder: NSCoder) { nil }

  /// Not Apple's API: creates the background of a popover. Popovers call it; a subclass overrides `init(frame:)`.
  public required convenience init(behind popover: UIPopoverPresentationController) {
    self.init(frame: .zero)
  }

  /// The offset from the middle of the view to the middle of the arrow, along the arrow's edge, in points to the right
  /// or down. Set whenever the popover moves.
  open var arrowOffset: CGFloat {
    get { mustOverride("arrowOffset") }
    set { mustOverride("arrowOffset") }
  }

  /// The direction of the arrow. Set whenever it changes.
  open var arrowDirection: UIPopoverArrowDirection {
    get { mustOverride("arrowDirection") }
    set { mustOverride("arrowDirection") }
  }

  /// Traps. A subclass must override this method without calling super.
  open class func arrowBase() -> CGFloat { mustOverride("arrowBase()") }
  /// Traps. A subclass must override this method without calling super.
  open class func arrowHeight() -> CGFloat { mustOverride("arrowHeight()") }
  /// Traps. A subclass must override this method without calling super.
  open class func contentViewInsets() -> UIEdgeInsets { mustOverride("contentViewInsets()") }

  /// Whether the content has rounded corners and the popover a shadow. `true` by default; `false` leaves both to the
  /// view.
  open class var wantsDefaultContentAppearance: Bool { true }
}

/// Traps, where UIKit raises an exception. [DOC-POP]
private func mustOverride(_ member: StaticString) -> Never {
  preconditionFailure("A subclass of UIPopoverBackgroundView must override \(member), without calling super.")
}
