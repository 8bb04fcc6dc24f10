// SPDX-License-Identifier: Apache-2.0

/// The settings of a search bar that few apps use. The bar refers only to this class, so that other apps do not load
/// their code.
@MainActor class SearchBarParts {
  init() {}

  /// The height of the text above the field, in points.
  var promptHeight: CGFloat { 0 }
  /// The color of the background if the app sets no `barTintColor`.
  var backgroundColor: UIColor? { nil }
  /// Whether an image takes the place of the background.
  var hidesBackground: Bool { false }
  /// The width that buttons at the end of the field take while there is no clear button, in points.
  var endWidth: CGFloat { 0 }

  /// Adjusts the parts of a bar after its layout. The field ends at `end`, in a layout from left to right.
  func arrange(_ bar: UISearchBar, end: CGFloat) {}
}

/// The settings of a search bar, and the views that show them.
final class SearchBarSettings: SearchBarParts {
  var style: UIBarStyle?
  var isTranslucent: Bool?
  var prompt: String?
  var showsBookmark = false
  var showsResults = false
  var isResultsSelected = false
  var looksToDictate = false
  var textOffset = UIOffset()
  var fieldOffset = UIOffset()
  private(set) var backgrounds: [(position: UIBarPosition, metrics: UIBarMetrics, image: UIImage)] = []
  private(set) var icons: [(icon: UISearchBar.Icon, state: UInt, image: UIImage)] = []
  private(set) var offsets: [(icon: UISearchBar.Icon, offset: UIOffset)] = []
  private(set) var fields: [(state: UInt, image: UIImage)] = []
  private(set) var scopeLetters: [(state: UInt, attributes: NSAttributedString.Attributes)] = []
  private(set) var scopeImages: [(state: UInt, image: UIImage)] = []
  private(set) var dividers: [(left: UInt, right: UInt, image: UIImage)] = []
  var scopeBackground: UIImage?

  /// The distance that a text above the field takes, in points. UIKit's value is not public; a decision.
  private static let promptHeight: CGFloat = 26

  private var promptLabel: UILabel?
  private var picture: UIImageView?
  private var fieldPicture: UIImageView?
  private var bookmark: UIButton?
  private var results: UIButton?

  override var promptHeight: CGFloat { prompt == nil ? 0 : SearchBarSettings.promptHeight }
  override var backgroundColor: UIColor? { style?.isDark == true ? .black : nil }
  override var hidesBackground: Bool { background != nil }
  override var endWidth: CGFloat { showsBookmark || showsResults ? 36 : 0 }

  private var background: UIImage? { background(.any, .default) ?? background(.top, .default) }

  // MARK: Lists

  func background(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
    for entry in backgrounds where entry.position == position && entry.metrics == metrics { return entry.image }
    return nil
  }

  func setBackground(_ image: UIImage?, _ position: UIBarPosition, _ metrics: UIBarMetrics) {
    backgrounds.removeAll { $0.position == position && $0.metrics == metrics }
    if let image { backgrounds.append((position, metrics, image)) }
  }

  func image(_ icon: UISearchBar.Icon, _ state: UInt) -> UIImage? {
    for entry in icons where entry.icon == icon && entry.state == state { return entry.image }
    return nil
  }

  func setImage(_ image: UIImage?, _ icon: UISearchBar.Icon, _ state: UInt) {
    icons.removeAll { $0.icon == icon && $0.state == state }
    if let image { icons.append((icon, state, image)) }
  }

  func offset(_ icon: UISearchBar.Icon) -> UIOffset {
    for entry in offsets where entry.icon == icon { return entry.offset }
    return .zero
  }

  func setOffset(_ offset: UIOffset, _ icon: UISearchBar.Icon) {
    offsets.removeAll { $0.icon == icon }
    offsets.append((icon, offset))
  }

  func fieldImage(_ state: UInt) -> UIImage? {
    for entry in fields where entry.state == state { return entry.image }
    return nil
  }

  func setFieldImage(_ image: UIImage?, _ state: UInt) {
    fields.removeAll { $0.state == state }
    if let image { fields.append((state, image)) }
  }

  func scopeAttributes(_ state: UInt) -> NSAttributedString.Attributes? {
    for entry in scopeLetters where entry.state == state { return entry.attributes }
    return nil
  }

  func setScopeAttributes(_ attributes: NSAttributedString.Attributes?, _ state: UInt) {
    scopeLetters.removeAll { $0.state == state }
    if let attributes { scopeLetters.append((state, attributes)) }
  }

  func scopeImage(_ state: UInt) -> UIImage? {
    for entry in scopeImages where entry.state == state { return entry.image }
    return nil
  }

  func setScopeImage(_ image: UIImage?, _ state: UInt) {
    scopeImages.removeAll { $0.state == state }
    if let image { scopeImages.append((state, image)) }
  }

  func divider(_ left: UInt, _ right: UInt) -> UIImage? {
    for entry in dividers where entry.left == left && entry.right == right { return entry.image }
    return nil
  }

  func setDivider(_ image: UIImage?, _ left: UInt, _ right: UInt) {
    dividers.removeAll { $0.left == left && $0.right == right }
    if let image { dividers.append((left, right, image)) }
  }

