// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A view that shows a `UIListContentConfiguration`.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private final var shown: UIListContentConfiguration
  private final let label = UILabel()
  private final var secondLabel: UILabel?
  private final var picture: UIImageView?

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    addSubview(label)
    show()
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// The configuration that the view shows. It must be a list configuration; setting any other configuration has no
  /// effect.
  public final var configuration: AnyContentConfiguration {
    get { shown }
    set {
      #if hasFeature(Embedded)
        guard newValue.boxed == nil else { return }
        shown = newValue
      #else
        guard let configuration = newValue as? UIListContentConfiguration else { return }
        shown = configuration
      #endif
      show()
    }
  }

  /// The layout guide of the primary text, or `nil` if there is no text.
  public final var textLayoutGuide: UILayoutGuide? {
    (shown.text?.utf8.isEmpty ?? true) ? nil : guide(0, label)
  }

  /// The layout guide of the secondary text, or `nil` if there is no secondary text.
  public final var secondaryTextLayoutGuide: UILayoutGuide? {
    guard let secondLabel, !secondLabel.isHidden else { return nil }
    return guide(1, secondLabel)
  }

  /// The layout guide of the image, or `nil` if there is no image.
  public final var imageLayoutGuide: UILayoutGuide? {
    guard let picture, !picture.isHidden else { return nil }
    return guide(2, picture)
  }

  private final var guides: [(part: Int, guide: UILayoutGuide)] = []

  /// Returns the guide of a part. Its edges are constrained to those of the part's view.
  private final func guide(_ part: Int, _ view: UIView) -> UILayoutGuide {
    if let known = guides.first(where: { $0.part == part }) { return known.guide }
    let made = UILayoutGuide()
    addLayoutGuide(made)
    guides.append((part, made))
    NSLayoutConstraint.activate([
      made.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      made.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      made.topAnchor.constraint(equalTo: view.topAnchor),
      made.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return made
  }

  private final func show() {
    put(shown.text, shown.textProperties, in: label)
    label.accessibilityTraits = shown.isHeading ? .header : .staticText
    if let text = shown.secondaryText, !text.utf8.isEmpty {
      let second = secondLabel ?? UILabel()
      if secondLabel == nil {
        secondLabel = second
        addSubview(second)
      }
      second.isHidden = false
      put(text, shown.secondaryTextProperties, in: second)
    } else {
      secondLabel?.text = nil
      secondLabel?.isHidden = true
    }
    showPicture()
    setNeedsLayout()
  }

  private final func showPicture() {
    guard let image = shown.image else {
      picture?.image = nil
      picture?.isHidden = true
      return
    }
    let view = picture ?? UIImageView()
    if picture == nil {
      picture = view
      view.contentMode = .scaleAspectFit
      addSubview(view)
    }
    view.isHidden = false
    let properties = shown.imageProperties
    view.image = properties.preferredSymbolConfiguration.flatMap { image.applyingSymbolConfiguration($0) } ?? image
    view.tintColor =
      properties.tintColorTransformer == nil ? properties.tintColor : properties.resolvedTintColor(for: tintColor)
    view.layer.cornerRadius = shown.imageProperties.cornerRadius
  }

  private final func put(
    _ text: String?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    switch properties.transform {
    case .uppercase: label.text = text.map { ListText.uppercased($0) }
    case .lowercase: label.text = text.map { ListText.lowercased($0) }
    case .none, .capitalized: label.text = text
    }
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = properties.alignment == .center ? .center : .natural
  }

  // MARK: Layout

  private final var pictureSize: CGSize {
    guard let image = shown.image else { return .zero }
    var size = image.size
    let most = shown.imageProperties.maximumSize
    let factor = min(
      most.width > 0 ? most.width / max(size.width, 1) : 1, most.height > 0 ? most.height / max(size.height, 1) : 1, 1)
    size = CGSize(width: size.width * factor, height: size.height * factor)
    return size
  }

  private struct Places {
    var picture = CGRect.zero
    var text = CGRect.zero
    var second = CGRect.zero
    var height: CGFloat = 0
    var textStart: CGFloat = 0
  }

  /// Returns the frames of the parts, from left to right.
  private final func places(width: CGFloat) -> Places {
    var places = Places()
    let margins = shown.directionalLayoutMargins
    let size = pictureSize
    let reserved = shown.imageProperties.reservedLayoutSize
    var x = margins.leading
    if shown.image != nil || reserved.width > 0 {
      let room = max(size.width, reserved.width)
      places.picture = CGRect(x: x + (room - size.width) / 2, y: 0, width: size.width, height: size.height)
      x += room + shown.imageToTextPadding
    }
    places.textStart = x
    let room = max(0, width - x - margins.trailing)
    let hasSecond = secondLabel?.isHidden == false
    let second = hasSecond ? secondLabel : nil
    var inner: CGFloat
    if let second, shown.prefersSideBySideTextAndSecondaryText {
      let wanted = label.wantedSize(width: .infinity)
      let other = second.wantedSize(width: .infinity)
      if wanted.width + other.width + shown.textToSecondaryTextHorizontalPadding <= room {
        inner = max(wanted.height, other.height)
        places.text = CGRect(x: x, y: (inner - wanted.height) / 2, width: wanted.width, height: wanted.height)
        places.second = CGRect(
          x: x + room - other.width, y: (inner - other.height) / 2, width: other.width, height: other.height)
        return finish(&places, inner, margins)
      }
    }
    let wanted = label.wantedSize(width: room)
    places.text = CGRect(x: x, y: 0, width: room, height: wanted.height)
    inner = wanted.height
    if let second {
      let other = second.wantedSize(width: room)
      let gap = wanted.height > 0 ? shown.textToSecondaryTextVerticalPadding : 0
      places.second = CGRect(x: x, y: inner + gap, width: room, height: other.height)
      inner += gap + other.height
    }
    return finish(&places, inner, margins)
  }

  private final func finish(
    _ places: inout Places, _ inner: CGFloat, _ margins: NSDirectionalEdgeInsets
  ) -> Places {
    let height = max(inner, places.picture.height, shown.imageProperties.reservedLayoutSize.height)
    places.height = height + margins.top + margins.bottom
    places.text.origin.y += (height - inner) / 2
    places.second.origin.y += (height - inner) / 2
    places.picture.origin.y = (height - places.picture.height) / 2
    return places
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let places = places(width: size.width)
    return CGSize(width: size.width, height: places.height)
  }

  /// The horizontal position where the text begins, used for separators.
  final var textStart: CGFloat {
    let margins = shown.directionalLayoutMargins
    let reserved = shown.imageProperties.reservedLayoutSize.width
    guard shown.image != nil || reserved > 0 else { return margins.leading }
    return margins.leading + max(pictureSize.width, reserved) + shown.imageToTextPadding
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: bounds.width > 0 ? places(width: bounds.width).height : 44)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(width: bounds.width)
    let margins = shown.directionalLayoutMargins
    // If the view is higher than the content with its margins, both are centered together.
    let top = margins.top + max(0, bounds.height - places.height) / 2
    put(label, places.text, top)
    if let secondLabel { put(secondLabel, places.second, top) }
    if let picture { put(picture, places.picture, top) }
  }

  private final func put(_ view: UIView, _ box: CGRect, _ top: CGFloat) {
    var box = box.offsetBy(dx: 0, dy: top)
    if isMirrored { box.origin.x = bounds.width - box.maxX }
    if view.frame != box { view.frame = box }
  }
}

