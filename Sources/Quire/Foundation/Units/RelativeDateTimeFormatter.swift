// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)

  /// A formatter that describes when something happened or will happen, such as "5 minutes ago". Foundation for Linux
  /// has none. The texts are English in every language.
  public final class RelativeDateTimeFormatter: Formatter {
    /// Whether there are names for times that are near.
    public enum DateTimeStyle: Int, Sendable {
      /// "1 day ago".
      case numeric = 0
      /// "yesterday".
      case named = 1
    }

    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
      /// "2 months ago".
      case full = 0
      /// "two months ago".
      case spellOut = 1
      /// "2 mo. ago".
      case short = 2
      /// "2mo ago".
      case abbreviated = 3
    }

    // Safe because formatters are used on one thread.

    /// Whether there are names for times that are near; `numeric` by default.
    @safe nonisolated(unsafe) public var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written; `full` by default.
    @safe nonisolated(unsafe) public var unitsStyle = UnitsStyle.full
    /// The calendar for years, months and days.
    @safe nonisolated(unsafe) public var calendar: Calendar! = Calendar.current
    /// Kept, but without an effect, because the texts are English.
    @safe nonisolated(unsafe) public var locale: Locale! = Locale.current
    /// Kept, but without an effect, because the texts are English.
    @safe nonisolated(unsafe) public var formattingContext = Formatter.Context.unknown

    /// Returns the text for the longest unit of components that is not 0.
    nonisolated public func localizedString(from dateComponents: DateComponents) -> String {
      text(AmountText.amounts(AmountText.Unit.allCases, of: dateComponents))
    }

    /// Returns the text for a number of seconds from now.
    nonisolated public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
      let now = Date()
      return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// Returns the text for a date as seen from another one.
    nonisolated public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
      text(
        AmountText.amounts(AmountText.Unit.allCases, from: referenceDate, to: date, in: calendar ?? Calendar.current))
    }

    nonisolated private func text(_ amounts: [(AmountText.Unit, Int)]) -> String {
      let (unit, count) = amounts.first { $0.1 != 0 } ?? (.second, 0)
      if dateTimeStyle == .named, let name = Self.name(unit, count) { return name }
      let size = Int(count.magnitude)
      let amount =
        switch unitsStyle {
        case .full: AmountText.full(size, unit)
        case .spellOut: AmountText.spelled(size, unit)
        case .short: AmountText.pointed(size, unit)
        case .abbreviated: "\(size)\(unit.letters)"
        }
      return count < 0 ? amount + " ago" : "in " + amount
    }

    nonisolated private static func name(_ unit: AmountText.Unit, _ count: Int) -> String? {
      switch (unit, count) {
      case (.second, 0): "now"
      case (.day, -1): "yesterday"
      case (.day, 1): "tomorrow"
      case (.week, -1): "last week"
      case (.week, 1): "next week"
      case (.month, -1): "last month"
      case (.month, 1): "next month"
      case (.year, -1): "last year"
      case (.year, 1): "next year"
      default: nil
      }
    }
  }

#endif
