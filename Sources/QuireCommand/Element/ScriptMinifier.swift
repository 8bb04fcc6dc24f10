import Foundation

/// esbuild, used where it is installed: it halves what a page loads of a script. The code does the same without it.
enum ScriptMinifier {
  enum Language: String {
    case script = "js"
    case style = "css"
  }

  static func minify(_ text: String, _ language: Language, in folder: URL) throws(Complaint) -> String {
    guard let program = Programs.find("esbuild") else { return text }
    let file = folder.appendingPathComponent("whole.\(language.rawValue)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    } catch {
      throw Complaint("The build folder \(folder.path) can't be written to.")
    }
    let format = language == .script ? ["--format=esm", "--target=es2022"] : []
    let made = try ChildProcess(
      program: program, arguments: ["--minify", "--charset=utf8"] + format + [file.path], folder: folder
    ).capture()
    guard made.ending == .exited(0), !made.output.isEmpty else {
      Console.note("esbuild failed on \(file.lastPathComponent); it goes on without: \(made.errors)")
      return text
    }
    return String(decoding: made.output, as: UTF8.self)
  }
}
