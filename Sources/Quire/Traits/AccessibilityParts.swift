// SPDX-License-Identifier: Apache-2.0

/// The accessibility properties of a view that few views have.
@MainActor final class AccessibilityParts {
  var hint: String?
  var identifier: String?
  var language: String?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var actions: [UIAccessibilityCustomAction]?
  /// The elements that stand for the content of the view, and the views that show them to the host.
  var elements: [AnyObject]?
  var shownElements: [UIView] = []
}

extension UIView {
  /// Whether assistive technologies leave out the view and its descendants; `false` by default.
  public final var accessibilityElementsHidden: Bool {
    get { accessibilityParts?.hidesElements ?? false }
    set { changeAccessibility { $0.hidesElements = newValue } }
  }

  /// Whether assistive technologies leave out everything beside the view; `false` by default. Sheets do this by
  /// themselves.
  public final var accessibilityViewIsModal: Bool {
    get { accessibilityParts?.isModal ?? false }
    set { changeAccessibility { $0.isModal = newValue } }
  }

  /// Whether the descendants are read before the next sibling; `false` by default. It has no effect: a browser reads
  /// the elements in the order of the views.
  public final var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityParts?.groupsChildren ?? false }
    set { changeAccessibility { $0.groupsChildren = newValue } }
  }

  /// The language in which the element is read, such as `fr`; `nil`, the default, means the page's. It has no effect.
  public final var accessibilityLanguage: String? {
    get { accessibilityParts?.language }
    set { changeAccessibility { $0.language = newValue } }
  }

  /// The actions of the element in addition to its activation; `nil` by default. Browsers have no way to offer them to
  /// assistive technologies, so that an app must offer them in another way too, for example in a menu.
  public final var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityParts?.actions }
    set { changeAccessibility { $0.actions = newValue } }
  }

  /// The frame of the element in the window, in points.
  public final var accessibilityFrame: CGRect { convert(bounds, to: nil) }

  /// The point in the window at which the element is activated: the middle of its frame.
  public final var accessibilityActivationPoint: CGPoint {
    CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
  }

  /// Returns the nearest view, from this one downward, whose `tag` is the given number; the view itself is first, then
  /// its subviews from back to front, each with its descendants. `nil` if there is none.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
}
