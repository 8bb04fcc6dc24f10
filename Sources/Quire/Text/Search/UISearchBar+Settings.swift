// SPDX-License-Identifier: Apache-2.0

extension UISearchBar {
  /// An image in the bar.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search = 0
    /// The button that clears the text.
    case clear = 1
    /// The bookmark button.
    case bookmark = 2
    /// The button for recent searches.
    case resultsList = 3
  }

  private final var settings: SearchBarSettings? { parts as? SearchBarSettings }

  /// Changes a setting that few apps use, and shows it.
  final func changeSettings(_ change: (SearchBarSettings) -> Void) {
    let own = settings ?? SearchBarSettings()
    parts = own
    change(own)
    own.show(in: self)
    backgroundChanged()
    changed()
  }

  // MARK: Background

  /// The colors of the bar; `default` by default. A black bar is dark in every mode.
  public final var barStyle: UIBarStyle {
    get { settings?.style ?? .default }
    set { changeSettings { $0.style = newValue } }
  }

  /// Whether content is visible through the bar; `true` by default. It has no effect in Quire, where the bar is
  /// transparent unless it has a color or an image.
  public final var isTranslucent: Bool {
    get { settings?.isTranslucent ?? true }
    set { changeSettings { $0.isTranslucent = newValue } }
  }

  /// The image behind the field, in place of `barTintColor`; `nil` by default. An empty image makes the bar transparent.
  public final var backgroundImage: UIImage? {
    get { settings?.background(.any, .default) }
    set { changeSettings { $0.setBackground(newValue, .any, .default) } }
  }

  /// Sets the image behind the field of bars at a place. Only images for the positions `any` and `top` and the metrics
  /// `default` are shown.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    changeSettings { $0.setBackground(backgroundImage, barPosition, barMetrics) }
  }

  /// Returns the background image that was set for bars at a place, or `nil`.
  public final func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    settings?.background(barPosition, barMetrics)
  }

  /// The image behind the scope buttons; `nil` by default. It has no effect in Quire, where they are on the background
  /// of the bar.
  public final var scopeBarBackgroundImage: UIImage? {
    get { settings?.scopeBackground }
    set { changeSettings { $0.scopeBackground = newValue } }
  }

  // MARK: Field

  /// A line of text above the field, for which the bar is 26 points higher; `nil`, the default, for none.
  public final var prompt: String? {
    get { settings?.prompt }
    set { changeSettings { $0.prompt = newValue } }
  }

  /// Sets the image of the search field in a state; `nil` means the default background. Only the image for `normal` is
  /// shown.
  public final func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    changeSettings { $0.setFieldImage(backgroundImage, state.rawValue) }
  }

  /// Returns the image of the search field that was set for exactly this state, or `nil`.
  public final func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    settings?.fieldImage(state.rawValue)
  }

  /// The distance by which the field is moved in the bar; zero by default.
  public final var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { settings?.fieldOffset ?? .zero }
    set { changeSettings { $0.fieldOffset = newValue } }
  }

  /// The distance by which the text is moved in the field; zero by default.
  public final var searchTextPositionAdjustment: UIOffset {
    get { settings?.textOffset ?? .zero }
    set { changeSettings { $0.textOffset = newValue } }
  }

  /// Whether a person can look at the field to dictate; `false` by default. It has no effect in Quire, because a page
  /// does not know where a person looks.
  public final var isLookToDictateEnabled: Bool {
    get { settings?.looksToDictate ?? false }
    set { changeSettings { $0.looksToDictate = newValue } }
  }

  // MARK: Icons

  /// Sets an image of the bar in a state. An empty image shows nothing, and `nil` means the default image. States
  /// without an image show that of `normal`.
  public final func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    changeSettings { $0.setImage(iconImage, icon, state.rawValue) }
  }

  /// Returns the image that was set for exactly this state, or `nil`.
  public final func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    settings?.image(icon, state.rawValue)
  }

  /// Sets the distance by which an image is moved.
  public final func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    changeSettings { $0.setOffset(adjustment, icon) }
  }

  /// Returns the distance by which an image is moved; zero by default.
  public final func positionAdjustment(for icon: Icon) -> UIOffset {
    settings?.offset(icon) ?? .zero
  }

  /// Whether a bookmark button is shown while the text is empty; `false` by default. A press calls the delegate.
  public final var showsBookmarkButton: Bool {
    get { settings?.showsBookmark ?? false }
    set { changeSettings { $0.showsBookmark = newValue } }
  }

  /// Whether a button for recent searches is shown while the text is empty, in place of the bookmark button; `false` by
  /// default. A press calls the delegate.
  public final var showsSearchResultsButton: Bool {
    get { settings?.showsResults ?? false }
    set { changeSettings { $0.showsResults = newValue } }
  }

  /// Whether the button for recent searches is selected; `false` by default.
  public final var isSearchResultsButtonSelected: Bool {
    get { settings?.isResultsSelected ?? false }
    set { changeSettings { $0.isResultsSelected = newValue } }
  }

  // MARK: Scopes

  /// Sets `showsScopeBar`. The change is not animated in Quire.
  public final func setShowsScope(_ show: Bool, animated: Bool) {
    showsScopeBar = show
  }

  /// Sets the attributes of the scope buttons' titles in a state. They have no effect in Quire, where the titles look
  /// like those of a segmented control.
  public final func setScopeBarButtonTitleTextAttributes(
    _ attributes: NSAttributedString.Attributes?, for state: UIControl.State
  ) {
    changeSettings { $0.setScopeAttributes(attributes, state.rawValue) }
  }

  /// Returns the attributes of the scope buttons' titles that were set for exactly this state, or `nil`.
  public final func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> NSAttributedString.Attributes? {
    settings?.scopeAttributes(state.rawValue)
  }

  /// Sets the image of the scope buttons in a state. It has no effect in Quire, where they look like a segmented
  /// control.
  public final func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    changeSettings { $0.setScopeImage(backgroundImage, state.rawValue) }
  }

  /// Returns the image of the scope buttons that was set for exactly this state, or `nil`.
  public final func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    settings?.scopeImage(state.rawValue)
  }

  /// Sets the image between two scope buttons in two states. It has no effect in Quire, where they look like a segmented
  /// control.
  public final func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    changeSettings { $0.setDivider(dividerImage, leftState.rawValue, rightState.rawValue) }
  }

  /// Returns the image between two scope buttons that was set for exactly these states, or `nil`.
  public final func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    settings?.divider(leftState.rawValue, rightState.rawValue)
  }
}

