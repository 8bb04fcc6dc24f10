// SPDX-License-Identifier: Apache-2.0

import Foundation

extension WasmModule {
  /// The module with its functions in an order that `gzip` compresses better. The module behaves the same. Of
  /// its custom sections, only the names of functions are kept; others may refer to places in the code. Returns the
  /// module unchanged if it contains anything that this function does not know.
  var compressible: WasmModule { reordered(by: FunctionOrder.similar) ?? self }

  /// Returns the module with its functions in the order that `choose` returns, as indices of the functions' bodies.
  func reordered(by choose: ([[UInt8]]) -> [Int]) -> WasmModule? {
    guard let types = section(.functions).flatMap(numbers), let bodies = section(.code).flatMap(bodies),
      types.count == bodies.count, let imported = importedFunctions
    else { return nil }
    let order = choose(bodies.map { [UInt8]($0) })
    guard order.sorted() == Array(bodies.indices) else { return nil }
    var indices = Array(0..<imported + bodies.count)
    for (place, body) in order.enumerated() { indices[imported + body] = imported + place }
    let rewriter = WasmRewriter(indices: indices)

    var result = Data(bytes.prefix(8))
    for section in sections {
      let contents = bytes[section.contents]
      var written: [UInt8]?
      switch Kind(rawValue: section.id) {
      case .custom:
        guard section.name == "name", let names = functionNames else { continue }
        written = Self.names(names.map { (index: indices[$0.index], name: $0.name) }.sorted { $0.index < $1.index })
      case .functions: written = WasmRewriter.vector(order.map { WasmRewriter.number(types[$0]) })
      case .globals: written = rewriter.globals(contents)
      case .exports: written = rewriter.exports(contents)
      case .start: written = rewriter.function(contents)
      case .elements: written = rewriter.elements(contents)
      case .code:
        var code: [[UInt8]] = []
        for body in order {
          guard let body = rewriter.body(bodies[body]) else { return nil }
          code.append(WasmRewriter.number(body.count) + body)
        }
        written = WasmRewriter.vector(code)
      case nil: written = Array(contents)
      }
      guard let written else { return nil }
      result.append(section.id)
      result.append(contentsOf: WasmRewriter.number(written.count) + written)
    }
    return WasmModule(result)
  }

  /// The sections that refer to functions.
  private enum Kind: UInt8 {
    case custom = 0
    case functions = 3
    case globals = 6
    case exports = 7
    case start = 8
    case elements = 9
    case code = 10
  }

  private func section(_ kind: Kind) -> Data? {
    sections.first { $0.id == kind.rawValue }.map { bytes[$0.contents] }
  }

  private func numbers(_ contents: Data) -> [Int]? {
    var reader = WasmReader(contents, at: contents.startIndex)
    guard let count = reader.number() else { return nil }
    var numbers: [Int] = []
    for _ in 0..<count {
      guard let number = reader.number() else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  func bodies(_ contents: Data) -> [Data]? {
    var reader = WasmReader(contents, at: contents.startIndex)
    guard let count = reader.number() else { return nil }
    var bodies: [Data] = []
    for _ in 0..<count {
      guard let size = reader.number(), reader.position + size <= contents.endIndex else { return nil }
      bodies.append(contents[reader.position..<reader.position + size])
      reader.position += size
    }
    return bodies
  }

  /// The number of functions that the module imports. They have the first indices.
  var importedFunctions: Int? {
    guard let section = sections.first(where: { $0.id == 2 }) else { return 0 }
    var reader = WasmReader(bytes[section.contents], at: section.contents.lowerBound)
    guard let count = reader.number() else { return nil }
    var functions = 0
    for _ in 0..<count {
      guard reader.text() != nil, reader.text() != nil, let kind = reader.byte() else { return nil }
      switch kind {
      case 0:
        guard reader.number() != nil else { return nil }
        functions += 1
      case 1, 2:
        // A table begins with its type. Bit 0 says whether limits have a maximum.
        if kind == 1 { guard reader.byte() != nil else { return nil } }
        guard let flags = reader.byte(), reader.number() != nil else { return nil }
        if flags & 1 != 0 { guard reader.number() != nil else { return nil } }
      case 3: guard reader.byte() != nil, reader.byte() != nil else { return nil }
      default: return nil
      }
    }
    return functions
  }

  /// Returns the contents of a `name` section with the names of functions.
  private static func names(_ names: [(index: Int, name: String)]) -> [UInt8] {
    func text(_ text: String) -> [UInt8] { WasmRewriter.number(text.utf8.count) + text.utf8 }
    let functions = WasmRewriter.vector(names.map { WasmRewriter.number($0.index) + text($0.name) })
    return text("name") + [1] + WasmRewriter.number(functions.count) + functions
  }
}
