// SPDX-License-Identifier: Apache-2.0

/// How the lines of a paragraph stand: the value of the attribute `paragraphStyle`. Lengths are in points.
@preconcurrency @MainActor open class NSParagraphStyle: NSObject {
  final var lines = StyledText.Paragraph()

  /// The default style.
  public override init() {
    super.init()
  }

  /// Natural alignment, and no lengths.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The side where lines begin, by default.
  public var alignment: NSTextAlignment { NSTextAlignment(lines.alignment) }
  /// Added between lines; 0 by default.
  public var lineSpacing: CGFloat { CGFloat(lines.lineSpacing) }
  /// Added after the paragraph; 0 by default.
  public var paragraphSpacing: CGFloat { CGFloat(lines.spacing) }
  /// Before the first line; 0 by default.
  public var firstLineHeadIndent: CGFloat { CGFloat(lines.firstIndent) }
  /// Before all lines but the first; 0 by default.
  public var headIndent: CGFloat { CGFloat(lines.indent) }
  /// A factor of the lines' height; 0 counts as 1 and is the default.
  public var lineHeightMultiple: CGFloat { CGFloat(lines.heightFactor) }
  /// The least height of a line; 0 by default.
  public var minimumLineHeight: CGFloat { CGFloat(lines.leastHeight) }
  /// The largest height of a line; 0, the default, for no limit.
  public var maximumLineHeight: CGFloat { CGFloat(lines.largestHeight) }

  nonisolated private func isSame(as other: NSParagraphStyle?) -> Bool {
    guard let other else { return false }
    return MainActor.assumeIsolated { lines == other.lines }
  }

  #if hasFeature(Embedded)
    /// Whether the other is a style of the same values.
    nonisolated open override func isEqual(_ object: NSObject?) -> Bool {
      isSame(as: object as? NSParagraphStyle)
    }
  #else
    /// Whether the other is a style of the same values.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
      isSame(as: object as? NSParagraphStyle)
    }
  #endif

  /// From the values.
  nonisolated open override var hash: Int { MainActor.assumeIsolated { lines.hashValue } }
}

/// A paragraph's style that can be changed; changes after it became an attribute are seen at the text's next change.
@preconcurrency @MainActor public final class NSMutableParagraphStyle: NSParagraphStyle {
  /// The side where lines begin, by default.
  public override var alignment: NSTextAlignment {
    get { super.alignment }
    set { lines.alignment = newValue.atHost }
  }
  /// Added between lines; 0 by default, and below 0 counts as 0.
  public override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { lines.lineSpacing = max(0, Double(newValue)) }
  }
  /// Added after the paragraph; 0 by default, and below 0 counts as 0.
  public override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { lines.spacing = max(0, Double(newValue)) }
  }
  /// Before the first line; 0 by default.
  public override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { lines.firstIndent = max(0, Double(newValue)) }
  }
  /// Before all lines but the first; 0 by default.
  public override var headIndent: CGFloat {
    get { super.headIndent }
    set { lines.indent = max(0, Double(newValue)) }
  }
  /// A factor of the lines' height; 0 counts as 1 and is the default.
  public override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { lines.heightFactor = max(0, Double(newValue)) }
  }
  /// The least height of a line; 0 by default.
  public override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { lines.leastHeight = max(0, Double(newValue)) }
  }
  /// The largest height of a line; 0, the default, for no limit.
  public override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { lines.largestHeight = max(0, Double(newValue)) }
  }

  /// Takes over all values of another style.
  public func setParagraphStyle(_ obj: NSParagraphStyle) {
    lines = obj.lines
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
      }
  }
}
