import SheetEngine

/// What Quire needs of the world it runs in: a browser, or a test.
///
/// A host owns hit-testing, native scrolling and the screen. It tells `Session` what happened, and gets back
/// one `Turn` for each call.
@preconcurrency @MainActor public protocol Host: AnyObject {
  /// The size that a text takes, in points; `width` limits it, `.infinity` for none.
  func measure(_ text: StyledText, width: Double) -> Size
  /// Shows what changed, in order: views first, then effects.
  func submit(_ turn: Turn)
}

/// Everything that one call into `Session` changed.
public struct Turn {
  public var views: [ViewChange]
  public var effects: Effects
  /// Fingers that the session wants to hear more of, or has taken.
  public var touches: [TouchNote]

  public init(views: [ViewChange], effects: Effects, touches: [TouchNote] = []) {
    self.views = views
    self.effects = effects
    self.touches = touches
  }
}

/// What the session wants of a finger. Without a note moves need not be told where no sheet can move by them.
public struct TouchNote: Hashable, Sendable {
  public var touch: TouchID
  /// A recogniser of the app has it: the host keeps it from scrollers. Otherwise its moves shall be told.
  public var isHeld: Bool

  public init(_ touch: TouchID, isHeld: Bool) {
    self.touch = touch
    self.isHeld = isHeld
  }
}
