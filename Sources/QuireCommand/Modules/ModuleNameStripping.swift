// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Separates a module from the names of its functions: the page's module has no names, and they are stored beside it.
/// The page's module also has its functions in another order (`FunctionOrder`), and is packed (`Unpacker`).
enum ModuleNameStripping {
  /// Returns the table's file beside a module.
  static func table(beside module: URL) -> URL {
    module.deletingPathExtension().appendingPathExtension("symbols")
  }

  /// Writes the module without names, packed if there is an unpacker, and the table of names into a folder. Returns the
  /// module's file.
  static func part(_ module: URL, into folder: URL, unpacker: Unpacker? = nil) throws(CommandError) -> URL {
    let result = folder.appendingPathComponent(module.lastPathComponent)
    do {
      let data = try Data(contentsOf: module)
      guard let whole = WasmModule(data)?.compressible else {
        throw CommandError("\(module.path) is not a WebAssembly module.")
      }
      let stripped = whole.stripped
      let published = unpacker.flatMap { WasmModule(stripped).map($0.pack) } ?? stripped
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try published.write(to: result, options: .atomic)
      let table = SymbolTable(whole, published: published, demangle: Demangler.names)
      try Data((table?.text ?? "").utf8).write(to: Self.table(beside: result), options: .atomic)
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError("The build folder \(folder.path) can't be written to.")
    }
    return result
  }

  /// Returns the text of a module's table: from the file beside it, or from the names in the module. Returns `nil` if
  /// there are no names.
  static func symbols(of module: URL) -> Data? {
    if let text = try? Data(contentsOf: table(beside: module)) { return text.isEmpty ? nil : text }
    guard let data = try? Data(contentsOf: module, options: .alwaysMapped), let whole = WasmModule(data) else {
      return nil
    }
    return SymbolTable(whole, published: data, demangle: Demangler.names).map { Data($0.text.utf8) }
  }
}
