// SPDX-License-Identifier: Apache-2.0

/// A press of a button or a key. Quire creates none: an app receives keys by `UIKeyCommand`.
@preconcurrency @MainActor public final class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Sendable {
    /// The press began.
    case began = 0
    /// The force of the press changed.
    case changed = 1
    /// The press has not changed.
    case stationary = 2
    /// The press ended.
    case ended = 3
    /// The system took over the press.
    case cancelled = 4
  }

  /// The button of a press.
  public enum PressType: Int, Sendable {
    /// Up on a remote control.
    case upArrow = 0
    /// Down on a remote control.
    case downArrow = 1
    /// Left on a remote control.
    case leftArrow = 2
    /// Right on a remote control.
    case rightArrow = 3
    /// The button to select.
    case select = 4
    /// The button for the menu.
    case menu = 5
    /// The button to play or to pause.
    case playPause = 6
    /// The button for the next page.
    case pageUp = 30
    /// The button for the previous page.
    case pageDown = 31
  }

  /// The phase in the latest event.
  public let phase = Phase.began
  /// The button.
  public let type = PressType.select
  /// The time of the latest event, in seconds.
  public let timestamp: TimeInterval = 0
  /// The force of the press.
  public let force: CGFloat = 0

  override init() {
    super.init()
  }
}

/// An event with presses. Quire creates none: an app receives keys by `UIKeyCommand`.
@preconcurrency @MainActor public final class UIPressesEvent: UIEvent {
  /// All presses.
  public var allPresses: Set<UIPress> { [] }
}
