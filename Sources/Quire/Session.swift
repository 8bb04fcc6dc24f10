import SheetEngine

/// One running app on one host: what the host calls, and where a turn is made.
///
/// Not Apple's: a host's side of the seam. An app never sees it.
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

  /// Starts nothing yet; `start` makes the first turn.
  public init(host: any Host, environment: Environment, appearance: Appearance, resources: [Resource]) {
    self.host = host
  }
}
