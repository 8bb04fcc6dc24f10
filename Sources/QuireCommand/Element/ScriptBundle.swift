import Foundation

/// Several JavaScript modules as one.
///
/// For modules as this package writes them: imports of names from other files, one line each, before all else; exports
/// in front of declarations; a style sheet imported as text. Each keeps a scope of its own, and what it exports is
/// declared around all of them, so exported names may occur once.
struct ScriptBundle {
  /// The whole text; the entry's exports are the bundle's.
  let text: String

  private struct Module {
    var imports: [URL]
    var body: String
    var exports: [String]
  }

  /// `style` gives the text of a style sheet that is imported.
  init(entry: URL, style: (URL) throws(Complaint) -> String) throws(Complaint) {
    var modules: [(file: URL, module: Module)] = []
    var seen: Set<String> = []
    try Self.gather(entry.standardizedFileURL, style, &seen, &modules)
    var owners: [String: String] = [:]
    var parts: [String] = []
    for (file, module) in modules {
      for name in module.exports {
        if let other = owners.updateValue(file.lastPathComponent, forKey: name) {
          throw Complaint("\(file.lastPathComponent) and \(other) both export \(name).")
        }
      }
      parts.append("// \(file.lastPathComponent)\n{\n\(module.body)}\n")
    }
    let declared = modules.flatMap(\.module.exports).map { "let \($0);\n" }.joined()
    let exports = modules.last?.module.exports ?? []
    text = declared + parts.joined(separator: "\n") + "\nexport { \(exports.joined(separator: ", ")) };\n"
  }

  /// What a module imports comes before it.
  private static func gather(
    _ file: URL, _ style: (URL) throws(Complaint) -> String, _ seen: inout Set<String>,
    _ modules: inout [(file: URL, module: Module)]
  ) throws(Complaint) {
    guard seen.insert(file.path).inserted else { return }
    let module = try read(file, style)
    for imported in module.imports { try gather(imported, style, &seen, &modules) }
    modules.append((file, module))
  }

  private static func read(
    _ file: URL, _ style: (URL) throws(Complaint) -> String
  ) throws(Complaint) -> Module {
    guard let source = try? String(contentsOf: file, encoding: .utf8) else {
      throw Complaint("\(file.path) can't be read.")
    }
    var module = Module(imports: [], body: "", exports: [])
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.wholeMatch(of: /import (?:\{ [\w, ]+ \}|(\w+)) from "([^"]+)";/) {
        let imported = file.deletingLastPathComponent().appendingPathComponent(String(match.2)).standardizedFileURL
        if let name = match.1 {
          module.body += "const \(name) = \(try quoted(style(imported)));\n"
        } else {
          module.imports.append(imported)
        }
        continue
      }
      if line.hasPrefix("import ") {
        throw Complaint("\(file.lastPathComponent) imports in a way that can't be joined: \(line)")
      }
      if let match = line.prefixMatch(of: /export (const |(?:async )?function |class )(\w+)/) {
        let rest = line[match.range.upperBound...]
        module.exports.append(String(match.2))
        module.body += "\(match.2)" + (match.1 == "const " ? "" : " = \(match.1)\(match.2)") + rest + "\n"
      } else {
        module.body += line + "\n"
      }
    }
    return module
  }

  private static func quoted(_ text: String) throws(Complaint) -> String {
    guard let data = try? JSONEncoder().encode(text) else { throw Complaint("A style sheet can't be quoted.") }
    return String(decoding: data, as: UTF8.self)
  }
}
