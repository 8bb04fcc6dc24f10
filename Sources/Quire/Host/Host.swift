// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// What Quire needs of the world it runs in: a browser, or a test.
///
/// A host owns hit-testing, native scrolling and the screen. It tells `Session` what happened, and gets back
/// one `Turn` for each call.
@_spi(Hosts) @preconcurrency @MainActor public protocol Host: AnyObject {
  /// The size that a text takes, in points; `width` limits it, `.infinity` for none.
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
  /// Fingers that the session wants to hear more of, or has taken.
  public var touches: [TouchNote]

  /// A turn as a host gets it; tests make their own.
  public init(views: [ViewChange], effects: Effects, touches: [TouchNote] = []) {
    self.views = views
    self.effects = effects
    self.touches = touches
  }
}

/// What the session wants of a finger. Without a note moves need not be told where no sheet can move by them.
@_spi(Hosts) public struct TouchNote: Hashable, Sendable {
  /// The finger that it is about; it is down.
  public var touch: TouchID
  /// A recogniser of the app has it: the host keeps it from scrollers. Otherwise its moves shall be told.
  public var isHeld: Bool

  /// A note on a finger that is down; it stands until the finger is lifted or another note comes.
  public init(_ touch: TouchID, isHeld: Bool) {
    self.touch = touch
    self.isHeld = isHeld
  }
}
