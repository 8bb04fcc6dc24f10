// SPDX-License-Identifier: Apache-2.0

/// Writes `Kit+Table.swift` from the sources of Quire.
enum KitWriter {
  static func source(of files: [FileFacts]) -> String {
    var types: [String: TypeFacts] = [:]
    for type in files.flatMap(\.types) where isPublic(type) {
      let name = type.path
      var merged = types[name] ?? type
      if merged.kind == .extension { merged.kind = type.kind }
      merged.inherited += type.inherited.filter { !merged.inherited.contains($0) }
      merged.members += type.members.filter { isVisible($0, in: type) }
      types[name] = merged
    }
    var lines: [String] = []
    for (name, type) in types.sorted(by: { $0.key < $1.key }) where type.kind != .extension {
      let inherited = type.inherited.flatMap { $0.split(separator: "&") }.map { $0.filter { $0 != " " } }
        .filter { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } }
      lines.append(([type.kind.rawValue, name] + inherited).joined(separator: " "))
      let members = Set(type.members.filter { isVisible($0, in: type) }.map(\.fullName)).sorted()
      lines += wrapped(members)
    }
    return """
      // SPDX-License-Identifier: Apache-2.0
      // Written by `Scripts/translator --write-kit` from the sources of Quire.

      extension Kit {
        /// A line for each type: its kind, its name, its inherited types. Its instance members follow, indented.
        static let table = \"\"\"

      """ + lines.map { "    \($0)\n" }.joined() + "    \"\"\"\n}\n"
  }

  private static func isPublic(_ type: TypeFacts) -> Bool {
    type.kind == .extension || type.flags.contains(.isPublic)
  }

  private static func isVisible(_ member: MemberFacts, in type: TypeFacts) -> Bool {
    guard member.kind == .variable || member.kind == .function, !member.flags.contains(.isStatic) else { return false }
    let isPublic =
      member.flags.contains(.isPublic) || type.kind == .protocol
      || type.flags.contains(.isPublic) && type.kind == .extension
    return isPublic && !member.name.hasPrefix("_") && member.name.first.map { $0.isLetter } == true
  }

  /// Returns words as indented lines of at most 110 columns.
  private static func wrapped(_ words: [String]) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + word.count < 110 {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(" \(word)")
      }
    }
    return lines
  }
}
