// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The module that redeclares API that compiles but does not work. Its source is in `Wasm/Absences`.
enum Absences {
  private static let name = "QuireAbsences"

  /// Returns the module's file, and compiles it if it does not exist yet. `options` are those of the modules that are
  /// checked.
  static func module(
    in folder: URL, scratch: ScratchFolder, toolchain: Toolchain
  ) throws(CommandError) -> URL {
    let source = try Checkout.absences()
    let module = folder.appendingPathComponent("\(name).swiftmodule")
    let stamp = folder.appendingPathComponent("\(name).txt")
    let text = (try? String(contentsOf: source, encoding: .utf8)) ?? ""
    let origin = toolchain.version + "\n" + text
    if FileManager.default.fileExists(atPath: module.path), (try? String(contentsOf: stamp, encoding: .utf8)) == origin
    {
      return module
    }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandError("The build folder \(folder.path) can't be written to.")
    }
    try toolchain.compile([source], options: language(scratch) + ["-module-name", name], to: module)
    try? Data(origin.utf8).write(to: stamp)
    return module
  }

  /// Returns the compiler's options for a browser module.
  static func language(_ scratch: ScratchFolder) -> [String] {
    [
      "-target", Toolchain.triple, "-enable-experimental-feature", "Embedded", "-enable-experimental-feature", "Extern",
      "-wmo", "-parse-as-library", "-swift-version", "6", "-Onone", "-Xfrontend", "-disable-stack-protector",
      "-Xfrontend", "-import-module", "-Xfrontend", "_Concurrency",
      "-I\(scratch.concurrencyModule.deletingLastPathComponent().path)",
    ]
  }
}
