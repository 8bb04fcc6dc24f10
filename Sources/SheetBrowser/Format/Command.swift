// SPDX-License-Identifier: Apache-2.0

/// The commands in the buffer for the page. `Runtime/format.md` says which words follow each number.
public enum Command: UInt32, CaseIterable, Sendable {
  // Layers, touches and time.
  /// Makes a layer of a given form, above all others.
  case layerInsert = 1
  /// Removes a layer, with its dimming.
  case layerRemove = 2
  /// Changes the form of a layer. Its content stays.
  case layerReshape = 3
  /// Shows a layer at a placement, and ends its motion.
  case layerPlace = 4
  /// Runs a layer along key points, and replaces its motion.
  case layerMove = 5
  /// Sets which touches a layer and its dimming take.
  case layerTouches = 6
  /// Sets the phase of a layer's presentation, for the page's styles and tests.
  case layerPhase = 7
  /// Sets the name of the selected detent, for assistive technologies and for styles.
  case layerDetent = 8
  /// Sets the owner of a finger: the sheet, a scroller or the content.
  case touchClaim = 9
  /// Sets a scroller's offset during a gesture that the sheet owns.
  case scrollTo = 10
  /// Removes the focus from a field in a layer.
  case editingEnd = 11
  /// Sets when to send `Message.advance`. Only the last one in a buffer has an effect.
  case wake = 12

  // Views.
  /// Makes the element of a view. Its kind never changes.
  case viewCreate = 32
  /// Removes a view's element for good.
  case viewRemove = 33
  /// Sets a view's children, from back to front.
  case viewChildren = 34
  /// Puts a view into a layer. The view fills the layer.
  case viewContent = 35
  /// Places a view in its parent, and sets the height to allot to it.
  case viewFrame = 36
  /// Sets background, alpha, corners, border and shadow together.
  case viewStyle = 37
  /// Sets a label's or a field's text with its font.
  case viewText = 38
  /// Sets a picture and how it fills the view, or removes it.
  case viewImage = 39
  /// Sets the size of a scroller's content, and its insets.
  case viewScrollContent = 40
  /// Sets a scroller's offset for the app.
  case viewScrollOffset = 41
  /// Sets whether a control is enabled and looks pressed.
  case viewControl = 42
  /// Sets role, label and value for assistive technologies.
  case viewAccessibility = 43
  /// Sets a view's transform about its center.
  case viewTransform = 44
  /// Sets the blur of the content behind a view. 0 removes it.
  case viewBackdrop = 45
  /// Sets a field's keyboard, return key and border.
  case viewInput = 46
  /// Sets a field's selection, in UTF-16 units.
  case viewSelection = 47
  /// Gives a field the focus or removes it. Comes after all other commands of its buffer.
  case viewFocus = 48
  /// Puts a view behind and around a layer's content, as a popover's background.
  case viewPopoverBackground = 49
  /// Sets how a scroller scrolls. Comes before an offset.
  case viewScrolling = 54
  /// Sets the curve of a view's corners, and its mask.
  case viewShape = 55
  /// Runs a view along key points, and replaces its motion.
  case viewMotion = 56
  /// Requests reports of a finger's moves, or claims the finger for the app.
  case touchWatch = 57
  /// Makes assistive technologies read a text aloud.
  case announcement = 59
  /// Moves assistive technologies to a view. Follows all other commands of its buffer.
  case viewReading = 60
  /// Sets the offsets at which a scroller comes to rest.
  case viewScrollSnaps = 61
  /// Opens an address in a new tab.
  case openAddress = 62
  /// Opens the dialog for the user's own files, starts reports of file drags, or releases a file.
  case files = 63

  // Elements. These commands come after all others of a turn, because they run the page's own code.
  /// Reports a dismissal, a selection or a drag to an element.
  case sheetNotice = 64
  /// Reports the position of an element's sheet. Frames of a motion are reported only if the element asked for them.
  case sheetProgress = 65
  /// Asks an element a question. It answers with `Message.sheetAnswer`.
  case sheetQuestion = 66
  /// Reports to an element which detent is selected, and whether there are larger and smaller ones.
  case sheetDetent = 67
}
