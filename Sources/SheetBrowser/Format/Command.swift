/// What a command in the buffer asks of the page. `Runtime/format.md` says which words follow each number.
public enum Command: UInt32, CaseIterable, Sendable {
  // The sheet's own: layers, touches, time.
  case layerInsert = 1
  case layerRemove = 2
  case layerReshape = 3
  case layerPlace = 4
  case layerMove = 5
  case layerTouches = 6
  case layerPhase = 7
  case layerDetent = 8
  case touchClaim = 9
  case scrollTo = 10
  case editingEnd = 11
  case wake = 12

  // The view layer's.
  case viewCreate = 32
  case viewRemove = 33
  case viewChildren = 34
  case viewContent = 35
  case viewFrame = 36
  case viewStyle = 37
  case viewText = 38
  case viewImage = 39
  case viewScrollContent = 40
  case viewScrollOffset = 41
  case viewControl = 42
  case viewAccessibility = 43
  case viewTransform = 44
  case viewBackdrop = 45
  case viewInput = 46
  case viewSelection = 47
  case viewFocus = 48
  case viewSurround = 49
  case viewMotion = 56
  case touchWatch = 57
}
