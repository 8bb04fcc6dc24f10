import Foundation

/// One JavaScript file, taken apart for a bundle.
///
/// For modules as this package writes them: imports of names from other files, one line each, before all else; exports
/// in front of declarations; tables of numbers frozen, a line for each; style sheets and markup imported as text.
struct ScriptModule {
  let file: URL
  /// The files that it imports.
  private(set) var imports: [URL] = []
  private(set) var exports: [String] = []
  /// What is left, with exports declared as all else is.
  private(set) var body = ""
  /// The numbers of each table that it exports.
  private(set) var tables: [String: [String: Int]] = [:]

  /// `asset` gives the text of a file that is imported and no script.
  init(_ file: URL, asset: (URL) throws(Complaint) -> String) throws(Complaint) {
    self.file = file
    guard let source = try? String(contentsOf: file, encoding: .utf8) else {
      throw Complaint("\(file.path) can't be read.")
    }
    let bare = source.replacing(/(?s)\/\*.*?\*\//, with: "")
    for line in bare.split(separator: "\n", omittingEmptySubsequences: false) {
      try read(line, asset)
    }
    for match in body.matches(of: /(?m)^const (\w+) = Object\.freeze\(\{\n((?:  \w+: \d+,\n|\n)*)\}\);$/) {
      let rows = match.2.matches(of: /(\w+): (\d+),/).map { (String($0.1), Int($0.2) ?? 0) }
      tables[String(match.1)] = Dictionary(rows) { first, _ in first }
    }
  }

  private mutating func read(
    _ line: Substring, _ asset: (URL) throws(Complaint) -> String
  ) throws(Complaint) {
    if let match = line.wholeMatch(of: /import (?:\{ [\w, ]+ \}|(\w+)) from "([^"]+)";/) {
      let imported = beside(match.2)
      if let name = match.1 {
        body += "const \(name) = \(try Self.quoted(asset(imported)));\n"
      } else {
        imports.append(imported)
      }
      return
    }
    if line.hasPrefix("import ") {
      throw Complaint("\(file.lastPathComponent) imports in a way that can't be joined: \(line)")
    }
    if let match = line.prefixMatch(of: /export (?:const|(?:async )?function|class) (\w+)/) {
      exports.append(String(match.1))
      body += line.dropFirst("export ".count) + "\n"
    } else {
      body += line + "\n"
    }
  }

  private func beside(_ path: Substring) -> URL {
    file.deletingLastPathComponent().appendingPathComponent(String(path)).standardizedFileURL
  }

  /// The names that it declares for itself at its outermost level.
  var privates: Set<String> {
    let single = body.matches(of: /(?m)^(?:const|let|(?:async )?function|class) (\w+)/).map { String($0.1) }
    let several = body.matches(of: /(?m)^(?:const|let) [\[{](.*?)[\]}] =/).flatMap { $0.1.matches(of: /\w+/) }
    return Set(single + several.map { String($0.0) }).subtracting(exports)
  }

  /// The body in a scope of its own, with each export assigned to a variable that is declared elsewhere.
  var scoped: String {
    let text = body.replacing(/(?m)^(const |(?:async )?function |class )(\w+)/) { match in
      guard exports.contains(String(match.2)) else { return String(match.0) }
      return "\(match.2)" + (match.1 == "const " ? "" : " = \(match.1)\(match.2)")
    }
    return "{\n\(text)}\n"
  }

  /// The body with the numbers of tables written out.
  mutating func writeOut(_ numbers: [String: [String: Int]]) throws(Complaint) {
    for (table, rows) in numbers {
      guard let pattern = try? Regex("\\b\(table)\\.(\\w+)\\b", as: (Substring, Substring).self) else { continue }
      body = body.replacing(pattern) { match in rows[String(match.1)].map { "\($0)" } ?? String(match.0) }
    }
  }

  /// Leaves out the tables of which nobody needs more than the numbers.
  mutating func leaveOut(_ isUnwanted: (String) -> Bool) {
    for name in tables.keys where isUnwanted(name) {
      guard let pattern = try? Regex("(?m)^const \(name) = Object\\.freeze\\(\\{\\n(?:  \\w+: \\d+,\\n|\\n)*\\}\\);\\n")
      else {
        continue
      }
      body = body.replacing(pattern, with: "")
      exports.removeAll { $0 == name }
    }
  }

  /// Whether the body uses a table; a text may have the same word.
  func mentions(_ table: String) -> Bool {
    guard let pattern = try? Regex("\\b\(table)[.,;)\\[]") else { return true }
    return body.contains(pattern)
  }

  private static func quoted(_ text: String) throws(Complaint) -> String {
    guard let data = try? JSONEncoder().encode(text) else { throw Complaint("A text can't be quoted.") }
    return String(decoding: data, as: UTF8.self)
  }
}
