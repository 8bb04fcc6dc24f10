// SPDX-License-Identifier: Apache-2.0

/// The name of a detent inside the engine. `DetentTable` returns the keys of identifiers.
public struct DetentKey: RawRepresentable, Hashable, Sendable {
  /// The number of the key. 0 and 1 are the system's; a `DetentTable` counts up from 2.
  public var rawValue: Int32

  /// Creates a key from its number. The engine compares keys and never interprets them.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The key of the system's half height, regardless of its `height`.
  public static var medium: DetentKey { DetentKey(rawValue: 0) }
  /// The key of the system's full height, which is used if no detent is active.
  public static var large: DetentKey { DetentKey(rawValue: 1) }
}

/// A height at which a sheet rests.
public struct Detent: Hashable, Sendable {
  /// The definition of a height. Values are heights inside the safe area, in points.
  public enum Height: Hashable, Sendable {
    /// The system's half height. Inactive in compact height.
    case medium
    /// The largest possible height. Always active.
    case large
    /// A value that the layer above has resolved for the current environment.
    case value(Double)
    /// The height of the content, as the layer above has measured it. A change is animated.
    case fitted(Double)
    /// Not active at present.
    case inactive
  }

  /// The name of the detent in selections and notices. Of several detents with one key, the first declared counts.
  public var key: DetentKey
  /// The height, resolved at each layout. Values are clamped to 0...maximum, and NaN is inactive.
  public var height: Height

  /// Creates a detent. The engine sanitizes the height when it resolves it.
  public init(key: DetentKey, height: Height) {
    self.key = key
    self.height = height
  }

  /// The system's half height, at `SheetTuning.mediumFraction` of the maximum.
  public static var medium: Detent { Detent(key: .medium, height: .medium) }
  /// The system's full height, which is always active.
  public static var large: Detent { Detent(key: .large, height: .large) }
}
