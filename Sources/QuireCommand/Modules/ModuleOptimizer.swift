// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Binaryen's optimiser, used if it is installed. It makes a module about a sixth smaller; the behaviour is the same
/// with and without it.
enum ModuleOptimizer {
  static let name = "wasm-opt"

  /// They restructure control flow, and repeat until nothing changes. The first kilobyte, where the stack ends, is
  /// unused, so offsets may be folded into accesses. Only functions up to a limit are put in the place of their one
  /// call: code with more than 127 local variables needs two bytes to name one. Implicit traps are not ignored: then
  /// memory is also read before the check that the address is one.
  private static let passes = [
    "--low-memory-unused", "--one-caller-inline-max-function-size", "200", "--strip-producers",
    "--flatten", "--rereloop", "-Oz", "-Oz", "--converge",
  ]
  /// The features that the toolchain's code uses, which binaryen needs to know.
  private static let features = [
    "--enable-bulk-memory", "--enable-nontrapping-float-to-int", "--enable-sign-ext", "--enable-mutable-globals",
    "--enable-multivalue", "--enable-reference-types",
  ]

  /// The smaller module, or the module itself if there is no optimiser or it fails.
  static func optimize(_ module: URL, for aim: WebBuild.Aim, into result: URL, limit: Double) throws(CommandError)
    -> URL
  {
    guard let program = Programs.find(name) else { return module }
    if let made = date(of: result), let origin = date(of: module), made > origin { return result }
    StatusLine.shared.show("Optimising with wasm-opt")
    let ending = try ChildProcess(
      program: program,
      // An app's functions keep their names, which are written beside its module at the end.
      arguments: passes + [aim == .size ? "--strip-debug" : "-g"] + features + [module.path, "-o", result.path],
      folder: result.deletingLastPathComponent(), limit: limit
    ).run { _ in }
    guard ending == .exited(0) else {
      Console.note("wasm-opt failed on the module; it goes on without.")
      return module
    }
    Console.note("wasm-opt made \(WebBuild.size(of: module)) bytes \(WebBuild.size(of: result)).")
    return result
  }

  private static func date(of file: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
  }
}
