// SPDX-License-Identifier: Apache-2.0

/// An object that makes the device vibrate briefly.
///
/// In a page, it vibrates where the browser can, which is on phones with Android, and only after the user's first press.
/// Elsewhere it does nothing.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  package override init() {
    super.init()
  }

  /// Creates a generator for a view, which has no effect here.
  public convenience init(view: UIView) {
    self.init()
  }

  /// Has no effect: a page's vibration needs no preparation.
  open func prepare() {}

  final func vibrate(_ times: [UInt32]) {
    guard Session.current != nil else { return }
    HostServices.device.vibrate(times)
  }
}

/// Feedback for a collision, for example of a dragged view with another.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass or the hardness of what collides.
  public enum FeedbackStyle: Int, Sendable {
    /// Light: 10 ms.
    case light = 0
    /// Medium: 20 ms.
    case medium = 1
    /// Heavy: 30 ms.
    case heavy = 2
    /// Soft: 25 ms.
    case soft = 3
    /// Rigid: 12 ms.
    case rigid = 4

    /// The duration of the vibration, in milliseconds. Decisions: a motor in a phone needs about 10 ms to start.
    fileprivate var duration: CGFloat {
      switch self {
      case .light: 10
      case .medium: 20
      case .heavy: 30
      case .soft: 25
      case .rigid: 12
      }
    }
  }

  private final let style: FeedbackStyle

  /// Creates a generator with a style.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator of the style `medium`.
  public override init() {
    style = .medium
    super.init()
  }

  /// Creates a generator with a style for a view, which has no effect here.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  /// Vibrates once.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Vibrates once, for a fraction of the usual time: 0...1. A value outside counts as the nearest end.
  open func impactOccurred(intensity: CGFloat) {
    let part = intensity > 0 ? min(intensity, 1) : 0
    guard part > 0 else { return }
    vibrate([UInt32(max(1, style.duration * part))])
  }

  /// Vibrates once; the location has no effect here.
  open func impactOccurred(at location: CGPoint) { impactOccurred() }
}

/// Feedback for a selection that changes, for example in a wheel of a picker.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator.
  public override init() {
    super.init()
  }

  /// Vibrates very briefly.
  open func selectionChanged() { vibrate([5]) }
}

/// Feedback for the result of a task.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task has succeeded.
    case success = 0
    /// The task has a warning.
    case warning = 1
    /// The task has failed.
    case error = 2
  }

  /// Creates a generator.
  public override init() {
    super.init()
  }

  /// Vibrates twice for a success, longer for a warning, and three times for an error.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    switch notificationType {
    case .success: vibrate([15, 80, 25])
    case .warning: vibrate([25, 120, 15])
    case .error: vibrate([20, 60, 20, 60, 30])
    }
  }
}
