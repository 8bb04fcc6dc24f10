// SPDX-License-Identifier: Apache-2.0

/// The settings of a bar's item that few apps use. The views that show items call the closures, which the setters
/// provide, so that other apps do not load their code.
@MainActor final class BarItemParts {
  /// Shows the settings in the button of an item.
  var show: ((UIBarItem, UIButton) -> Void)?
  /// Shows the settings in a back button.
  var showBack: ((UIBarItem, UIButton) -> Void)?
  /// Shows the settings in a tab.
  var showTab: ((UITabBarItem, TabButton) -> Void)?
  /// Returns the least width of a button, in points.
  var leastWidth: ((UIButton) -> CGFloat)?

  private(set) var letters: [(state: UInt, attributes: NSAttributedString.Attributes)] = []
  private(set) var badgeLetters: [(state: UInt, attributes: NSAttributedString.Attributes)] = []
  private(set) var backgrounds: [Background] = []
  private(set) var offsets: [(kind: OffsetKind, metrics: UIBarMetrics, offset: UIOffset)] = []
  var titleOffset = UIOffset()
  var imageInsets = UIEdgeInsets()
  var landscapeImageInsets = UIEdgeInsets()
  var largeImageInsets = UIEdgeInsets()
  var landscapeImage: UIImage?
  var largeImage: UIImage?
  var possibleTitles: Set<String>?
  var hidesSharedBackground = false
  var sharesBackground = true
  /// The states in which the button shows a color of these settings.
  var coloredStates: [UInt] = []

  /// The image of a button's background.
  struct Background {
    var isBack: Bool
    var state: UInt
    var style: UIBarButtonItem.Style?
    var metrics: UIBarMetrics
    var image: UIImage

    func isFor(_ other: Background) -> Bool {
      isBack == other.isBack && state == other.state && style == other.style && metrics == other.metrics
    }
  }

  /// The part that an offset moves.
  enum OffsetKind {
    case title, background, backTitle, backBackground
  }

  init() {}

  // MARK: Lists

  func attributes(for state: UInt) -> NSAttributedString.Attributes? {
    for entry in letters where entry.state == state { return entry.attributes }
    return nil
  }

  func setAttributes(_ attributes: NSAttributedString.Attributes?, for state: UInt) {
    letters.removeAll { $0.state == state }
    if let attributes { letters.append((state, attributes)) }
  }

  func badgeAttributes(for state: UInt) -> NSAttributedString.Attributes? {
    for entry in badgeLetters where entry.state == state { return entry.attributes }
    return nil
  }

  func setBadgeAttributes(_ attributes: NSAttributedString.Attributes?, for state: UInt) {
    badgeLetters.removeAll { $0.state == state }
    if let attributes { badgeLetters.append((state, attributes)) }
  }

  func background(isBack: Bool, _ state: UInt, _ style: UIBarButtonItem.Style?, _ metrics: UIBarMetrics) -> UIImage? {
    for entry in backgrounds
    where entry.isBack == isBack && entry.state == state && entry.style == style && entry.metrics == metrics {
      return entry.image
    }
    return nil
  }

  func setBackground(
    _ image: UIImage?, isBack: Bool, _ state: UInt, _ style: UIBarButtonItem.Style?, _ metrics: UIBarMetrics
  ) {
    backgrounds.removeAll {
      $0.isBack == isBack && $0.state == state && $0.style == style && $0.metrics == metrics
    }
    guard let image else { return }
    backgrounds.append(Background(isBack: isBack, state: state, style: style, metrics: metrics, image: image))
  }

  func offset(_ kind: OffsetKind, _ metrics: UIBarMetrics) -> UIOffset {
    for entry in offsets where entry.kind == kind && entry.metrics == metrics { return entry.offset }
    return .zero
  }

  func setOffset(_ offset: UIOffset, _ kind: OffsetKind, _ metrics: UIBarMetrics) {
    offsets.removeAll { $0.kind == kind && $0.metrics == metrics }
    offsets.append((kind, metrics, offset))
  }

  /// Copies what is not set here from the settings of all items of a class.
  func fill(from other: BarItemParts) {
    show = show ?? other.show
    showBack = showBack ?? other.showBack
    showTab = showTab ?? other.showTab
    for entry in other.letters where attributes(for: entry.state) == nil { letters.append(entry) }
    for entry in other.badgeLetters where badgeAttributes(for: entry.state) == nil { badgeLetters.append(entry) }
    for entry in other.backgrounds where !backgrounds.contains(where: { $0.isFor(entry) }) {
      backgrounds.append(entry)
    }
    for entry in other.offsets where !offsets.contains(where: { $0.kind == entry.kind && $0.metrics == entry.metrics })
    {
      offsets.append(entry)
    }
    if titleOffset == .zero { titleOffset = other.titleOffset }
    if imageInsets == .zero { imageInsets = other.imageInsets }
  }
}

extension UIBarItem {
  /// Changes a setting that few apps use, and shows it.
  final func changeParts(_ change: (BarItemParts) -> Void) {
    let own = parts ?? BarItemParts()
    parts = own
    change(own)
    refresh?()
  }
}
