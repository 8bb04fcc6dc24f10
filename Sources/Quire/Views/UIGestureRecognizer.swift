/// Watches fingers for a gesture.
///
/// An app can't make one yet: those that are there belong to sheets, and the engine drives them.
@MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    public static let recognized = State.ended
  }

  public final package(set) var state = State.possible
  /// The view whose touches it watches.
  @Weak public final package(set) var view: UIView?
  /// For the developer; it changes nothing.
  public final var name: String?
  /// Of the latest finger, in the window.
  final var point = CGPoint.zero

  // `package`, because an internal one is compiled into an app's module too, and the linker finds it twice.
  package override init() {
    super.init()
  }

  /// Where the latest finger is, in a view's coordinates; `nil` stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return point }
    return window.convert(point, to: view)
  }
}
