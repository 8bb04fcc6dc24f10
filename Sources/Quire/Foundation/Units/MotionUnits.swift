// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A unit of time. Values are converted by way of seconds.
  @preconcurrency @MainActor public final class UnitDuration: Dimension {
    /// Returns the unit by way of which values are converted.
    nonisolated public override class func baseUnit() -> Self { seconds as! Self }
    /// Hours.
    nonisolated public static let hours = UnitDuration("h", 3600.0)
    /// Minutes.
    nonisolated public static let minutes = UnitDuration("m", 60.0)
    /// Seconds.
    nonisolated public static let seconds = UnitDuration("s", 1.0)
    /// Milliseconds.
    nonisolated public static let milliseconds = UnitDuration("ms", 0.001)
    /// Microseconds.
    nonisolated public static let microseconds = UnitDuration("µs", 1e-06)
    /// Nanoseconds.
    nonisolated public static let nanoseconds = UnitDuration("ns", 1e-09)
    /// Picoseconds.
    nonisolated public static let picoseconds = UnitDuration("ps", 1e-12)
  }

  /// A unit of speed. Values are converted by way of meters per second.
  @preconcurrency @MainActor public final class UnitSpeed: Dimension {
    /// Returns the unit by way of which values are converted.
    nonisolated public override class func baseUnit() -> Self { metersPerSecond as! Self }
    /// Meters per second.
    nonisolated public static let metersPerSecond = UnitSpeed("m/s", 1.0)
    /// Kilometers per hour.
    nonisolated public static let kilometersPerHour = UnitSpeed("km/h", 0.277778)
    /// Miles per hour.
    nonisolated public static let milesPerHour = UnitSpeed("mph", 0.44704)
    /// Knots.
    nonisolated public static let knots = UnitSpeed("kn", 0.514444)
  }

  /// A unit of acceleration. Values are converted by way of meters per second squared.
  @preconcurrency @MainActor public final class UnitAcceleration: Dimension {
    /// Returns the unit by way of which values are converted.
    nonisolated public override class func baseUnit() -> Self { metersPerSecondSquared as! Self }
    /// Meters per second squared.
    nonisolated public static let metersPerSecondSquared = UnitAcceleration("m/s²", 1.0)
    /// The acceleration of the earth's gravity.
    nonisolated public static let gravity = UnitAcceleration("g", 9.81)
  }

  /// A unit of frequency. Values are converted by way of hertz.
  @preconcurrency @MainActor public final class UnitFrequency: Dimension {
    /// Returns the unit by way of which values are converted.
    nonisolated public override class func baseUnit() -> Self { hertz as! Self }
    /// Terahertz.
    nonisolated public static let terahertz = UnitFrequency("THz", 1000000000000.0)
    /// Gigahertz.
    nonisolated public static let gigahertz = UnitFrequency("GHz", 1000000000.0)
    /// Megahertz.
    nonisolated public static let megahertz = UnitFrequency("MHz", 1000000.0)
    /// Kilohertz.
    nonisolated public static let kilohertz = UnitFrequency("kHz", 1000.0)
    /// Hertz.
    nonisolated public static let hertz = UnitFrequency("Hz", 1.0)
    /// Millihertz.
    nonisolated public static let millihertz = UnitFrequency("mHz", 0.001)
    /// Microhertz.
    nonisolated public static let microhertz = UnitFrequency("µHz", 1e-06)
    /// Nanohertz.
    nonisolated public static let nanohertz = UnitFrequency("nHz", 1e-09)
  }

#endif
