// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

struct SymbolicateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbolicate",
    abstract: "Prints a stack that a stopped app shows with the names of its functions.",
    discussion: "Reads stacks as Chromium, Firefox and WebKit print them.")

  @Argument(help: "The folder that quire build wrote for the app, of the same build.")
  var site: String

  @Argument(help: "A file with the stack; the standard input if left out.")
  var stack: String?

  func run() throws {
    let table = try Self.table(of: URL(fileURLWithPath: site))
    let data: Data
    if let stack {
      guard let contents = try? Data(contentsOf: URL(fileURLWithPath: stack)) else {
        throw CommandError("\(stack) can't be read.")
      }
      data = contents
    } else {
      data = FileHandle.standardInput.readDataToEndOfFile()
    }
    let result = StackText.symbolicated(String(decoding: data, as: UTF8.self), with: table)
    guard result.frames > 0 else {
      throw CommandError("No line of the stack has a frame of WebAssembly, such as wasm-function[12].")
    }
    print(PlainText.of(result.text), terminator: result.text.hasSuffix("\n") ? "" : "\n")
    guard result.unknown == 0 else {
      throw CommandError(
        "\(result.unknown) of \(result.frames) functions are not in the table: the stack is of another build.")
    }
  }

  /// Returns the table beside a site's module, after checking that it belongs to the module.
  static func table(of site: URL) throws(CommandError) -> SymbolTable {
    let file = site.appendingPathComponent(SymbolTable.fileName)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw CommandError("There is no \(SymbolTable.fileName) in \(site.path); quire build writes it.")
    }
    let table = try SymbolTable(parsing: text)
    if let module = try? Data(contentsOf: site.appendingPathComponent("app.wasm"), options: .alwaysMapped),
      SymbolTable.identity(of: module) != table.module
    {
      throw CommandError("\(file.path) is of another build than the app.wasm beside it.")
    }
    return table
  }
}
