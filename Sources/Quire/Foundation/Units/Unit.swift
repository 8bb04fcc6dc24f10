// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A unit of measure with a symbol, for builds without Foundation.
  @preconcurrency @MainActor open class Unit: NSObject {
    /// The symbol, such as "km".
    nonisolated public final let symbol: String

    /// Creates a unit with a symbol.
    nonisolated public init(symbol: String) {
      self.symbol = symbol
      super.init(anywhere: ())
    }

    /// Returns whether the symbols are equal.
    nonisolated open override func isEqual(_ object: NSObject?) -> Bool {
      guard let other = object as? Unit else { return false }
      return other.isMember(of: type(of: self)) && other.symbol.hasSameBytes(as: symbol)
    }

    /// A hash of the symbol.
    nonisolated open override var hash: Int {
      var hasher = Hasher()
      symbol.hashBytes(into: &hasher)
      return hasher.finalize()
    }
  }

  /// A conversion between a unit and the base unit of its dimension, for builds without Foundation.
  @preconcurrency @MainActor open class UnitConverter: NSObject {
    /// Creates a conversion that changes nothing.
    nonisolated public override init() {
      super.init(anywhere: ())
    }

    /// Returns a value in the base unit.
    nonisolated open func baseUnitValue(fromValue value: Double) -> Double { value }
    /// Returns a value of the base unit in this unit.
    nonisolated open func value(fromBaseUnitValue baseUnitValue: Double) -> Double { baseUnitValue }
  }

  /// A conversion by a factor and a sum, for builds without Foundation.
  @preconcurrency @MainActor public final class UnitConverterLinear: UnitConverter {
    /// The value of one unit in the base unit.
    nonisolated public let coefficient: Double
    /// The value of zero in the base unit.
    nonisolated public let constant: Double

    /// Creates a conversion.
    nonisolated public init(coefficient: Double, constant: Double = 0) {
      self.coefficient = coefficient
      self.constant = constant
      super.init()
    }

    /// Returns a value in the base unit.
    nonisolated public override func baseUnitValue(fromValue value: Double) -> Double { value * coefficient + constant }

    /// Returns a value of the base unit in this unit.
    nonisolated public override func value(fromBaseUnitValue baseUnitValue: Double) -> Double {
      (baseUnitValue - constant) / coefficient
    }
  }

  /// A unit whose values can be converted to others, for builds without Foundation.
  @preconcurrency @MainActor open class Dimension: Unit {
    /// The conversion to the base unit.
    nonisolated public final let converter: UnitConverter

    /// Creates a unit with a symbol and a conversion.
    nonisolated public init(symbol: String, converter: UnitConverter) {
      self.converter = converter
      super.init(symbol: symbol)
    }

    /// Returns the unit by way of which values are converted. A subclass overrides it.
    nonisolated open class func baseUnit() -> Self {
      preconditionFailure(
        "A subclass of Dimension overrides baseUnit(), the unit in which sums of two units are given.")
    }

    /// Creates one of the standard units, by a factor and a sum.
    nonisolated convenience init(_ symbol: String, _ coefficient: Double, _ constant: Double = 0) {
      self.init(symbol: symbol, converter: UnitConverterLinear(coefficient: coefficient, constant: constant))
    }
  }

  /// A number with a unit, for builds without Foundation.
  public struct Measurement<UnitType: Unit> {
    /// The number.
    public var value: Double
    /// The unit.
    public let unit: UnitType

    /// Creates a measurement.
    public init(value: Double, unit: UnitType) {
      self.value = value
      self.unit = unit
    }
  }

  extension Measurement: CustomStringConvertible {
    /// The number and the symbol of the unit.
    public var description: String { "\(value) \(unit.symbol)" }
  }

  extension Measurement where UnitType: Dimension {
    /// The value in the base unit.
    private var base: Double { unit.converter.baseUnitValue(fromValue: value) }

    /// Returns the same measurement in another unit.
    public func converted(to otherUnit: UnitType) -> Measurement<UnitType> {
      if unit.isEqual(otherUnit) { return Measurement(value: value, unit: otherUnit) }
      return Measurement(value: otherUnit.converter.value(fromBaseUnitValue: base), unit: otherUnit)
    }

    /// Converts the measurement to another unit.
    public mutating func convert(to otherUnit: UnitType) {
      self = converted(to: otherUnit)
    }

    /// Returns the sum, in the unit if both have the same, in the base unit otherwise.
    public static func + (left: Measurement, right: Measurement) -> Measurement {
      if left.unit.isEqual(right.unit) { return Measurement(value: left.value + right.value, unit: left.unit) }
      return Measurement(value: left.base + right.base, unit: UnitType.baseUnit())
    }

    /// Returns the difference, in the unit if both have the same, in the base unit otherwise.
    public static func - (left: Measurement, right: Measurement) -> Measurement {
      if left.unit.isEqual(right.unit) { return Measurement(value: left.value - right.value, unit: left.unit) }
      return Measurement(value: left.base - right.base, unit: UnitType.baseUnit())
    }

    /// Returns the product.
    public static func * (left: Measurement, right: Double) -> Measurement {
      Measurement(value: left.value * right, unit: left.unit)
    }

    /// Returns the product.
    public static func * (left: Double, right: Measurement) -> Measurement { right * left }

    /// Returns the quotient.
    public static func / (left: Measurement, right: Double) -> Measurement {
      Measurement(value: left.value / right, unit: left.unit)
    }
  }

  extension Measurement: Equatable where UnitType: Dimension {
    /// Returns whether the measurements are equal, in whatever units.
    public static func == (left: Measurement, right: Measurement) -> Bool {
      left.unit.isEqual(right.unit) ? left.value == right.value : left.base == right.base
    }
  }

  extension Measurement: Comparable where UnitType: Dimension {
    /// Compares two measurements, in whatever units.
    public static func < (left: Measurement, right: Measurement) -> Bool {
      left.unit.isEqual(right.unit) ? left.value < right.value : left.base < right.base
    }
  }

#endif
