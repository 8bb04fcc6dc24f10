// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// How much room one dimension offers, as UIKit's size classes say it.
public enum SizeClass: UInt8, Hashable, Sendable {
  /// `unspecified` counts as compact in width, and as not compact in height.
  case unspecified, compact, regular
}

/// The kind of device that the metrics are made for.
public enum Idiom: UInt8, Hashable, Sendable {
  /// A pad's full sheet leaves `Look.topGapWithoutHomeIndicator` above it.
  case phone, pad
}

/// The software keyboard, as it stands or as it will stand when its motion ends.
public struct Keyboard: Hashable, Sendable {
  /// Its box in the container; empty while it is hidden.
  public var frame: Rect
  /// The presentation that contains the focused field; `nil` where the field is in none, or not known.
  public var owner: PresentationID?
  /// How it moves to its place, if the host knows; without it sheets make way on their own spring.
  ///
  /// It belongs to the change of the keyboard, not to its state: the engine uses it once, with the input that brings
  /// it.
  public var motion: KeyboardMotion?

  /// A keyboard with a box in the container; one that begins at or below the container's bottom counts as hidden.
  public init(frame: Rect, owner: PresentationID? = nil, motion: KeyboardMotion? = nil) {
    self.frame = frame
    self.owner = owner
    self.motion = motion
  }

  /// No keyboard: an empty box, owned by no presentation.
  public static var hidden: Keyboard { Keyboard(frame: .zero) }
  /// Whether its box has an area.
  public var isVisible: Bool { !frame.isEmpty }
}

/// How a keyboard comes, changes or goes.
public struct KeyboardMotion: Hashable, Sendable {
  /// In seconds, 0...10; longer ones count as 10. At 0 the keyboard is there at once, as when a finger pushes it away.
  /// A negative duration or NaN means no motion.
  public var duration: Seconds
  /// The fraction of the way as a function of the fraction of `duration`.
  public var curve: TimingCurve

  /// A motion; `duration` says which values are corrected.
  public init(duration: Seconds, curve: TimingCurve = .easeInOut) {
    self.duration = duration
    self.curve = curve
  }
}

/// What the engine knows of the device, the window and the keyboard.
public struct Environment: Hashable, Sendable {
  /// The window's area, in points. Neither side is below 1 once the engine has it.
  public var container: Size
  /// The part of each edge that bars, cameras and the home indicator take.
  public var safeArea: Insets
  /// Anything but `regular` counts as compact.
  public var horizontalSizeClass: SizeClass
  /// Only `compact` counts as compact.
  public var verticalSizeClass: SizeClass
  /// Decides gaps and sizes, not behaviour.
  public var idiom: Idiom
  /// Device pixels per point; places at rest are multiples of one pixel.
  public var displayScale: Double
  /// The radius of the display's own corners, in points; 0 for a window with square corners.
  public var displayCornerRadius: Double
  /// `hidden`, or the box where it stands or will stand.
  public var keyboard: Keyboard
  /// Whether `leading` is the right side.
  public var isRightToLeft: Bool
  /// Whether presentations fade in and out instead of travelling; drags and changes of detent still move the sheet.
  public var prefersReducedMotion: Bool

  /// A phone without bars at one pixel per point by default. `handle` corrects impossible numbers: sides are
  /// 1...1,000,000, insets leave at least a point, scales are 0.5...16.
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
  /// Whether the width is compact. A page sheet pushes its presenter back only in compact width and regular height.
  public var isCompactWidth: Bool { horizontalSizeClass != .regular }
  /// Whether sheets fill the container, unless attached to its edge.
  public var isCompactHeight: Bool { verticalSizeClass == .compact }
}
