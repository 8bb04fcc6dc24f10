// SPDX-License-Identifier: Apache-2.0

// The settings that UIKit had before appearances. They form an appearance that is used while the app sets no
// `standardAppearance`.

extension UINavigationBar {
  /// The color of the background, over content and at its edge; `nil`, the default, means the color of the mode.
  public final var barTintColor: UIColor? {
    get { settings?.tint }
    set { changeSettings { $0.tint = newValue } }
  }

  /// Whether content is visible through the bar; `true` by default. An opaque bar has the color `barTintColor`, or that
  /// of the screen.
  public final var isTranslucent: Bool {
    get { settings?.isTranslucent ?? true }
    set { changeSettings { $0.isTranslucent = newValue } }
  }

  /// The colors of the bar; `default` by default. A black bar has white titles, and its navigation controller prefers a
  /// light status bar.
  public final var barStyle: UIBarStyle {
    get { settings?.style ?? .default }
    set {
      changeSettings { $0.style = newValue }
      (superview?.controller as? UINavigationController)?.setNeedsStatusBarAppearanceUpdate()
    }
  }

  /// The attributes of the title, of which `.font` and `.foregroundColor` are used; `nil` by default.
  public final var titleTextAttributes: NSAttributedString.Attributes? {
    get { settings?.titleAttributes }
    set { changeSettings { $0.titleAttributes = newValue } }
  }

  /// The attributes of the large title, of which `.font` and `.foregroundColor` are used; `nil` by default.
  public final var largeTitleTextAttributes: NSAttributedString.Attributes? {
    get { settings?.largeTitleAttributes }
    set { changeSettings { $0.largeTitleAttributes = newValue } }
  }

  /// The image that takes the place of the line at the bar's edge. `nil`, the default, means the line, and an empty
  /// image removes it.
  public final var shadowImage: UIImage? {
    get { settings?.shadow(.any) }
    set { changeSettings { $0.setShadow(newValue, .any) } }
  }

  /// Sets the image behind the content of bars of a height; `nil` means the default background. An empty image makes
  /// the bar transparent. Bars with a prompt use the images of bars without one.
  public final func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  /// Returns the background image that was set for bars of a height, or `nil`.
  public final func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }

  /// Sets the image behind the content of bars at a place. Only images for `any`, `top` and `topAttached` are shown.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    changeSettings { $0.setImage(backgroundImage, barPosition, barMetrics) }
  }

  /// Returns the background image that was set for bars at a place, or `nil`.
  public final func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    settings?.image(barPosition, barMetrics)
  }

  /// The image that takes the place of the back button's arrow. It is shown only if `backIndicatorTransitionMaskImage`
  /// is also set. `nil`, the default, means the arrow.
  public final var backIndicatorImage: UIImage? {
    get { settings?.backIndicator }
    set { changeSettings { $0.backIndicator = newValue } }
  }

  /// The image that masks titles during a transition; `nil` by default. In Quire, titles fade, and its only effect is
  /// that `backIndicatorImage` is shown.
  public final var backIndicatorTransitionMaskImage: UIImage? {
    get { settings?.backIndicatorMask }
    set { changeSettings { $0.backIndicatorMask = newValue } }
  }

  /// Sets the distance by which the title of bars of a height is moved downward, in points.
  public final func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    changeSettings { $0.setTitleOffset(adjustment, barMetrics) }
  }

  /// Returns the distance by which the title of bars of a height is moved downward; 0 by default.
  public final func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    settings?.titleOffset(barMetrics) ?? 0
  }

  /// Changes the settings, and shows the appearance that follows from them.
  final func changeSettings(_ change: (BarSettings) -> Void) {
    let own = settings ?? BarSettings()
    settings = own
    change(own)
    looks.plain = look(own, isLow: false)
    looks.plainCompact = own.hasCompact ? look(own, isLow: true) : nil
    looks.plainFillsEdge = own.fillsEdge
    lookChanged(animated: false)
  }

  private final func look(_ settings: BarSettings, isLow: Bool) -> UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    let position: UIBarPosition =
      settings.image(at: .topAttached, isLow: isLow) == nil && settings.shadow(.topAttached) == nil
      ? .top : .topAttached
    settings.show(in: look, at: position, isLow: isLow)
    look.titleTextAttributes = settings.letters(settings.titleAttributes)
    look.largeTitleTextAttributes = settings.letters(settings.largeTitleAttributes)
    look.setBackIndicatorImage(settings.backIndicator, transitionMaskImage: settings.backIndicatorMask)
    var offset = settings.titleOffset(.default)
    if isLow, settings.titleOffset(.compact) != 0 { offset = settings.titleOffset(.compact) }
    look.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: offset)
    return look
  }
}

extension UINavigationBar: UIBarPositioning {
  /// The place of the bar: `topAttached` in a navigation controller, otherwise that which the delegate tells, or `top`.
  /// The background of an attached bar extends to the top of its view.
  public final var barPosition: UIBarPosition {
    if superview?.controller is UINavigationController { return .topAttached }
    let told = ownStack?.position(of: self) ?? .any
    return told == .any ? .top : told
  }
}
