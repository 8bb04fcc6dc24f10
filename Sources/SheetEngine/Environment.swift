// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// The room that one dimension offers, as in UIKit's size classes.
public enum SizeClass: UInt8, Hashable, Sendable {
  /// `unspecified` counts as compact in width, and as not compact in height.
  case unspecified, compact, regular
}

/// The kind of device for which metrics are chosen.
public enum Idiom: UInt8, Hashable, Sendable {
  /// A full-height sheet on a pad keeps `Look.topGapOnPad` free above it.
  case phone, pad
}

/// The software keyboard, as it is or as it will be when its motion ends.
public struct Keyboard: Hashable, Sendable {
  /// The keyboard's box in the container. Empty while it is hidden.
  public var frame: Rect
  /// The presentation that contains the focused field. `nil` if the field is in no presentation, or if that is not
  /// known.
  public var owner: PresentationID?
  /// The motion of the keyboard to its new frame, if the host knows it. Without it, sheets move out of its way on their
  /// own spring.
  ///
  /// It belongs to the change of the keyboard, not to its state. The engine uses it once, with the input that contains
  /// it.
  public var motion: KeyboardMotion?

  /// Creates a keyboard with a box in the container. A box that begins at or below the container's bottom counts as
  /// hidden.
  public init(frame: Rect, owner: PresentationID? = nil, motion: KeyboardMotion? = nil) {
    self.frame = frame
    self.owner = owner
    self.motion = motion
  }

  /// A hidden keyboard, with an empty box and no owner.
  public static var hidden: Keyboard { Keyboard(frame: .zero) }
  /// Whether the keyboard's box has an area.
  public var isVisible: Bool { !frame.isEmpty }
}

/// The motion with which a keyboard is shown, changes or hides.
public struct KeyboardMotion: Hashable, Sendable {
  /// The duration in seconds, 0...10. Longer durations count as 10. With 0 the keyboard arrives at once, as when a
  /// finger pushes it away. A negative duration or NaN means no motion.
  public var duration: Seconds
  /// The fraction of the distance as a function of the fraction of `duration`.
  public var curve: TimingCurve

  /// Creates a motion. `duration` describes the values that are corrected.
  public init(duration: Seconds, curve: TimingCurve = .easeInOut) {
    self.duration = duration
    self.curve = curve
  }
}

/// The state of the device, the window and the keyboard.
public struct Environment: Hashable, Sendable {
  /// The window's area, in points. The engine corrects sides below 1.
  public var container: Size
  /// The area at each edge that bars, cameras and the home indicator cover.
  public var safeArea: Insets
  /// The size class of the width. Any value except `regular` counts as compact.
  public var horizontalSizeClass: SizeClass
  /// The size class of the height. Only `compact` counts as compact.
  public var verticalSizeClass: SizeClass
  /// The kind of device, which determines gaps and sizes, not behavior.
  public var idiom: Idiom
  /// The number of device pixels per point. Positions at rest are multiples of one pixel.
  public var displayScale: Double
  /// The radius of the display's own corners, in points; 0 for a window with square corners.
  public var displayCornerRadius: Double
  /// The keyboard: `hidden`, or with its present or future box.
  public var keyboard: Keyboard
  /// Whether `leading` is the right side.
  public var isRightToLeft: Bool
  /// Whether presentations fade in and out instead of traveling. Drags and changes of detent still move the sheet.
  public var prefersReducedMotion: Bool

  /// Creates an environment. The default is a phone without bars at one pixel per point. `handle` corrects impossible
  /// numbers: sides are 1...1,000,000, insets leave at least one point, scales are 0.5...16.
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

  /// Whether a phone shows a home indicator. True if the bottom inset is above 0.
  public var hasHomeIndicator: Bool { safeArea.bottom > 0 }
  /// Whether the width is compact. A page sheet pushes its presenter back only in compact width and regular height.
  public var isCompactWidth: Bool { horizontalSizeClass != .regular }
  /// Whether the height is compact, so that sheets fill the container unless attached to its edge.
  public var isCompactHeight: Bool { verticalSizeClass == .compact }
}
