// SPDX-License-Identifier: Apache-2.0

// UIKit's controllers and views that Quire does not provide. The compiler's message suggests a replacement.

/// A document picker. Unavailable: a page can't open documents.
@available(*, unavailable, message: "present a UIImagePickerController for images, or choose files in page.js")
@MainActor public final class UIDocumentPickerViewController {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// A controller that opens documents in other apps. Unavailable: a page can't do this.
@available(*, unavailable, message: "present a UIActivityViewController")
@MainActor public final class UIDocumentInteractionController {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// A dictionary lookup. Unavailable: a page has no dictionary.
@available(*, unavailable, message: "open a dictionary's address in a new tab")
@MainActor public final class UIReferenceLibraryViewController {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// A print controller. Unavailable: the browser prints.
@available(*, unavailable, message: "call window.print in page.js, by PageScript.call")
@MainActor public final class UIPrintInteractionController {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// A controller that hosts SwiftUI views. Unavailable: Quire has no SwiftUI.
@available(*, unavailable, message: "write the view with UIKit")
@MainActor public final class UIHostingController {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// A configuration that hosts SwiftUI views. Unavailable: Quire has no SwiftUI.
@available(*, unavailable, message: "use UIListContentConfiguration, or views in the cell's contentView")
public struct UIHostingConfiguration {}

/// A calendar view. Unavailable: Quire has no calendar view.
@available(*, unavailable, message: "use a UIDatePicker, or a UICollectionView of days")
@MainActor public final class UICalendarView {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// A color well. Unavailable: Quire has no color wells.
@available(*, unavailable, message: "use a button that presents a UIColorPickerViewController")
@MainActor public final class UIColorWell {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// The edit menu of a selection. Unavailable: the browser shows this menu.
@available(*, unavailable, message: "use UIContextMenuInteraction")
@MainActor public final class UIEditMenuInteraction {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// The edit menu of a selection. Unavailable: the browser shows this menu.
@available(*, unavailable, message: "use UIContextMenuInteraction")
@MainActor public final class UIMenuController {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// A menu element that is loaded when the menu opens. Unavailable: a menu's elements must exist when it opens.
@available(*, unavailable, message: "make the UIMenu when its elements are known")
@MainActor public final class UIDeferredMenuElement {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// A layout manager for text. Unavailable: the browser lays out text.
@available(*, unavailable, message: "use the attributes of NSAttributedString")
@MainActor public final class NSLayoutManager {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// An interaction for taps on a pencil. Unavailable: a page does not receive these taps.
@available(*, unavailable, message: "leave the interaction out")
@MainActor public final class UIPencilInteraction {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// A guide for focus movement. Unavailable: the browser moves the focus.
@available(*, unavailable, message: "put the views in the order in which they shall be reached")
@MainActor public final class UIFocusGuide {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

extension UIView.AnimationOptions {
  /// A page curl upward. Unavailable: Quire has no curl transitions.
  @available(*, unavailable, message: "views do not curl here; write .transitionCrossDissolve")
  public static var transitionCurlUp: UIView.AnimationOptions { [] }
  /// A page curl downward. Unavailable: Quire has no curl transitions.
  @available(*, unavailable, message: "views do not curl here; write .transitionCrossDissolve")
  public static var transitionCurlDown: UIView.AnimationOptions { [] }
  /// Repeats the animation. Unavailable: an animation runs once.
  @available(*, unavailable, message: "an animation runs once here; start the next one in its completion")
  public static var `repeat`: UIView.AnimationOptions { [] }
  /// Runs the animation backward after it has ended. Unavailable: an animation runs once.
  @available(*, unavailable, message: "an animation runs once here; animate back in its completion")
  public static var autoreverse: UIView.AnimationOptions { [] }
}

extension NSLayoutConstraint {
  /// Returns the constraints that a visual format string describes. Unavailable: Quire does not parse this format.
  @available(*, unavailable, message: "make the constraints with anchors, and activate them")
  public static func constraints(
    withVisualFormat format: String, options: Int = 0, metrics: [String: CGFloat]?, views: [String: UIView]
  ) -> [NSLayoutConstraint] { [] }
}
