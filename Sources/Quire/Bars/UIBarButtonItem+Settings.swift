// SPDX-License-Identifier: Apache-2.0

extension UIBarButtonItem {
  /// The titles that the item can have; `nil` by default. The button is at least as wide as the longest of them needs,
  /// so that it keeps its width when its title changes.
  public final var possibleTitles: Set<String>? {
    get { parts?.possibleTitles }
    set {
      changeParts { parts in
        parts.possibleTitles = newValue
        guard let newValue else {
          parts.leastWidth = nil
          return
        }
        let titles = Array(newValue)
        parts.leastWidth = { button in
          let label = UILabel()
          label.font = button.titleLabel?.font
          var width: CGFloat = 0
          for title in titles {
            label.text = title
            width = max(width, label.sizeThatFits(.zero).width)
          }
          return width + 24
        }
      }
    }
  }

  /// Whether the item has no shared glass background; `false` by default. It has no effect in Quire, because bars draw
  /// no glass behind their items.
  public final var hidesSharedBackground: Bool {
    get { parts?.hidesSharedBackground ?? false }
    set { changeParts { $0.hidesSharedBackground = newValue } }
  }

  /// Whether the item shares a glass background with the items beside it; `true` by default. It has no effect in Quire,
  /// because bars draw no glass behind their items.
  public final var sharesBackground: Bool {
    get { parts?.sharesBackground ?? true }
    set { changeParts { $0.sharesBackground = newValue } }
  }

  // MARK: Backgrounds

  /// Sets the image behind the button in a state, stretched to its size. Only images for the metrics `default` are
  /// shown.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    changeParts { parts in
      parts.setBackground(backgroundImage, isBack: false, state.rawValue, nil, barMetrics)
      parts.show = UIBarItem.showSettings
    }
  }

  /// Returns the image behind the button that was set for exactly this state, or `nil`.
  public final func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    parts?.background(isBack: false, state.rawValue, nil, barMetrics)
  }

  /// Sets the image behind the button in a state, while the item has a style. Only images for the metrics `default` are
  /// shown.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    changeParts { parts in
      parts.setBackground(backgroundImage, isBack: false, state.rawValue, style, barMetrics)
      parts.show = UIBarItem.showSettings
    }
  }

  /// Returns the image behind the button that was set for exactly this state and style, or `nil`.
  public final func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    parts?.background(isBack: false, state.rawValue, style, barMetrics)
  }

  /// Sets the image behind the back button that leads to the item's controller. Only images for the metrics `default`
  /// are shown.
  public final func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    changeParts { parts in
      parts.setBackground(backgroundImage, isBack: true, state.rawValue, nil, barMetrics)
      parts.showBack = UIBarItem.showBackSettings
    }
  }

  /// Returns the image behind the back button that was set for exactly this state, or `nil`.
  public final func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    parts?.background(isBack: true, state.rawValue, nil, barMetrics)
  }

  // MARK: Offsets

  /// Sets the distance by which the title is moved. Only the offset for the metrics `default` is used.
  public final func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    changeParts { parts in
      parts.setOffset(adjustment, .title, barMetrics)
      parts.show = UIBarItem.showSettings
    }
  }

  /// Returns the distance by which the title is moved; zero by default.
  public final func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    parts?.offset(.title, barMetrics) ?? .zero
  }

  /// Sets the distance by which the title of the back button that leads to the item's controller is moved. Only the
  /// offset for the metrics `default` is used.
  public final func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    changeParts { parts in
      parts.setOffset(adjustment, .backTitle, barMetrics)
      parts.showBack = UIBarItem.showBackSettings
    }
  }

  /// Returns the distance by which the title of the back button is moved; zero by default.
  public final func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    parts?.offset(.backTitle, barMetrics) ?? .zero
  }

  /// Sets the distance by which the background image is moved downward. It has no effect in Quire, where the image
  /// fills the button.
  public final func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    changeParts { $0.setOffset(UIOffset(horizontal: 0, vertical: adjustment), .background, barMetrics) }
  }

  /// Returns the distance by which the background image is moved downward; 0 by default.
  public final func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    parts?.offset(.background, barMetrics).vertical ?? 0
  }

  /// Sets the distance by which the background image of the back button is moved downward. It has no effect in Quire,
  /// where the image fills the button.
  public final func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    changeParts { $0.setOffset(UIOffset(horizontal: 0, vertical: adjustment), .backBackground, barMetrics) }
  }

  /// Returns the distance by which the background image of the back button is moved downward; 0 by default.
  public final func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    parts?.offset(.backBackground, barMetrics).vertical ?? 0
  }
}
