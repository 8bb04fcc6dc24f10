// SPDX-License-Identifier: Apache-2.0

extension AppTexts {
  /// The Swift source with the texts. It declares the app's own `NSLocalizedString` and related functions.
  ///
  /// They have the types of Foundation's functions. A module's own declarations take precedence over imported ones.
  var text: String {
    let quoted = AppTemplate.Source.quoted
    var lines = ""
    for (language, table) in tables.sorted(by: { $0.key < $1.key }) {
      // All texts of a language are one string, because a string is data, while a list of strings is code.
      let rule = PluralRule(language: language)
      let all = table.sorted { $0.key < $1.key }.map { "\($0.key)\u{1}\(Self.written($0.value, rule))\u{2}" }.joined()
      lines += "    (\(quoted(language)), \(quoted(all))),\n"
    }
    return """
      // Made by quire from the app's texts; a change here is lost.

      import UIKit

      private nonisolated enum Texts {
        static let chosen = table(of: language)
        static let fallback = table(of: \(quoted(fallback)))

        private static let all: [(language: String, texts: String)] = [
      \(lines)  ]

        private static var language: String {
          for wanted in Locale.preferredLanguages {
            if let same = all.first(where: { $0.language.utf8.elementsEqual(wanted.utf8) }) { return same.language }
            let plain = wanted.utf8.prefix { $0 != 0x2D }
            if let same = all.first(where: { $0.language.utf8.prefix { $0 != 0x2D }.elementsEqual(plain) }) {
              return same.language
            }
            // The language of the keys themselves, which may have no table.
            if plain.elementsEqual(\(quoted(fallback)).utf8.prefix { $0 != 0x2D }) { break }
          }
          return \(quoted(fallback))
        }

        private static func table(of language: String) -> [[UInt8]: String] {
          var table: [[UInt8]: String] = [:]
          for entry in all where entry.language.utf8.elementsEqual(language.utf8) {
            for line in Array(entry.texts.utf8).split(separator: 2) {
              let parts = line.split(separator: 1, maxSplits: 1, omittingEmptySubsequences: false)
              if parts.count == 2 { table[Array(parts[0])] = String(decoding: parts[1], as: UTF8.self) }
            }
          }
          return table
        }
      }

      private nonisolated func text(_ key: String, _ value: String, _ table: String?) -> String {
        var bytes = Array(key.utf8)
        if let table, !table.utf8.elementsEqual(\(quoted(Self.usualTable)).utf8) {
          bytes = Array(table.utf8) + [4] + bytes
        }
        return Texts.chosen[bytes] ?? Texts.fallback[bytes] ?? (value.utf8.isEmpty ? key : value)
      }

      \(hasForms ? forms : "")#if hasFeature(Embedded)
        nonisolated func NSLocalizedString(
          _ key: String, tableName: String? = nil, bundle: Bundle? = nil, value: String = "", comment: String
        ) -> String {
          text(key, value, tableName)
        }

        extension String {
          nonisolated init(
            localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
            locale: Locale = Locale(identifier: "en"), comment: StaticString? = nil
          ) {
            self = keyAndValue._text(\(form("text(keyAndValue._key, \"\", table)", for: "keyAndValue._number")))
          }
        }
      #else
        nonisolated func NSLocalizedString(
          _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
        ) -> String {
          text(key, value, tableName)
        }

        /// A key with the values of its interpolations.
        nonisolated struct LocalizedKey: ExpressibleByStringInterpolation {
          var key: String
          var values: [any CVarArg] = []

          init(stringLiteral value: String) { key = value }

          init(stringInterpolation parts: StringInterpolation) {
            key = parts.key
            values = parts.values
          }

          struct StringInterpolation: StringInterpolationProtocol {
            var key = ""
            var values: [any CVarArg] = []

            init(literalCapacity: Int, interpolationCount: Int) {}
            mutating func appendLiteral(_ literal: String) {
              for letter in literal { key += letter == "%" ? "%%" : String(letter) }
            }
            mutating func appendInterpolation(_ value: Int) { append(value, "%lld") }
            mutating func appendInterpolation(_ value: Int32) { append(value, "%d") }
            mutating func appendInterpolation(_ value: UInt) { append(value, "%llu") }
            mutating func appendInterpolation(_ value: Double) { append(value, "%lf") }
            mutating func appendInterpolation(_ value: Float) { append(value, "%f") }
            mutating func appendInterpolation(_ value: String) { append(NSString(string: value), "%@") }
            mutating func appendInterpolation(_ value: some CustomStringConvertible) {
              append(NSString(string: value.description), "%@")
            }
            mutating func appendInterpolation(_ value: any CVarArg, specifier: String) { append(value, specifier) }
            private mutating func append(_ value: any CVarArg, _ specifier: String) {
              key += specifier
              values.append(value)
            }
          }
        }

        extension String {
          nonisolated init(localized keyAndValue: LocalizedKey, table: String? = nil, comment: StaticString? = nil) {
            let found = text(keyAndValue.key, "", table)
            let values = keyAndValue.values
            self = values.isEmpty ? found : String(format: \(form("found", for: "number(values)")), locale: .current, arguments: values)
          }
        }
      #endif

      extension Bundle {
        nonisolated func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
          text(key, value ?? "", tableName)
        }
      }

      """
  }