extension UISearchBar: UIBarPositioning {
  /// The place of the bar: that which the delegate tells, otherwise `top`.
  public final var barPosition: UIBarPosition {
    let told = delegate?.position(for: self) ?? .any
    return told == .any ? .top : told
  }
}

extension UISearchBar {
  /// Returns a bar that is never shown. Every search bar that enters a window copies its colors, images and offsets,
  /// except those that are set for the bar itself.
  public static func appearance() -> UISearchBar {
    guard let session = Session.current else { return UISearchBar() }
    for model in session.barModels { if let own = model as? SearchBarModel { return own.bar } }
    let made = SearchBarModel()
    session.barModels.append(made)
    return made.bar
  }
}

private final class SearchBarModel: BarModel {
  let bar = UISearchBar()

  override func dress(_ view: UIView) {
    guard let other = view as? UISearchBar else { return }
    if other.storedTint == nil, bar.storedTint != nil { other.tintColor = bar.storedTint }
    if other.barTintColor == nil, let color = bar.barTintColor { other.barTintColor = color }
    if other.searchBarStyle == .default, bar.searchBarStyle != .default { other.searchBarStyle = bar.searchBarStyle }
    if let settings = bar.parts as? SearchBarSettings { other.changeSettings { $0.fill(from: settings) } }
  }
}
