// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A unit of mass. Values are converted by way of kilograms.
  @preconcurrency @MainActor public final class UnitMass: Dimension {
    /// Returns the unit by way of which values are converted.
    nonisolated public override class func baseUnit() -> Self { kilograms as! Self }
    /// Kilograms.
    nonisolated public static let kilograms = UnitMass("kg", 1.0)
    /// Grams.
    nonisolated public static let grams = UnitMass("g", 0.001)
    /// Decigrams.
    nonisolated public static let decigrams = UnitMass("dg", 0.0001)
    /// Centigrams.
    nonisolated public static let centigrams = UnitMass("cg", 1e-05)
    /// Milligrams.
    nonisolated public static let milligrams = UnitMass("mg", 1e-06)
    /// Micrograms.
    nonisolated public static let micrograms = UnitMass("µg", 1e-09)
    /// Nanograms.
    nonisolated public static let nanograms = UnitMass("ng", 1e-12)
    /// Picograms.
    nonisolated public static let picograms = UnitMass("pg", 1e-15)
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
    /// Troy ounces.
    nonisolated public static let ouncesTroy = UnitMass("oz t", 0.03110348)
    /// Slugs.
    nonisolated public static let slugs = UnitMass("slug", 14.5939)
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

  /// A unit of pressure. Values are converted by way of newtons per square meter.
  @preconcurrency @MainActor public final class UnitPressure: Dimension {
    /// Returns the unit by way of which values are converted.
    nonisolated public override class func baseUnit() -> Self { newtonsPerMetersSquared as! Self }
    /// Newtons per square meter.
    nonisolated public static let newtonsPerMetersSquared = UnitPressure("N/m²", 1.0)
    /// Gigapascals.
    nonisolated public static let gigapascals = UnitPressure("GPa", 1000000000.0)
    /// Megapascals.
    nonisolated public static let megapascals = UnitPressure("MPa", 1000000.0)
    /// Kilopascals.
    nonisolated public static let kilopascals = UnitPressure("kPa", 1000.0)
    /// Hectopascals.
    nonisolated public static let hectopascals = UnitPressure("hPa", 100.0)
    /// Inches of mercury.
    nonisolated public static let inchesOfMercury = UnitPressure("inHg", 3386.39)
    /// Bars.
    nonisolated public static let bars = UnitPressure("bar", 100000.0)
    /// Millibars.
    nonisolated public static let millibars = UnitPressure("mbar", 100.0)
    /// Millimeters of mercury.
    nonisolated public static let millimetersOfMercury = UnitPressure("mmHg", 133.322)
    /// Pounds of force per square inch.
    nonisolated public static let poundsForcePerSquareInch = UnitPressure("psi", 6894.76)
  }

  /// A unit of concentration of mass. Values are converted by way of grams per liter.
  @preconcurrency @MainActor public final class UnitConcentrationMass: Dimension {
    /// Returns the unit by way of which values are converted.
    nonisolated public override class func baseUnit() -> Self { gramsPerLiter as! Self }
    /// Grams per liter.
    nonisolated public static let gramsPerLiter = UnitConcentrationMass("g/L", 1.0)
    /// Milligrams per deciliter.
    nonisolated public static let milligramsPerDeciliter = UnitConcentrationMass("mg/dL", 0.01)
    /// Millimoles per liter of a substance with a molar mass in grams per mole.
    nonisolated public static func millimolesPerLiter(withGramsPerMole gramsPerMole: Double) -> UnitConcentrationMass {
      UnitConcentrationMass("mmol/L", 18 * gramsPerMole)
    }
  }

  /// A unit of dispersion. Values are converted by way of parts per million.
  @preconcurrency @MainActor public final class UnitDispersion: Dimension {
    /// Returns the unit by way of which values are converted.
    nonisolated public override class func baseUnit() -> Self { partsPerMillion as! Self }
    /// Parts per million.
    nonisolated public static let partsPerMillion = UnitDispersion("ppm", 1.0)
  }

#endif
