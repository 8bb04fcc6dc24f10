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
    images = other.images
  }

  /// The color over the blur; `nil` for none.
  open var backgroundColor: UIColor? { didSet { changed?() } }
  /// The blur of the content behind the bar; `nil` for none.
  open var backgroundEffect: UIBlurEffect? { didSet { changed?() } }
  /// The color of the line at the bar's edge; `nil` or clear for none.
  open var shadowColor: UIColor? { didSet { changed?() } }

  /// The images of the background; `nil` until one is set.
  final var images: BarImages?

  /// Configures a blur with a line.
  open func configureWithDefaultBackground() {
    images = nil
    backgroundColor = nil
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = .separator
  }

  /// Configures the background color of the screen, with a line.
  open func configureWithOpaqueBackground() {
    images = nil
    backgroundColor = .systemBackground
    backgroundEffect = nil
    shadowColor = .separator
  }

  /// Configures a transparent background, so that the content behind the bar is visible.
  open func configureWithTransparentBackground() {
    images = nil
    backgroundColor = nil
    backgroundEffect = nil
    shadowColor = nil
  }

  /// A closure that is called after each change. The bar that has the appearance sets it.
  final var changed: (() -> Void)?

  /// Returns an appearance of buttons whose changes the bar shows.
  final func watchedButtons() -> UIBarButtonItemAppearance {
    UIBarButtonItemAppearance().copied { [me = Weak(self)] in me.wrappedValue?.changed?() }
  }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// The appearances of buttons that the app has set or asked for.
  final var ownButtons: UIBarButtonItemAppearance?
  final var ownDone: UIBarButtonItemAppearance?

  /// The appearance of the buttons.
  public final var buttonAppearance: UIBarButtonItemAppearance {
    get {
      let made = ownButtons ?? watchedButtons()
      ownButtons = made
      return made
    }
    set {
      ownButtons = newValue
      changed?()
    }
  }

  /// The appearance of buttons of the style `done`. What it does not set is taken from `buttonAppearance`.
  public final var doneButtonAppearance: UIBarButtonItemAppearance {
    get {
      let made = ownDone ?? watchedButtons()
      ownDone = made
      return made
    }
    set {
      ownDone = newValue
      changed?()
    }
  }

  /// The newer name of `doneButtonAppearance`.
  public final var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }

  final func copied(_ changed: @escaping () -> Void) -> UIToolbarAppearance {
    let copy = UIToolbarAppearance(barAppearance: self)
    copy.ownButtons = ownButtons?.copied(changed)
    copy.ownDone = ownDone?.copied(changed)
    copy.changed = changed
    return copy
  }
}

/// The appearance of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of the tabs; `nil` until the app has set one or asked for it.
  final var tabs: TabLook?

  final func copied(_ changed: @escaping () -> Void) -> UITabBarAppearance {
    let copy = UITabBarAppearance(barAppearance: self)
    tabs?.copy(to: copy)
    copy.changed = changed
    return copy
  }
}
