// SPDX-License-Identifier: Apache-2.0

/// The base class of haptic feedback generators.
///
/// In a page, feedback is a vibration, which only browsers on Android phones support, and only after the user's first
/// press. Elsewhere it does nothing.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  package override init() {
    super.init()
  }

  /// Creates a generator. `view` has no effect.
  public convenience init(view: UIView) {
    self.init()
  }

  /// Does nothing: vibration in a page needs no preparation.
  open func prepare() {}

  final func vibrate(_ times: [UInt32]) {
    guard Session.current != nil else { return }
    HostServices.device.vibrate(times)
  }
}

/// Feedback for an impact, for example when a dragged view collides with another.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass or stiffness of the colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    /// A light impact: 10 ms.
    case light = 0
    /// A medium impact: 20 ms.
    case medium = 1
    /// A heavy impact: 30 ms.
    case heavy = 2
    /// A soft impact: 25 ms.
    case soft = 3
    /// A rigid impact: 12 ms.
    case rigid = 4

    /// The duration of the vibration, in milliseconds. Decisions: a phone's motor needs about 10 ms to start.
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

  /// Creates a generator with the style `medium`.
  public override init() {
    style = .medium
    super.init()
  }

  /// Creates a generator with a style. `view` has no effect.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  /// Vibrates once.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Vibrates once. `intensity` scales the duration and is clamped to 0...1.
  open func impactOccurred(intensity: CGFloat) {
    let part = intensity > 0 ? min(intensity, 1) : 0
    guard part > 0 else { return }
    vibrate([UInt32(max(1, style.duration * part))])
  }

  /// Vibrates once. `location` has no effect.
  open func impactOccurred(at location: CGPoint) { impactOccurred() }
}

/// Feedback for a changing selection, for example in a picker wheel.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator.
  public override init() {
    super.init()
  }

  /// Vibrates for 5 milliseconds.
  open func selectionChanged() { vibrate([5]) }
}

/// Feedback for the outcome of a task.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task succeeded.
    case success = 0
    /// The task produced a warning.
    case warning = 1
    /// The task failed.
    case error = 2
  }

  /// Creates a generator.
  public override init() {
    super.init()
  }

  /// Vibrates twice for a success or a warning, with a longer pause for a warning, and three times for an error.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    switch notificationType {
    case .success: vibrate([15, 80, 25])
    case .warning: vibrate([25, 120, 15])
    case .error: vibrate([20, 60, 20, 60, 30])
    }
  }
}
