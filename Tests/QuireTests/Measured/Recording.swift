// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The contents of a file in Tests/Measured: facts that were measured on Apple's UIKit.
struct Recording {
  /// A measured fact.
  struct Row {
    var key: String
    var subject: String
    var condition: String
    var measured: String
    var trust: String
    /// The numbers that a probe must return, within `tolerance`.
    var numbers: [Double]
    var tolerance: Double
    /// The verdict in the file, or an empty string if the probe determines it.
    var note: String
  }

  enum Part {
    case heading(String)
    case row(Row)
  }

  var title: String
  var parts: [Part] = []

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Measured").standardizedFileURL
  static let page = folder.appendingPathComponent("../../Documentation/Measured.md").standardizedFileURL

  /// Returns all recordings, sorted by file name.
  static func all() throws -> [Recording] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }.map { try Recording(String(contentsOf: $0, encoding: .utf8)) }
  }

  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    title = String(lines[0].dropFirst(2))
    for line in lines {
      if line.hasPrefix("## ") { parts.append(.heading(String(line.dropFirst(3)))) }
      let cells = line.components(separatedBy: " | ").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 7, cells[0].first?.isNumber == true else { continue }
      let words = cells[5].split(separator: " ")
      parts.append(
        .row(
          Row(
            key: cells[0], subject: cells[1], condition: cells[2], measured: cells[3], trust: cells[4],
            numbers: words.compactMap { Double($0) },
            tolerance: words.last.flatMap { $0.first == "~" ? Double($0.dropFirst()) : nil } ?? 0.01, note: cells[6])))
    }
  }

  var rows: [Row] { parts.compactMap { if case .row(let row) = $0 { row } else { nil } } }
}

extension Recording.Row {
  /// The result of comparing a fact with Quire.
  enum Verdict: String, CaseIterable {
    case equal, differs
    case manner = "not comparable: look of iOS 26"
    case other = "not comparable"
  }

  func agrees(with values: [Double]) -> Bool {
    values.count == numbers.count && zip(values, numbers).allSatisfy { abs($0 - $1) <= tolerance }
  }

  func verdict(_ values: [Double]?) -> Verdict {
    switch note.first {
    case "!": .differs
    case "~": .manner
    case "?": .other
    case "=": .equal
    default: values.map(agrees) == true ? .equal : .differs
    }
  }

  /// Returns a description of the row's problem, or `nil`. A fact may have stopped being equal, or the reason for a
  /// difference may no longer apply.
  func complaint(_ values: [Double]?) -> String? {
    if numbers.isEmpty != (values == nil) { return "\(key): numbers and a probe belong together" }
    guard let values else { return note.isEmpty ? "\(key): neither numbers nor a verdict" : nil }
    if note.isEmpty { return agrees(with: values) ? nil : "\(key) \(subject): \(numbers) measured, \(values) here" }
    return agrees(with: values) ? "\(key) \(subject): equal, but its verdict is \(note)" : nil
  }
}
