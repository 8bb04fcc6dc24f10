// SPDX-License-Identifier: Apache-2.0

/// Members that encode and decode a structure or a class, as text on one line.
struct CodedFields {
  struct Field {
    var name: String
    var type: String
    /// Whether the property has a value that decoding cannot change.
    var isSettled: Bool

    var isOptional: Bool { type.hasSuffix("?") || type.hasSuffix("!") }
    /// The type without its optional mark.
    var wrapped: String { isOptional ? String(type.dropLast()) : type }
  }

  var fields: [Field]
  /// The names of the keys that the source declares.
  var keys: [String]?
  /// The access level of the members, with a space.
  var access: String
  var isClass: Bool
  var hasSuperclass: Bool

  func members(_ decoding: Bool, _ encoding: Bool) -> String {
    var members: [String] = []
    if keys == nil, !fields.isEmpty {
      members.append(
        "private enum CodingKeys: String, CodingKey { case \(fields.map { escaped($0.name) }.joined(separator: ", ")) }"
      )
    }
    if decoding { members.append(initializer) }
    if encoding { members.append(encoder) }
    return members.joined(separator: "; ")
  }

  private var initializer: String {
    let decoded = fields.filter { !$0.isSettled }
    var body = decoded.isEmpty ? [] : ["let values = try decoder.container(keyedBy: CodingKeys.self)"]
    body += decoded.map { field in
      let decode = field.isOptional ? "decodeIfPresent" : "decode"
      return "self.\(field.name) = try values.\(decode)(\(typeName(field.wrapped)).self, forKey: .\(field.name))"
    }
    if hasSuperclass { body.append("super.init()") }
    let required = isClass ? "required " : ""
    let level = access == "open " ? "public " : access
    return "\(level)\(required)init(from decoder: Decoder) throws(UniversalError) { \(body.joined(separator: "; ")) }"
  }

  private var encoder: String {
    var body = fields.isEmpty ? [] : ["var values = encoder.container(keyedBy: CodingKeys.self)"]
    body += fields.map { field in
      "try values.\(field.isOptional ? "encodeIfPresent" : "encode")(self.\(field.name), forKey: .\(field.name))"
    }
    return "\(access)func encode(to encoder: Encoder) throws(UniversalError) { \(body.joined(separator: "; ")) }"
  }

  private func escaped(_ name: String) -> String {
    [
      "default", "class", "case", "in", "is", "as", "self", "init", "operator", "extension", "protocol", "public",
      "private",
      "repeat", "return", "import", "func", "let", "var", "where", "switch", "internal",
    ].contains(name) ? "`\(name)`" : name
  }

  /// Returns a type for use before `.self`, where a function type needs parentheses.
  private func typeName(_ type: String) -> String {
    type.contains(" ") && !type.hasPrefix("[") && !type.hasPrefix("(") && !type.hasSuffix(">") ? "(\(type))" : type
  }
}
