// SPDX-License-Identifier: Apache-2.0

/// What a message from the page tells. `Runtime/format.md` says which words follow each number.
public enum Message: UInt32, CaseIterable, Sendable {
  /// The page stands; brings its environment and the pictures that it can show.
  case start = 1
  /// The window's size, its safe area, traits or keyboard changed.
  case environment = 2
  /// A finger came down; brings what lies under it.
  case touchBegan = 3
  /// A finger that is down moved, to the place that comes along.
  case touchMoved = 4
  /// A finger was lifted, at the place that comes along.
  case touchEnded = 5
  /// A finger was taken away, by the browser or the system.
  case touchCancelled = 6
  /// A wheel or trackpad moved over something, or paused.
  case wheel = 7
  /// A tap, a key or an assistive technology on a part of a sheet.
  case partActivated = 8
  /// Escape, or a back gesture; the topmost presentation that takes it may go.
  case escape = 9
  /// The time that `Command.wake` named has come.
  case advance = 10
  /// Motions end where they lead, as when a hidden page shows again.
  case finishMotion = 11
  /// A scroller moved, by itself or because of `Command.scrollTo`.
  case scrolled = 12
  /// A native control was pressed; a touch that became a drag presses none.
  case viewActivated = 13
  /// A field got the focus or lost it.
  case viewFocused = 20
  /// The user changed a field's text; brings all of it and the selection.
  case viewEdited = 21
  /// The selection in a field changed, and its text did not.
  case viewSelected = 22
  /// The return key was pressed in a field.
  case viewReturned = 23
  /// An assistive technology or a key asks for the next detent.
  case partStepped = 24
  /// A key that moves a control was pressed on it.
  case viewKey = 25

  // The elements'.
  /// An element presents its sheet; brings all of its settings.
  case sheetPresent = 64
  /// An element's settings changed; brings all of them.
  case sheetConfigure = 65
  /// An element dismisses its sheet, and all that stand above it.
  case sheetDismiss = 66
  /// An element answers `Command.sheetQuestion`.
  case sheetAnswer = 67
}
