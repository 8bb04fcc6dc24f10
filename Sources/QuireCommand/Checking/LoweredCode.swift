// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds uses that the type checker and the compiler accept, but for which the linker finds no code.
///
/// Reads the compiler's intermediate language as text (`-emit-silgen`, with source locations).
struct LoweredCode {
  private let text: Data
  private let sources: Set<String>

  init(_ text: Data, sources: [String]) {
    self.text = text
    self.sources = Set(sources)
  }

  /// Returns the findings, with the paths that the compiler was given.
  func findings() -> [Finding] {
    var found: [Finding] = []
    var declared = Declared()
    var isHead = true
    unsafe text.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count, let base = bytes.baseAddress {
        let lineFeed = unsafe memchr(base + start, 0x0A, bytes.count - start)
        let end = unsafe lineFeed.map { unsafe base.distance(to: $0) } ?? bytes.count
        let line = unsafe UnsafeRawBufferPointer(rebasing: bytes[start..<end])
        start = end + 1
        // Declarations precede all code.
        if isHead {
          let words = unsafe String(decoding: line, as: UTF8.self)
          if words.hasPrefix("sil ") || words.hasPrefix("sil_scope ") { isHead = false } else { declared.read(words) }
        }
        guard unsafe Self.mayReport(line) else { continue }
        unsafe found += read(String(decoding: line, as: UTF8.self), declared)
      }
    }
    return found
  }

  /// Returns whether a line may be relevant, by its first letter and a search for a word. Most of the millions of lines
  /// are irrelevant.
  private static func mayReport(_ line: UnsafeRawBufferPointer) -> Bool {
    guard line.count > 12 else { return false }
    switch unsafe line[0] {
    case UInt8(ascii: "/"): return unsafe line.contains(", loc \"")
    case UInt8(ascii: " "): return unsafe line.contains("checked_cast")
    default: return false
    }
  }

  private func read(_ line: String, _ declared: Declared) -> [Finding] {
    guard let place = place(in: line) else { return [] }
    func finding(_ words: (String, String)) -> Finding {
      Finding(path: place.path, line: place.line, column: place.column, what: words.0, instead: words.1)
    }
    if line.hasPrefix("//") {
      guard let (type, member) = declared.unsafeMember(line) else { return [] }
      return [finding(Refusals.open(member, of: type))]
    }
    guard let target = line.firstMatch(of: /\ to (any [^,:]+?)(?: in |,| :| \/\/)/) else { return [] }
    return [finding(Refusals.cast(to: target.1))]
  }

  /// Matches `loc "file":12:3` if the file belongs to the module.
  private func place(in line: String) -> (path: String, line: Int, column: Int)? {
    guard let match = line.firstMatch(of: /loc "([^"]+)":(\d+):(\d+)/), sources.contains(String(match.1)),
      let line = Int(match.2), let column = Int(match.3)
    else { return nil }
    return (String(match.1), line, column)
  }
}

extension LoweredCode {
  /// The module's own types, which are listed at the beginning of the text.
  struct Declared {
    /// The members that can be overridden only within the module, by their open class.
    private var members: [String: Set<String>] = [:]
    private var type: String?

    mutating func read(_ line: String) {
      if let match = line.firstMatch(of: /^(?:@\w+ )*((?:\w+ )*)(class|actor) (\w+)/) {
        type = match.2 == "class" && match.1.split(separator: " ").contains("open") ? String(match.3) : nil
      } else if line.hasPrefix("}") {
        type = nil
      }
      guard let type, line.hasPrefix("  ") else { return }
      guard
        let match = line.firstMatch(
          of: /^  ((?:@\w+(?:\([^)]*\))? )*)((?:[\w()]+ )*?)(func|var|subscript|class var|class func)\b ?(`?[^\s:(<]+)?/
        )
      else { return }
      let words = Set(match.2.split(separator: " ").map(String.init))
      // A stored property works.
      if match.1.contains("@_hasStorage") && !line.contains("didSet") { return }
      guard words.isDisjoint(with: ["open", "final", "static", "override", "private"]) else { return }
      members[type, default: []].insert(match.3 == "subscript" ? "subscript" : String(match.4 ?? ""))
    }

    /// Returns the type and member in "// Themed.helper(), loc ...", if it is one of those.
    func unsafeMember(_ comment: String) -> (String, String)? {
      guard let match = comment.firstMatch(of: /^\/\/ (?:static )?(\w+)\.(`?\w+)/),
        members[String(match.1)]?.contains(String(match.2)) == true
      else { return nil }
      return (String(match.1), String(match.2))
    }
  }
}
