// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The platform that Quire runs on: a browser, or a test.
///
/// A host owns hit-testing, native scrolling and the screen. It reports events to `Session`, and gets one `Turn` for
/// each call.
@_spi(Hosts) @preconcurrency @MainActor public protocol Host: AnyObject {
  /// The size of a text, in points; `width` limits it, and `.infinity` means no limit.
  func measure(_ text: StyledText, width: Double) -> Size
  /// Some sizes will be asked for right after this: a host to which one question for all is cheaper asks it now.
  func prepare(_ questions: [TextQuestion])
  /// Shows what changed, in order: views first, then effects.
  func submit(_ turn: Turn)
}

extension Host {
  /// Does nothing; the default.
  public func prepare(_ questions: [TextQuestion]) {}
}

/// A text, and the width that limits it.
@_spi(Hosts) public struct TextQuestion {
  /// What is measured; colour and alignment count for nothing.
  public var text: StyledText
  /// In points; `.infinity` for no limit.
  public var width: Double

  /// A question as a session asks it; tests make their own.
  public init(_ text: StyledText, width: Double) {
    self.text = text
    self.width = width
  }
}

/// Everything that one call into `Session` changed.
@_spi(Hosts) public struct Turn {
  /// In order; a view is named by `create` before anything else names it.
  public var views: [ViewChange]
  /// For the layers, in order, after `views`.
  public var effects: Effects
  /// Fingers that the session owns, or watches for their moves.
  public var touches: [TouchNote]

  /// A turn as a host gets it; tests make their own.
  public init(views: [ViewChange], effects: Effects, touches: [TouchNote] = []) {
    self.views = views
    self.effects = effects
    self.touches = touches
  }
}

/// What the session needs of a finger. Without a note the host may leave out moves that can't move a sheet.
@_spi(Hosts) public struct TouchNote: Hashable, Sendable {
  /// The finger that it is about; it is down.
  public var touch: TouchID
  /// Whether a recogniser of the app owns it, so that the host keeps it from scrollers. If `false`, all its moves must
  /// be reported.
  public var isHeld: Bool

  /// A note on a finger that is down; valid until the finger is lifted or another note comes.
  public init(_ touch: TouchID, isHeld: Bool) {
    self.touch = touch
    self.isHeld = isHeld
  }
}
