import SheetEngine

/// One running app on one host: what the host calls, and where a turn is made.
///
/// Not Apple's: a host's side of the seam. An app never sees it. Each call below that takes a `now` is one turn
/// and ends in exactly one `Host.submit`; the calls don't nest.
@MainActor public final class Session {
  public enum Appearance: Sendable {
    case light, dark
  }

  /// A picture among the app's resources.
  public struct Resource: Sendable {
    public var path: String
    public var size: Size

    public init(path: String, size: Size) {
      self.path = path
      self.size = size
    }
  }

  private unowned(unsafe) let host: any Host
  /// The behaviour of the window's presentations; a host may sample it, and changes it by the calls below.
  public private(set) var stack: Stack
  private var effects = Effects()

  /// Starts nothing yet; `start` makes the first turn. The host must outlive the session.
  public init(host: any Host, environment: Environment, appearance: Appearance, resources: [Resource]) {
    self.host = host
    stack = Stack(environment: environment)
  }

  /// Makes the app's root view controller and shows it. `root` runs once, within the first turn.
  public func start(root: () -> UIViewController, now: Seconds) {
    _ = root()
    submit()
  }

  /// Touches, wheels, activation of grabber and dimming, escape, `advance` and `finishMotion`.
  ///
  /// An environment goes through `environmentChanged`, which resolves detents; presentations are the app's.
  public func handle(_ input: Input) {
    stack.handle(input, into: &effects)
    submit()
  }

  /// The window's size, its safe area, the keyboard, preferences, or light and dark changed.
  public func environmentChanged(_ environment: Environment, appearance: Appearance, now: Seconds) {
    submit()
  }

  /// A native control was pressed: clicked, tapped, or activated by key or by an assistive technology.
  public func activate(_ view: ViewID, now: Seconds) {
    submit()
  }

  /// The host's scroller moved, by itself or because the engine said so. 0 is the top left end of the range.
  public func scrolled(_ view: ViewID, to offset: Vector, now: Seconds) {
    submit()
  }

  /// The selected detent's identifier as Apple's names have it; the smallest one's while none was selected.
  /// `nil` for what isn't a sheet or isn't there.
  public func detentIdentifier(of id: PresentationID) -> String? {
    nil
  }

  private func submit() {
    host.submit(Turn(views: [], effects: effects))
    effects.removeAll()
  }
}
