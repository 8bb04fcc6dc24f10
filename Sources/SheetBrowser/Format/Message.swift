/// What a message from the page tells. `Runtime/format.md` says which words follow each number.
public enum Message: UInt32, CaseIterable, Sendable {
  case start = 1
  case environment = 2
  case touchBegan = 3
  case touchMoved = 4
  case touchEnded = 5
  case touchCancelled = 6
  case wheel = 7
  case partActivated = 8
  case escape = 9
  case advance = 10
  case finishMotion = 11
  case scrolled = 12
  case viewActivated = 13
  case viewFocused = 20
  case viewEdited = 21
  case viewSelected = 22
  case viewReturned = 23
  case partStepped = 24
}
