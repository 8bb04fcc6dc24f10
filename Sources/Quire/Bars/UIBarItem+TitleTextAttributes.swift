// SPDX-License-Identifier: Apache-2.0

extension UIBarItem {
  /// Sets the attributes of the title in a state, of which `.font` and `.foregroundColor` are used. A state without
  /// attributes uses those of `normal`. The font is that of `normal` in every state, except in tabs.
  public final func setTitleTextAttributes(_ attributes: NSAttributedString.Attributes?, for state: UIControl.State) {
    changeParts { parts in
      parts.setAttributes(attributes, for: state.rawValue)
      parts.show = UIBarItem.showSettings
      parts.showBack = UIBarItem.showBackSettings
      parts.showTab = UITabBarItem.showSettings
    }
  }

  /// Returns the attributes of the title that were set for exactly this state, or `nil`.
  public final func titleTextAttributes(for state: UIControl.State) -> NSAttributedString.Attributes? {
    parts?.attributes(for: state.rawValue)
  }

  /// The insets of the image, in points; zero by default. They move the image. In a tab, insets that are not equal on
  /// opposite sides also change its size.
  public final var imageInsets: UIEdgeInsets {
    get { parts?.imageInsets ?? .zero }
    set {
      changeParts { parts in
        parts.imageInsets = newValue
        parts.show = UIBarItem.showSettings
        parts.showTab = UITabBarItem.showSettings
      }
    }
  }

  /// The image for bars in compact height; `nil` by default. It has no effect in Quire: `image` is shown in bars of
  /// every height.
  public final var landscapeImagePhone: UIImage? {
    get { parts?.landscapeImage }
    set { changeParts { $0.landscapeImage = newValue } }
  }

  /// The insets of `landscapeImagePhone`, in points; zero by default. They have no effect in Quire, because that image
  /// is not shown.
  public final var landscapeImagePhoneInsets: UIEdgeInsets {
    get { parts?.landscapeImageInsets ?? .zero }
    set { changeParts { $0.landscapeImageInsets = newValue } }
  }

  /// The image that is shown enlarged at large text sizes; `nil` by default. It has no effect in Quire, because
  /// a page can be zoomed.
  public final var largeContentSizeImage: UIImage? {
    get { parts?.largeImage }
    set { changeParts { $0.largeImage = newValue } }
  }

  /// The insets of `largeContentSizeImage`, in points; zero by default. They have no effect in Quire, because that
  /// image is not shown.
  public final var largeContentSizeImageInsets: UIEdgeInsets {
    get { parts?.largeImageInsets ?? .zero }
    set { changeParts { $0.largeImageInsets = newValue } }
  }

  /// Shows attributes, insets, offsets and backgrounds in the button of an item.
  static func showSettings(of item: UIBarItem, in button: UIButton) {
    guard let parts = item.parts else { return }
    parts.showLetters(in: button)
    let style = (item as? UIBarButtonItem)?.style
    for state in UIBarItem.shownStates {
      let image =
        parts.background(isBack: false, state.rawValue, style, .default)
        ?? parts.background(isBack: false, state.rawValue, nil, .default)
      if image !== button.backgroundImage(for: state) { button.setBackgroundImage(image, for: state) }
    }
    if parts.imageInsets != button.imageEdgeInsets { button.imageEdgeInsets = parts.imageInsets }
    let insets = UIEdgeInsets(parts.offset(.title, .default))
    if parts.offsets.contains(where: { $0.kind == .title }), insets != button.titleEdgeInsets {
      button.titleEdgeInsets = insets
    }
  }

  /// Shows attributes, and the offset and the background for back buttons, in a back button.
  static func showBackSettings(of item: UIBarItem, in button: UIButton) {
    guard let parts = item.parts else { return }
    parts.showLetters(in: button)
    if parts.offsets.contains(where: { $0.kind == .backTitle }) {
      button.titleEdgeInsets = UIEdgeInsets(parts.offset(.backTitle, .default))
    }
    for state in UIBarItem.shownStates {
      let image = parts.background(isBack: true, state.rawValue, nil, .default)
      if image !== button.backgroundImage(for: state) { button.setBackgroundImage(image, for: state) }
    }
  }

  fileprivate static var shownStates: [UIControl.State] { [.normal, .highlighted, .disabled, .selected] }
}

extension BarItemParts {
  fileprivate func showLetters(in button: UIButton) {
    let normal = attributes(for: UIControl.State.normal.rawValue)
    if let font = normal?[.font] as? UIFont { button.titleLabel?.font = font }
    for state in UIBarItem.shownStates {
      let color = attributes(for: state.rawValue)?[.foregroundColor] as? UIColor
      if color != nil || coloredStates.contains(state.rawValue) { button.setTitleColor(color, for: state) }
    }
    coloredStates = letters.map { $0.state }
  }
}
