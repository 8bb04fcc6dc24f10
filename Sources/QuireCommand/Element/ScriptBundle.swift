import Foundation

/// Several JavaScript modules as one.
///
/// For modules as this package writes them: imports of names from files beside it, one statement each, before all
/// else; exports in front of declarations; a style sheet imported as text. They share one scope, so names at the
/// outermost level may occur once in all of them.
struct ScriptBundle {
  /// The whole text; the entry's exports are the bundle's.
  let text: String

  private struct Module {
    var imports: [URL]
    var body: String
    var names: [String]
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
      for name in module.names {
        if let other = owners.updateValue(file.lastPathComponent, forKey: name) {
          throw Complaint("\(file.lastPathComponent) and \(other) both declare \(name) at their outermost level.")
        }
      }
      parts.append("// \(file.lastPathComponent)\n" + module.body)
    }
    let exports = modules.last?.module.exports ?? []
    text = parts.joined(separator: "\n") + "\nexport { \(exports.joined(separator: ", ")) };\n"
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
    var module = Module(imports: [], body: "", names: [], exports: [])
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.wholeMatch(of: /import (?:\{ [\w, ]+ \}|(\w+)) from "([^"]+)";/) {
        let imported = file.deletingLastPathComponent().appendingPathComponent(String(match.2)).standardizedFileURL
        if let name = match.1 {
          module.names.append(String(name))
          module.body += "const \(name) = \(try quoted(style(imported)));\n"
        } else {
          module.imports.append(imported)
        }
        continue
      }
      if line.hasPrefix("import ") { throw Complaint("\(file.lastPathComponent) imports in a way that can't be joined: \(line)") }
      let plain = line.hasPrefix("export ") ? line.dropFirst("export ".count) : line
      if let match = plain.prefixMatch(of: /(?:async )?(?:const|let|class|function) (\w+|[\[{][^=]*[\]}] =)/) {
        let names = match.1.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }.map(String.init)
        module.names += names
        if plain != line { module.exports += names }
      }
      module.body += plain + "\n"
    }
    return module
  }

  private static func quoted(_ text: String) throws(Complaint) -> String {
    guard let data = try? JSONEncoder().encode(text) else { throw Complaint("A style sheet can't be quoted.") }
    return String(decoding: data, as: UTF8.self)
  }
}
