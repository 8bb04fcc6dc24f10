// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// One message of the page, read.
public struct PageEvent {
  /// What happened; an event for the engine alone is an `engine`.
  public enum Kind {
    /// The page has loaded, and the app may begin.
    case start(PageEnvironment, resources: [PageResource])
    /// The window's size, its safe area, traits or keyboard changed.
    case environment(PageEnvironment)
    /// Goes to the engine unchanged.
    case engine(Event)
    /// The page's scroller moved; 0 is the top left end of its range.
    case scrolled(ScrollerID, Vector)
    /// The page's scroller came to rest.
    case scrollRested(UInt32)
    /// A pinch on a trackpad over a scroller, at a place in its box, by a factor since the last one.
    case scrollPinched(UInt32, Point, factor: Double, isEnd: Bool)
    /// A native control was pressed; the number identifies it in the view layer.
    case viewActivated(UInt32)
    /// A key that moves a control was pressed on it; the second number is the view layer's name for the key.
    case viewKey(UInt32, UInt32)
    /// The app comes into sight, goes out of it, or ends; the view layer's name for that.
    case activity(UInt32)
    /// A field got the focus or lost it.
    case viewFocused(UInt32, Bool)
    /// The user changed a field's text; the selection counts UTF-16 units.
    case viewEdited(UInt32, String, selection: Range<Int>, isComposing: Bool)
    /// The selection or the caret in a field moved; it counts UTF-16 units.
    case viewSelected(UInt32, Range<Int>)
    /// The return key was pressed in a field.
    case viewReturned(UInt32)
    /// A file that the user chose or dropped; the last number is the view layer's name for what is wrong with it.
    case fileCame(UInt32, file: UInt32, size: Size, problem: UInt32, name: String)
    /// There are no more files of a dialog or of a drop.
    case filesEnded(UInt32, isCancelled: Bool)
    /// Files are dragged; the last number is the view layer's name for the phase.
    case filesDragged(UInt32, Point, view: UInt32, pictures: UInt32, others: UInt32, phase: UInt32)
  }

  /// On the display's timeline.
  public var now: Seconds
  /// The timestamp of the browser's own event.
  public var sampleTime: Seconds
  /// What happened; read with the times beside it.
  public var kind: Kind
  /// The view layer's number of the innermost view under a finger that came down; 0 for none.
  public var view: UInt32 = 0
}

/// The environment, and what the page knows beyond it.
public struct PageEnvironment: Hashable, Sendable {
  /// As the page measured it; the engine sanitises its numbers.
  public var environment: Environment
  /// Whether the user asked for dark pages (`prefers-color-scheme`).
  public var isDark: Bool
  /// The size of text that the user asked for, from 1, the smallest, to 12; 4 is the usual one.
  public var textSize: UInt32
  /// Whether the user asked for more contrast (`prefers-contrast: more`).
  public var increasesContrast: Bool
  /// Whether the user asked for less transparency (`prefers-reduced-transparency`).
  public var reducesTransparency: Bool

  /// An environment with the user's preferences.
  public init(
    environment: Environment, isDark: Bool, textSize: UInt32 = 4, increasesContrast: Bool = false,
    reducesTransparency: Bool = false
  ) {
    self.environment = environment
    self.isDark = isDark
    self.textSize = textSize
    self.increasesContrast = increasesContrast
    self.reducesTransparency = reducesTransparency
  }
}

/// A picture that the page can show, and its own size in points.
public struct PageResource: Hashable, Sendable {
  /// Relative to the app's resources, as `UIImage(named:)` names it.
  public var path: String
  /// In points; what `UIImage.size` reads.
  public var size: Size

  /// A resource as the page lists it in `Message.start`.
  public init(path: String, size: Size) {
    self.path = path
    self.size = size
  }
}
