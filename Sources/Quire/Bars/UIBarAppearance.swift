// SPDX-License-Identifier: Apache-2.0

/// The look of a bar's background. A bar that it is given to takes a copy, and shows changes of that copy too.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The system's default background: a blur.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// A copy of another bar's look.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    copyBackground(of: barAppearance)
  }

  final func copyBackground(of other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    shadowColor = other.shadowColor
  }

  /// Over the effect; `nil` for none.
  open var backgroundColor: UIColor? { didSet { changed?() } }
  /// The blur of what is behind the bar; `nil` for none.
  open var backgroundEffect: UIBlurEffect? { didSet { changed?() } }
  /// The colour of the line at the bar's edge; `nil` or clear for none.
  open var shadowColor: UIColor? { didSet { changed?() } }

  /// A blur with a line.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = .separator
  }

  /// The colour of the screen with a line.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    backgroundEffect = nil
    shadowColor = .separator
  }

  /// Nothing: what is behind the bar is seen.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    backgroundEffect = nil
    shadowColor = nil
  }

  /// The bar that has it sets this.
  final var changed: (() -> Void)?
}

/// The look of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  final func copied(_ changed: @escaping () -> Void) -> UIToolbarAppearance {
    let copy = UIToolbarAppearance(barAppearance: self)
    copy.changed = changed
    return copy
  }
}

/// The look of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  final func copied(_ changed: @escaping () -> Void) -> UITabBarAppearance {
    let copy = UITabBarAppearance(barAppearance: self)
    copy.changed = changed
    return copy
  }
}
