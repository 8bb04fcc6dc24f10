// SPDX-License-Identifier: Apache-2.0

/// The settings of a recognizer that few apps change.
@MainActor final class GestureSettings: NSObject {
  var delaysTouchesBegan = false
  var delaysTouchesEnded = true
  var requiresExclusiveTouchType = true
  /// The kinds of touches; `nil` for all.
  var touchTypes: [NSNumber]?
  /// The kinds of presses; `nil` for all.
  var pressTypes: [NSNumber]?
  var buttons = UIEvent.ButtonMask.primary
  var scrollTypes: UIScrollTypeMask = []
  /// Whether the recognizer watches neither fingers nor the primary button of a pointer.
  var refusesFingers = false

  override init() {
    super.init()
  }

  /// Determines whether fingers are watched.
  func update() {
    let isAllowed =
      touchTypes?.contains { number in
        let type = UITouch.TouchType(rawValue: number.intValue)
        return type == .direct || type == .indirectPointer
      } ?? true
    refusesFingers = !isAllowed || !buttons.contains(.primary)
  }
}

/// The kinds of scrolling that a recognizer accepts.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The raw bits, with the same values as Apple's.
  public var rawValue: Int

  /// Creates kinds from raw bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The steps of a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Two fingers on a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both kinds.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

extension UIGestureRecognizer {
  final var gestureSettings: GestureSettings {
    if let settings { return settings }
    let made = GestureSettings()
    settings = made
    return made
  }

  /// Whether views receive touches only after the recognizer has failed; `false` by default. It has no effect in Quire:
  /// views receive touches at once, and lose them when the gesture is recognized.
  public final var delaysTouchesBegan: Bool {
    get { settings?.delaysTouchesBegan ?? false }
    set { gestureSettings.delaysTouchesBegan = newValue }
  }

  /// Whether views receive the end of touches only after the recognizer has failed; `true` by default. It has no effect
  /// in Quire: views receive the end at once.
  public final var delaysTouchesEnded: Bool {
    get { settings?.delaysTouchesEnded ?? true }
    set { gestureSettings.delaysTouchesEnded = newValue }
  }

  /// The kinds of touches that the recognizer watches, as raw values of `UITouch.TouchType`; all by default. Every
  /// touch here is `direct`. Without that kind and `indirectPointer`, the recognizer watches none.
  public final var allowedTouchTypes: [NSNumber] {
    get { settings?.touchTypes ?? [0, 1, 2, 3].map { (type: Int) in NSNumber(value: type) } }
    set {
      gestureSettings.touchTypes = newValue
      gestureSettings.update()
    }
  }

  /// The kinds of presses that the recognizer watches, as raw values of `UIPress.PressType`; empty by default. It has
  /// no effect in Quire: recognizers do not watch keys.
  public final var allowedPressTypes: [NSNumber] {
    get { settings?.pressTypes ?? [] }
    set { gestureSettings.pressTypes = newValue }
  }

  /// Whether the touches of a gesture must be of the same kind; `true` by default. It has no effect in Quire, because
  /// all touches are of one kind.
  public final var requiresExclusiveTouchType: Bool {
    get { settings?.requiresExclusiveTouchType ?? true }
    set { gestureSettings.requiresExclusiveTouchType = newValue }
  }

  /// The modifier keys that are held down; always empty, because hosts do not report them with touches.
  public final var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons of the pointer that are held down; always empty, because hosts report a pointer as a finger.
  public final var buttonMask: UIEvent.ButtonMask { [] }
}

extension UITapGestureRecognizer {
  /// The buttons of a pointer that the tap needs; `primary` by default. A finger counts as the primary button.
  /// Because hosts report no other button, a tap that does not need the primary button is never recognized.
  public final var buttonMaskRequired: UIEvent.ButtonMask {
    get { settings?.buttons ?? .primary }
    set {
      gestureSettings.buttons = newValue
      gestureSettings.update()
    }
  }
}

extension UIPanGestureRecognizer {
  /// The kinds of scrolling that the recognizer accepts; none by default. It has no effect in Quire: a wheel moves
  /// scroll views and sheets only.
  public final var allowedScrollTypesMask: UIScrollTypeMask {
    get { settings?.scrollTypes ?? [] }
    set { gestureSettings.scrollTypes = newValue }
  }
}
