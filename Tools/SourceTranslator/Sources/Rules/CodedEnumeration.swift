// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Members that encode and decode an enumeration without raw values: an object whose only key is the case's name. Its
/// value is an object with the payload's labels, or `_0` and so on for payloads without labels.
struct CodedEnumeration {
  private struct Case {
    var name: String
    var payload: [(label: String?, key: String, type: String)]

    var keys: String { name.prefix(1).uppercased() + name.dropFirst() + "CodingKeys" }
  }

  private var cases: [Case] = []
  private let access: String

  /// Returns `nil` for an enumeration without cases, or with cases inside conditional compilation.
  init?(_ node: EnumDeclSyntax) {
    access = node.memberAccess
    for item in node.memberBlock.members {
      guard !item.decl.is(IfConfigDeclSyntax.self) else { return nil }
      for element in item.decl.as(EnumCaseDeclSyntax.self)?.elements ?? [] {
        let payload = element.parameterClause?.parameters.enumerated().map { index, parameter in
          let label = parameter.firstName.flatMap { $0.text == "_" ? nil : $0.name }
          return (label, label ?? "_\(index)", parameter.type.plain)
        }
        cases.append(Case(name: element.name.name, payload: payload ?? []))
      }
    }
    guard !cases.isEmpty else { return nil }
  }

  func members(_ decoding: Bool, _ encoding: Bool) -> String {
    var members = [
      "private enum CodingKeys: String, CodingKey { case \(cases.map { "`\($0.name)`" }.joined(separator: ", ")) }"
    ]
    for one in cases where !one.payload.isEmpty {
      members.append(
        "private enum \(one.keys): String, CodingKey { case \(one.payload.map { "`\($0.key)`" }.joined(separator: ", ")) }"
      )
    }
    if cases.contains(where: \.payload.isEmpty) {
      members.append(
        "private enum NoCodingKeys: CodingKey { var stringValue: String { \"\" }; var intValue: Int? { nil }; "
          + "init?(stringValue: String) { nil }; init?(intValue: Int) { nil } }")
    }
    if decoding { members.append(initializer) }
    if encoding { members.append(encoder) }
    return members.joined(separator: "; ")
  }

  private var initializer: String {
    let tries = cases.map { one -> String in
      guard !one.payload.isEmpty else { return "case .\(one.name): self = .\(one.name)" }
      let values = one.payload.map { part in
        let isOptional = part.type.hasSuffix("?")
        let type = isOptional ? String(part.type.dropLast()) : part.type
        let value = "try nested.\(isOptional ? "decodeIfPresent" : "decode")(\(type).self, forKey: .\(part.key))"
        return (part.label.map { "\($0): " } ?? "") + value
      }
      return
        "case .\(one.name): let nested = try values.nestedContainer(keyedBy: \(one.keys).self, forKey: .\(one.name)); "
        + "self = .\(one.name)(\(values.joined(separator: ", ")))"
    }
    return "\(access)init(from decoder: Decoder) throws(UniversalError) { "
      + "let values = try decoder.container(keyedBy: CodingKeys.self); "
      + "guard values.allKeys.count == 1, let key = values.allKeys.first else { "
      + "throw UniversalError(DecodingError.dataCorrupted(DecodingError.Context(codingPath: values.codingPath, "
      + "debugDescription: \"Invalid number of keys found, expected one.\"))) }; "
      + "switch key { \(tries.joined(separator: "; ")) } }"
  }

  private var encoder: String {
    let tries = cases.map { one -> String in
      guard !one.payload.isEmpty else {
        return "case .\(one.name): _ = values.nestedContainer(keyedBy: NoCodingKeys.self, forKey: .\(one.name))"
      }
      let names = one.payload.indices.map { "let value\($0)" }.joined(separator: ", ")
      let encodes = one.payload.enumerated().map { index, part in
        "try nested.\(part.type.hasSuffix("?") ? "encodeIfPresent" : "encode")(value\(index), forKey: .\(part.key))"
      }
      return "case .\(one.name)(\(names)): "
        + "var nested = values.nestedContainer(keyedBy: \(one.keys).self, forKey: .\(one.name)); "
        + encodes.joined(separator: "; ")
    }
    return "\(access)func encode(to encoder: Encoder) throws(UniversalError) { "
      + "var values = encoder.container(keyedBy: CodingKeys.self); switch self { \(tries.joined(separator: "; ")) } }"
  }
}
