// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The alignment of the lines of a text in a wider box.
public enum NSTextAlignment: Int, Sendable {
  /// At the left side, whatever the direction of writing.
  case left = 0
  /// In the middle of the box.
  case center = 1
  /// At the right side, whatever the direction of writing.
  case right = 2
  /// At the side where lines begin; the default.
  case natural = 4
}

extension NSTextAlignment {
  /// The same for a host.
  var atHost: StyledText.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .natural: .natural
    }
  }
}

/// A text that is shown and not edited.
@preconcurrency @MainActor open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    kind = .label
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// The text; `nil` and an empty text take no room. A change lays out the superview.
  open var text: String? {
    didSet {
      attributes = nil
      changed()
    }
  }
  /// The attributes of ranges of the text; `nil` if there are none.
  final var attributes: TextAttributes?
  /// The font as the app has set it.
  final private(set) var storedFont: UIFont?
  /// The system's font of 17 points by default; `nil` counts as that.
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
  /// Whether a font of a text style, or of `UIFontMetrics`, follows the user's size of text while it is shown; `false` by
  /// default.
  public final var adjustsFontForContentSizeCategory = false { didSet { changed() } }
  /// `label` by default; `nil` counts as that.
  open var textColor: UIColor! = .label {
    didSet {
      attributes?.colorChanged(to: textColor)
      setNeedsShow()
    }
  }
  /// The colour while `isHighlighted` is `true`; `nil`, the default, means `textColor`.
  open var highlightedTextColor: UIColor? { didSet { setNeedsShow() } }
  /// Whether the label shows its `highlightedTextColor`; `false` by default.
  open var isHighlighted = false { didSet { setNeedsShow() } }
  /// Whether the text has its full colour; at `false` it is paler. `true` by default.
  open var isEnabled = true { didSet { setNeedsShow() } }
  /// The alignment of lines in the box; by default the side where they begin.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsShow() } }
  /// The largest number of lines, 1 by default; 0 for as many as the text takes. `lineBreakMode` says how a text that is
  /// too long ends.
  open var numberOfLines = 1 { didSet { changed() } }
  /// Where a text that is too long breaks, or what an ellipsis replaces; by default its end.
  public final var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet {
      if lineBreakMode == .byTruncatingHead || lineBreakMode == .byTruncatingMiddle { TextFitting.install() }
      changed()
    }
  }
  /// Whether a text that is too long is shown in smaller letters; `false` by default. With more than one line it is too
  /// long if it is too high.
  public final var adjustsFontSizeToFitWidth = false {
    didSet {
      TextFitting.install()
      changed()
    }
  }
  /// The least part of the font's size that `adjustsFontSizeToFitWidth` may go down to, 0...1; 0, the default, is no limit.
  public final var minimumScaleFactor: CGFloat = 0 { didSet { changed() } }

  /// The size of the text, wrapped at the width unless it is one line or the width is 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let session = Session.current, let text, !text.utf8.isEmpty else { return .zero }
    let limit = numberOfLines == 1 || size.width <= 0 ? Double.infinity : Double(size.width)
    let needed = session.measure(styledText(in: traitCollection), width: limit)
    // In a box that is a fraction of a pixel narrower than the text the line would break.
    return CGSize(width: needed.width.roundedUp(), height: needed.height.roundedUp())
  }

  /// The width that the text is wrapped at where constraints ask for its size; 0 takes the width that they find.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : lineWidth, height: 0))
  }

  /// The width that constraints have found; 0 for none.
  final var lineWidth: CGFloat = 0
  /// Whether its height follows from the width that constraints find.
  final var breaksLines: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  /// Whether what is shown depends on the size of the box.
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
    // Its title is what a button asks for.
    if superview?.kind == .button { superview?.invalidateIntrinsicContentSize() }
    superview?.setNeedsLayout()
  }

  /// What the host shows in the label's box.
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
  /// The next whole number up; sizes are far below the numbers at which doubles lose their fractions.
  func roundedUp() -> Double {
    guard isFinite, magnitude < 1e9 else { return self }
    let whole = Double(Int(self))
    return whole < self ? whole + 1 : whole
  }
}
