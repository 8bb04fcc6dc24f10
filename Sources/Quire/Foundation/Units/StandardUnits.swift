// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A unit of length. Values are converted by way of meters.
  @preconcurrency @MainActor public final class UnitLength: Dimension {
    /// Returns the unit by way of which values are converted.
    nonisolated public override class func baseUnit() -> Self { meters as! Self }
    /// Megameters.
    nonisolated public static let megameters = UnitLength("Mm", 1000000.0)
    /// Kilometers.
    nonisolated public static let kilometers = UnitLength("km", 1000.0)
    /// Hectometers.
    nonisolated public static let hectometers = UnitLength("hm", 100.0)
    /// Decameters.
    nonisolated public static let decameters = UnitLength("dam", 10.0)
    /// Meters.
    nonisolated public static let meters = UnitLength("m", 1.0)
    /// Decimeters.
    nonisolated public static let decimeters = UnitLength("dm", 0.1)
    /// Centimeters.
    nonisolated public static let centimeters = UnitLength("cm", 0.01)
    /// Millimeters.
    nonisolated public static let millimeters = UnitLength("mm", 0.001)
    /// Micrometers.
    nonisolated public static let micrometers = UnitLength("µm", 1e-06)
    /// Nanometers.
    nonisolated public static let nanometers = UnitLength("nm", 1e-09)
    /// Inches.
    nonisolated public static let inches = UnitLength("in", 0.0254)
    /// Feet.
    nonisolated public static let feet = UnitLength("ft", 0.3048)
    /// Yards.
    nonisolated public static let yards = UnitLength("yd", 0.9144)
    /// Miles.
    nonisolated public static let miles = UnitLength("mi", 1609.34)
    /// Lightyears.
    nonisolated public static let lightyears = UnitLength("ly", 9461000000000000.0)
    /// Nautical miles.
    nonisolated public static let nauticalMiles = UnitLength("NM", 1852.0)
    /// Astronomical units.
    nonisolated public static let astronomicalUnits = UnitLength("ua", 149600000000.0)
  }

  /// A unit of mass. Values are converted by way of kilograms.
  @preconcurrency @MainActor public final class UnitMass: Dimension {
    /// Returns the unit by way of which values are converted.
    nonisolated public override class func baseUnit() -> Self { kilograms as! Self }
    /// Kilograms.
    nonisolated public static let kilograms = UnitMass("kg", 1.0)
    /// Grams.
    nonisolated public static let grams = UnitMass("g", 0.001)
    /// Milligrams.
    nonisolated public static let milligrams = UnitMass("mg", 1e-06)
    /// Micrograms.
    nonisolated public static let micrograms = UnitMass("µg", 1e-09)
    /// Ounces.
    nonisolated public static let ounces = UnitMass("oz", 0.0283495)
    /// Pounds.
    nonisolated public static let pounds = UnitMass("lb", 0.453592)
    /// Stones.
    nonisolated public static let stones = UnitMass("st", 0.157473)
    /// Metric tons.
    nonisolated public static let metricTons = UnitMass("t", 1000.0)
    /// Short tons.
    nonisolated public static let shortTons = UnitMass("ton", 907.185)
    /// Carats.
    nonisolated public static let carats = UnitMass("ct", 0.0002)
  }

  /// A unit of time. Values are converted by way of seconds.
  @preconcurrency @MainActor public final class UnitDuration: Dimension {
    /// Returns the unit by way of which values are converted.
    nonisolated public override class func baseUnit() -> Self { seconds as! Self }
    /// Hours.
    nonisolated public static let hours = UnitDuration("hr", 3600.0)
    /// Minutes.
    nonisolated public static let minutes = UnitDuration("min", 60.0)
    /// Seconds.
    nonisolated public static let seconds = UnitDuration("s", 1.0)
    /// Milliseconds.
    nonisolated public static let milliseconds = UnitDuration("ms", 0.001)
    /// Microseconds.
    nonisolated public static let microseconds = UnitDuration("µs", 1e-06)
    /// Nanoseconds.
    nonisolated public static let nanoseconds = UnitDuration("ns", 1e-09)
  }

  /// A unit of temperature. Values are converted by way of kelvin.
  @preconcurrency @MainActor public final class UnitTemperature: Dimension {
    /// Returns the unit by way of which values are converted.
    nonisolated public override class func baseUnit() -> Self { kelvin as! Self }
    /// Kelvin.
    nonisolated public static let kelvin = UnitTemperature("K", 1.0)
    /// Celsius.
    nonisolated public static let celsius = UnitTemperature("°C", 1.0, 273.15)
    /// Fahrenheit.
    nonisolated public static let fahrenheit = UnitTemperature("°F", 0.55555555555556, 255.37222222222428)
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

  /// A unit of volume. Values are converted by way of liters.
  @preconcurrency @MainActor public final class UnitVolume: Dimension {
    /// Returns the unit by way of which values are converted.
    nonisolated public override class func baseUnit() -> Self { liters as! Self }
    /// Kiloliters.
    nonisolated public static let kiloliters = UnitVolume("kL", 1000.0)
    /// Liters.
    nonisolated public static let liters = UnitVolume("L", 1.0)
    /// Deciliters.
    nonisolated public static let deciliters = UnitVolume("dL", 0.1)
    /// Centiliters.
    nonisolated public static let centiliters = UnitVolume("cL", 0.01)
    /// Milliliters.
    nonisolated public static let milliliters = UnitVolume("mL", 0.001)
    /// Cubic meters.
    nonisolated public static let cubicMeters = UnitVolume("m³", 1000.0)
    /// Cubic centimeters.
    nonisolated public static let cubicCentimeters = UnitVolume("cm³", 0.001)
    /// Teaspoons.
    nonisolated public static let teaspoons = UnitVolume("tsp", 0.00492892)
    /// Tablespoons.
    nonisolated public static let tablespoons = UnitVolume("tbsp", 0.0147868)
    /// Fluid ounces.
    nonisolated public static let fluidOunces = UnitVolume("fl oz", 0.0295735)
    /// Cups.
    nonisolated public static let cups = UnitVolume("cup", 0.24)
    /// Pints.
    nonisolated public static let pints = UnitVolume("pt", 0.473176)
    /// Quarts.
    nonisolated public static let quarts = UnitVolume("qt", 0.946353)
    /// Gallons.
    nonisolated public static let gallons = UnitVolume("gal", 3.78541)
  }

  /// A unit of area. Values are converted by way of square meters.
  @preconcurrency @MainActor public final class UnitArea: Dimension {
    /// Returns the unit by way of which values are converted.
    nonisolated public override class func baseUnit() -> Self { squareMeters as! Self }
    /// Square kilometers.
    nonisolated public static let squareKilometers = UnitArea("km²", 1000000.0)
    /// Square meters.
    nonisolated public static let squareMeters = UnitArea("m²", 1.0)
    /// Square centimeters.
    nonisolated public static let squareCentimeters = UnitArea("cm²", 0.0001)
    /// Square inches.
    nonisolated public static let squareInches = UnitArea("in²", 0.00064516)
    /// Square feet.
    nonisolated public static let squareFeet = UnitArea("ft²", 0.092903)
    /// Square yards.
    nonisolated public static let squareYards = UnitArea("yd²", 0.836127)
    /// Square miles.
    nonisolated public static let squareMiles = UnitArea("mi²", 2590000.0)
    /// Acres.
    nonisolated public static let acres = UnitArea("ac", 4046.86)
    /// Ares.
    nonisolated public static let ares = UnitArea("a", 100.0)
    /// Hectares.
    nonisolated public static let hectares = UnitArea("ha", 10000.0)
  }

  /// A unit of angle. Values are converted by way of degrees.
  @preconcurrency @MainActor public final class UnitAngle: Dimension {
    /// Returns the unit by way of which values are converted.
    nonisolated public override class func baseUnit() -> Self { degrees as! Self }
    /// Degrees.
    nonisolated public static let degrees = UnitAngle("°", 1.0)
    /// Radians.
    nonisolated public static let radians = UnitAngle("rad", 180 / Double.pi)
    /// Revolutions.
    nonisolated public static let revolutions = UnitAngle("rev", 360.0)
  }

  /// A unit of energy. Values are converted by way of joules.
  @preconcurrency @MainActor public final class UnitEnergy: Dimension {
    /// Returns the unit by way of which values are converted.
    nonisolated public override class func baseUnit() -> Self { joules as! Self }
    /// Kilojoules.
    nonisolated public static let kilojoules = UnitEnergy("kJ", 1000.0)
    /// Joules.
    nonisolated public static let joules = UnitEnergy("J", 1.0)
    /// Kilocalories.
    nonisolated public static let kilocalories = UnitEnergy("kCal", 4184.0)
    /// Calories.
    nonisolated public static let calories = UnitEnergy("cal", 4.184)
    /// Kilowatt hours.
    nonisolated public static let kilowattHours = UnitEnergy("kWh", 3600000.0)
  }

  /// A unit of power. Values are converted by way of watts.
  @preconcurrency @MainActor public final class UnitPower: Dimension {
    /// Returns the unit by way of which values are converted.
    nonisolated public override class func baseUnit() -> Self { watts as! Self }
    /// Kilowatts.
    nonisolated public static let kilowatts = UnitPower("kW", 1000.0)
    /// Watts.
    nonisolated public static let watts = UnitPower("W", 1.0)
    /// Milliwatts.
    nonisolated public static let milliwatts = UnitPower("mW", 0.001)
    /// Horsepower.
    nonisolated public static let horsepower = UnitPower("hp", 745.7)
  }

  /// A unit of pressure. Values are converted by way of newtons per meters squared.
  @preconcurrency @MainActor public final class UnitPressure: Dimension {
    /// Returns the unit by way of which values are converted.
    nonisolated public override class func baseUnit() -> Self { newtonsPerMetersSquared as! Self }
    /// Newtons per meters squared.
    nonisolated public static let newtonsPerMetersSquared = UnitPressure("N/m²", 1.0)
    /// Hectopascals.
    nonisolated public static let hectopascals = UnitPressure("hPa", 100.0)
    /// Kilopascals.
    nonisolated public static let kilopascals = UnitPressure("kPa", 1000.0)
    /// Bars.
    nonisolated public static let bars = UnitPressure("bar", 100000.0)
    /// Millibars.
    nonisolated public static let millibars = UnitPressure("mbar", 100.0)
    /// Millimeters of mercury.
    nonisolated public static let millimetersOfMercury = UnitPressure("mmHg", 133.322)
    /// Pounds force per square inch.
    nonisolated public static let poundsForcePerSquareInch = UnitPressure("psi", 6894.76)
  }

  /// A unit of information. Values are converted by way of bits.
  @preconcurrency @MainActor public final class UnitInformationStorage: Dimension {
    /// Returns the unit by way of which values are converted.
    nonisolated public override class func baseUnit() -> Self { bits as! Self }
    /// Bytes.
    nonisolated public static let bytes = UnitInformationStorage("B", 8.0)
    /// Bits.
    nonisolated public static let bits = UnitInformationStorage("bit", 1.0)
    /// Kilobytes.
    nonisolated public static let kilobytes = UnitInformationStorage("kB", 8000.0)
    /// Megabytes.
    nonisolated public static let megabytes = UnitInformationStorage("MB", 8000000.0)
    /// Gigabytes.
    nonisolated public static let gigabytes = UnitInformationStorage("GB", 8000000000.0)
    /// Terabytes.
    nonisolated public static let terabytes = UnitInformationStorage("TB", 8000000000000.0)
    /// Kibibytes.
    nonisolated public static let kibibytes = UnitInformationStorage("KiB", 8192.0)
    /// Mebibytes.
    nonisolated public static let mebibytes = UnitInformationStorage("MiB", 8388608.0)
    /// Gibibytes.
    nonisolated public static let gibibytes = UnitInformationStorage("GiB", 8589934592.0)
  }

#endif
