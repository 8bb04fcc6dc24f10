// SPDX-License-Identifier: Apache-2.0

/// The kinds of messages from the page. `Runtime/format.md` says which words follow each number.
public enum Message: UInt32, CaseIterable, Sendable {
  /// The page has loaded. Carries its environment and the pictures that it can show.
  case start = 1
  /// The window's size, its safe area, traits or keyboard changed.
  case environment = 2
  /// A finger came down. Carries the elements under it.
  case touchBegan = 3
  /// A finger moved while it was down. Carries its position.
  case touchMoved = 4
  /// A finger was lifted. Carries its position.
  case touchEnded = 5
  /// The browser or the system canceled a finger.
  case touchCanceled = 6
  /// A wheel or trackpad moved over an element, or paused.
  case wheel = 7
  /// A tap, a key or an assistive technology activated a part of a sheet.
  case partActivated = 8
  /// Escape or a back gesture. Concerns the topmost presentation that handles it.
  case escape = 9
  /// The time of `Command.wake` has come.
  case advance = 10
  /// Motions jump to their targets, for example when a hidden page becomes visible.
  case finishMotion = 11
  /// A scroller moved, by itself or because of `Command.scrollTo`.
  case scrolled = 12
  /// A native control was pressed. Not sent for a touch that became a drag.
  case viewActivated = 13
  /// A field got the focus or lost it.
  case viewFocused = 20
  /// The user changed a field's text. Carries the whole text and the selection.
  case viewEdited = 21
  /// The selection in a field changed without a change of its text.
  case viewSelected = 22
  /// The return key was pressed in a field.
  case viewReturned = 23
  /// An assistive technology or a key requested the next detent.
  case partStepped = 24
  /// A key that changes a control was pressed on it.
  case viewKey = 25
  /// A scroller came to rest, after a finger or a wheel.
  case scrollRested = 30
  /// A pinch on a trackpad continued or ended.
  case scrollPinched = 31
  /// The app became active or inactive, went to the background, or ended.
  case activity = 26
  /// A file that the user chose or dropped was examined.
  case fileCame = 27
  /// A dialog or a drop has no more files.
  case filesEnded = 28
  /// Files are dragged over the window, leave it, or are dropped.
  case filesDragged = 29
  /// A script of the page answers a request of the app.
  case reply = 32

  // Elements.
  /// An element presents its sheet. Carries all of its settings.
  case sheetPresent = 64
  /// An element's settings changed. Carries all of them.
  case sheetConfigure = 65
  /// An element dismisses its sheet and all sheets above it.
  case sheetDismiss = 66
  /// An element answers `Command.sheetQuestion`.
  case sheetAnswer = 67
}
