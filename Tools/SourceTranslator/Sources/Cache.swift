// SPDX-License-Identifier: Apache-2.0

/// The results of an earlier run, stored in the folder of the translations.
struct Cache {
  /// The declarations of one file.
  struct Record {
    var path: String
    /// The digest of the contents, as text.
    var digest: String
    var facts: FileFacts
    /// The name of the translation in the folder.
    var name = ""
    /// Whether the translation differs from the source.
    var isTranslated = false
    var diagnostics: [String] = []
  }

  /// The records of the last run, by the paths of the files. Empty if it was for another target or by another program.
  private(set) var records: [String: Record] = [:]
  /// The files of the last run, in their order.
  private(set) var paths: [String] = []
  private let folder: String
  /// The first line of the cache, which shows whether the cache can be used.
  private let head: String

  init(in folder: String, for arguments: Arguments) {
    self.folder = folder
    let program = Disk.stamp(of: CommandLine.arguments[0])
    head = ["translations", arguments.target.rawValue, arguments.module, program].joined(separator: "\t")
    read()
  }

  func path(of record: Record) -> String { "\(folder)/\(record.name)" }

  /// Writes the records for the next run, and the overlay for the compiler.
  func write(_ records: [Record]) throws(Failure) {
    var text = head + "\n"
    for record in records {
      text += "R\t\(record.path)\t\(record.digest)\t\(record.name)\t\(record.isTranslated ? 1 : 0)\n"
      text += record.diagnostics.map { "D\t\($0)\n" }.joined()
      text += record.facts.text
    }
    try Disk.write(Array(text.utf8), to: "\(folder)/records.txt")
    let files = records.filter(\.isTranslated).map {
      #"{"source":\#($0.path.quoted),"translation":\#(path(of: $0).quoted)}"#
    }
    let overlay = #"{"files":[\#(files.joined(separator: ","))]}"# + "\n"
    try Disk.write(Array(overlay.utf8), to: "\(folder)/overlay.json")
  }

  private mutating func read() {
    guard let bytes = Disk.read("\(folder)/records.txt") else { return }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.first.map(String.init) == head else { return }
    var index = 1
    while index < lines.count {
      let fields = lines[index].split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 5, fields[0] == "R" else { break }
      var record = Record(path: fields[1], digest: fields[2], facts: FileFacts())
      record.name = fields[3]
      record.isTranslated = fields[4] == "1"
      index += 1
      while index < lines.count, lines[index].hasPrefix("D\t") {
        record.diagnostics.append(String(lines[index].dropFirst(2)))
        index += 1
      }
      let end = lines[index...].firstIndex { $0.hasPrefix("R\t") } ?? lines.count
      if let facts = FileFacts(lines: lines[index..<end]) {
        record.facts = facts
        records[record.path] = record
        paths.append(record.path)
      }
      index = end
    }
  }
}

extension String {
  /// The text as a JSON string.
  fileprivate var quoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += #"\""#
      case "\\": result += #"\\"#
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
