// SPDX-License-Identifier: Apache-2.0

/// Lines of Swift, indented as they are added.
struct InterfaceCode {
  private(set) var lines: [String] = []
  private var depth = 0

  init(depth: Int = 0) {
    self.depth = depth
  }

  mutating func add(_ line: String) {
    // A directive begins its line.
    lines.append(line.hasPrefix("#") ? line : String(repeating: "  ", count: depth) + line)
  }

  /// Adds a block with a head, such as `func f()`. A head of a closure with parameters has its brace already.
  mutating func block(_ head: String, _ body: (inout InterfaceCode) -> Void) {
    var code = inner
    body(&code)
    block(head, code)
  }

  /// Code for a block in this one, which is added later if it is not empty.
  var inner: InterfaceCode { InterfaceCode(depth: depth + 1) }

  /// Whether there is nothing to run.
  var isEmpty: Bool { lines.allSatisfy { $0.hasPrefix("#") } }

  /// Adds a block of code that is written already.
  mutating func block(_ head: String, _ body: InterfaceCode) {
    add(head.hasSuffix(" in") ? head : head + " {")
    lines += body.lines
    add("}")
  }

  var text: String { lines.map { $0 + "\n" }.joined() }
}
