// SPDX-License-Identifier: Apache-2.0

/// The appearance of a bar's background. A bar copies an appearance that is set, and also shows later changes of the
/// copy.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// Creates the default background, which is a blur.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates a copy of another bar's appearance.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    copyBackground(of: barAppearance)
  }

  final func copyBackground(of other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    shadowColor = other.shadowColor
  }

  /// The color over the blur; `nil` for none.
  open var backgroundColor: UIColor? { didSet { changed?() } }
  /// The blur of the content behind the bar; `nil` for none.
  open var backgroundEffect: UIBlurEffect? { didSet { changed?() } }
  /// The color of the line at the bar's edge; `nil` or clear for none.
  open var shadowColor: UIColor? { didSet { changed?() } }

  /// Configures a blur with a line.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = .separator
  }

  /// Configures the background color of the screen, with a line.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    backgroundEffect = nil
    shadowColor = .separator
  }

  /// Configures a transparent background, so that the content behind the bar is visible.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    backgroundEffect = nil
    shadowColor = nil
  }

  /// A closure that is called after each change. The bar that has the appearance sets it.
  final var changed: (() -> Void)?
}

/// The appearance of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  final func copied(_ changed: @escaping () -> Void) -> UIToolbarAppearance {
    let copy = UIToolbarAppearance(barAppearance: self)
    copy.changed = changed
    return copy
  }
}

/// The appearance of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  final func copied(_ changed: @escaping () -> Void) -> UITabBarAppearance {
    let copy = UITabBarAppearance(barAppearance: self)
    copy.changed = changed
    return copy
  }
}
