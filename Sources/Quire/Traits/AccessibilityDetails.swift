// SPDX-License-Identifier: Apache-2.0

/// The accessibility properties of a view that hosts do not receive.
@MainActor final class AccessibilityDetails {
  var frame: CGRect?
  var activationPoint: CGPoint?
  var path: UIBezierPath?
  var inputLabels: [String]?
  var ignoresInvertColors = false
  var respondsToUserInteraction: Bool?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var containerType = UIAccessibilityContainerType.none
}

/// The way in which the elements of a view are reached with switch control.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The system chooses; the default.
  case automatic = 0
  /// Each element by itself.
  case separate = 1
  /// All elements together.
  case combined = 2
}

/// The kind of content of an accessibility container.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No particular kind; the default.
  case none = 0
  /// A table of data.
  case dataTable = 1
  /// A list in order.
  case list = 2
  /// A part of the content that users jump to, such as the main content.
  case landmark = 3
  /// Elements that belong together.
  case semanticGroup = 4
}

extension UIView {
  private final func changeDetails(_ change: (AccessibilityDetails) -> Void) {
    changeAccessibility { parts in
      let details = parts.details ?? AccessibilityDetails()
      parts.details = details
      change(details)
    }
  }

  /// The frame of the element in window coordinates, in points; by default the view's bounds. A frame that is set is
  /// kept, but assistive technologies use the box of the page's element.
  public final var accessibilityFrame: CGRect {
    get { accessibilityParts?.details?.frame ?? convert(bounds, to: nil) }
    set { changeDetails { $0.frame = newValue } }
  }

  /// The outline of the element in window coordinates; `nil` by default. It has no effect: assistive technologies use
  /// the box of the page's element.
  public final var accessibilityPath: UIBezierPath? {
    get { accessibilityParts?.details?.path }
    set { changeDetails { $0.path = newValue } }
  }

  /// The point in the window at which the element is activated; by default the center of its frame. A point that is set
  /// is kept, but assistive technologies press the middle of the page's element.
  public final var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibilityParts?.details?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { changeDetails { $0.activationPoint = newValue } }
  }

  /// Other names of the element for voice control, the best first; by default the label. It has no effect: voice control
  /// in browsers only knows the label.
  public final var accessibilityUserInputLabels: [String]! {
    get { accessibilityParts?.details?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { changeDetails { $0.inputLabels = newValue } }
  }

  /// Whether the view keeps its colors when the system inverts all colors; `false` by default. It has no effect: the
  /// browser inverts the page.
  public final var accessibilityIgnoresInvertColors: Bool {
    get { accessibilityParts?.details?.ignoresInvertColors ?? false }
    set { changeDetails { $0.ignoresInvertColors = newValue } }
  }

  /// Whether the element responds to the user; by default, whether user interaction is enabled. It has no effect:
  /// assistive technologies find that out from the page's element.
  public final var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityParts?.details?.respondsToUserInteraction ?? isUserInteractionEnabled }
    set { changeDetails { $0.respondsToUserInteraction = newValue } }
  }

  /// The way in which the elements of the view are reached with switch control; `automatic` by default. It has no
  /// effect: the browser decides.
  public final var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityParts?.details?.navigationStyle ?? .automatic }
    set { changeDetails { $0.navigationStyle = newValue } }
  }

  /// The kind of content of an accessibility container; `none` by default. It has no effect: lists have their roles
  /// without it.
  public final var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityParts?.details?.containerType ?? .none }
    set { changeDetails { $0.containerType = newValue } }
  }

  /// The label as an attributed string. Only its text is kept: browsers read labels without attributes.
  public final var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }

  /// The value as an attributed string. Only its text is kept: browsers read values without attributes.
  public final var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }

  /// The hint as an attributed string. Only its text is kept: browsers read hints without attributes.
  public final var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }
}
