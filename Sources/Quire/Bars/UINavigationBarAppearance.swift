// SPDX-License-Identifier: Apache-2.0

/// The look of a navigation bar: its background, and the letters of titles and buttons.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The font and the colour of the title, by `.font` and `.foregroundColor`; none by default, which means the bar's own.
  open var titleTextAttributes: NSAttributedString.Attributes = [:] { didSet { changed?() } }
  /// The same of the large title.
  open var largeTitleTextAttributes: NSAttributedString.Attributes = [:] { didSet { changed?() } }
  /// The letters of the buttons.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { changed?() } }
  /// The letters of the back button; those of the other buttons if it has none of its own.
  open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { changed?() } }

  final func copied(_ changed: @escaping () -> Void) -> UINavigationBarAppearance {
    let copy = UINavigationBarAppearance(barAppearance: self)
    copy.titleTextAttributes = titleTextAttributes
    copy.largeTitleTextAttributes = largeTitleTextAttributes
    copy.buttonAppearance = buttonAppearance.copied(changed)
    copy.backButtonAppearance = backButtonAppearance.copied(changed)
    copy.changed = changed
    return copy
  }
}

/// The look of a bar's buttons.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// Buttons with the system's look.
  public override init() {
    super.init()
  }

  /// Of buttons that can be pressed.
  public final let normal = UIBarButtonItemStateAppearance()

  final func copied(_ changed: @escaping () -> Void) -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.titleTextAttributes = normal.titleTextAttributes
    copy.normal.changed = changed
    return copy
  }
}

/// The look of a bar's buttons in one state.
@preconcurrency @MainActor public final class UIBarButtonItemStateAppearance: NSObject {
  /// The colour of titles and pictures, by `.foregroundColor`; none by default, which means the tint.
  public var titleTextAttributes: NSAttributedString.Attributes = [:] { didSet { changed?() } }
  var changed: (() -> Void)?
}
