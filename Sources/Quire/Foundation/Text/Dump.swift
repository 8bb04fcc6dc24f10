// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  // Embedded Swift has no mirrors, so the members of values are not printed: a value is printed as one line with its
  // description.

  /// Prints the description of a value, with strings in quotes.
  @discardableResult
  public func dump<Value: CustomStringConvertible>(
    _ value: Value, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max
  ) -> Value {
    Dump.line("- ", name, debugText(of: value), indent)
    return value
  }

  /// Prints the number of an array's elements, and the description of each.
  @discardableResult
  public func dump<Element: CustomStringConvertible>(
    _ value: [Element], name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max
  ) -> [Element] {
    let isOpen = !value.isEmpty && maxDepth > 0
    Dump.line(
      isOpen ? "▿ " : "- ", name, "\(value.count) element" + (value.count == 1 ? "" : "s"), indent)
    guard isOpen else { return value }
    for element in value.prefix(maxItems) { Dump.line("- ", nil, debugText(of: element), indent + 2) }
    return value
  }

  private enum Dump {
    static func line(_ mark: String, _ name: String?, _ text: String, _ indent: Int) {
      Swift.print(String(repeating: " ", count: indent) + mark + (name.map { $0 + ": " } ?? "") + text)
    }
  }

#endif
