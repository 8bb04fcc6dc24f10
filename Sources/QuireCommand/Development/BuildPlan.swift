// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The package manager's own build plan: the commands that compile each module, and those that link.
///
/// The plan is read from the file for the package manager's build engine. The lists in it are JSON, one per line.
struct BuildPlan {
  struct Command: Equatable {
    var arguments: [String]
    var inputs: [String]
    var outputs: [String]
  }

  /// The lines of each command, by command name. Only a few of them are parsed.
  private var commands: [(name: Substring, lines: ArraySlice<Substring>)] = []

  init(_ file: URL) throws(CommandError) {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw CommandError("The package manager left no plan at \(file.path).")
    }
    self.init(text: text)
  }

  init(text: String) {
    let lines = text.split(separator: "\n")
    // A command begins with its quoted name, indented by two spaces. Its parts are indented by two more.
    let heads = lines.indices.filter { lines[$0].hasPrefix("  \"") }
    for (head, next) in zip(heads, heads.dropFirst() + [lines.endIndex]) {
      commands.append((lines[head].dropFirst(3), lines[(head + 1)..<next]))
    }
  }

  /// Returns the command that compiles a Swift module for the page.
  func compiling(_ module: String) -> Command? {
    command(of: module) { command in
      command.arguments.contains("-c") && command.value(of: "-module-name") == module
    }
  }

  /// Returns the command that links an executable for the page.
  func linking(_ product: String) -> Command? {
    command(of: product) { command in
      command.arguments.contains("-emit-executable") && command.value(of: "-o")?.hasSuffix("/\(product).wasm") == true
    }
  }

  private func command(of name: String, where isRight: (Command) -> Bool) -> Command? {
    for (head, lines) in commands where head.hasPrefix("C.\(name)-") {
      let list = { (part: String) -> [String] in
        let start = "    \(part): "
        guard let line = lines.first(where: { $0.hasPrefix(start) }) else { return [] }
        return (try? JSONDecoder().decode([String].self, from: Data(line.dropFirst(start.count).utf8))) ?? []
      }
      let command = Command(arguments: list("args"), inputs: list("inputs"), outputs: list("outputs"))
      if command.value(of: "-target") == Toolchain.triple, isRight(command) { return command }
    }
    return nil
  }
}

extension BuildPlan.Command {
  /// Returns the value after an option.
  func value(of option: String) -> String? {
    guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else { return nil }
    return arguments[index + 1]
  }

  var swiftSources: [String] { inputs.filter { $0.hasSuffix(".swift") } }

  /// The imported modules, by name.
  var imports: [String] {
    inputs.map(URL.init(fileURLWithPath:)).filter { $0.pathExtension == "swiftmodule" }
      .map { $0.deletingPathExtension().lastPathComponent }
  }

  /// The arguments without the program, file paths, the module's name and debugging options.
  var options: [String] {
    var options: [String] = []
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      if Self.droppedWithValue.contains(argument) {
        _ = rest.popFirst()
      } else if argument == "-Xcc", rest.first == "-g" {
        _ = rest.popFirst()
      } else if !Self.dropped.contains(argument), !argument.hasPrefix("@"), !argument.hasSuffix(".swift") {
        options.append(argument)
      }
    }
    return options
  }

  private static let dropped: Set = [
    "-emit-dependencies", "-emit-module", "-emit-objc-header", "-emit-executable", "-serialize-diagnostics",
    "-parseable-output", "-c", "-enable-testing", "-warnings-as-errors", "-g", "-gnone", "-incremental",
  ]
  /// The options with a value.
  private static let droppedWithValue: Set = [
    "-module-name", "-emit-module-path", "-output-file-map", "-emit-objc-header-path", "-index-store-path",
    "-num-threads", "-o",
  ]
}
