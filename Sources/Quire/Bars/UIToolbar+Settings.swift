// SPDX-License-Identifier: Apache-2.0

// The settings that UIKit had before appearances. They form an appearance that is used while the app sets no
// `standardAppearance`.

extension UIToolbar {
  /// The color of the background, over content and at its edge; `nil`, the default, means the color of the mode.
  public final var barTintColor: UIColor? {
    get { look.settings?.tint }
    set { changeSettings { $0.tint = newValue } }
  }

  /// Whether content is visible through the bar; `true` by default. An opaque bar has the color `barTintColor`, or that
  /// of the screen.
  public final var isTranslucent: Bool {
    get { look.settings?.isTranslucent ?? true }
    set { changeSettings { $0.isTranslucent = newValue } }
  }

  /// The color of the background that the app does not color; `default` by default.
  public final var barStyle: UIBarStyle {
    get { look.settings?.style ?? .default }
    set { changeSettings { $0.style = newValue } }
  }

  /// Sets the image behind the items; `nil` means the default background. An empty image makes the bar transparent.
  /// Only images for the positions `any` and `bottom` and the metrics `default` are shown.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    changeSettings { $0.setImage(backgroundImage, topOrBottom, barMetrics) }
  }

  /// Returns the background image that was set for a position, or `nil`.
  public final func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    look.settings?.image(topOrBottom, barMetrics)
  }

  /// Sets the image that takes the place of the line at the bar's edge; an empty image removes the line. Only images
  /// for the positions `any` and `bottom` are shown.
  public final func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    changeSettings { $0.setShadow(shadowImage, topOrBottom) }
  }

  /// Returns the image in place of the line that was set for a position, or `nil`.
  public final func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    look.settings?.shadow(topOrBottom)
  }

  final func changeSettings(_ change: (BarSettings) -> Void) {
    look.changeSettings(orMake: UIToolbarAppearance.init, at: .bottom, change)
  }
}

extension UIToolbar: UIBarPositioning {
  /// The place of the bar: that which the delegate tells, otherwise `bottom`.
  public final var barPosition: UIBarPosition {
    let told = delegate?.position(for: self) ?? .any
    return told == .any ? .bottom : told
  }
}
