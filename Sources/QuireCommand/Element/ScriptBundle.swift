import Foundation

/// Several JavaScript modules as one, and one more for each that is loaded later.
///
/// Each module keeps a scope of its own, and what it exports is declared around all of them, so exported names may occur
/// once. A script that is loaded later is a function of the names that it shares with the first, so that no module is
/// there twice.
struct ScriptBundle {
  /// The whole text; the entry's exports are the bundle's.
  private(set) var text = ""
  /// What is loaded later, by the name under which it lies beside the first.
  private(set) var later: [(name: String, text: String)] = []

  /// `style` gives the text of a style sheet that is imported; later scripts are called `name-FILE.js`.
  init(entry: URL, name: String, style: (URL) throws(Complaint) -> String) throws(Complaint) {
    let entry = entry.standardizedFileURL
    var seen: Set<String> = []
    var modules: [ScriptModule] = []
    try Self.gather(entry, style, &seen, &modules)
    var chunks: [(name: String, entry: URL, modules: [ScriptModule])] = []
    for index in modules.indices {
      for (call, file) in modules[index].later {
        let chunkName = "\(name)-\(file.lastPathComponent)"
        var chunk: [ScriptModule] = []
        // What two later scripts share would be in both.
        var known = seen
        try Self.gather(file, style, &known, &chunk)
        let shared = Self.shared(by: chunk, with: seen)
        modules[index].body = modules[index].body.replacing(
          call, with: "import(\"./\(chunkName)\").then((later) => later.default(\(shared.joined(separator: ", "))))")
        chunks.append((chunkName, file, chunk))
      }
    }
    var numbers: [String: [String: Int]] = [:]
    for module in modules { numbers.merge(module.tables) { first, _ in first } }
    for index in modules.indices { try modules[index].writeOut(numbers) }
    for chunk in chunks.indices {
      for index in chunks[chunk].modules.indices { try chunks[chunk].modules[index].writeOut(numbers) }
    }
    let all = modules + chunks.flatMap(\.modules)
    for index in modules.indices {
      let file = modules[index].file
      modules[index].leaveOut { table in !all.contains { $0.file != file && $0.mentions(table) } }
    }

    text = try Self.join(modules) + "\nexport { \((modules.last?.exports ?? []).joined(separator: ", ")) };\n"
    for chunk in chunks {
      let shared = Self.shared(by: chunk.modules, with: seen).joined(separator: ", ")
      let exports = (chunk.modules.last?.exports ?? []).joined(separator: ", ")
      later.append(
        (chunk.name, "export default (\(shared)) => {\n\(try Self.join(chunk.modules))return { \(exports) };\n};\n"))
    }
  }

  /// What a module imports comes before it.
  private static func gather(
    _ file: URL, _ style: (URL) throws(Complaint) -> String, _ seen: inout Set<String>, _ modules: inout [ScriptModule]
  ) throws(Complaint) {
    guard seen.insert(file.path).inserted else { return }
    let module = try ScriptModule(file, style: style)
    for (imported, _) in module.imports { try gather(imported, style, &seen, &modules) }
    modules.append(module)
  }

  /// The names that modules import from files of the first script.
  private static func shared(by modules: [ScriptModule], with files: Set<String>) -> [String] {
    let imports = modules.flatMap(\.imports).filter { files.contains($0.file.path) }
    return Set(imports.flatMap(\.names)).sorted()
  }

  private static func join(_ modules: [ScriptModule]) throws(Complaint) -> String {
    var owners: [String: String] = [:]
    for module in modules {
      for name in module.exports {
        if let other = owners.updateValue(module.file.lastPathComponent, forKey: name) {
          throw Complaint("\(module.file.lastPathComponent) and \(other) both export \(name).")
        }
      }
    }
    let declared = modules.flatMap(\.exports).map { "let \($0);\n" }.joined()
    let parts = modules.map { "// \($0.file.lastPathComponent)\n{\n\($0.body)}\n" }
    return declared + parts.joined(separator: "\n")
  }
}
