// SPDX-License-Identifier: Apache-2.0

/// The kinds of messages from the page. `Runtime/format.md` says which words follow each number.
public enum Message: UInt32, CaseIterable, Sendable {
  /// The page has loaded; carries its environment and the pictures that it can show.
  case start = 1
  /// The window's size, its safe area, traits or keyboard changed.
  case environment = 2
  /// A finger came down; carries what lies under it.
  case touchBegan = 3
  /// A finger that is down moved; carries its place.
  case touchMoved = 4
  /// A finger was lifted; carries its place.
  case touchEnded = 5
  /// The browser or the system cancelled a finger.
  case touchCancelled = 6
  /// A wheel or trackpad moved over something, or paused.
  case wheel = 7
  /// A tap, a key or an assistive technology on a part of a sheet.
  case partActivated = 8
  /// Escape, or a back gesture, for the topmost presentation that takes it.
  case escape = 9
  /// The time of `Command.wake` has come.
  case advance = 10
  /// Motions end at their targets, for example when a hidden page becomes visible.
  case finishMotion = 11
  /// A scroller moved, by itself or because of `Command.scrollTo`.
  case scrolled = 12
  /// A native control was pressed; not sent for a touch that became a drag.
  case viewActivated = 13
  /// A field got the focus or lost it.
  case viewFocused = 20
  /// The user changed a field's text; carries the whole text and the selection.
  case viewEdited = 21
  /// The selection in a field changed, and its text did not.
  case viewSelected = 22
  /// The return key was pressed in a field.
  case viewReturned = 23
  /// An assistive technology or a key asks for the next detent.
  case partStepped = 24
  /// A key that moves a control was pressed on it.
  case viewKey = 25
  /// A scroller came to rest, after a finger or a wheel.
  case scrollRested = 30
  /// A pinch on a trackpad, or its end.
  case scrollPinched = 31
  /// The app comes into sight, goes out of it, or ends.
  case activity = 26
  /// A file that the user chose or dropped has been looked at.
  case fileCame = 27
  /// There are no more files of a dialog or of a drop.
  case filesEnded = 28
  /// Files are dragged over the window, leave it, or are dropped.
  case filesDragged = 29
  /// A script of the page answers something that the app asked for.
  case reply = 32

  // Elements.
  /// An element presents its sheet; carries all of its settings.
  case sheetPresent = 64
  /// An element's settings changed; carries all of them.
  case sheetConfigure = 65
  /// An element dismisses its sheet, and all above it.
  case sheetDismiss = 66
  /// An element answers `Command.sheetQuestion`.
  case sheetAnswer = 67
}
