// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)

  /// A formatter that describes an amount of time, such as "1 hour, 30 minutes" or "1:30:00". Foundation for Linux has
  /// none. The texts are English in every language.
  public final class DateComponentsFormatter: Formatter {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
      /// Numbers with colons between them.
      case positional = 0
      /// "1h 30m".
      case abbreviated = 1
      /// "1 hr, 30 min".
      case short = 2
      /// "1 hour, 30 minutes".
      case full = 3
      /// "one hour, thirty minutes".
      case spellOut = 4
      /// "1hr 30min".
      case brief = 5
    }

    /// Which units are written that are 0.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      /// The bits of the options.
      public let rawValue: UInt

      /// Creates options from their bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// The units at the beginning are left out in the positional style, and all units in the others.
      public static let `default` = ZeroFormattingBehavior(rawValue: 1)
      /// Units before the first number are left out.
      public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
      /// Units between numbers are left out.
      public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
      /// Units after the last number are left out.
      public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
      /// All units are left out.
      public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
      /// All units are written, in the positional style with two digits.
      public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    // Safe because formatters are used on one thread.

    /// How units are written; `positional` by default.
    @safe nonisolated(unsafe) public var unitsStyle = UnitsStyle.positional
    /// The units that are written: years, months, weeks, days, hours, minutes and seconds. All of them if it is empty,
    /// as it is by default.
    @safe nonisolated(unsafe) public var allowedUnits: NSCalendar.Unit = []
    /// Which units are written that are 0.
    @safe nonisolated(unsafe) public var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// Whether "About" is before the text.
    @safe nonisolated(unsafe) public var includesApproximationPhrase = false
    /// Whether "remaining" is behind the text.
    @safe nonisolated(unsafe) public var includesTimeRemainingPhrase = false
    /// The greatest number of units, the longest first; 0 for all.
    @safe nonisolated(unsafe) public var maximumUnitCount = 0
    /// The calendar for years, months and days.
    @safe nonisolated(unsafe) public var calendar: Calendar? = Calendar.current
    /// The date at which an interval begins; the beginning of 2001 in GMT for `nil`.
    @safe nonisolated(unsafe) public var referenceDate: Date?
    /// Kept, but without an effect, because the texts are English.
    @safe nonisolated(unsafe) public var formattingContext = Formatter.Context.unknown

    /// Returns the text for a number of seconds.
    nonisolated public func string(from ti: TimeInterval) -> String? {
      guard ti.isFinite else { return nil }
      let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
      return string(from: start, to: start.addingTimeInterval(ti))
    }

    /// Returns the text for the time between two dates.
    nonisolated public func string(from startDate: Date, to endDate: Date) -> String? {
      text(AmountText.amounts(units, from: startDate, to: endDate, in: calendar ?? .current))
    }

    /// Returns the text for components.
    nonisolated public func string(from components: DateComponents) -> String? {
      let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
      let calendar = calendar ?? .current
      guard let end = calendar.date(byAdding: components, to: start) else { return nil }
      return text(AmountText.amounts(units, from: start, to: end, in: calendar))
    }

    /// Returns the text for components in a style.
    nonisolated public static func localizedString(
      from components: DateComponents, unitsStyle: UnitsStyle
    ) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = unitsStyle
      return formatter.string(from: components)
    }

    nonisolated private var units: [AmountText.Unit] {
      let known: [(AmountText.Unit, NSCalendar.Unit)] = [
        (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour), (.minute, .minute),
        (.second, .second),
      ]
      let found = known.filter { allowedUnits.contains($0.1) || $0.0 == .week && allowedUnits.contains(.weekOfYear) }
      return found.isEmpty ? AmountText.Unit.allCases : found.map { $0.0 }
    }

    nonisolated private func text(_ all: [(AmountText.Unit, Int)]) -> String? {
      guard !all.isEmpty else { return nil }
      let isNegative = all.contains { $0.1 < 0 }
      var shown = kept(all)
      if maximumUnitCount > 0, shown.count > maximumUnitCount {
        shown = Array(shown.drop { $0.1 == 0 }.prefix(maximumUnitCount))
      }
      if shown.isEmpty { shown = [all[all.count - 1]] }
      let text: String
      if unitsStyle == .positional {
        let isPadded = zeroFormattingBehavior.contains(.pad)
        text = shown.enumerated().map { index, part in
          let digits = "\(part.1.magnitude)"
          return digits.utf8.count < 2 && (index > 0 || isPadded) ? "0" + digits : digits
        }.joined(separator: ":")
      } else {
        let isClose = unitsStyle == .abbreviated || unitsStyle == .brief
        text = shown.map { word(Int($0.1.magnitude), $0.0) }.joined(separator: isClose ? " " : ", ")
      }
      var whole = isNegative ? (unitsStyle == .spellOut ? "minus " : "-") + text : text
      if includesApproximationPhrase { whole = "About " + whole }
      if includesTimeRemainingPhrase { whole += " remaining" }
      return whole
    }

    nonisolated private func word(_ count: Int, _ unit: AmountText.Unit) -> String {
      switch unitsStyle {
      case .full: AmountText.full(count, unit)
      case .spellOut: AmountText.spelled(count, unit)
      case .brief: "\(count)\(AmountText.shortName(count, unit))"
      case .abbreviated: "\(count)\(unit.letters)"
      default: AmountText.short(count, unit)
      }
    }

    /// Returns the units without those that are 0 and left out.
    nonisolated private func kept(_ all: [(AmountText.Unit, Int)]) -> [(AmountText.Unit, Int)] {
      var behavior = zeroFormattingBehavior
      if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
      guard let first = all.firstIndex(where: { $0.1 != 0 }), let last = all.lastIndex(where: { $0.1 != 0 }) else {
        return behavior.isDisjoint(with: .dropAll) ? all : []
      }
      return all.indices.filter { index in
        if index < first { return !behavior.contains(.dropLeading) }
        if index > last { return !behavior.contains(.dropTrailing) }
        return all[index].1 != 0 || !behavior.contains(.dropMiddle)
      }.map { all[$0] }
    }
  }

#endif
