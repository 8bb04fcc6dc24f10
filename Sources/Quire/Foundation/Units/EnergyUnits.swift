// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

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
    /// Kilowatt-hours.
    nonisolated public static let kilowattHours = UnitEnergy("kWh", 3600000.0)
  }

  /// A unit of power. Values are converted by way of watts.
  @preconcurrency @MainActor public final class UnitPower: Dimension {
    /// Returns the unit by way of which values are converted.
    nonisolated public override class func baseUnit() -> Self { watts as! Self }
    /// Terawatts.
    nonisolated public static let terawatts = UnitPower("TW", 1000000000000.0)
    /// Gigawatts.
    nonisolated public static let gigawatts = UnitPower("GW", 1000000000.0)
    /// Megawatts.
    nonisolated public static let megawatts = UnitPower("MW", 1000000.0)
    /// Kilowatts.
    nonisolated public static let kilowatts = UnitPower("kW", 1000.0)
    /// Watts.
    nonisolated public static let watts = UnitPower("W", 1.0)
    /// Milliwatts.
    nonisolated public static let milliwatts = UnitPower("mW", 0.001)
    /// Microwatts.
    nonisolated public static let microwatts = UnitPower("µW", 1e-06)
    /// Nanowatts.
    nonisolated public static let nanowatts = UnitPower("nW", 1e-09)
    /// Picowatts.
    nonisolated public static let picowatts = UnitPower("pW", 1e-12)
    /// Femtowatts.
    nonisolated public static let femtowatts = UnitPower("fW", 1e-15)
    /// Horsepower.
    nonisolated public static let horsepower = UnitPower("hp", 745.7)
  }

  /// A unit of electric charge. Values are converted by way of coulombs.
  @preconcurrency @MainActor public final class UnitElectricCharge: Dimension {
    /// Returns the unit by way of which values are converted.
    nonisolated public override class func baseUnit() -> Self { coulombs as! Self }
    /// Coulombs.
    nonisolated public static let coulombs = UnitElectricCharge("C", 1.0)
    /// Megaampere-hours.
    nonisolated public static let megaampereHours = UnitElectricCharge("MAh", 3600000000.0)
    /// Kiloampere-hours.
    nonisolated public static let kiloampereHours = UnitElectricCharge("kAh", 3600000.0)
    /// Ampere-hours.
    nonisolated public static let ampereHours = UnitElectricCharge("Ah", 3600.0)
    /// Milliampere-hours.
    nonisolated public static let milliampereHours = UnitElectricCharge("mAh", 3.6)
    /// Microampere-hours.
    nonisolated public static let microampereHours = UnitElectricCharge("µAh", 0.0036)
  }

  /// A unit of electric current. Values are converted by way of amperes.
  @preconcurrency @MainActor public final class UnitElectricCurrent: Dimension {
    /// Returns the unit by way of which values are converted.
    nonisolated public override class func baseUnit() -> Self { amperes as! Self }
    /// Megaamperes.
    nonisolated public static let megaamperes = UnitElectricCurrent("MA", 1000000.0)
    /// Kiloamperes.
    nonisolated public static let kiloamperes = UnitElectricCurrent("kA", 1000.0)
    /// Amperes.
    nonisolated public static let amperes = UnitElectricCurrent("A", 1.0)
    /// Milliamperes.
    nonisolated public static let milliamperes = UnitElectricCurrent("mA", 0.001)
    /// Microamperes.
    nonisolated public static let microamperes = UnitElectricCurrent("µA", 1e-06)
  }

  /// A unit of electric potential difference. Values are converted by way of volts.
  @preconcurrency @MainActor public final class UnitElectricPotentialDifference: Dimension {
    /// Returns the unit by way of which values are converted.
    nonisolated public override class func baseUnit() -> Self { volts as! Self }
    /// Megavolts.
    nonisolated public static let megavolts = UnitElectricPotentialDifference("MV", 1000000.0)
    /// Kilovolts.
    nonisolated public static let kilovolts = UnitElectricPotentialDifference("kV", 1000.0)
    /// Volts.
    nonisolated public static let volts = UnitElectricPotentialDifference("V", 1.0)
    /// Millivolts.
    nonisolated public static let millivolts = UnitElectricPotentialDifference("mV", 0.001)
    /// Microvolts.
    nonisolated public static let microvolts = UnitElectricPotentialDifference("µV", 1e-06)
  }

  /// A unit of electric resistance. Values are converted by way of ohms.
  @preconcurrency @MainActor public final class UnitElectricResistance: Dimension {
    /// Returns the unit by way of which values are converted.
    nonisolated public override class func baseUnit() -> Self { ohms as! Self }
    /// Megaohms.
    nonisolated public static let megaohms = UnitElectricResistance("MΩ", 1000000.0)
    /// Kiloohms.
    nonisolated public static let kiloohms = UnitElectricResistance("kΩ", 1000.0)
    /// Ohms.
    nonisolated public static let ohms = UnitElectricResistance("Ω", 1.0)
    /// Milliohms.
    nonisolated public static let milliohms = UnitElectricResistance("mΩ", 0.001)
    /// Microohms.
    nonisolated public static let microohms = UnitElectricResistance("µΩ", 1e-06)
  }

  /// A unit of illuminance. Values are converted by way of lux.
  @preconcurrency @MainActor public final class UnitIlluminance: Dimension {
    /// Returns the unit by way of which values are converted.
    nonisolated public override class func baseUnit() -> Self { lux as! Self }
    /// Lux.
    nonisolated public static let lux = UnitIlluminance("lx", 1.0)
  }

#endif
