// SPDX-License-Identifier: Apache-2.0

// The settings that UIKit had before appearances. They form an appearance that is used while the app sets no
// `standardAppearance`.

extension UITabBar {
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

  /// The image behind the tabs; `nil` by default. An empty image makes the bar transparent.
  public final var backgroundImage: UIImage? {
    get { look.settings?.image(.any, .default) }
    set { changeSettings { $0.setImage(newValue, .any, .default) } }
  }

  /// The image that takes the place of the line at the bar's edge. `nil`, the default, means the line, and an empty
  /// image removes it.
  public final var shadowImage: UIImage? {
    get { look.settings?.shadow(.any) }
    set { changeSettings { $0.setShadow(newValue, .any) } }
  }

  final func changeSettings(_ change: (BarSettings) -> Void) {
    look.changeSettings(orMake: UITabBarAppearance.init, at: .bottom, change)
  }
}
