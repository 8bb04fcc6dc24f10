// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A message from the page.
public struct PageEvent {
  /// The kinds of events. An event for the engine alone is an `engine`.
  public enum Kind {
    /// The page has loaded, and the app may begin.
    case start(PageEnvironment, resources: [PageResource])
    /// The window's size, its safe area, traits or keyboard changed.
    case environment(PageEnvironment)
    /// An event that goes to the engine unchanged.
    case engine(Event)
    /// The page's scroller moved. The offset 0 is the top-left end of its range.
    case scrolled(ScrollerID, Vector)
    /// The page's scroller came to rest.
    case scrollRested(UInt32)
    /// A trackpad pinch over a scroller, at a point in its box. `factor` is the change of scale since the last report.
    case scrollPinched(UInt32, Point, factor: Double, isEnd: Bool)
    /// A native control was pressed. The number identifies it in the view layer.
    case viewActivated(UInt32)
    /// A key that changes a control was pressed on it. The second number is the view layer's code for the key.
    case viewKey(UInt32, UInt32)
    /// The app became active or inactive, went to the background, or ended. The number is the view layer's code for the
    /// state.
    case activity(UInt32)
    /// A field got the focus or lost it.
    case viewFocused(UInt32, Bool)
    /// The user changed a field's text. The selection is in UTF-16 units.
    case viewEdited(UInt32, String, selection: Range<Int>, isComposing: Bool)
    /// The selection or the caret in a field moved. The selection is in UTF-16 units.
    case viewSelected(UInt32, Range<Int>)
    /// The return key was pressed in a field.
    case viewReturned(UInt32)
    /// A file that the user chose or dropped. `problem` is the view layer's code for a problem with the file.
    case fileCame(UInt32, file: UInt32, size: Size, problem: UInt32, name: String)
    /// A dialog or a drop has no more files.
    case filesEnded(UInt32, isCanceled: Bool)
    /// Files are dragged. The last number is the view layer's code for the phase.
    case filesDragged(UInt32, Point, view: UInt32, pictures: UInt32, others: UInt32, phase: UInt32)
  }

  /// The time on the display's timeline.
  public var now: Seconds
  /// The timestamp of the browser's own event.
  public var sampleTime: Seconds
  /// The event itself. Its times are stored beside it.
  public var kind: Kind
  /// The view layer's number of the innermost view under a finger that came down, or 0.
  public var view: UInt32 = 0
}

/// The environment, and the user's preferences that concern only the view layer.
public struct PageEnvironment: Hashable, Sendable {
  /// The environment as the page measured it. The engine sanitizes its numbers.
  public var environment: Environment
  /// Whether the user asked for dark pages (`prefers-color-scheme`).
  public var isDark: Bool
  /// The text size that the user asked for, from 1, the smallest, to 12. The default is 4.
  public var textSize: UInt32
  /// Whether the user asked for more contrast (`prefers-contrast: more`).
  public var increasesContrast: Bool
  /// Whether the user asked for less transparency (`prefers-reduced-transparency`).
  public var reducesTransparency: Bool

  /// Creates an environment with the user's preferences.
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
  /// The path relative to the app's resources, as `UIImage(named:)` uses it.
  public var path: String
  /// The size in points, which `UIImage.size` returns.
  public var size: Size

  /// Makes a resource as the page lists it in `Message.start`.
  public init(path: String, size: Size) {
    self.path = path
    self.size = size
  }
}
