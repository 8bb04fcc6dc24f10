import Foundation

/// Several JavaScript modules as one.
///
/// They share one scope, in which exported names may occur once; a module whose own names occur elsewhere too keeps a
/// scope of its own.
struct ScriptBundle {
  /// The whole text; the entry's exports are the bundle's.
  let text: String

  /// `asset` gives the text of a file that is imported and no script.
  init(entry: URL, asset: (URL) throws(Complaint) -> String) throws(Complaint) {
    var seen: Set<String> = []
    var modules: [ScriptModule] = []
    try Self.gather(entry.standardizedFileURL, asset, &seen, &modules)
    var numbers: [String: [String: Int]] = [:]
    for module in modules { numbers.merge(module.tables) { first, _ in first } }
    for index in modules.indices { try modules[index].writeOut(numbers) }
    let all = modules
    for index in modules.indices {
      let file = modules[index].file
      modules[index].leaveOut { table in !all.contains { $0.file != file && $0.mentions(table) } }
    }
    text = try Self.join(modules) + "\nexport { \((modules.last?.exports ?? []).joined(separator: ", ")) };\n"
  }

  /// What a module imports comes before it.
  private static func gather(
    _ file: URL, _ asset: (URL) throws(Complaint) -> String, _ seen: inout Set<String>, _ modules: inout [ScriptModule]
  ) throws(Complaint) {
    guard seen.insert(file.path).inserted else { return }
    let module = try ScriptModule(file, asset: asset)
    for imported in module.imports { try gather(imported, asset, &seen, &modules) }
    modules.append(module)
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
    var counts: [String: Int] = [:]
    for module in modules {
      for name in module.privates.union(module.exports) { counts[name, default: 0] += 1 }
    }
    var declared = ""
    var parts: [String] = []
    for module in modules {
      let isAlone = module.privates.allSatisfy { counts[$0] == 1 }
      if !isAlone { declared += module.exports.map { "let \($0);\n" }.joined() }
      parts.append("// \(module.file.lastPathComponent)\n" + (isAlone ? module.body : module.scoped))
    }
    return declared + parts.joined(separator: "\n")
  }
}
