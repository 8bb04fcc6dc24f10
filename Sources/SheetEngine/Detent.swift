/// A detent's name inside the engine. `DetentTable` gives the keys of identifiers.
public struct DetentKey: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int32

  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  public static var medium: DetentKey { DetentKey(rawValue: 0) }
  public static var large: DetentKey { DetentKey(rawValue: 1) }
}

/// A height where a sheet rests.
public struct Detent: Hashable, Sendable {
  /// How the height comes about. Values are heights inside the safe area, in points.
  public enum Height: Hashable, Sendable {
    /// The system's half; inactive in compact height.
    case medium
    /// The largest possible height; always active.
    case large
    /// A value that the layer above has resolved for the present environment.
    case value(Double)
    /// The height of the content, as the layer above has measured it; a new one is taken up animated.
    case fitted(Double)
    /// Takes no part for now.
    case inactive
  }

  public var key: DetentKey
  public var height: Height

  public init(key: DetentKey, height: Height) {
    self.key = key
    self.height = height
  }

  public static var medium: Detent { Detent(key: .medium, height: .medium) }
  public static var large: Detent { Detent(key: .large, height: .large) }
}
