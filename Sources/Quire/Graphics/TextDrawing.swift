// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The rules by which a text is measured and drawn in a box.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The raw bits, with Apple's values.
  public var rawValue: Int

  /// Creates options from raw bits. A set literal gives the same result.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The text has as many lines as it needs; without this option it has one.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The space between lines is part of the height, which it always is here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The box is that of the letters themselves; here, that of the lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line that fits ends with an ellipsis if there is more text.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The limits of a text that shrinks to a box. Texts do not shrink here, so it can't be created.
@preconcurrency @MainActor public final class NSStringDrawingContext: NSObject {
  private override init() {
    super.init()
  }
}

extension NSAttributedString {
  /// The text with the style of text without attributes: Helvetica of 12 points on Apple's systems, here the system's
  /// font, in black. [DOC-DRAWTEXT]
  private final func drawn(lines: Int) -> StyledText {
    let plain = StyledText(string: string, size: 12, lines: lines)
    return styled(over: plain, in: .current, tint: .systemBlue)
  }

  private final func size(of text: StyledText, within width: CGFloat) -> CGSize {
    let limit = width > 0 && width.isFinite && width < 1e6 ? Double(width) : .infinity
    return CGSize(Session.current?.measure(text, width: limit) ?? .zero)
  }

  /// Returns the size of the text in one line for each paragraph.
  public final func size() -> CGSize { size(of: drawn(lines: 0), within: .infinity) }

  /// Returns the box of the text, at the origin. Its lines are no wider than `size`, with `usesLineFragmentOrigin`.
  public final func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isWrapped = options.contains(.usesLineFragmentOrigin)
    var box = self.size(of: drawn(lines: isWrapped ? 0 : 1), within: isWrapped ? size.width : .infinity)
    if isWrapped, options.contains(.truncatesLastVisibleLine), size.height > 0 {
      box.height = min(box.height, size.height)
    }
    return CGRect(origin: .zero, size: box)
  }

  /// Draws the text at a point of the current context, in one line for each paragraph.
  public final func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let text = drawn(lines: 0)
    let size = size(of: text, within: .infinity)
    // A little more room, so that rounding never breaks the line.
    context.draw(text, in: CGRect(x: point.x, y: point.y, width: size.width + 1, height: size.height + 1))
  }

  /// Draws the text from the top of a rectangle, in as many lines as fit.
  public final func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.draw(drawn(lines: 0), in: rect)
  }

  /// Draws the text in a rectangle.
  public final func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    let isWrapped = options.contains(.usesLineFragmentOrigin)
    if isWrapped {
      draw(in: rect)
    } else {
      // Without the option the point is that of the base line, which is about a line's ascent below the top.
      let height = size().height
      draw(at: CGPoint(x: rect.minX, y: rect.minY - height * 0.8))
    }
  }
}

extension NSString {
  @MainActor private func attributed(_ attributes: NSAttributedString.Attributes?) -> NSAttributedString {
    #if hasFeature(Embedded)
      NSAttributedString(string: text, attributes: attributes)
    #else
      NSAttributedString(string: self as String, attributes: attributes)
    #endif
  }

  /// Returns the size of the text in one line for each paragraph.
  @MainActor public func size(withAttributes attributes: NSAttributedString.Attributes? = nil) -> CGSize {
    attributed(attributes).size()
  }

  /// Returns the box of the text, at the origin. Its lines are no wider than `size`, with `usesLineFragmentOrigin`.
  @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: NSAttributedString.Attributes? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text at a point of the current context, in one line for each paragraph.
  @MainActor public func draw(at point: CGPoint, withAttributes attributes: NSAttributedString.Attributes? = nil) {
    attributed(attributes).draw(at: point)
  }

  /// Draws the text from the top of a rectangle, in as many lines as fit.
  @MainActor public func draw(in rect: CGRect, withAttributes attributes: NSAttributedString.Attributes? = nil) {
    attributed(attributes).draw(in: rect)
  }

  /// Draws the text in a rectangle.
  @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: NSAttributedString.Attributes? = nil,
    context: NSStringDrawingContext?
  ) {
    attributed(attributes).draw(with: rect, options: options, context: context)
  }
}
