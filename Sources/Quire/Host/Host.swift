// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The platform that Quire runs on: a browser, or a test.
///
/// A host owns hit-testing, native scrolling and the screen. It reports events to `Session`, and gets one `Turn` for
/// each call.
@_spi(Hosts) @preconcurrency @MainActor public protocol Host: AnyObject {
  /// Returns the size of a text, in points. `width` limits its width; `.infinity` means no limit.
  func measure(_ text: StyledText, width: Double) -> Size
  /// Announces texts that will be measured right after this call. A host that can measure them more cheaply together
  /// does it now. The default implementation does nothing.
  func prepare(_ questions: [TextQuestion])
  /// Shows the changes of a turn, in order: views first, then effects.
  func submit(_ turn: Turn)
}

extension Host {
  /// Does nothing.
  public func prepare(_ questions: [TextQuestion]) {}
}

/// A text, and the width that limits it.
@_spi(Hosts) public struct TextQuestion {
  /// The text to measure. Its color and alignment do not affect the result.
  public var text: StyledText
  /// The width that limits the text, in points. `.infinity` means no limit.
  public var width: Double

  /// Creates a question. Sessions create them; tests may create their own.
  public init(_ text: StyledText, width: Double) {
    self.text = text
    self.width = width
  }
}

/// Everything that one call into `Session` changed.
@_spi(Hosts) public struct Turn {
  /// The changes of views, in order. A view is created by `create` before any other change refers to it.
  public var views: [ViewChange]
  /// The effects on the layers, in order, to apply after `views`.
  public var effects: Effects
  /// The fingers that the session owns, or whose moves it watches.
  public var touches: [TouchReport]

  /// Creates a turn. Sessions create them; tests may create their own.
  public init(views: [ViewChange], effects: Effects, touches: [TouchReport] = []) {
    self.views = views
    self.effects = effects
    self.touches = touches
  }
}

/// A request for all moves of a finger. Without it, the host may omit moves that can't move a sheet.
@_spi(Hosts) public struct TouchReport: Hashable, Sendable {
  /// The finger, which is down.
  public var touch: TouchID
  /// Whether a recognizer of the app owns the finger, so that the host keeps it from scrollers. Even if `false`, the
  /// host must report all its moves.
  public var isHeld: Bool

  /// Creates a request for a finger that is down. It is valid until the finger is lifted or another request follows.
  public init(_ touch: TouchID, isHeld: Bool) {
    self.touch = touch
    self.isHeld = isHeld
  }
}
