// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)

  #if hasFeature(Embedded)
    extension Formatter {
      /// How a unit is written.
      public enum UnitStyle: Int, Sendable {
        /// "5km".
        case short = 1
        /// "5 km".
        case medium = 2
        /// "5 kilometers".
        case long = 3
      }
    }
  #endif

  /// A formatter that describes measurements, such as "5 km". Foundation for Linux has none. A measurement keeps its
  /// unit: units of the user's region are not chosen. The names of units are English in every language.
  public final class MeasurementFormatter: Formatter {
    /// Options for the unit.
    public struct UnitOptions: OptionSet, Sendable {
      /// The bits of the options.
      public let rawValue: UInt

      /// Creates options from their bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// The unit is that of the measurement, as it always is here.
      public static let providedUnit = UnitOptions(rawValue: 1)
      /// Kept, but without an effect: the unit is that of the measurement.
      public static let naturalScale = UnitOptions(rawValue: 2)
      /// Temperatures have only the sign of degrees.
      public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    // Safe because formatters are used on one thread.

    /// Options for the unit; none by default.
    @safe nonisolated(unsafe) public var unitOptions: UnitOptions = []
    /// How a unit is written; `medium` by default.
    @safe nonisolated(unsafe) public var unitStyle = Formatter.UnitStyle.medium
    /// Kept, but without an effect: `numberFormatter` has a locale of its own.
    @safe nonisolated(unsafe) public var locale: Locale! = Locale.current
    /// The formatter of the number; at most three digits after the point by default.
    @safe nonisolated(unsafe) public var numberFormatter: NumberFormatter! = {
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      formatter.maximumFractionDigits = 3
      return formatter
    }()

    /// Returns the text for a measurement.
    nonisolated public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
      let symbol = Self.symbol(of: measurement.unit)
      let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
      if symbol.hasPrefix("°") {
        if unitOptions.contains(.temperatureWithoutUnit) { return number + "°" }
        if unitStyle != .long { return number + symbol }
      }
      switch unitStyle {
      case .short: return number + symbol
      case .medium: return number + " " + symbol
      case .long: return number + " " + Self.name(of: symbol, isOne: measurement.value == 1)
      #if !hasFeature(Embedded)
        @unknown default: return number + " " + symbol
      #endif
      }
    }

    /// Returns the text for a unit.
    nonisolated public func string(from unit: Unit) -> String {
      unitStyle == .long ? Self.name(of: Self.symbol(of: unit), isOne: false) : Self.symbol(of: unit)
    }

    /// Returns a unit's symbol. Foundation for Linux has other symbols for hours and minutes than Apple's systems.
    nonisolated private static func symbol(of unit: Unit) -> String {
      guard unit is UnitDuration else { return unit.symbol }
      return unit.symbol.hasSameBytes(as: "h") ? "hr" : unit.symbol.hasSameBytes(as: "m") ? "min" : unit.symbol
    }

    /// Returns the name for a symbol, or the symbol if it has no name here.
    nonisolated private static func name(of symbol: String, isOne: Bool) -> String {
      let names: [(StaticString, StaticString, StaticString)] = [
        ("km", "kilometer", "kilometers"), ("m", "meter", "meters"), ("cm", "centimeter", "centimeters"),
        ("mm", "millimeter", "millimeters"), ("in", "inch", "inches"), ("ft", "foot", "feet"), ("yd", "yard", "yards"),
        ("mi", "mile", "miles"), ("NM", "nautical mile", "nautical miles"), ("kg", "kilogram", "kilograms"),
        ("g", "gram", "grams"), ("mg", "milligram", "milligrams"), ("oz", "ounce", "ounces"), ("lb", "pound", "pounds"),
        ("st", "stone", "stones"), ("hr", "hour", "hours"), ("min", "minute", "minutes"), ("s", "second", "seconds"),
        ("ms", "millisecond", "milliseconds"), ("K", "kelvin", "kelvins"), ("°C", "degree Celsius", "degrees Celsius"),
        ("°F", "degree Fahrenheit", "degrees Fahrenheit"), ("m/s", "meter per second", "meters per second"),
        ("km/h", "kilometer per hour", "kilometers per hour"), ("mph", "mile per hour", "miles per hour"),
        ("kn", "knot", "knots"), ("L", "liter", "liters"), ("mL", "milliliter", "milliliters"),
        ("tsp", "teaspoon", "teaspoons"), ("tbsp", "tablespoon", "tablespoons"), ("cup", "cup", "cups"),
        ("pt", "pint", "pints"), ("qt", "quart", "quarts"), ("gal", "gallon", "gallons"),
        ("fl oz", "fluid ounce", "fluid ounces"), ("J", "joule", "joules"), ("kJ", "kilojoule", "kilojoules"),
        ("cal", "calorie", "calories"), ("kCal", "kilocalorie", "kilocalories"), ("W", "watt", "watts"),
        ("kW", "kilowatt", "kilowatts"), ("°", "degree", "degrees"), ("rad", "radian", "radians"),
        ("B", "byte", "bytes"),
        ("kB", "kilobyte", "kilobytes"), ("MB", "megabyte", "megabytes"), ("GB", "gigabyte", "gigabytes"),
      ]
      guard let found = names.first(where: { $0.0.description.hasSameBytes(as: symbol) }) else { return symbol }
      return (isOne ? found.1 : found.2).description
    }
  }

#endif
