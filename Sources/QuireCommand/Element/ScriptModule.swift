import Foundation

/// One JavaScript file, taken apart for a bundle.
///
/// For modules as this package writes them: imports of names from other files, one line each, before all else; exports
/// in front of declarations; tables of numbers frozen, a line for each; a style sheet imported as text; other scripts
/// loaded later by `import("…")` with the path written out.
struct ScriptModule {
  let file: URL
  /// The files that it imports, and the names from each.
  private(set) var imports: [(file: URL, names: [String])] = []
  /// The files that it loads later, by what stands in the body.
  private(set) var later: [(call: String, file: URL)] = []
  private(set) var exports: [String] = []
  /// What is left, with each export assigned to a variable that is declared elsewhere.
  var body = ""
  /// The numbers of each table that it exports.
  private(set) var tables: [String: [String: Int]] = [:]

  /// `style` gives the text of a style sheet that is imported.
  init(_ file: URL, style: (URL) throws(Complaint) -> String) throws(Complaint) {
    self.file = file
    guard let source = try? String(contentsOf: file, encoding: .utf8) else {
      throw Complaint("\(file.path) can't be read.")
    }
    // Comments name files too, for their types.
    let bare = source.replacing(/(?s)\/\*.*?\*\//, with: "")
    for line in bare.split(separator: "\n", omittingEmptySubsequences: false) {
      try read(line, style)
    }
    for match in body.matches(of: /import\("([^"]+)"\)/) { later.append((String(match.0), beside(match.1))) }
    for match in body.matches(of: /(?m)^(\w+) = Object\.freeze\(\{\n((?:  \w+: \d+,\n|\n)*)\}\);$/) {
      let rows = match.2.matches(of: /(\w+): (\d+),/).map { (String($0.1), Int($0.2) ?? 0) }
      tables[String(match.1)] = Dictionary(rows) { first, _ in first }
    }
  }

  private mutating func read(
    _ line: Substring, _ style: (URL) throws(Complaint) -> String
  ) throws(Complaint) {
    if let match = line.wholeMatch(of: /import (?:\{ ([\w, ]+) \}|(\w+)) from "([^"]+)";/) {
      let imported = beside(match.3)
      if let name = match.2 {
        body += "const \(name) = \(try Self.quoted(style(imported)));\n"
      } else {
        imports.append((imported, (match.1 ?? "").split(separator: ", ").map(String.init)))
      }
      return
    }
    if line.hasPrefix("import ") {
      throw Complaint("\(file.lastPathComponent) imports in a way that can't be joined: \(line)")
    }
    if let match = line.prefixMatch(of: /export (const |(?:async )?function |class )(\w+)/) {
      exports.append(String(match.2))
      body += "\(match.2)" + (match.1 == "const " ? "" : " = \(match.1)\(match.2)") + line[match.range.upperBound...]
    } else {
      body += line
    }
    body += "\n"
  }

  private func beside(_ path: Substring) -> URL {
    file.deletingLastPathComponent().appendingPathComponent(String(path)).standardizedFileURL
  }

  /// The body and the declarations of exports, with the numbers of tables written out; a table that is all numbers then
  /// goes.
  mutating func writeOut(_ numbers: [String: [String: Int]]) throws(Complaint) {
    for (table, rows) in numbers {
      guard let pattern = try? Regex("\\b\(table)\\.(\\w+)\\b", as: (Substring, Substring).self) else { continue }
      body = body.replacing(pattern) { match in rows[String(match.1)].map { "\($0)" } ?? String(match.0) }
    }
  }

  /// Leaves out the tables of which nobody needs more than the numbers.
  mutating func leaveOut(_ isUnwanted: (String) -> Bool) {
    for name in tables.keys where isUnwanted(name) {
      guard let pattern = try? Regex("(?m)^\(name) = Object\\.freeze\\(\\{\\n(?:  \\w+: \\d+,\\n|\\n)*\\}\\);\\n")
      else {
        continue
      }
      body = body.replacing(pattern, with: "")
      exports.removeAll { $0 == name }
    }
  }

  /// Whether the body names something.
  func mentions(_ name: String) -> Bool {
    guard let pattern = try? Regex("\\b\(name)\\b") else { return true }
    return body.contains(pattern)
  }

  private static func quoted(_ text: String) throws(Complaint) -> String {
    guard let data = try? JSONEncoder().encode(text) else { throw Complaint("A style sheet can't be quoted.") }
    return String(decoding: data, as: UTF8.self)
  }
}
