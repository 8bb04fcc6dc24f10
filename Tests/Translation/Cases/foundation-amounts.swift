// SPDX-License-Identifier: Apache-2.0

import UIKit

// Amounts of time, of bytes and of units as texts.

private func time(_ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle) -> String {
  let formatter = DateComponentsFormatter()
  formatter.allowedUnits = [.hour, .minute, .second]
  formatter.unitsStyle = style
  return formatter.string(from: seconds) ?? "none"
}

private func relative(_ seconds: TimeInterval, _ style: RelativeDateTimeFormatter.UnitsStyle = .full) -> String {
  let formatter = RelativeDateTimeFormatter()
  formatter.unitsStyle = style
  let noon = Date(timeIntervalSince1970: 1_600_000_000)
  return formatter.localizedString(for: noon.addingTimeInterval(seconds), relativeTo: noon)
}

private func named(_ days: Int) -> String {
  let formatter = RelativeDateTimeFormatter()
  formatter.dateTimeStyle = .named
  return formatter.localizedString(from: DateComponents(day: days))
}

@MainActor func foundationAmounts() -> [String] {
  let clock = DateComponentsFormatter()
  clock.allowedUnits = [.minute, .second]
  clock.zeroFormattingBehavior = .pad
  let days = DateComponentsFormatter()
  days.allowedUnits = [.day, .hour]
  days.unitsStyle = .full
  days.maximumUnitCount = 1
  days.includesTimeRemainingPhrase = true
  let sizes: [Int64] = [0, 1, 999, 1500, 123_456, 5_500_000, 1_234_567_890]
  let bytes = ByteCountFormatter()
  bytes.allowedUnits = [.useMB]
  bytes.countStyle = .file
  let walk = Measurement(value: 5, unit: UnitLength.kilometers)
  let heat = Measurement(value: 20, unit: UnitTemperature.celsius)
  let units = MeasurementFormatter()
  units.unitOptions = .providedUnit
  let long = MeasurementFormatter()
  long.unitOptions = .providedUnit
  long.unitStyle = .long
  return [
    [time(3_665, .positional), time(65, .positional), time(5, .positional)].joined(separator: " "),
    // => 1:01:05 1:05 5
    time(5_400, .full),  // => 1 hour, 30 minutes
    time(3_601, .short),  // => 1 hr, 1 sec
    time(5_400, .abbreviated),  // => 1h 30m
    time(7_321, .spellOut),  // => two hours, two minutes, one second
    "\(clock.string(from: 5) ?? "") \(clock.string(from: 65) ?? "")",  // => 00:05 01:05
    days.string(from: 200_000) ?? "none",  // => 2 days remaining
    [relative(-300), relative(7_200), relative(-86_400)].joined(separator: ", "),
    // => 5 minutes ago, in 2 hours, 1 day ago
    [relative(-300, .short), relative(691_200, .abbreviated), relative(-60, .spellOut)].joined(separator: ", "),
    // => 5 min. ago, in 1w, one minute ago
    [named(-1), named(1), named(-3), named(7)].joined(separator: ", "),
    // => yesterday, tomorrow, 3 days ago, next week
    sizes.map { ByteCountFormatter.string(fromByteCount: $0, countStyle: .file) }.joined(separator: ", "),
    // => Zero KB, 1 byte, 999 bytes, 2 KB, 123 KB, 5.5 MB, 1.23 GB
    ByteCountFormatter.string(fromByteCount: 123_456, countStyle: .memory),  // => 121 KB
    bytes.string(fromByteCount: 123_456_789),  // => 123.5 MB
    "\(walk) \(walk.converted(to: .meters).value) \(walk + Measurement(value: 300, unit: .meters))",
    // => 5.0 km 5000.0 5300.0 m
    "\(walk > Measurement(value: 3, unit: .miles)) \(walk * 2)",  // => true 10.0 km
    "\((heat.converted(to: .fahrenheit).value * 10).rounded() / 10)",  // => 68.0
    "\(units.string(from: walk)), \(long.string(from: walk)), \(units.string(from: heat))",
    // => 5 km, 5 kilometers, 20°C
    ListFormatter.localizedString(byJoining: ["ebb", "flow", "slack"]),  // => ebb, flow, and slack
    ListFormatter.localizedString(byJoining: ["ebb", "flow"]),  // => ebb and flow
    PersonNameComponents(givenName: "Ann", familyName: "Lee").givenName ?? "none",  // => Ann
  ]
}
