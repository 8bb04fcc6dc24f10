// SPDX-License-Identifier: Apache-2.0

// Facts as lines of text, for the cache: a line for each type, member and function, with its fields separated by tabs.

extension FileFacts {
  var text: String {
    var lines: [String] = []
    for type in types {
      lines.append(
        ["T", type.kind.rawValue, type.path, list(type.inherited), list(type.generics), "\(type.flags.rawValue)"]
          .joined(separator: "\t"))
      lines += type.members.map { line(of: $0, mark: "M") }
    }
    lines += functions.map { line(of: $0, mark: "F") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Reads facts from lines that `text` wrote. Returns `nil` if they are damaged.
  init?(lines: some Sequence<Substring>) {
    for line in lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      switch fields.first {
      case "T":
        guard fields.count == 6, let kind = TypeFacts.Kind(rawValue: String(fields[1])), let flags = Int(fields[5])
        else { return nil }
        types.append(
          TypeFacts(
            kind: kind, path: String(fields[2]), inherited: unlist(fields[3]), generics: unlist(fields[4]),
            flags: Flags(rawValue: flags)))
      case "M":
        guard let member = member(fields), !types.isEmpty else { return nil }
        types[types.count - 1].members.append(member)
      case "F":
        guard let member = member(fields) else { return nil }
        functions.append(member)
      default: return nil
      }
    }
  }

  private func line(of member: MemberFacts, mark: String) -> String {
    [
      mark, member.kind.rawValue, member.name, list(member.labels), list(member.parameters), member.type,
      member.objectiveCName, "\(member.flags.rawValue)",
    ].joined(separator: "\t")
  }

  private func member(_ fields: [Substring]) -> MemberFacts? {
    guard fields.count == 8, let kind = MemberFacts.Kind(rawValue: String(fields[1])), let flags = Int(fields[7])
    else { return nil }
    return MemberFacts(
      kind: kind, name: String(fields[2]), labels: unlist(fields[3]), parameters: unlist(fields[4]),
      type: String(fields[5]), objectiveCName: String(fields[6]), flags: Flags(rawValue: flags))
  }

  // Types contain commas, but no vertical bars.

  private func list(_ texts: [String]) -> String { texts.map { $0 + "|" }.joined() }

  private func unlist(_ text: Substring) -> [String] { text.split(separator: "|").map(String.init) }
}
