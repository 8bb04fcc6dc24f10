// SPDX-License-Identifier: Apache-2.0

/// The appearance of a navigation bar: its background, and the text of its titles and buttons.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title, of which `.font` and `.foregroundColor` are used. Empty by default, which means the
  /// bar's own font and color.
  open var titleTextAttributes: NSAttributedString.Attributes = [:] { didSet { changed?() } }
  /// The attributes of the large title, of which `.font` and `.foregroundColor` are used. Empty by default, which means
  /// the bar's own font and color.
  open var largeTitleTextAttributes: NSAttributedString.Attributes = [:] { didSet { changed?() } }
  /// The appearance of the buttons.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { changed?() } }
  /// The appearance of the back button. A color that it does not set is taken from `buttonAppearance`.
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

/// The appearance of a bar's buttons.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// Creates an appearance with default values.
  public override init() {
    super.init()
  }

  /// The appearance of enabled buttons.
  public final let normal = UIBarButtonItemStateAppearance()

  final func copied(_ changed: @escaping () -> Void) -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.titleTextAttributes = normal.titleTextAttributes
    copy.normal.changed = changed
    return copy
  }
}

/// The appearance of a bar's buttons in one state.
@preconcurrency @MainActor public final class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of titles and images, of which `.foregroundColor` is used. Empty by default, which means the tint
  /// color.
  public var titleTextAttributes: NSAttributedString.Attributes = [:] { didSet { changed?() } }
  var changed: (() -> Void)?
}
