// SPDX-License-Identifier: Apache-2.0

/// The layout of a paragraph's lines: the value of the attribute `paragraphStyle`. Lengths are in points.
@preconcurrency @MainActor open class NSParagraphStyle: NSObject {
  final var lines = StyledText.Paragraph()
  /// The rarely used values, or `nil` until one of them is set.
  final var extras: ParagraphExtras?

  /// Creates the default style.
  public override init() {
    super.init()
  }

  /// A style with natural alignment and no spacing or indentation.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of the lines; by default the side where lines begin.
  public var alignment: NSTextAlignment { NSTextAlignment(lines.alignment) }
  /// The additional distance between lines; 0 by default.
  public var lineSpacing: CGFloat { CGFloat(lines.lineSpacing) }
  /// The additional distance after the paragraph; 0 by default.
  public var paragraphSpacing: CGFloat { CGFloat(lines.spacing) }
  /// The indentation of the first line; 0 by default.
  public var firstLineHeadIndent: CGFloat { CGFloat(lines.firstIndent) }
  /// The indentation of all lines except the first; 0 by default.
  public var headIndent: CGFloat { CGFloat(lines.indent) }
  /// The factor by which the line height is multiplied. 0, the default, has the same effect as 1.
  public var lineHeightMultiple: CGFloat { CGFloat(lines.heightFactor) }
  /// The minimum height of a line; 0 by default.
  public var minimumLineHeight: CGFloat { CGFloat(lines.leastHeight) }
  /// The maximum height of a line. 0, the default, means no limit.
  public var maximumLineHeight: CGFloat { CGFloat(lines.largestHeight) }

  nonisolated private func isSame(as other: NSParagraphStyle?) -> Bool {
    guard let other else { return false }
    return MainActor.assumeIsolated {
      lines == other.lines && (extras === other.extras || ParagraphExtras.areEqual(extras, other.extras))
    }
  }

  #if hasFeature(Embedded)
    /// Returns whether the other object is a style with the same values.
    nonisolated open override func isEqual(_ object: NSObject?) -> Bool {
      isSame(as: object as? NSParagraphStyle)
    }
  #else
    /// Returns whether the other object is a style with the same values.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
      isSame(as: object as? NSParagraphStyle)
    }
  #endif

  #if hasFeature(Embedded)
    /// Returns a style with the same values that can be changed.
    public final func mutableCopy() -> NSObject { changeableCopy() }
    /// Returns a style with the same values.
    public final func copy() -> NSObject { changeableCopy() }
  #else
    /// Returns a style with the same values that can be changed.
    nonisolated open override func mutableCopy() -> Any { MainActor.assumeIsolated { changeableCopy() } }
    /// Returns a style with the same values.
    nonisolated open override func copy() -> Any { MainActor.assumeIsolated { changeableCopy() } }
  #endif

  private final func changeableCopy() -> NSMutableParagraphStyle {
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }

  /// A hash value of the style's values.
  nonisolated open override var hash: Int { MainActor.assumeIsolated { lines.hashValue } }
}

/// A paragraph style that can be changed. If it is already an attribute of a text, a change takes effect when the text
/// next changes.
@preconcurrency @MainActor public final class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment of the lines; by default the side where lines begin.
  public override var alignment: NSTextAlignment {
    get { super.alignment }
    set { lines.alignment = newValue.atHost }
  }
  /// The additional distance between lines; 0 by default. Negative values count as 0.
  public override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { lines.lineSpacing = max(0, Double(newValue)) }
  }
  /// The additional distance after the paragraph; 0 by default. Negative values count as 0.
  public override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { lines.spacing = max(0, Double(newValue)) }
  }
  /// The indentation of the first line; 0 by default.
  public override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { lines.firstIndent = max(0, Double(newValue)) }
  }
  /// The indentation of all lines except the first; 0 by default.
  public override var headIndent: CGFloat {
    get { super.headIndent }
    set { lines.indent = max(0, Double(newValue)) }
  }
  /// The factor by which the line height is multiplied. 0, the default, has the same effect as 1.
  public override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { lines.heightFactor = max(0, Double(newValue)) }
  }
  /// The minimum height of a line; 0 by default.
  public override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { lines.leastHeight = max(0, Double(newValue)) }
  }
  /// The maximum height of a line. 0, the default, means no limit.
  public override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { lines.largestHeight = max(0, Double(newValue)) }
  }

  /// Copies all values of another style.
  public func setParagraphStyle(_ obj: NSParagraphStyle) {
    lines = obj.lines
    extras = obj.extras?.copy()
  }
}

extension NSTextAlignment {
  init(_ alignment: StyledText.Alignment) {
    self =
      switch alignment {
      case .natural: .natural
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      }
  }
}
