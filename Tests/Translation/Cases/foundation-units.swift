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

// => m/s² 1.0, g 9.81
// => ° 1.0, ʹ 0.016666668, ʹʹ 0.00027777778, rad 57.29578, grad 0.9, rev 360.0
// => Mm² 1e+12, km² 1000000.0, m² 1.0, cm² 0.0001, mm² 1e-06, µm² 1e-12, nm² 1e-18, in² 0.00064516, ft² 0.092903, yd² 0.836127
// => mi² 2590000.0, ac 4046.86, a 100.0, ha 10000.0
// => g/L 1.0, mg/dL 0.01
// => ppm 1.0
// => h 3600.0, m 60.0, s 1.0, ms 0.001, µs 1e-06, ns 1e-09, ps 1e-12
// => C 1.0, MAh 3.6e+09, kAh 3600000.0, Ah 3600.0, mAh 3.6, µAh 0.0036
// => MA 1000000.0, kA 1000.0, A 1.0, mA 0.001, µA 1e-06
// => MV 1000000.0, kV 1000.0, V 1.0, mV 0.001, µV 1e-06
// => MΩ 1000000.0, kΩ 1000.0, Ω 1.0, mΩ 0.001, µΩ 1e-06
// => kJ 1000.0, J 1.0, kCal 4184.0, cal 4.184, kWh 3600000.0
// => THz 1e+12, GHz 1e+09, MHz 1000000.0, kHz 1000.0, Hz 1.0, mHz 0.001, µHz 1e-06, nHz 1e-09
// => lx 1.0
// => B 8.0, bit 1.0, nibble 4.0, YB 8e+24, ZB 8e+21, EB 8e+18, PB 8e+15, TB 8e+12, GB 8e+09, MB 8000000.0
// => kB 8000.0, Yb 1e+24, Zb 1e+21, Eb 1e+18, Pb 1e+15, Tb 1e+12, Gb 1e+09, Mb 1000000.0, kb 1000.0, YiB 9.671407e+24
// => ZiB 9.444733e+21, EiB 9.223372e+18, PiB 9.007199e+15, TiB 8.796093e+12, GiB 8.589935e+09, MiB 8388608.0, KiB 8192.0, Yib 1.2089258e+24, Zib 1.1805916e+21, Eib 1.1529215e+18
// => Pib 1.1258999e+15, Tib 1.0995116e+12, Gib 1.0737418e+09, Mib 1048576.0, Kib 1024.0
// => Mm 1000000.0, km 1000.0, hm 100.0, dam 10.0, m 1.0, dm 0.1, cm 0.01, mm 0.001, µm 1e-06, nm 1e-09
// => pm 1e-12, in 0.0254, ft 0.3048, yd 0.9144, mi 1609.34, smi 10000.0, ly 9.461e+15, NM 1852.0, ftm 1.8288, fur 201.168
// => ua 1.496e+11, pc 3.086e+16
// => kg 1.0, g 0.001, dg 0.0001, cg 1e-05, mg 1e-06, µg 1e-09, ng 1e-12, pg 1e-15, oz 0.0283495, lb 0.453592
// => st 0.157473, t 1000.0, ton 907.185, ct 0.0002, oz t 0.03110348, slug 14.5939
// => TW 1e+12, GW 1e+09, MW 1000000.0, kW 1000.0, W 1.0, mW 0.001, µW 1e-06, nW 1e-09, pW 1e-12, fW 1e-15
// => hp 745.7
// => N/m² 1.0, GPa 1e+09, MPa 1000000.0, kPa 1000.0, hPa 100.0, inHg 3386.39, bar 100000.0, mbar 100.0, mmHg 133.322, psi 6894.76
// => m/s 1.0, km/h 0.277778, mph 0.44704, kn 0.514444
// => K 1.0, °C 274.15, °F 255.92778
// => ML 1000000.0, kL 1000.0, L 1.0, dl 0.1, cL 0.01, mL 0.001, km³ 1e+12, m³ 1000.0, dm³ 1.0, cm³ 0.001
// => mm³ 1e-06, in³ 0.0163871, ft³ 28.3168, yd³ 764.555, mi³ 4.168e+12, af 1233000.0, bsh 35.2391, tsp 0.00492892, tbsp 0.0147868, fl oz 0.0295735
// => cup 0.24, pt 0.473176, qt 0.946353, gal 3.78541, tsp Imperial 0.00591939, tbsp Imperial 0.0177582, fl oz Imperial 0.0284131, pt Imperial 0.568261, qt Imperial 1.13652, gal Imperial 4.54609
// => metric cup Imperial 0.25
// => 18.0 m 11.0 4.0
// => 5.0 6.0 2.0 3.0 knot
// => 609.34 m 3.0 mi 1.5 mi 6.0 mi
