// SPDX-License-Identifier: Apache-2.0

/// A detent's name inside the engine. `DetentTable` gives the keys of identifiers.
public struct DetentKey: RawRepresentable, Hashable, Sendable {
  /// 0 and 1 are the system's; a `DetentTable` counts on from 2.
  public var rawValue: Int32

  /// A key from its number; the engine compares keys and never interprets them.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The system's half, whatever `height` it comes with.
  public static var medium: DetentKey { DetentKey(rawValue: 0) }
  /// The system's full height; stands in where no detent is active.
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
    /// The height of the content, as the layer above has measured it; a change is animated.
    case fitted(Double)
    /// Takes no part for now.
    case inactive
  }

  /// Names the detent in selections and notices; of several with one key the first declared counts.
  public var key: DetentKey
  /// Resolved at each layout; values are clamped to 0...maximum, and NaN is inactive.
  public var height: Height

  /// A detent as given; the engine sanitises its height when it resolves it.
  public init(key: DetentKey, height: Height) {
    self.key = key
    self.height = height
  }

  /// The system's half, at `SheetTuning.mediumFraction` of the maximum.
  public static var medium: Detent { Detent(key: .medium, height: .medium) }
  /// The system's full height, which is always active.
  public static var large: Detent { Detent(key: .large, height: .large) }
}
