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
    /// Picometers.
    nonisolated public static let picometers = UnitLength("pm", 1e-12)
    /// Inches.
    nonisolated public static let inches = UnitLength("in", 0.0254)
    /// Feet.
    nonisolated public static let feet = UnitLength("ft", 0.3048)
    /// Yards.
    nonisolated public static let yards = UnitLength("yd", 0.9144)
    /// Miles.
    nonisolated public static let miles = UnitLength("mi", 1609.34)
    /// Scandinavian miles, of 10 kilometers each.
    nonisolated public static let scandinavianMiles = UnitLength("smi", 10000.0)
    /// Light-years.
    nonisolated public static let lightyears = UnitLength("ly", 9.461e+15)
    /// Nautical miles.
    nonisolated public static let nauticalMiles = UnitLength("NM", 1852.0)
    /// Fathoms.
    nonisolated public static let fathoms = UnitLength("ftm", 1.8288)
    /// Furlongs.
    nonisolated public static let furlongs = UnitLength("fur", 201.168)
    /// Astronomical units.
    nonisolated public static let astronomicalUnits = UnitLength("ua", 149600000000.0)
    /// Parsecs.
    nonisolated public static let parsecs = UnitLength("pc", 3.086e+16)
  }

  /// A unit of area. Values are converted by way of square meters.
  @preconcurrency @MainActor public final class UnitArea: Dimension {
    /// Returns the unit by way of which values are converted.
    nonisolated public override class func baseUnit() -> Self { squareMeters as! Self }
    /// Square megameters.
    nonisolated public static let squareMegameters = UnitArea("Mm²", 1000000000000.0)
    /// Square kilometers.
    nonisolated public static let squareKilometers = UnitArea("km²", 1000000.0)
    /// Square meters.
    nonisolated public static let squareMeters = UnitArea("m²", 1.0)
    /// Square centimeters.
    nonisolated public static let squareCentimeters = UnitArea("cm²", 0.0001)
    /// Square millimeters.
    nonisolated public static let squareMillimeters = UnitArea("mm²", 1e-06)
    /// Square micrometers.
    nonisolated public static let squareMicrometers = UnitArea("µm²", 1e-12)
    /// Square nanometers.
    nonisolated public static let squareNanometers = UnitArea("nm²", 1e-18)
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

  /// A unit of volume. Values are converted by way of liters.
  @preconcurrency @MainActor public final class UnitVolume: Dimension {
    /// Returns the unit by way of which values are converted.
    nonisolated public override class func baseUnit() -> Self { liters as! Self }
    /// Megaliters.
    nonisolated public static let megaliters = UnitVolume("ML", 1000000.0)
    /// Kiloliters.
    nonisolated public static let kiloliters = UnitVolume("kL", 1000.0)
    /// Liters.
    nonisolated public static let liters = UnitVolume("L", 1.0)
    /// Deciliters.
    nonisolated public static let deciliters = UnitVolume("dl", 0.1)
    /// Centiliters.
    nonisolated public static let centiliters = UnitVolume("cL", 0.01)
    /// Milliliters.
    nonisolated public static let milliliters = UnitVolume("mL", 0.001)
    /// Cubic kilometers.
    nonisolated public static let cubicKilometers = UnitVolume("km³", 1000000000000.0)
    /// Cubic meters.
    nonisolated public static let cubicMeters = UnitVolume("m³", 1000.0)
    /// Cubic decimeters.
    nonisolated public static let cubicDecimeters = UnitVolume("dm³", 1.0)
    /// Cubic centimeters.
    nonisolated public static let cubicCentimeters = UnitVolume("cm³", 0.001)
    /// Cubic millimeters.
    nonisolated public static let cubicMillimeters = UnitVolume("mm³", 1e-06)
    /// Cubic inches.
    nonisolated public static let cubicInches = UnitVolume("in³", 0.0163871)
    /// Cubic feet.
    nonisolated public static let cubicFeet = UnitVolume("ft³", 28.3168)
    /// Cubic yards.
    nonisolated public static let cubicYards = UnitVolume("yd³", 764.555)
    /// Cubic miles.
    nonisolated public static let cubicMiles = UnitVolume("mi³", 4168000000000.0)
    /// Acre-feet.
    nonisolated public static let acreFeet = UnitVolume("af", 1233000.0)
    /// Bushels.
    nonisolated public static let bushels = UnitVolume("bsh", 35.2391)
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
    /// Imperial teaspoons.
    nonisolated public static let imperialTeaspoons = UnitVolume("tsp Imperial", 0.00591939)
    /// Imperial tablespoons.
    nonisolated public static let imperialTablespoons = UnitVolume("tbsp Imperial", 0.0177582)
    /// Imperial fluid ounces.
    nonisolated public static let imperialFluidOunces = UnitVolume("fl oz Imperial", 0.0284131)
    /// Imperial pints.
    nonisolated public static let imperialPints = UnitVolume("pt Imperial", 0.568261)
    /// Imperial quarts.
    nonisolated public static let imperialQuarts = UnitVolume("qt Imperial", 1.13652)
    /// Imperial gallons.
    nonisolated public static let imperialGallons = UnitVolume("gal Imperial", 4.54609)
    /// Metric cups.
    nonisolated public static let metricCups = UnitVolume("metric cup Imperial", 0.25)
  }

  /// A unit of angle. Values are converted by way of degrees.
  @preconcurrency @MainActor public final class UnitAngle: Dimension {
    /// Returns the unit by way of which values are converted.
    nonisolated public override class func baseUnit() -> Self { degrees as! Self }
    /// Degrees.
    nonisolated public static let degrees = UnitAngle("°", 1.0)
    /// Minutes of arc.
    nonisolated public static let arcMinutes = UnitAngle("ʹ", 0.016666666666666666)
    /// Seconds of arc.
    nonisolated public static let arcSeconds = UnitAngle("ʹʹ", 0.0002777777777777778)
    /// Radians.
    nonisolated public static let radians = UnitAngle("rad", 57.29577951308232)
    /// Gradians.
    nonisolated public static let gradians = UnitAngle("grad", 0.9)
    /// Revolutions.
    nonisolated public static let revolutions = UnitAngle("rev", 360.0)
  }

#endif
