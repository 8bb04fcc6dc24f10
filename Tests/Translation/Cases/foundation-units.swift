// SPDX-License-Identifier: Apache-2.0

import Foundation

// Every standard unit: its symbol, and the value of one in the base unit.

private func list<Kind: Dimension>(_ base: Kind, _ units: [Kind]) -> String {
  units.map { unit in
    let value = Measurement(value: 1, unit: unit).converted(to: base).value
    let back = Measurement(value: value, unit: base).converted(to: unit).value
    return "\(unit.symbol) \(Float(value))" + (abs(back - 1) < 1e-9 ? "" : " but back \(back)")
  }.joined(separator: ", ")
}

func foundationUnits() -> [String] {
  var lines = [
    list(UnitAcceleration.baseUnit(), [.metersPerSecondSquared, .gravity]),
    list(UnitAngle.baseUnit(), [.degrees, .arcMinutes, .arcSeconds, .radians, .gradians, .revolutions]),
    list(
      UnitArea.baseUnit(),
      [
        .squareMegameters, .squareKilometers, .squareMeters, .squareCentimeters, .squareMillimeters, .squareMicrometers,
        .squareNanometers, .squareInches, .squareFeet, .squareYards,
      ]),
    list(UnitArea.baseUnit(), [.squareMiles, .acres, .ares, .hectares]),
    list(UnitConcentrationMass.baseUnit(), [.gramsPerLiter, .milligramsPerDeciliter]),
    list(UnitDispersion.baseUnit(), [.partsPerMillion]),
    list(
      UnitDuration.baseUnit(), [.hours, .minutes, .seconds, .milliseconds, .microseconds, .nanoseconds, .picoseconds]),
    list(
      UnitElectricCharge.baseUnit(),
      [.coulombs, .megaampereHours, .kiloampereHours, .ampereHours, .milliampereHours, .microampereHours]),
    list(UnitElectricCurrent.baseUnit(), [.megaamperes, .kiloamperes, .amperes, .milliamperes, .microamperes]),
    list(UnitElectricPotentialDifference.baseUnit(), [.megavolts, .kilovolts, .volts, .millivolts, .microvolts]),
    list(UnitElectricResistance.baseUnit(), [.megaohms, .kiloohms, .ohms, .milliohms, .microohms]),
    list(UnitEnergy.baseUnit(), [.kilojoules, .joules, .kilocalories, .calories, .kilowattHours]),
    list(
      UnitFrequency.baseUnit(),
      [.terahertz, .gigahertz, .megahertz, .kilohertz, .hertz, .millihertz, .microhertz, .nanohertz]),
    list(UnitIlluminance.baseUnit(), [.lux]),
    list(
      UnitInformationStorage.baseUnit(),
      [.bytes, .bits, .nibbles, .yottabytes, .zettabytes, .exabytes, .petabytes, .terabytes, .gigabytes, .megabytes]),
    list(
      UnitInformationStorage.baseUnit(),
      [.kilobytes, .yottabits, .zettabits, .exabits, .petabits, .terabits, .gigabits, .megabits, .kilobits, .yobibytes]),
    list(
      UnitInformationStorage.baseUnit(),
      [
        .zebibytes, .exbibytes, .pebibytes, .tebibytes, .gibibytes, .mebibytes, .kibibytes, .yobibits, .zebibits,
        .exbibits,
      ]),
    list(UnitInformationStorage.baseUnit(), [.pebibits, .tebibits, .gibibits, .mebibits, .kibibits]),
    list(
      UnitLength.baseUnit(),
      [
        .megameters, .kilometers, .hectometers, .decameters, .meters, .decimeters, .centimeters, .millimeters,
        .micrometers, .nanometers,
      ]),
    list(
      UnitLength.baseUnit(),
      [
        .picometers, .inches, .feet, .yards, .miles, .scandinavianMiles, .lightyears, .nauticalMiles, .fathoms,
        .furlongs,
      ]),
    list(UnitLength.baseUnit(), [.astronomicalUnits, .parsecs]),
    list(
      UnitMass.baseUnit(),
      [.kilograms, .grams, .decigrams, .centigrams, .milligrams, .micrograms, .nanograms, .picograms, .ounces, .pounds]),
    list(UnitMass.baseUnit(), [.stones, .metricTons, .shortTons, .carats, .ouncesTroy, .slugs]),
    list(
      UnitPower.baseUnit(),
      [
        .terawatts, .gigawatts, .megawatts, .kilowatts, .watts, .milliwatts, .microwatts, .nanowatts, .picowatts,
        .femtowatts,
      ]),
    list(UnitPower.baseUnit(), [.horsepower]),
    list(
      UnitPressure.baseUnit(),
      [
        .newtonsPerMetersSquared, .gigapascals, .megapascals, .kilopascals, .hectopascals, .inchesOfMercury, .bars,
        .millibars, .millimetersOfMercury, .poundsForcePerSquareInch,
      ]),
    list(UnitSpeed.baseUnit(), [.metersPerSecond, .kilometersPerHour, .milesPerHour, .knots]),
    list(UnitTemperature.baseUnit(), [.kelvin, .celsius, .fahrenheit]),
    list(
      UnitVolume.baseUnit(),
      [
        .megaliters, .kiloliters, .liters, .deciliters, .centiliters, .milliliters, .cubicKilometers, .cubicMeters,
        .cubicDecimeters, .cubicCentimeters,
      ]),
    list(
      UnitVolume.baseUnit(),
      [
        .cubicMillimeters, .cubicInches, .cubicFeet, .cubicYards, .cubicMiles, .acreFeet, .bushels, .teaspoons,
        .tablespoons, .fluidOunces,
      ]),
    list(
      UnitVolume.baseUnit(),
      [
        .cups, .pints, .quarts, .gallons, .imperialTeaspoons, .imperialTablespoons, .imperialFluidOunces,
        .imperialPints, .imperialQuarts, .imperialGallons,
      ]),
    list(UnitVolume.baseUnit(), [.metricCups]),
  ]
  let fathom = UnitLength(symbol: "brace", converter: UnitConverterLinear(coefficient: 1.8))
  var depth = Measurement(value: 10, unit: fathom)
  depth.convert(to: .meters)
  let linear = UnitConverterLinear(coefficient: 2, constant: 3)
  lines.append("\(depth) \(linear.baseUnitValue(fromValue: 4)) \(linear.value(fromBaseUnitValue: 11))")
  lines.append(
    "\(UnitConverter().baseUnitValue(fromValue: 5)) \(UnitConverter().value(fromBaseUnitValue: 6)) "
      + "\(linear.coefficient) \(linear.constant) \(Unit(symbol: "knot").symbol)")
  let mixed = Measurement(value: 1, unit: UnitLength.miles) - Measurement(value: 1, unit: UnitLength.kilometers)
  let same = Measurement(value: 1, unit: UnitLength.miles) + Measurement(value: 2, unit: UnitLength.miles)
  lines.append("\(Float(mixed.value)) \(mixed.unit.symbol) \(same) \(same / 2) \(2 * same)")
  return lines
}
