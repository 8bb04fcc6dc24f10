// SPDX-License-Identifier: Apache-2.0

/// The appearance of a navigation bar: its background, and the text of its titles and buttons.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title, of which `.font` and `.foregroundColor` are used. Empty by default, which means the
  /// bar's own font and color.
  open var titleTextAttributes: NSAttributedString.Attributes = [:] { didSet { changed?() } }
  /// The attributes of the large title, of which `.font` and `.foregroundColor` are used. Empty by default, which means
  /// the bar's own font and color.
  open var largeTitleTextAttributes: NSAttributedString.Attributes = [:] { didSet { changed?() } }
  /// The distance by which the title is moved from its usual position; zero by default.
  public final var titlePositionAdjustment = UIOffset() { didSet { changed?() } }
  /// The appearance of the buttons.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { changed?() } }
  /// The appearance of the back button. A color that it does not set is taken from `buttonAppearance`.
  open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { changed?() } }
  /// The appearance of buttons of the style `done`, if the app has set one or asked for it.
  final var ownDone: UIBarButtonItemAppearance?

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

  /// The image that takes the place of the back button's arrow; `nil`, the default, for the arrow.
  final private(set) var storedBackIndicator: UIImage?
  private final var storedBackMask: UIImage?

  /// The image of the back button; by default the arrow of the system.
  public final var backIndicatorImage: UIImage { storedBackIndicator ?? UIImage(system: "chevron.left") }
  /// The image that masks titles during a transition. It has no effect in Quire, because titles fade there.
  public final var backIndicatorTransitionMaskImage: UIImage { storedBackMask ?? UIImage(system: "chevron.left") }

  /// Sets the image that takes the place of the back button's arrow. It is drawn in the tint color. Both images must be
  /// set, otherwise the arrow stays.
  public final func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    let isWhole = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
    storedBackIndicator = isWhole ? backIndicatorImage : nil
    storedBackMask = isWhole ? backIndicatorTransitionMaskImage : nil
    changed?()
  }

  final func copied(_ changed: @escaping () -> Void) -> UINavigationBarAppearance {
    let copy = UINavigationBarAppearance(barAppearance: self)
    copy.titleTextAttributes = titleTextAttributes
    copy.largeTitleTextAttributes = largeTitleTextAttributes
    copy.titlePositionAdjustment = titlePositionAdjustment
    copy.buttonAppearance = buttonAppearance.copied(changed)
    copy.backButtonAppearance = backButtonAppearance.copied(changed)
    copy.ownDone = ownDone?.copied(changed)
    copy.storedBackIndicator = storedBackIndicator
    copy.storedBackMask = storedBackMask
    copy.changed = changed
    return copy
  }
}
