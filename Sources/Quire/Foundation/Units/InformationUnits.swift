// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A unit of information. Values are converted by way of bits.
  @preconcurrency @MainActor public final class UnitInformationStorage: Dimension {
    /// Returns the unit by way of which values are converted.
    nonisolated public override class func baseUnit() -> Self { bits as! Self }
    /// Bytes, of 8 bits each.
    nonisolated public static let bytes = UnitInformationStorage("B", 8.0)
    /// Bits.
    nonisolated public static let bits = UnitInformationStorage("bit", 1.0)
    /// Nibbles, of 4 bits each.
    nonisolated public static let nibbles = UnitInformationStorage("nibble", 4.0)
    /// Yottabytes.
    nonisolated public static let yottabytes = UnitInformationStorage("YB", 8e+24)
    /// Zettabytes.
    nonisolated public static let zettabytes = UnitInformationStorage("ZB", 8e+21)
    /// Exabytes.
    nonisolated public static let exabytes = UnitInformationStorage("EB", 8e+18)
    /// Petabytes.
    nonisolated public static let petabytes = UnitInformationStorage("PB", 8000000000000000.0)
    /// Terabytes.
    nonisolated public static let terabytes = UnitInformationStorage("TB", 8000000000000.0)
    /// Gigabytes.
    nonisolated public static let gigabytes = UnitInformationStorage("GB", 8000000000.0)
    /// Megabytes.
    nonisolated public static let megabytes = UnitInformationStorage("MB", 8000000.0)
    /// Kilobytes.
    nonisolated public static let kilobytes = UnitInformationStorage("kB", 8000.0)
    /// Yottabits.
    nonisolated public static let yottabits = UnitInformationStorage("Yb", 1e+24)
    /// Zettabits.
    nonisolated public static let zettabits = UnitInformationStorage("Zb", 1e+21)
    /// Exabits.
    nonisolated public static let exabits = UnitInformationStorage("Eb", 1e+18)
    /// Petabits.
    nonisolated public static let petabits = UnitInformationStorage("Pb", 1000000000000000.0)
    /// Terabits.
    nonisolated public static let terabits = UnitInformationStorage("Tb", 1000000000000.0)
    /// Gigabits.
    nonisolated public static let gigabits = UnitInformationStorage("Gb", 1000000000.0)
    /// Megabits.
    nonisolated public static let megabits = UnitInformationStorage("Mb", 1000000.0)
    /// Kilobits.
    nonisolated public static let kilobits = UnitInformationStorage("kb", 1000.0)
    /// Yobibytes.
    nonisolated public static let yobibytes = UnitInformationStorage("YiB", 9.671406556917033e+24)
    /// Zebibytes.
    nonisolated public static let zebibytes = UnitInformationStorage("ZiB", 9.44473296573929e+21)
    /// Exbibytes.
    nonisolated public static let exbibytes = UnitInformationStorage("EiB", 9.223372036854776e+18)
    /// Pebibytes.
    nonisolated public static let pebibytes = UnitInformationStorage("PiB", 9007199254740992.0)
    /// Tebibytes.
    nonisolated public static let tebibytes = UnitInformationStorage("TiB", 8796093022208.0)
    /// Gibibytes.
    nonisolated public static let gibibytes = UnitInformationStorage("GiB", 8589934592.0)
    /// Mebibytes.
    nonisolated public static let mebibytes = UnitInformationStorage("MiB", 8388608.0)
    /// Kibibytes.
    nonisolated public static let kibibytes = UnitInformationStorage("KiB", 8192.0)
    /// Yobibits.
    nonisolated public static let yobibits = UnitInformationStorage("Yib", 1.2089258196146292e+24)
    /// Zebibits.
    nonisolated public static let zebibits = UnitInformationStorage("Zib", 1.1805916207174113e+21)
    /// Exbibits.
    nonisolated public static let exbibits = UnitInformationStorage("Eib", 1.152921504606847e+18)
    /// Pebibits.
    nonisolated public static let pebibits = UnitInformationStorage("Pib", 1125899906842624.0)
    /// Tebibits.
    nonisolated public static let tebibits = UnitInformationStorage("Tib", 1099511627776.0)
    /// Gibibits.
    nonisolated public static let gibibits = UnitInformationStorage("Gib", 1073741824.0)
    /// Mebibits.
    nonisolated public static let mebibits = UnitInformationStorage("Mib", 1048576.0)
    /// Kibibits.
    nonisolated public static let kibibits = UnitInformationStorage("Kib", 1024.0)
  }

#endif
