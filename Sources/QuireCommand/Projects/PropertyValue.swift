// SPDX-License-Identifier: Apache-2.0

/// A value of a property list, with the line where it begins.
struct PropertyValue: Equatable {
  enum Content: Equatable {
    case text(String)
    case list([PropertyValue])
    /// If a key occurs more than once, its first value counts.
    case table([String: PropertyValue])
  }

  var content: Content
  var line: Int

  var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  var list: [PropertyValue]? {
    if case .list(let list) = content { list } else { nil }
  }

  var table: [String: PropertyValue]? {
    if case .table(let table) = content { table } else { nil }
  }

  /// Returns the value of a key, if this is a table that contains it.
  subscript(_ key: String) -> PropertyValue? { table?[key] }

  /// The texts of a list. Values of other kinds are left out.
  var texts: [String] { list?.compactMap(\.text) ?? [] }
}
