// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import QuireCommand

/// The names of functions: extracted from modules, stored beside them, and inserted into stack traces.
@Suite struct SymbolTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let head: [UInt8] = [0x00, 0x61, 0x73, 0x6D, 0x01, 0x00, 0x00, 0x00]
  private static let symbols = ["host_write", "$s4main3runyyF", "$sSa9_getCountSiyF"]

  private static func section(_ id: UInt8, _ contents: [UInt8]) -> [UInt8] { [id] + number(contents.count) + contents }
  private static func text(_ text: String) -> [UInt8] { number(text.utf8.count) + Array(text.utf8) }
  private static func number(_ value: Int) -> [UInt8] {
    value < 0x80 ? [UInt8(value)] : [UInt8(value & 0x7F) | 0x80] + number(value >> 7)
  }

  /// A module with an empty type section, code that is never read, and names after a subsection of another kind.
  private func module(named: Bool) -> Data {
    let functions =
      Self.number(Self.symbols.count)
      + Self.symbols.enumerated().flatMap { Self.number($0.offset) + Self.text($0.element) }
    let names = Self.text("name") + Self.section(0, Self.text("app")) + Self.section(1, functions)
    return Data(
      Self.head + Self.section(1, [0]) + Self.section(10, [UInt8](repeating: 7, count: 300))
        + (named ? Self.section(0, names) + Self.section(0, Self.text("producers") + [1, 2, 3]) : []))
  }

  @Test func partsAModuleFromItsNames() throws {
    let made = try folder.write(module(named: true), to: "made/AppWeb.wasm")
    let page = try ModuleNameStripping.part(made, into: folder.url.appendingPathComponent("page"))
    #expect(try Data(contentsOf: page) == module(named: false))
    let table = try SymbolTable(parsing: folder.text("page/AppWeb.symbols"))
    #expect(table.functions.map(\.index) == [0, 1, 2])
    #expect(table.functions.map(\.symbol) == Self.symbols)
    #expect(table.functions.map(\.name) == ["host_write", "run()", "Array._getCount()"])
    #expect(table.module == SymbolTable.identity(of: module(named: false)))
    #expect(try SymbolTable(parsing: table.text) == table)
  }

  /// A site has a table beside the module: for a release build the separated one, for a debug build one from its names.
  @Test func writesATableIntoASite() throws {
    try folder.write("<!-- own -->\n", to: "modules/QuireWeb/Runtime/index.html")
    try folder.write("", to: "modules/SheetBrowser/Runtime/port.js")
    let made = try folder.write(module(named: true), to: "made/AppWeb.wasm")
    let output = folder.url.appendingPathComponent("out")
    func write(_ module: URL) throws {
      try Site(
        title: "App", sources: folder.url.appendingPathComponent("modules"), module: module,
        resources: Resources(folders: [])
      ).write(to: OutputFolder(output))
    }
    try write(try ModuleNameStripping.part(made, into: folder.url.appendingPathComponent("page")))
    #expect(try Data(contentsOf: output.appendingPathComponent("app.wasm")) == module(named: false))
    #expect(try SymbolicateCommand.table(of: output).functions.count == 3)
    try write(made)
    #expect(try Data(contentsOf: output.appendingPathComponent("app.wasm")) == module(named: true))
    #expect(try SymbolicateCommand.table(of: output).functions.count == 3)
    try write(try folder.write(module(named: false), to: "made/Nameless.wasm"))
    #expect(throws: CommandError.self, "an old table is gone") { try SymbolicateCommand.table(of: output) }
  }

  @Test func readsNoModuleWhereThereIsNone() {
    #expect(WasmModule(Data()) == nil && WasmModule(Data("module".utf8)) == nil)
    let whole = module(named: true)
    for count in 9..<whole.count { _ = WasmModule(whole.prefix(count))?.functionNames }
    #expect(WasmModule(whole.prefix(whole.count - 1)) == nil)
    #expect(WasmModule(module(named: false))?.functionNames == nil)
  }

  /// The engines' output for the same trap, in a module without names and in one with names.
  @Test(arguments: [
    """
    RuntimeError: unreachable
        at http://127.0.0.1:8080/app.wasm:wasm-function[2]:0x1b2c
        at http://127.0.0.1:8080/app.wasm:wasm-function[1]:0x45
        at #turn (http://127.0.0.1:8080/port.js:115:42)
    """,
    """
    RuntimeError: unreachable
        at AppWeb.wasm.$sSa9_getCountSiyF (http://127.0.0.1:8080/app.wasm:wasm-function[2]:0x1b2c)
        at $s4main3runyyF (http://127.0.0.1:8080/app.wasm:wasm-function[1]:0x45)
        at #turn (http://127.0.0.1:8080/port.js:115:42)
    """,
    """
    @http://127.0.0.1:8080/app.wasm:wasm-function[2]:0x1b2c
    $s4main3runyyF@http://127.0.0.1:8080/app.wasm:wasm-function[1]:0x45
    #turn@http://127.0.0.1:8080/port.js:115:42
    """,
    """
    2@<?>:wasm-function[2]
    1@<?>:wasm-function[1]
    quire_turn@[native code]
    """,
    """
    <?>.wasm-function[$sSa9_getCountSiyF]@[wasm code]
    <?>.wasm-function[1]@[wasm code]
    wasm-stub@[wasm code]
    """,
  ])
  func readsStacks(stack: String) throws {
    let module = try #require(WasmModule(module(named: true)))
    let table = try #require(SymbolTable(module, published: self.module(named: false), demangle: Demangler.names))
    let read = StackText.symbolicated(stack, with: table)
    #expect(read.frames == 2 && read.unknown == 0)
    let lines = read.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let first = try #require(lines.firstIndex { $0.hasPrefix("Array._getCount()") })
    #expect(lines[first + 1].hasPrefix("run()"))
    #expect(lines[first].hasSuffix("at 0x1b2c") == stack.contains("0x1b2c"))
    #expect(!read.text.contains("wasm-function"))
    #expect(lines.count == stack.split(separator: "\n").count, "what is no frame of the module stays")
  }

  @Test func printsAStackByTheCommand() throws {
    let page = try ModuleNameStripping.part(
      folder.write(module(named: true), to: "made/app.wasm"), into: folder.url.appendingPathComponent("site"))
    #expect(page.lastPathComponent == "app.wasm")
    try folder.write("1@<?>:wasm-function[1]\n", to: "stack.txt")
    let read = try quire(["symbolicate", "site", "stack.txt"], in: folder.url)
    #expect(read.status == 0 && read.output == "    run()\n" && read.errors.isEmpty)

    func error(_ arguments: [String]) throws -> String {
      let result = try quire(["symbolicate"] + arguments, in: folder.url)
      #expect(result.status == 1)
      #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
      return result.errors
    }
    #expect(try error(["made", "stack.txt"]).contains("There is no app.symbols in"))
    #expect(try error(["site", "nothing.txt"]).contains("nothing.txt can't be read"))
    #expect(try error(["site"]).contains("No line of the stack has a frame of WebAssembly"))
    try folder.write("1@<?>:wasm-function[1]\n9@<?>:wasm-function[9]\n", to: "other.txt")
    #expect(try error(["site", "other.txt"]).contains("1 of 2 functions are not in the table"))
    try folder.write(module(named: true), to: "site/app.wasm")
    #expect(try error(["site", "stack.txt"]).contains("is of another build than the app.wasm beside it"))
    try folder.write("names\n", to: "site/app.symbols")
    #expect(try error(["site", "stack.txt"]).contains("is not a table of symbols"))
  }

  /// The time is proportional to the length: a line of four million letters takes a moment, not minutes.
  @Test func aLongLineIsNoBurden() {
    let start = ContinuousClock.now
    for part in ["wasm-function[", "wasm-function[]", "w", "wasm-function[1"] {
      _ = StackText.frame(in: String(repeating: part, count: 4_000_000 / part.utf8.count))
    }
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(StackText.frame(in: "wasm-function[] wasm-function[3]:0x1F") == .init(function: "3", offset: "0x1F"))
    #expect(StackText.frame(in: "at wasm-function[é]:0xzz") == .init(function: "é", offset: nil))
  }

  /// A stack comes from another person's browser, and a terminal must not execute its control characters.
  @Test func aTerminalGetsNoCommands() {
    #expect(
      PlainText.of("a\u{1B}]0;title\u{7}\tb\r\nc\u{9B}31m") == "a\u{FFFD}]0;title\u{FFFD}\tb\u{FFFD}\nc\u{FFFD}31m")
    #expect(PlainText.of("Häfen 🚢\n") == "Häfen 🚢\n")
    #expect(CommandError("a\u{1B}c").description == "a\u{FFFD}c")
  }
}
