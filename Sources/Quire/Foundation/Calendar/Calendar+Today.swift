// SPDX-License-Identifier: Apache-2.0

/// Comparisons with the current day of the user's clock. In builds with Foundation, they hide its declarations, which
/// read the machine's clock, in files that do not import Foundation themselves.
extension Calendar {
  /// Whether a date is today.
  @_disfavoredOverload
  public func isDateInToday(_ date: Date) -> Bool { isDate(date, daysFromToday: 0) }

  /// Whether a date is tomorrow.
  @_disfavoredOverload
  public func isDateInTomorrow(_ date: Date) -> Bool { isDate(date, daysFromToday: 1) }

  /// Whether a date is yesterday.
  @_disfavoredOverload
  public func isDateInYesterday(_ date: Date) -> Bool { isDate(date, daysFromToday: -1) }

  private func isDate(_ date: Date, daysFromToday days: Int) -> Bool {
    self.date(byAdding: .day, value: days, to: Date()).map { isDate(date, inSameDayAs: $0) } ?? false
  }
}