  private var hasForms: Bool {
    tables.values.contains { $0.values.contains { if case .forms = $0 { true } else { false } } }
  }

  private func form(_ text: String, for number: String) -> String {
    hasForms ? "form(of: \(text), for: \(number))" : text
  }

  /// Returns a text as the source contains it. A text with forms begins with a mark and the number of its language's
  /// rule. The name and the text of each form follow.
  private static func written(_ text: Text, _ rule: PluralRule) -> String {
    switch text {
    case .plain(let text): return text
    case .forms(let forms):
      let all = PluralRule.forms.compactMap { name in forms[name].map { "\u{3}\(name)\u{4}\($0)" } }.joined()
      return "\u{3}\(rule.rawValue)\(all)"
    }
  }

  /// The functions that choose a form, and `String(format:)` for a module with such texts.
  private var forms: String {
    let rules = Set(tables.keys.map(PluralRule.init(language:))).sorted { $0.rawValue < $1.rawValue }
    let cases = rules.map { "    case \"\($0.rawValue)\": name = \($0.source)\n" }.joined()
    let embedded = (1...4).map { count -> String in
      let numbers = Array(1...count)
      let types = numbers.map { "A\($0): CVarArg" }.joined(separator: ", ")
      let parameters = numbers.map { "_ a\($0): A\($0)" }.joined(separator: ", ")
      let values = numbers.map { "a\($0)" }.joined(separator: ", ")
      let arguments = numbers.map { "a\($0).formatArgument" }.joined(separator: ", ")
      return """
            nonisolated init<\(types)>(format: String, \(parameters)) {
              self.init(format: form(of: format, for: number([\(arguments)])), locale: nil, \(values))
            }

            nonisolated static func localizedStringWithFormat<\(types)>(_ format: String, \(parameters)) -> String {
              String(format: format, \(values))
            }

        """
    }.joined(separator: "\n")
    return """
      /// The form of a text for a number; the text itself if it has no forms.
      private nonisolated func form(of text: String, for number: Int?) -> String {
        guard text.utf8.first == 3 else { return text }
        let parts = Array(text.utf8).split(separator: 3)
        let n = abs(number ?? 0)
        var name = "other"
        switch String(decoding: parts[0], as: UTF8.self) {
      \(cases)    default: break
        }
        func form(_ name: String) -> String? {
          for part in parts.dropFirst() where part.starts(with: Array(name.utf8) + [4]) {
            return String(decoding: part.dropFirst(name.utf8.count + 1), as: UTF8.self)
          }
          return nil
        }
        return (n == 0 ? form("zero") : nil) ?? form(name) ?? form("other") ?? text
      }

      #if hasFeature(Embedded)
        private nonisolated func number(_ values: [FormatArgument]) -> Int? {
          for value in values {
            switch value {
            case .signed(let number, _): return Int(clamping: number)
            case .unsigned(let number, _): return Int(clamping: number)
            default: continue
            }
          }
          return nil
        }

        extension String {
      \(embedded)  }
      #else
        private nonisolated func number(_ values: [any CVarArg]) -> Int? {
          for value in values {
            if let number = value as? any BinaryInteger { return Int(clamping: number) }
          }
          return nil
        }

        extension String {
          nonisolated init(format: __shared String, _ arguments: any CVarArg...) {
            self.init(format: form(of: format, for: number(arguments)), arguments: arguments)
          }

          nonisolated static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
            String(format: form(of: format, for: number(arguments)), locale: .current, arguments: arguments)
          }
        }
      #endif


      """
  }
}
