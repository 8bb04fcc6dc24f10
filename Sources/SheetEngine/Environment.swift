import SheetMotion

/// How much room one dimension offers, as UIKit's size classes say it.
public enum SizeClass: UInt8, Hashable, Sendable {
  case unspecified, compact, regular
}

/// The kind of device that the metrics are made for.
public enum Idiom: UInt8, Hashable, Sendable {
  case phone, pad
}

/// The software keyboard, as it stands or as it will stand when its motion ends.
public struct Keyboard: Hashable, Sendable {
  /// Its box in the container; empty while it is hidden.
  public var frame: Rect
  /// The presentation whose field has the focus, where one has.
  public var owner: PresentationID?
  /// How it comes to stand there, if the host knows; without it sheets make way on their own spring.
  ///
  /// It belongs to the change and not to what stands: the engine takes it from the input that brings it.
  public var motion: KeyboardMotion?

  public init(frame: Rect, owner: PresentationID? = nil, motion: KeyboardMotion? = nil) {
    self.frame = frame
    self.owner = owner
    self.motion = motion
  }

  public static var hidden: Keyboard { Keyboard(frame: .zero) }
  public var isVisible: Bool { !frame.isEmpty }
}

/// How a keyboard comes, changes or goes.
public struct KeyboardMotion: Hashable, Sendable {
  /// In seconds, 0...10: longer ones count as 10. At 0 it is there at once, as under a finger that pushes it away.
  /// One that is negative or no number is no motion at all.
  public var duration: Seconds
  public var curve: TimingCurve

  public init(duration: Seconds, curve: TimingCurve = .easeInOut) {
    self.duration = duration
    self.curve = curve
  }
}

/// All that the engine knows of the world around the stack.
public struct Environment: Hashable, Sendable {
  /// The window's area, in points. Neither side is below 1 once the engine has it.
  public var container: Size
  /// The part of each edge that bars, cameras and the home indicator take.
  public var safeArea: Insets
  public var horizontalSizeClass: SizeClass
  public var verticalSizeClass: SizeClass
  public var idiom: Idiom
  /// Device pixels a point; places at rest are multiples of one pixel.
  public var displayScale: Double
  /// The radius of the display's own corners, in points; 0 for a window with square corners.
  public var displayCornerRadius: Double
  public var keyboard: Keyboard
  public var isRightToLeft: Bool
  public var prefersReducedMotion: Bool

  public init(
    container: Size, safeArea: Insets = .zero, horizontalSizeClass: SizeClass = .unspecified,
    verticalSizeClass: SizeClass = .unspecified, idiom: Idiom = .phone, displayScale: Double = 1,
    displayCornerRadius: Double = 0, keyboard: Keyboard = .hidden, isRightToLeft: Bool = false,
    prefersReducedMotion: Bool = false
  ) {
    self.container = container
    self.safeArea = safeArea
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.idiom = idiom
    self.displayScale = displayScale
    self.displayCornerRadius = displayCornerRadius
    self.keyboard = keyboard
    self.isRightToLeft = isRightToLeft
    self.prefersReducedMotion = prefersReducedMotion
  }

  /// A phone shows a home indicator exactly where its bottom inset is above 0.
  public var hasHomeIndicator: Bool { safeArea.bottom > 0 }
  /// Width compact, height not: where a page shows as a sheet that pushes its presenter back.
  public var isCompactWidth: Bool { horizontalSizeClass != .regular }
  public var isCompactHeight: Bool { verticalSizeClass == .compact }
}
