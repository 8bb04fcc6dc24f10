// SPDX-License-Identifier: Apache-2.0

extension UITouch {
  /// The kind of a touch.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen; every touch here.
    case direct = 0
    /// A finger on a remote control.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3

    /// The older name of `pencil`.
    public static var stylus: TouchType { .pencil }
  }

  /// The kind of the touch; always `direct`, because hosts report a pointer and a pencil as a finger.
  public var type: TouchType { .direct }

  /// The force of the touch; always 0, because hosts do not report it.
  public var force: CGFloat { 0 }
  /// The largest force; always 0, which means that the force is not known.
  public var maximumPossibleForce: CGFloat { 0 }
  /// The radius of the touch, in points. Always 20, that of a fingertip, because hosts do not report it.
  public var majorRadius: CGFloat { 20 }
  /// The precision of the radius, in points.
  public var majorRadiusTolerance: CGFloat { 20 }
  /// The angle between a pencil and the screen, in radians. Always that of an upright pencil.
  public var altitudeAngle: CGFloat { .pi / 2 }
  /// Returns the direction of a pencil, in radians; always 0.
  public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Returns the direction of a pencil as a vector; always that of the x axis.
  public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// Returns the same location as `location(in:)`, which is as precise as hosts report it.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Returns the same location as `previousLocation(in:)`, which is as precise as hosts report it.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

extension UIEvent {
  /// The kind of an event within its type.
  public enum EventSubtype: Int, Sendable {
    /// No kind; that of touches.
    case none = 0
    /// A shake of the device.
    case motionShake = 1
    /// The key to play.
    case remoteControlPlay = 100
    /// The key to pause.
    case remoteControlPause = 101
    /// The key to stop.
    case remoteControlStop = 102
    /// The key to play or to pause.
    case remoteControlTogglePlayPause = 103
    /// The key for the next track.
    case remoteControlNextTrack = 104
    /// The key for the previous track.
    case remoteControlPreviousTrack = 105
    /// The beginning of seeking backward.
    case remoteControlBeginSeekingBackward = 106
    /// The end of seeking backward.
    case remoteControlEndSeekingBackward = 107
    /// The beginning of seeking forward.
    case remoteControlBeginSeekingForward = 108
    /// The end of seeking forward.
    case remoteControlEndSeekingForward = 109
  }

  /// A set of buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The raw bits, with the same values as Apple's.
    public var rawValue: Int

    /// Creates a set from raw bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The primary button.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The secondary button.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// Returns the button with a number, from 1 for the primary button.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      buttonNumber > 0 && buttonNumber <= 31 ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }

  /// The kind of the event within its type; always `none`.
  public final var subtype: EventSubtype { .none }
  /// The modifier keys that are held down; always empty, because hosts do not report them with touches.
  public final var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons of the pointer that are held down; always empty, because hosts report a pointer as a finger.
  public final var buttonMask: ButtonMask { [] }

  /// Returns the touches between the previous event and this one: only the touch itself, because hosts report one
  /// location for each event.
  public final func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// Returns the touches that are expected next; always empty, because Quire predicts none.
  public final func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
  /// Returns the touches that a recognizer watches.
  public final func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches.map { all in Set(all.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }) }
  }
}
