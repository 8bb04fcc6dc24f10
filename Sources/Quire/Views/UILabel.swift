// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The alignment of text lines in a wider box.
public enum NSTextAlignment: Int, Sendable {
  /// At the left side, for every writing direction.
  case left = 0
  /// In the middle of the box.
  case center = 1
  /// At the right side, for every writing direction.
  case right = 2
  /// From edge to edge, by wider spaces, but for the last line of a paragraph, which is `natural`.
  case justified = 3
  /// At the side where lines begin; the default.
  case natural = 4
}

extension NSTextAlignment {
  /// The corresponding alignment of the host's text.
  var atHost: StyledText.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

/// A view that shows text that the user can't edit.
@preconcurrency @MainActor open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hostBehavior = LabelBehavior.shared
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  /// Always returns `nil`: Quire reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// The text; `nil` and an empty text take up no space. A change lays out the superview.
  open var text: String? {
    didSet {
      attributes = nil
      changed()
    }
  }
  /// The attributes of ranges of the text; `nil` if there are none.
  final var attributes: TextAttributes?
  /// The font that the app set.
  final private(set) var storedFont: UIFont?
  /// The font. The default, which `nil` restores, is the system font of 17 points.
  open var font: UIFont! {
    get {
      let font = storedFont ?? .systemFont(ofSize: UIFont.labelFontSize)
      return adjustsFontForContentSizeCategory ? font.adapted(to: traitCollection) : font
    }
    set {
      storedFont = newValue
      attributes?.fontChanged(to: newValue)
      changed()
    }
  }
  /// Whether a font of a text style, or of `UIFontMetrics`, follows the user's text size while it is shown; `false` by
  /// default.
  public final var adjustsFontForContentSizeCategory = false { didSet { changed() } }
  /// The color of the text. The default, which `nil` restores, is `label`.
  open var textColor: UIColor! = .label {
    didSet {
      attributes?.colorChanged(to: textColor)
      showAgain()
    }
  }
  /// The color while `isHighlighted` is `true`; `nil`, the default, means `textColor`.
  open var highlightedTextColor: UIColor? { didSet { showAgain() } }
  /// Whether the label shows its `highlightedTextColor`; `false` by default.
  open var isHighlighted = false { didSet { showAgain() } }
  /// Whether the text has its full color; `true` by default. The text of a disabled label is paler.
  open var isEnabled = true { didSet { showAgain() } }
  /// The alignment of lines in the box; by default the side where lines begin in the text's language.
  open var textAlignment = NSTextAlignment.natural { didSet { showAgain() } }
  /// The maximum number of lines, 1 by default; 0 means no limit. `lineBreakMode` determines how a text that is too
  /// long ends.
  open var numberOfLines = 1 { didSet { changed() } }
  /// The wrapping or truncation of a text that is too long; by default an ellipsis replaces its end.
  public final var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet {
      if lineBreakMode == .byTruncatingHead || lineBreakMode == .byTruncatingMiddle { TextFitting.install() }
      changed()
    }
  }
  /// Whether a text that is too long is shown in a smaller font; `false` by default. A text with more than one line is
  /// too long if it is higher than the label or exceeds `numberOfLines`.
  public final var adjustsFontSizeToFitWidth = false {
    didSet {
      TextFitting.install()
      changed()
    }
  }
  /// The smallest factor by which `adjustsFontSizeToFitWidth` may scale the font, 0...1; 0, the default, means no
  /// limit.
  public final var minimumScaleFactor: CGFloat = 0 { didSet { changed() } }

  /// Returns the size of the text, wrapped at the given width unless the label has one line or the width is 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  private final func fittingSize(width: CGFloat) -> CGSize {
    let largest = 2 * UILabel.unlimited
    let width = numberOfLines == 1 || width <= 0 ? largest : width
    let room = CGRect(x: 0, y: 0, width: width, height: largest)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  /// The width from which on a text is measured without a limit. A subclass may have reduced it by its insets.
  private static var unlimited: CGFloat { 500_000 }

  /// Returns the rectangle that the text needs within a rectangle, at its upper edge, for a largest number of lines; 0
  /// means no limit.
  ///
  /// `sizeThatFits(_:)` and `intrinsicContentSize` return the size of its result. A subclass that adds insets also
  /// overrides `drawText(in:)`.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    guard let session = Session.current, let text, !text.utf8.isEmpty else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let isLimited = bounds.width < UILabel.unlimited
    var styled = styledText(in: traitCollection)
    styled.lines = max(0, numberOfLines)
    let limit = numberOfLines == 1 || !isLimited ? Double.infinity : max(1, Double(bounds.width))
    let needed = session.measure(styled, width: limit)
    // Rounded up, because a line would break in a box that is a fraction of a pixel narrower than the text.
    var box = CGRect(
      x: bounds.minX, y: bounds.minY, width: needed.width.roundedUp(),
      height: min(needed.height.roundedUp(toScale: traitCollection.displayScale), max(0, bounds.height)))
    guard isLimited else { return box }
    if numberOfLines == 1 { box.size.width = min(box.width, max(0, bounds.width)) }
    let room = max(0, bounds.width - box.width)
    switch textAlignment {
    case .left: break
    case .center: box.origin.x += room / 2
    case .right: box.origin.x += room
    case .natural, .justified: if isMirrored { box.origin.x += room }
    }
    return box
  }

  /// Shows the text in a rectangle. Called with the bounds before the label is first shown, and after a change of its
  /// text or its size. A subclass that adds insets calls `super` with a smaller rectangle.
  ///
  /// The text itself is drawn by the host, so that a graphics context has no effect on it.
  open func drawText(in rect: CGRect) {
    if labelParts?.movesText ?? false || rect != bounds { moveText(to: rect) }
  }

  open override func draw(_ rect: CGRect) {
    drawText(in: rect)
  }

  /// The rarely used settings, or `nil` until one of them is set.
  final var labelParts: LabelParts?

  /// The width at which the text wraps when constraints request its size, in points; 0 means the width that constraints
  /// find.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  open override var intrinsicContentSize: CGSize {
    fittingSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : lineWidth)
  }

  /// The width that constraints found, in points; 0 for none.
  final var lineWidth: CGFloat = 0
  /// Whether the label's height depends on the width that constraints find.
  final var breaksLines: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  /// Whether the displayed text depends on the size of the box.
  private final var fits: Bool {
    adjustsFontSizeToFitWidth || lineBreakMode == .byTruncatingHead || lineBreakMode == .byTruncatingMiddle
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    needsDisplay = true
    if fits || labelParts != nil { showAgain() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { changed() }
  }

  /// Shows the label again, and the parts that show its text.
  final func showAgain() {
    needsDisplay = true
    setNeedsShow()
    labelParts?.showAgain()
  }

  final func changed() {
    showAgain()
    invalidateIntrinsicContentSize()
    // A button's size depends on its title.
    if superview?.kind == .button { superview?.invalidateIntrinsicContentSize() }
    superview?.setNeedsLayout()
  }

  /// Returns the text that the host shows in the label's box.
  final func shownText(in traits: UITraitCollection) -> StyledText {
    labelParts?.shownText(of: self, in: traits) ?? text(fitting: bounds.size, in: traits)
  }

  /// Returns the text as it is shown in a box.
  final func text(fitting size: CGSize, in traits: UITraitCollection) -> StyledText {
    let text = styledText(in: traits)
    guard fits, let fit = TextFitting.fit else { return text }
    return fit(text, self, size)
  }

  final func styledText(in traits: UITraitCollection) -> StyledText {
    let face = (font ?? .systemFont(ofSize: UIFont.labelFontSize)).fontDescriptor
    let shown = (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
    var color = shown.resolved(with: traits, tint: tintColor)
    if !isEnabled { color = color.withAlpha(Double(color.bits & 0xFF) / 255 * Double(ControlMetrics.disabledAlpha)) }
    let plain = StyledText(
      string: text ?? "", size: Double(face.pointSize), weight: face.weight.hundreds, design: face.design.design,
      isItalic: face.isItalic, color: color, alignment: textAlignment.atHost, lines: max(0, numberOfLines),
      end: lineBreakMode.end, family: face.family)
    return attributes?.styled(plain, in: traits, tint: tintColor) ?? plain
  }
}

extension Double {
  /// Returns the smallest integer that is not less than the number. Numbers of 1e9 and more, which no size reaches, are
  /// returned unchanged.
  func roundedUp() -> Double {
    guard isFinite, magnitude < 1e9 else { return self }
    let whole = Double(Int(self))
    return whole < self ? whole + 1 : whole
  }

  /// Returns the number rounded up to a device pixel. Ignores an excess of up to a hundredth of a pixel, which a host's
  /// rounding of a line's height may cause.
  func roundedUp(toScale scale: Double) -> Double {
    let scale = max(scale, 1)
    return (self * scale - 0.01).roundedUp() / scale
  }
}
