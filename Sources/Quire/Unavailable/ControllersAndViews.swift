// SPDX-License-Identifier: Apache-2.0

// Controllers and views of UIKit that Quire does not have. The compiler says what to write instead.

/// Not here: there are no split views.
@available(*, unavailable, message: "contain both controllers by addChild(_:), or use a UINavigationController")
@MainActor public final class UISplitViewController {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: a page can't open documents.
@available(*, unavailable, message: "present a UIImagePickerController for images, or choose files in page.js")
@MainActor public final class UIDocumentPickerViewController {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: a page can't open documents in other apps.
@available(*, unavailable, message: "present a UIActivityViewController")
@MainActor public final class UIDocumentInteractionController {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: there is no dictionary.
@available(*, unavailable, message: "open a dictionary's address in a new tab")
@MainActor public final class UIReferenceLibraryViewController {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: the browser prints.
@available(*, unavailable, message: "call window.print in page.js, by PageScript.call")
@MainActor public final class UIPrintInteractionController {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: there is no SwiftUI.
@available(*, unavailable, message: "write the view with UIKit")
@MainActor public final class UIHostingController {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: there is no SwiftUI.
@available(*, unavailable, message: "use UIListContentConfiguration, or views in the cell's contentView")
public struct UIHostingConfiguration {}

/// Not here: browsers can't blend texts with the blurred content behind.
@available(*, unavailable, message: "use UIBlurEffect, and a label color such as .secondaryLabel")
@MainActor public final class UIVibrancyEffect {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: there is no calendar view.
@available(*, unavailable, message: "use a UIDatePicker, or a UICollectionView of days")
@MainActor public final class UICalendarView {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: there is no color well.
@available(*, unavailable, message: "use a button that presents a UIColorPickerViewController")
@MainActor public final class UIColorWell {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: a page does not feel how the device is tilted.
@available(*, unavailable, message: "leave the effect out")
@MainActor public final class UIInterpolatingMotionEffect {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: a page is not told of a pointer that hovers.
@available(*, unavailable, message: "show the state of a press, isHighlighted")
@MainActor public final class UIHoverGestureRecognizer {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: a page's shortcuts belong to the browser.
@available(*, unavailable, message: "hear keydown in page.js, and call the app by PageScript.register")
@MainActor public final class UIKeyCommand {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: a page's pointer has no effects.
@available(*, unavailable, message: "leave the interaction out")
@MainActor public final class UIPointerInteraction {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: the browser shows the menu of a selection.
@available(*, unavailable, message: "use UIContextMenuInteraction")
@MainActor public final class UIEditMenuInteraction {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: the browser shows the menu of a selection.
@available(*, unavailable, message: "use UIContextMenuInteraction")
@MainActor public final class UIMenuController {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: a menu's elements must be there when it opens.
@available(*, unavailable, message: "make the UIMenu when its elements are known")
@MainActor public final class UIDeferredMenuElement {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: a context menu opens beside its view without lifting it.
@available(*, unavailable, message: "pass a previewProvider to UIContextMenuConfiguration")
@MainActor public final class UITargetedPreview {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: the browser lays out texts.
@available(*, unavailable, message: "use the attributes of NSAttributedString")
@MainActor public final class NSLayoutManager {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: the browser checks the spelling.
@available(*, unavailable, message: "leave it out: the browser marks misspelled words in fields")
@MainActor public final class UITextChecker {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: a page is not told of a pencil's taps.
@available(*, unavailable, message: "leave the interaction out")
@MainActor public final class UIPencilInteraction {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: the browser moves the focus.
@available(*, unavailable, message: "put the views in the order in which they shall be reached")
@MainActor public final class UIFocusGuide {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

extension UIWindow {
  /// Not here: there is one window.
  @available(*, unavailable, message: "there is one window; present a view controller over its root instead")
  public final var windowLevel: CGFloat {
    get { 0 }
    set {}
  }
}

extension UIView.AnimationOptions {
  /// Not here: pages do not curl.
  @available(*, unavailable, message: "views do not curl here; write .transitionCrossDissolve")
  public static var transitionCurlUp: UIView.AnimationOptions { [] }
  /// Not here: pages do not curl.
  @available(*, unavailable, message: "views do not curl here; write .transitionCrossDissolve")
  public static var transitionCurlDown: UIView.AnimationOptions { [] }
  /// Not here: an animation runs once.
  @available(*, unavailable, message: "an animation runs once here; start the next one in its completion")
  public static var `repeat`: UIView.AnimationOptions { [] }
  /// Not here: an animation runs once.
  @available(*, unavailable, message: "an animation runs once here; animate back in its completion")
  public static var autoreverse: UIView.AnimationOptions { [] }
}

extension NSLayoutConstraint {
  /// Not here: constraints are not made from pictures of texts.
  @available(*, unavailable, message: "make the constraints with anchors, and activate them")
  public static func constraints(
    withVisualFormat format: String, options: Int = 0, metrics: [String: CGFloat]?, views: [String: UIView]
  ) -> [NSLayoutConstraint] { [] }
}

extension UIBarButtonItem {
  /// Not here: bars draw no glass behind their items.
  @available(*, unavailable, message: "bars have no shared background here; leave it out")
  public final var hidesSharedBackground: Bool {
    get { false }
    set {}
  }
}
