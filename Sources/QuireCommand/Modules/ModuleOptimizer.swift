// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Binaryen's optimizer, used if it is installed. It makes a module about a sixth smaller and does not change its
/// behavior.
enum ModuleOptimizer {
  static let name = "wasm-opt"

  /// How long the optimizer searches for a smaller module.
  enum Effort: Sendable {
    /// One round: a fifth of the time, for a module about 1 % larger.
    case quick
    /// Restructures control flow, then repeats rounds until nothing changes.
    case full

    fileprivate var passes: [String] {
      switch self {
      case .quick: ["-Oz"]
      case .full: ["--flatten", "--rereloop", "-Oz", "-Oz", "--converge"]
      }
    }
  }

  /// The options of the optimizer. The first kilobyte, where the stack ends, is unused, so offsets may be folded into
  /// accesses. Only functions up to a size limit are inlined at their only call: code with more than 127 local
  /// variables needs two bytes to name one. Implicit traps are not ignored, because then memory would also be read
  /// before the check that the address is valid.
  private static let settings = [
    "--low-memory-unused", "--one-caller-inline-max-function-size", "200", "--strip-producers",
  ]
  /// The features that the toolchain's code uses, which binaryen needs to know.
  private static let features = [
    "--enable-bulk-memory", "--enable-nontrapping-float-to-int", "--enable-sign-ext", "--enable-mutable-globals",
    "--enable-multivalue", "--enable-reference-types",
  ]

  /// Returns the smaller module, or the module itself if the optimizer is missing or fails.
  static func optimize(
    _ module: URL, for aim: WebBuild.Aim, effort: Effort, into result: URL, limit: Double
  ) throws(CommandError) -> URL {
    guard let program = Programs.find(name) else { return module }
    if let made = date(of: result), let origin = date(of: module), made > origin { return result }
    StatusLine.shared.show("Optimizing with wasm-opt")
    let ending = try ChildProcess(
      program: program,
      // An app's functions keep their names, which are written beside its module at the end.
      arguments: settings + effort.passes + [aim == .size ? "--strip-debug" : "-g"] + features + [
        module.path, "-o", result.path,
      ],
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
