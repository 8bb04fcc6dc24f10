import SheetEngine

/// What Quire needs of the world it runs in: a browser, or a test.
///
/// A host owns hit-testing, native scrolling and the screen. It tells `Session` what happened, and gets back
/// one `Turn` for each call.
@MainActor public protocol Host: AnyObject {
  /// The size that a text takes, in points; `width` limits it, `.infinity` for none.
  func measure(_ text: StyledText, width: Double) -> Size
  /// Shows what changed, in order: views first, then effects.
  func submit(_ turn: Turn)
}

/// Everything that one call into `Session` changed.
public struct Turn {
  public var views: [ViewChange]
  public var effects: Effects

  public init(views: [ViewChange], effects: Effects) {
    self.views = views
    self.effects = effects
  }
}
