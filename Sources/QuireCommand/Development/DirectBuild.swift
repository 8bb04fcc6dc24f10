// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The commands that take an app's sources to a module without the package manager.
///
/// In Embedded Swift each module is given copies of what it reaches in others, and nearly all of a build's time goes
/// into them. So the app's module and the executable's file are compiled as one module, and only its copies are made;
/// Quire's objects stay as they are.
struct DirectBuild: Equatable {
  /// The module's name: the app's, whose own `import` then means itself.
  var module: String
  /// Of the package manager's compiling, without what concerns files, other modules and debugging.
  var compiling: [String]
  /// What the package manager compiled.
  var planned: Set<String>
  /// Objects that are not the app's.
  var objects: [String]
  var linking: [String]

  /// Nil where the plan does not lend itself to it: several modules of the app's own, or one that is compiled in another
  /// way than the executable. `modules` are the app's, and the executable is among them.
  init?(plan: BuildPlan, modules: [String], executable: String, product: String) {
    let others = modules.filter { $0 != executable }
    guard others.count <= 1, let main = plan.compiling(executable), let link = plan.linking(product) else { return nil }
    var commands = [main]
    if let other = others.first {
      guard let command = plan.compiling(other), Self.language(command) == Self.language(main) else { return nil }
      commands.append(command)
    }
    module = others.first ?? executable
    compiling = main.options
    planned = Set(commands.flatMap(\.swiftSources))
    let own = Set(commands.flatMap(\.outputs))
    objects = link.inputs.filter {
      $0.hasSuffix(".a") || ($0.hasSuffix(".o") && !$0.hasSuffix(".swiftmodule.o") && !own.contains($0))
    }
    linking = link.options
  }

  /// What decides how a source reads: all options but where C's headers are.
  private static func language(_ command: BuildPlan.Command) -> [String] {
    var result: [String] = []
    var rest = command.options[...]
    while let argument = rest.popFirst() {
      if argument == "-Xcc" { _ = rest.popFirst() } else { result.append(argument) }
    }
    // Whether files may have code outside of declarations is said twice for some targets.
    return result.filter { $0 != "-parse-as-library" }
  }

  /// `map` is a file that names an object for each source. Sources are compiled on so many threads, each to an object of
  /// its own, once they have been read as one.
  func compileArguments(sources: [String], map: URL, threads: Int) -> [String] {
    compiling + [
      "-module-name", module, "-gnone", "-Xfrontend", "-disable-llvm-verify", "-num-threads", "\(threads)", "-c",
      "-output-file-map", map.path,
    ] + sources
  }

  /// `list` is a file with the objects' paths.
  func linkArguments(list: URL, result: URL) -> [String] {
    linking + ["-emit-executable", "-o", result.path, "@\(list.path)", "-Xlinker", "--strip-debug"]
  }

  /// The text of that file, as the compiler reads it.
  func objectList(with own: [String]) -> String {
    (own + objects).map { path in
      "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"\n"
    }.joined()
  }

  /// Errors that may be there only because two modules were made one.
  static func mayComeOfJoining(_ error: CompilerMessage) -> Bool {
    ["invalid redeclaration", "ambiguous"].contains { error.text.contains($0) }
  }
}
