// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Options for measuring and drawing text in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The raw bits, with Apple's values.
  public var rawValue: Int

  /// Creates options from raw bits. A set literal gives the same result.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Wraps the text into as many lines as necessary. Without this option, the text has a single line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Includes line spacing in the height. Has no effect: Quire always includes it.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Uses the bounds of the glyphs. Has no effect: Quire uses the bounds of the lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// Ends the last line that fits with an ellipsis if there is more text.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The limits for text that shrinks to fit. Quire does not shrink text, so this class has no initializer.
@preconcurrency @MainActor public final class NSStringDrawingContext: NSObject {
  private override init() {
    super.init()
  }
}

extension NSAttributedString {
  /// The text with default attributes where it has none: black, in the system font at 12 points. UIKit uses Helvetica
  /// at 12 points. [DOC-DRAWTEXT]
  private final func drawn(lines: Int) -> StyledText {
    let plain = StyledText(string: string, size: 12, lines: lines)
    return styled(over: plain, in: .current, tint: .systemBlue)
  }

  private final func size(of text: StyledText, within width: CGFloat) -> CGSize {
    let limit = width > 0 && width.isFinite && width < 1e6 ? Double(width) : .infinity
    return CGSize(Session.current?.measure(text, width: limit) ?? .zero)
  }

  /// Returns the size of the text, with one line for each paragraph.
  public final func size() -> CGSize { size(of: drawn(lines: 0), within: .infinity) }

  /// Returns the bounding rectangle of the text, with its origin at zero. With `usesLineFragmentOrigin`, lines wrap at
  /// the width of `size`.
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

  /// Draws the text at a point of the current context, with one line for each paragraph.
  public final func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let text = drawn(lines: 0)
    let size = size(of: text, within: .infinity)
    // One extra point in each dimension keeps rounding from breaking the line.
    context.draw(text, in: CGRect(x: point.x, y: point.y, width: size.width + 1, height: size.height + 1))
  }

  /// Draws the text from the top of a rectangle. Lines that do not fit are omitted.
  public final func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.draw(drawn(lines: 0), in: rect)
  }

  /// Draws the text in a rectangle of the current context, with options.
  public final func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    let isWrapped = options.contains(.usesLineFragmentOrigin)
    if isWrapped {
      draw(in: rect)
    } else {
      // Without the option, the origin is the baseline, which lies about one ascent below the top.
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

  /// Calls an action with the attributed text. The methods below belong to no actor, as on iOS, but text is measured
  /// and drawn on the main thread.
  nonisolated private func attributed<Result: Sendable>(
    _ attributes: NSAttributedString.Attributes?, _ action: @MainActor (NSAttributedString) -> Result
  ) -> Result {
    #if hasFeature(Embedded)
      return MainActor.assumeIsolated { action(attributed(attributes)) }
    #else
      @safe nonisolated(unsafe) let attributes = attributes
      @safe nonisolated(unsafe) let text = self
      return MainActor.assumeIsolated { action(text.attributed(attributes)) }
    #endif
  }

  /// Returns the size of the text, with one line for each paragraph.
  nonisolated public func size(withAttributes attributes: NSAttributedString.Attributes? = nil) -> CGSize {
    attributed(attributes) { $0.size() }
  }

  /// Returns the bounding rectangle of the text, with its origin at zero. With `usesLineFragmentOrigin`, lines wrap at
  /// the width of `size`.
  nonisolated public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: NSAttributedString.Attributes? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes) { $0.boundingRect(with: size, options: options, context: nil) }
  }

  /// Draws the text at a point of the current context, with one line for each paragraph.
  nonisolated public func draw(at point: CGPoint, withAttributes attributes: NSAttributedString.Attributes? = nil) {
    attributed(attributes) { $0.draw(at: point) }
  }

  /// Draws the text from the top of a rectangle. Lines that do not fit are omitted.
  nonisolated public func draw(in rect: CGRect, withAttributes attributes: NSAttributedString.Attributes? = nil) {
    attributed(attributes) { $0.draw(in: rect) }
  }

  /// Draws the text in a rectangle of the current context, with options.
  nonisolated public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: NSAttributedString.Attributes? = nil,
    context: NSStringDrawingContext?
  ) {
    attributed(attributes) { $0.draw(with: rect, options: options, context: nil) }
  }
}

#if hasFeature(Embedded)

  // Natively, the compiler finds these methods of `NSString` for a string.
  extension String {
    /// Returns the size of the text, with one line for each paragraph.
    public func size(withAttributes attributes: NSAttributedString.Attributes? = nil) -> CGSize {
      NSString(string: self).size(withAttributes: attributes)
    }

    /// Returns the bounding rectangle of the text, with its origin at zero. With `usesLineFragmentOrigin`, lines wrap
    /// at the width of `size`.
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [], attributes: NSAttributedString.Attributes? = nil,
      context: NSStringDrawingContext?
    ) -> CGRect {
      NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    /// Draws the text at a point of the current context, with one line for each paragraph.
    public func draw(at point: CGPoint, withAttributes attributes: NSAttributedString.Attributes? = nil) {
      NSString(string: self).draw(at: point, withAttributes: attributes)
    }

    /// Draws the text from the top of a rectangle. Lines that do not fit are omitted.
    public func draw(in rect: CGRect, withAttributes attributes: NSAttributedString.Attributes? = nil) {
      NSString(string: self).draw(in: rect, withAttributes: attributes)
    }

    /// Draws the text in a rectangle of the current context, with options.
    public func draw(
      with rect: CGRect, options: NSStringDrawingOptions = [], attributes: NSAttributedString.Attributes? = nil,
      context: NSStringDrawingContext?
    ) {
      NSString(string: self).draw(with: rect, options: options, attributes: attributes, context: context)
    }
  }

#endif
