/// How a view controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The system's choice; it reads as `.pageSheet` once set.
  case automatic = -2
  /// Covers the window and takes what is below off the screen.
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  /// Covers the window; what is below stays visible.
  case overFullScreen = 5
}
