// SPDX-License-Identifier: Apache-2.0

/// The text of Documentation/Measured.md, which compares each measured fact with Quire's value.
struct MeasuredPage {
  var text: String

  init(_ recordings: [Recording], _ values: [String: [Double]]) {
    text = """
      # Measured

      What others have measured on Apple's UIKit, beside Quire's value in a headless run, in the look of iOS 26
      (`sheetLook = .floating`). `Scripts/measured --write` makes this page from `Tests/Measured`, and the native tests
      fail when a fact that is equal stops being so, or when a reason for a difference no longer holds. A value in
      parentheses was read in the code or is covered by another test.

      """
    for recording in recordings {
      text += "\n## \(recording.title)\n\n"
      text += Self.counts(recording.rows, values)
      for part in recording.parts {
        switch part {
        case .heading(let heading):
          text += "\n### \(heading)\n\n| fact | condition | measured | trust | Quire | verdict |\n"
          text += "|---|---|---|---|---|---|\n"
        case .row(let row): text += Self.line(row, values[row.key])
        }
      }
    }
  }

  private static func counts(_ rows: [Recording.Row], _ values: [String: [Double]]) -> String {
    var text = "| verdict | facts |\n|---|---|\n"
    for verdict in Recording.Row.Verdict.allCases {
      text += "| \(verdict.rawValue) | \(rows.filter { $0.verdict(values[$0.key]) == verdict }.count) |\n"
    }
    return text + "| all | \(rows.count), of which \(rows.filter { values[$0.key] != nil }.count) are run |\n"
  }

  private static func line(_ row: Recording.Row, _ values: [Double]?) -> String {
    let reason = row.note.isEmpty ? "" : String(row.note.dropFirst(2))
    let verdict = row.verdict(values)
    let own = values.map { $0.map(number).joined(separator: ", ") } ?? (verdict == .differs ? "" : "(\(reason))")
    let why = reason.isEmpty || own == "(\(reason))" ? "" : ": \(reason)"
    return
      "| \(row.subject) | \(row.condition) | \(row.measured) | \(row.trust) | \(own) | \(verdict.rawValue)\(why) |\n"
  }

  /// Returns a number with at most three decimal places.
  private static func number(_ value: Double) -> String {
    let whole = Int((value.magnitude * 1000).rounded())
    var digits = "\(whole % 1000 + 1000)".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return (value < 0 && whole > 0 ? "−" : "") + "\(whole / 1000)" + (digits.isEmpty ? "" : "." + digits)
  }
}
