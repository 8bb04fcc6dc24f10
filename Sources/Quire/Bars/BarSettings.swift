// SPDX-License-Identifier: Apache-2.0

/// The settings of a bar that UIKit had before appearances, such as `barTintColor`. A bar makes an appearance from them,
/// which is used while the app has set none.
@MainActor final class BarSettings {
  var tint: UIColor?
  var isTranslucent: Bool?
  var style: UIBarStyle?
  private var images: [(position: UIBarPosition, metrics: UIBarMetrics, image: UIImage)] = []
  private var shadows: [(position: UIBarPosition, image: UIImage)] = []
  var titleAttributes: NSAttributedString.Attributes?
  var largeTitleAttributes: NSAttributedString.Attributes?
  var backIndicator: UIImage?
  var backIndicatorMask: UIImage?
  private var titleOffsets: [(metrics: UIBarMetrics, offset: CGFloat)] = []

  init() {}

  // MARK: Lists

  func image(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
    for entry in images where entry.position == position && entry.metrics == metrics { return entry.image }
    return nil
  }

  func setImage(_ image: UIImage?, _ position: UIBarPosition, _ metrics: UIBarMetrics) {
    images.removeAll { $0.position == position && $0.metrics == metrics }
    if let image { images.append((position, metrics, image)) }
  }

  func shadow(_ position: UIBarPosition) -> UIImage? {
    for entry in shadows where entry.position == position { return entry.image }
    return nil
  }

  func setShadow(_ image: UIImage?, _ position: UIBarPosition) {
    shadows.removeAll { $0.position == position }
    if let image { shadows.append((position, image)) }
  }

  func titleOffset(_ metrics: UIBarMetrics) -> CGFloat {
    for entry in titleOffsets where entry.metrics == metrics { return entry.offset }
    return 0
  }

  func setTitleOffset(_ offset: CGFloat, _ metrics: UIBarMetrics) {
    titleOffsets.removeAll { $0.metrics == metrics }
    titleOffsets.append((metrics, offset))
  }

  /// Copies what is not set here from the settings of all bars of a class.
  func fill(from other: BarSettings) {
    tint = tint ?? other.tint
    isTranslucent = isTranslucent ?? other.isTranslucent
    style = style ?? other.style
    titleAttributes = titleAttributes ?? other.titleAttributes
    largeTitleAttributes = largeTitleAttributes ?? other.largeTitleAttributes
    backIndicator = backIndicator ?? other.backIndicator
    backIndicatorMask = backIndicatorMask ?? other.backIndicatorMask
    for entry in other.images where image(entry.position, entry.metrics) == nil { images.append(entry) }
    for entry in other.shadows where shadow(entry.position) == nil { shadows.append(entry) }
    for entry in other.titleOffsets where !titleOffsets.contains(where: { $0.metrics == entry.metrics }) {
      titleOffsets.append(entry)
    }
  }

  // MARK: The appearance

  /// Whether the settings say something about the background, which then also shows at the edge of the content.
  var fillsEdge: Bool { tint != nil || isTranslucent == false || style?.isDark == true || !images.isEmpty }
  /// Whether compact height has settings of its own.
  var hasCompact: Bool {
    images.contains { $0.metrics == .compact } || titleOffsets.contains { $0.metrics == .compact }
  }

  /// Sets the background of an appearance for a bar at the given place.
  func show(in look: UIBarAppearance, at position: UIBarPosition, isLow: Bool = false) {
    if isTranslucent == false {
      look.configureWithOpaqueBackground()
      if style?.isDark == true { look.backgroundColor = .black }
    } else if style?.isDark == true {
      look.backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark)
    }
    if let tint { look.backgroundColor = tint }
    if let image = image(at: position, isLow: isLow) {
      look.backgroundEffect = nil
      // An image in front of an opaque bar has the bar's color behind it.
      if isTranslucent != false { look.backgroundColor = nil }
      if image.size.width > 0, image.size.height > 0 { look.backgroundImage = image }
    }
    guard let shadow = shadow(position) ?? shadow(.any) else { return }
    look.shadowColor = nil
    if shadow.size.width > 0, shadow.size.height > 0 { look.shadowImage = shadow }
  }

  /// Returns the background image at a place. An image for that place takes precedence over one for any place.
  func image(at position: UIBarPosition, isLow: Bool) -> UIImage? {
    let low = isLow ? image(position, .compact) ?? image(.any, .compact) : nil
    return low ?? image(position, .default) ?? image(.any, .default)
  }

  /// Returns the attributes with white as their color if the bar is dark and they have none.
  func letters(_ attributes: NSAttributedString.Attributes?) -> NSAttributedString.Attributes {
    var letters = attributes ?? [:]
    if style?.isDark == true, letters[.foregroundColor] == nil { letters[.foregroundColor] = UIColor.white }
    return letters
  }
}