  /// Copies what is not set here from the settings of all search bars.
  func fill(from other: SearchBarSettings) {
    style = style ?? other.style
    isTranslucent = isTranslucent ?? other.isTranslucent
    if textOffset == .zero { textOffset = other.textOffset }
    if fieldOffset == .zero { fieldOffset = other.fieldOffset }
    for entry in other.backgrounds where background(entry.position, entry.metrics) == nil { backgrounds.append(entry) }
    for entry in other.icons where image(entry.icon, entry.state) == nil { icons.append(entry) }
    for entry in other.fields where fieldImage(entry.state) == nil { fields.append(entry) }
    for entry in other.scopeLetters where scopeAttributes(entry.state) == nil { scopeLetters.append(entry) }
    for entry in other.offsets where !offsets.contains(where: { $0.icon == entry.icon }) { offsets.append(entry) }
  }

  // MARK: Views

  /// Creates and updates the views for the settings of a bar.
  func show(in bar: UISearchBar) {
    if let style { bar.overrideUserInterfaceStyle = style.isDark ? .dark : .unspecified }
    showPrompt(in: bar)
    showPictures(in: bar)
    showIcons(in: bar)
    let me = Weak(bar)
    if showsBookmark, bookmark == nil {
      bookmark = makeButton("Bookmarks", UIImage(system: "book"), in: bar) {
        if let bar = me.wrappedValue { bar.delegate?.searchBarBookmarkButtonClicked(bar) }
      }
    }
    if showsResults, results == nil {
      results = makeButton("Recent searches", UIImage(system: "chevron.down"), in: bar) {
        if let bar = me.wrappedValue { bar.delegate?.searchBarResultsListButtonClicked(bar) }
      }
    }
    results?.isSelected = isResultsSelected
    if let bookmark { show(.bookmark, in: bookmark) }
    if let results { show(.resultsList, in: results) }
  }

  private func makeButton(
    _ name: String, _ image: UIImage, in bar: UISearchBar, _ press: @escaping () -> Void
  ) -> UIButton {
    let button = UIButton(type: .custom)
    button.setImage(image, for: .normal)
    button.tintColor = .secondaryLabel
    button.accessibilityLabel = name
    button.addAction(UIAction { _ in press() }, for: .primaryActionTriggered)
    bar.insertSubview(button, aboveSubview: bar.clearButton)
    return button
  }

  private func showPrompt(in bar: UISearchBar) {
    promptLabel = BarPrompt.label(for: prompt, shown: promptLabel)
    if let promptLabel, promptLabel.superview == nil { bar.insertSubview(promptLabel, belowSubview: bar.pill) }
  }

  private func showPictures(in bar: UISearchBar) {
    if background != nil, picture == nil {
      let made = UIImageView()
      made.isAccessibilityElement = false
      bar.insertSubview(made, at: 0)
      picture = made
    }
    picture?.image = background
    let field = fieldImage(UIControl.State.normal.rawValue)
    if field != nil, fieldPicture == nil {
      let made = UIImageView()
      made.isAccessibilityElement = false
      bar.pill.addSubview(made)
      fieldPicture = made
    }
    fieldPicture?.image = field
    if fieldPicture != nil { bar.pill.backgroundColor = field == nil ? .tertiarySystemFill : nil }
  }

  private func showIcons(in bar: UISearchBar) {
    guard !icons.isEmpty || isShowingIcons else { return }
    isShowingIcons = !icons.isEmpty
    bar.glass.image = image(.search, UIControl.State.normal.rawValue) ?? UIImage(system: "magnifyingglass")
    show(.clear, in: bar.clearButton)
    if image(.clear, UIControl.State.normal.rawValue) == nil {
      bar.clearButton.setImage(UIImage(system: "xmark.circle.fill"), for: .normal)
    }
  }
  private var isShowingIcons = false

  private func show(_ icon: UISearchBar.Icon, in button: UIButton) {
    for state in [UIControl.State.normal, .highlighted, .disabled, .selected] {
      if let image = image(icon, state.rawValue) { button.setImage(image, for: state) }
    }
  }

  override func arrange(_ bar: UISearchBar, end: CGFloat) {
    let whole = bar.bounds.width
    promptLabel?.frame = CGRect(x: 8, y: 6, width: max(0, whole - 16), height: 18)
    picture?.frame = CGRect(origin: .zero, size: bar.bounds.size)
    let top = promptHeight
    let hasClear = !bar.clearButton.isHidden
    for button in [bookmark, results] {
      button?.frame = CGRect(x: end - 36, y: top + 6, width: 36, height: 44)
      button?.mirror(in: whole)
    }
    // The results button takes the place of the bookmark button.
    bookmark?.isHidden = !showsBookmark || showsResults || hasClear
    results?.isHidden = !showsResults || hasClear
    if fieldOffset != .zero {
      for view: UIView in [bar.pill, bar.glass, bar.searchTextField, bar.clearButton] { move(view, by: fieldOffset) }
      for view in [bookmark, results].compactMap({ $0 }) { move(view, by: fieldOffset) }
    }
    fieldPicture?.frame = CGRect(origin: .zero, size: bar.pill.bounds.size)
    move(bar.glass, by: offset(.search))
    move(bar.clearButton, by: offset(.clear))
    if let bookmark { move(bookmark, by: offset(.bookmark)) }
    if let results { move(results, by: offset(.resultsList)) }
    if textOffset != .zero { move(bar.searchTextField, by: textOffset) }
    // Without a glass, the text begins at the start of the field.
    let side = bar.glass.image?.size.width ?? 0
    guard side == 0, !bar.isMirrored else { return }
    let field = bar.searchTextField
    field.frame = CGRect(
      x: field.frame.minX - 24, y: field.frame.minY, width: field.frame.width + 24, height: field.frame.height)
  }

  private func move(_ view: UIView, by offset: UIOffset) {
    guard offset != .zero else { return }
    view.frame = view.frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }
}
