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
    var minus: String?
    var plus: String?
    var percent: String?
    var context: Formatter.Context?

    /// Returns the symbol for a value that is not finite; `nil` if the app has not set one.
    func text(_ value: Double) -> String? {
      if value.isNaN { return notANumber }
      return value.isInfinite ? (value < 0 ? negativeInfinity : infinity) : nil
    }

    /// Returns a text with the app's signs in place of the language's.
    func withOwnSigns(_ text: String, _ signs: NumberSigns) -> String {
      replacing(in: text, signs) { ($0, $1) }
    }

    /// Returns a text with the language's signs in place of the app's.
    func withoutOwnSigns(_ text: String, _ signs: NumberSigns) -> String {
      replacing(in: text, signs) { ($1, $0) }
    }

    private func replacing(
      in text: String, _ signs: NumberSigns, _ order: (_ language: String, _ own: String) -> (String, String)
    ) -> String {
      var text = text
      for (language, own) in [(signs.minus, minus), (signs.plus, plus), (signs.percent, percent)] {
        guard let own, !own.isEmpty else { continue }
        let (old, new) = order(language, own)
        text = text.replacingOccurrences(of: old, with: new)
      }
      return text
    }

    /// Whether a number that was read is within the limits.
    func accepts(_ value: Double) -> Bool {
      if let minimum, value < minimum.doubleValue { return false }
      if let maximum, value > maximum.doubleValue { return false }
      return allowsFloats || value == value.rounded(.towardZero)
    }
  }

#endif