extension UILabel {
  /// Returns the label's size for a width. The height of a single line doesn't depend on the text.
  final func wantedSize(width: CGFloat) -> CGSize {
    guard let text, !text.utf8.isEmpty else { return .zero }
    if numberOfLines == 1 { return CGSize(width: sizeThatFits(.zero).width, height: lineHeight) }
    return sizeThatFits(CGSize(width: width.isFinite ? width : 0, height: 0))
  }

  /// The height of one line in the label's font.
  final var lineHeight: CGFloat {
    guard let session = Session.current else { return 0 }
    var styled = styledText(in: traitCollection)
    styled.string = "Mg"
    styled.lines = 1
    return session.measure(styled, width: .infinity).height.roundedUp(toScale: traitCollection.displayScale)
  }
}

/// Uppercase and lowercase conversion. In Embedded Swift, it changes only unaccented Latin letters, so that the Unicode
/// tables are not linked into every module.
enum ListText {
  static func uppercased(_ text: String) -> String {
    #if hasFeature(Embedded)
      return String(decoding: text.utf8.map { (97...122).contains($0) ? $0 - 32 : $0 }, as: UTF8.self)
    #else
      return text.uppercased()
    #endif
  }

  static func lowercased(_ text: String) -> String {
    #if hasFeature(Embedded)
      return String(decoding: text.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
    #else
      return text.lowercased()
    #endif
  }
}
