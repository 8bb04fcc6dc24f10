// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The WebAssembly module in which a page loads a packed module. Its code unpacks, and a custom section contains the
/// packed bytes.
struct Unpacker {
  /// The custom section, which `module.js` reads.
  static let section = "packed"

  /// The module without a packed module in it.
  let module: Data

  init(toolchain: Toolchain, folder: URL) throws(CommandError) {
    let source = try Checkout.unpacker()
    let file = folder.appendingPathComponent("unpacker.wasm")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandError("The build folder \(folder.path) can't be written to.")
    }
    var messages: [String] = []
    let ending = try ChildProcess(
      program: toolchain.clang,
      arguments: [
        "--target=\(Toolchain.triple)", "-std=c17", "-Oz", "-mbulk-memory", "-ffreestanding", "-nostdlib",
        "--no-wasm-opt",
        "-I\(source.deletingLastPathComponent().path)/include", "-Wl,--no-entry,--export=__heap_base,--strip-all",
        source.path, "-o", file.path,
      ], folder: folder
    ).run { messages.append($0) }
    guard ending == .exited(0) else {
      for message in messages { Console.note(message) }
      throw CommandError("\(source.path) does not compile with \(toolchain.clang).")
    }
    do {
      module = try Data(contentsOf: file)
    } catch {
      throw CommandError("The build folder \(folder.path) can't be read.")
    }
  }

  /// Returns the module for a page, or the module itself if it can't be packed.
  func pack(_ module: WasmModule) -> Data {
    guard let packed = module.packed else { return module.bytes }
    let contents = WasmRewriter.number(Self.section.utf8.count) + Self.section.utf8 + packed
    return self.module + [0] + WasmRewriter.number(contents.count) + contents
  }
}
