// SPDX-License-Identifier: Apache-2.0

/// The rarely used accessibility properties of a view.
@MainActor final class AccessibilityParts {
  var hint: String?
  var identifier: String?
  var language: String?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var actions: [UIAccessibilityCustomAction]?
  /// The elements that represent the view's content, and the views that expose them to the host.
  var elements: [AnyObject]?
  var shownElements: [UIView] = []
  var details: AccessibilityDetails?
}

extension UIView {
  /// Whether the view and its descendants are hidden from assistive technologies; `false` by default.
  public final var accessibilityElementsHidden: Bool {
    get { accessibilityParts?.hidesElements ?? false }
    set { changeAccessibility { $0.hidesElements = newValue } }
  }

  /// Whether assistive technologies ignore the siblings of the view; `false` by default. Sheets do this automatically.
  public final var accessibilityViewIsModal: Bool {
    get { accessibilityParts?.isModal ?? false }
    set { changeAccessibility { $0.isModal = newValue } }
  }

  /// Whether the descendants are read before the next sibling; `false` by default. It has no effect: a browser reads
  /// elements in view order.
  public final var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityParts?.groupsChildren ?? false }
    set { changeAccessibility { $0.groupsChildren = newValue } }
  }

  /// The language in which the element is read, for example `fr`. `nil`, the default, means the page's language. It has
  /// no effect.
  public final var accessibilityLanguage: String? {
    get { accessibilityParts?.language }
    set { changeAccessibility { $0.language = newValue } }
  }

  /// The additional actions of the element; `nil` by default. Browsers can't expose them to assistive technologies, so
  /// an app must also offer them elsewhere, for example in a menu.
  public final var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityParts?.actions }
    set { changeAccessibility { $0.actions = newValue } }
  }

  /// Returns the first view with the given `tag`, or `nil`. The search starts with this view and continues with its
  /// subviews from back to front, each followed by its descendants.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
}
