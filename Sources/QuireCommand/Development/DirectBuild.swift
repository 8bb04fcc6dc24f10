// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The commands that build a module from an app's sources without the package manager.
///
/// In Embedded Swift, each module contains copies of the code that it uses from other modules, and most of a build's
/// time goes into them. So the app's module and the executable's file are compiled as one module, with one set of
/// copies. Quire's objects are reused.
struct DirectBuild: Equatable {
  /// The module's name: the app's, so that the executable's `import` of the app refers to the module itself.
  var module: String
  /// The package manager's compile options, without those for files, other modules and debugging.
  var compiling: [String]
  /// The files that the package manager compiled.
  var planned: Set<String>
  /// Objects that do not belong to the app.
  var objects: [String]
  var linking: [String]

  /// Returns `nil` if the plan does not allow it: the app has several modules, or a module with other options than the
  /// executable. `modules` are the app's, including the executable.
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

  /// Returns the options that affect the language: all except the paths of C headers.
  private static func language(_ command: BuildPlan.Command) -> [String] {
    var result: [String] = []
    var rest = command.options[...]
    while let argument = rest.popFirst() {
      if argument == "-Xcc" { _ = rest.popFirst() } else { result.append(argument) }
    }
    // Some targets have this option twice.
    return result.filter { $0 != "-parse-as-library" }
  }

  /// Returns the arguments that compile the sources. `map` is a file that names an object for each source. The sources
  /// are type-checked together and then compiled on several threads, each to its own object.
  func compileArguments(sources: [String], map: URL, threads: Int) -> [String] {
    compiling + [
      "-module-name", module, "-gnone", "-Xfrontend", "-disable-llvm-verify", "-num-threads", "\(threads)", "-c",
      "-output-file-map", map.path,
    ] + sources
  }

  /// Returns the arguments that link the module. `list` is a file with the objects' paths.
  func linkArguments(list: URL, result: URL) -> [String] {
    linking + ["-emit-executable", "-o", result.path, "@\(list.path)", "-Xlinker", "--strip-debug"]
  }

  /// Returns the contents of the list of objects, in the format that the compiler reads.
  func objectList(with own: [String]) -> String {
    (own + objects).map { path in
      "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"\n"
    }.joined()
  }

  /// Returns whether an error may be caused by joining two modules.
  static func mayResultFromJoining(_ error: CompilerMessage) -> Bool {
    ["invalid redeclaration", "ambiguous"].contains { error.text.contains($0) }
  }
}
