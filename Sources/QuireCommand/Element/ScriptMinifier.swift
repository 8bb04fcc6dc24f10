import Foundation

/// esbuild, used where it is installed: it takes two thirds off what a page loads of a script. Without it comments and
/// indentation go. The code does the same either way.
enum ScriptMinifier {
  enum Language: String {
    case script = "js"
    case style = "css"
  }

  static let name = "esbuild"

  /// `shortened` are names of properties that nobody but the script itself uses, which get shorter ones.
  static func minify(
    _ text: String, _ language: Language, shortened: [String] = [], in folder: URL
  ) throws(Complaint) -> String {
    guard let program = Programs.find(name) else { return withoutComments(text) }
    let file = folder.appendingPathComponent("whole.\(language.rawValue)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    } catch {
      throw Complaint("The build folder \(folder.path) can't be written to.")
    }
    var arguments = ["--minify", "--charset=utf8", file.path]
    if language == .script { arguments += ["--format=esm", "--target=es2022"] }
    if !shortened.isEmpty { arguments.append("--mangle-props=^(\(shortened.joined(separator: "|")))$") }
    let made = try ChildProcess(program: program, arguments: arguments, folder: folder).capture()
    guard made.ending == .exited(0), !made.output.isEmpty else {
      Console.note("esbuild failed on \(file.lastPathComponent); it goes on without: \(made.errors)")
      return withoutComments(text)
    }
    return String(decoding: made.output, as: UTF8.self)
  }

  /// A script or a style sheet as this package writes them, without what only a reader needs: comments that begin a
  /// line or stand between slash and star, indentation, and empty lines.
  static func withoutComments(_ text: String) -> String {
    let bare = text.replacing(/(?s)\/\*.*?\*\//, with: "")
    var result = ""
    for line in bare.split(separator: "\n") {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if trimmed.isEmpty || trimmed.hasPrefix("//") { continue }
      result += trimmed + "\n"
    }
    return result
  }

  /// Markup as this package writes it, a tag or more on each line, as one line.
  static func withoutIndentation(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined()
  }
}
