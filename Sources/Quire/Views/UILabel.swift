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
    case .natural: .natural
    }
  }
}

/// A view that shows text that the user can't edit.
@preconcurrency @MainActor open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    kind = .label
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
      setNeedsShow()
    }
  }
  /// The color while `isHighlighted` is `true`; `nil`, the default, means `textColor`.
  open var highlightedTextColor: UIColor? { didSet { setNeedsShow() } }
  /// Whether the label shows its `highlightedTextColor`; `false` by default.
  open var isHighlighted = false { didSet { setNeedsShow() } }
  /// Whether the text has its full color; `true` by default. The text of a disabled label is paler.
  open var isEnabled = true { didSet { setNeedsShow() } }
  /// The alignment of lines in the box; by default the side where lines begin in the text's language.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsShow() } }
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
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let session = Session.current, let text, !text.utf8.isEmpty else { return .zero }
    let limit = numberOfLines == 1 || size.width <= 0 ? Double.infinity : Double(size.width)
    let needed = session.measure(styledText(in: traitCollection), width: limit)
    // Rounded up, because a line would break in a box that is a fraction of a pixel narrower than the text.
    return CGSize(
      width: needed.width.roundedUp(), height: needed.height.roundedUp(toScale: traitCollection.displayScale))
  }

  /// The width at which the text wraps when constraints request its size, in points; 0 means the width that constraints
  /// find.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : lineWidth, height: 0))
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
    if fits { setNeedsShow() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { changed() }
  }

  final func changed() {
    setNeedsShow()
    invalidateIntrinsicContentSize()
    // A button's size depends on its title.
    if superview?.kind == .button { superview?.invalidateIntrinsicContentSize() }
    superview?.setNeedsLayout()
  }

  /// Returns the text that the host shows in the label's box.
  final func shownText(in traits: UITraitCollection) -> StyledText {
    let text = styledText(in: traits)
    guard fits, let fit = TextFitting.fit else { return text }
    return fit(text, self)
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
