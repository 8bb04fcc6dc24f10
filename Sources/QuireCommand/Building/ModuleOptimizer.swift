// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Binaryen's optimiser, used where it is installed. It takes about a sixth off a module; the code does the
/// same with and without it.
enum ModuleOptimizer {
  static let name = "wasm-opt"

  /// What it does for an app, keeping the names of functions.
  private static let passes = ["-Oz", "-g"]
  /// What it does where the size is all: it takes control flow apart and puts it together anew, and goes on until
  /// nothing comes of it. Nothing lies in the first kilobyte, where the stack ends, so an offset may go into an access.
  private static let smallerPasses = [
    "--low-memory-unused", "--strip-debug", "--strip-producers", "--flatten", "--rereloop", "-Oz", "-Oz", "--converge",
  ]
  /// The features that the toolchain's code uses; binaryen asks to be told.
  private static let features = [
    "--enable-bulk-memory", "--enable-nontrapping-float-to-int", "--enable-sign-ext", "--enable-mutable-globals",
    "--enable-multivalue", "--enable-reference-types",
  ]

  /// The smaller module, or the module itself where there is no optimiser or it fails.
  static func optimize(_ module: URL, for aim: WebBuild.Aim, into result: URL) throws(CommandError) -> URL {
    guard let program = Programs.find(name) else { return module }
    if let made = date(of: result), let origin = date(of: module), made > origin { return result }
    StatusLine.shared.show("Optimising with wasm-opt")
    let ending = try ChildProcess(
      program: program,
      arguments: (aim == .size ? smallerPasses : passes) + features + [module.path, "-o", result.path],
      folder: result.deletingLastPathComponent(), limit: 300
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
