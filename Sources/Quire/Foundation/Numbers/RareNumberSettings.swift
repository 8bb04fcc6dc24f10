// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The settings of a `NumberFormatter` that few apps use.
  final class RareNumberSettings {
    var negativePrefix: String?
    var negativeSuffix: String?
    var notANumber: String?
    var infinity: String?
    var negativeInfinity: String?
    var none: String?
    var minimum: NSNumber?
    var maximum: NSNumber?
    var allowsFloats = true
    var context: Formatter.Context?

    /// Returns the symbol for a value that is not finite; `nil` if the app has not set one.
    func text(_ value: Double) -> String? {
      if value.isNaN { return notANumber }
      return value.isInfinite ? (value < 0 ? negativeInfinity : infinity) : nil
    }

    /// Whether a number that was read is within the limits.
    func accepts(_ value: Double) -> Bool {
      if let minimum, value < minimum.doubleValue { return false }
      if let maximum, value > maximum.doubleValue { return false }
      return allowsFloats || value == value.rounded(.towardZero)
    }
  }

#endif
