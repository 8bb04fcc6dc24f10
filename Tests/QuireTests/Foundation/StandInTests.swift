// SPDX-License-Identifier: Apache-2.0

import Foundation
import Quire
import Testing

/// In builds without Foundation, small types of Quire replace some of Foundation's. An app compiles in both builds only
/// if they have the same names.
@MainActor @Suite struct StandInTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The names that Foundation lacks, each with the framework that has it on Apple's systems, or the reason.
  private static let others = [
    "CGAffineTransform", "CGVector", "CGPoint.applying(_:)", "UIEdgeInsets.description", "NSValue.cgRectValue",
    "NSValue.init(cgRect:)", "Notification.UserInfo", "DispatchGroup.wait()",
    "Timer.init(timeInterval:target:selector:userInfo:repeats:)",
    "Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)",
    // Names of UIKit and Quire in an extension of Foundation's type.
    "IndexPath.init(row:section:)", "IndexPath.init(item:section:)", "IndexPath.row", "IndexPath.item",
    "IndexPath.section",
  ]

  @Test func foundationHasEachName() throws {
    let declared = try Self.declaredNames(in: "Sources/Quire/Foundation")
    #expect(declared.count > 90)
    let own = declared.filter { name in !Self.others.contains { name == $0 || name.hasPrefix($0 + ".") } }
    let used = Set(StandInUses.all.map { $0.name })
    // Those in the cases that run natively and in browsers are known as well.
    let told = try Self.wordsOfCases()
    let unknown = own.subtracting(used).filter { !told.contains(Self.word($0)) }
    #expect(unknown == [], "Foundation is not known to have these")
    var all = declared
    for part in ["Calendar", "Numbers", "Objects", "Text"] {
      all.formUnion(try Self.declaredNames(in: "Sources/Quire/Foundation/\(part)"))
    }
    #expect(used.subtracting(all) == [], "these do not stand in any more")
    for (_, use) in StandInUses.all { use() }
  }

  @Test func documentationNamesEachType() throws {
    let page = try String(contentsOf: Self.root.appending(path: "Documentation/Foundation.md"), encoding: .utf8)
    // Operators have no name before their parameters.
    for name in try Self.declaredNames(in: "Sources/Quire/Foundation")
    where !name.hasPrefix("(") && !name.dropFirst().contains(".") {
      let type = name.split(separator: "(")[0]
      #expect(page.contains("`\(type)`"), "Documentation/Foundation.md does not name \(type)")
    }
  }

  /// Foundation and Quire together: a name that both declared would be ambiguous, and this would not compile.
  @Test func noNameIsAmbiguous() {
    let types: [Any.Type] = [
      CGFloat.self, TimeInterval.self, CGPoint.self, CGSize.self, CGRect.self, CGVector.self, CGAffineTransform.self,
      NSRange.self, NSObject.self, (any NSObjectProtocol).self, NSCoder.self, Bundle.self, Notification.self,
      Notification.Name.self, NSValue.self, NSNumber.self, OperationQueue.self, NotificationCenter.self,
      UIEdgeInsets.self, Weak<NSObject>.self,
    ]
    #expect(Set(types.map { ObjectIdentifier($0) }).count == types.count)
    #expect(CGRect.zero.inset(by: .zero).insetBy(dx: 0, dy: 0) == CGRect(x: 0, y: 0, width: 0, height: 0))
    #expect(CGPoint(x: 1, y: 2).applying(CGAffineTransform(translationX: 1, y: 1)) == CGPoint(x: 2, y: 3))
    #expect(NSRange(location: NSNotFound, length: 0).location == NSNotFound)
    #expect(NSValue(cgRect: .zero).cgRectValue == .zero)
  }

  /// The words of the programs that use Foundation's names in both builds.
  private static func wordsOfCases() throws -> Set<String> {
    let folder = root.appending(path: "Tests/Translation/Cases")
    var words: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where file.lastPathComponent.hasPrefix("foundation-") {
      let text = try String(contentsOf: file, encoding: .utf8)
      words.formUnion(text.split { !$0.isLetter && !$0.isNumber }.map { String($0) })
    }
    return words
  }

  /// The last word of a name without its labels. For an initializer, the type's name.
  private static func word(_ name: String) -> String {
    let parts = name.prefix { $0 != "(" }.split(separator: ".")
    let last = parts.last.map { String($0) } ?? ""
    return last == "init" && parts.count > 1 ? String(parts[parts.count - 2]) : last
  }

  // MARK: Declarations in the sources

  /// The public names in the parts of the sources that builds with Foundation leave out.
  private static func declaredNames(in path: String) throws -> Set<String> {
    let folder = root.appending(path: path)
    var names: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where file.pathExtension == "swift" && file.lastPathComponent != "Weak.swift" {
      names.formUnion(try self.names(in: String(contentsOf: file, encoding: .utf8)))
    }
    return names
  }

  private static func names(in source: String) throws -> Set<String> {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let declaration = try Regex(
      #"^(?:@\w+ |(?:public|open|final|static|convenience|nonisolated(?:\(unsafe\))?|override) )*(class|struct|enum|protocol|typealias|func|var|let|init|subscript|extension)\b ?`?([\w=]+)?"#
    )
    var names: Set<String> = []
    var isStandIn = false
    var outer: [(indent: Int, name: String)] = []
    for (index, line) in lines.enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("#if !canImport") || text.hasPrefix("#if hasFeature(Embedded)") { isStandIn = true }
      if text.hasPrefix("#else") || text.hasPrefix("#endif") { isStandIn = false }
      guard isStandIn, !text.isEmpty, !text.hasPrefix("//"), !text.hasPrefix("#") else { continue }
      let indent = line.count - line.drop { $0 == " " }.count
      while let last = outer.last, indent <= last.indent { outer.removeLast() }
      guard let match = text.firstMatch(of: declaration), let kind = match.output[1].substring else { continue }
      let name = match.output[2].substring.map(String.init) ?? ""
      if kind == "extension" {
        outer.append((indent, name))
        continue
      }
      guard text.hasPrefix("public ") || text.contains(" public ") || text.contains("open ") else { continue }
      var full = (outer.map { $0.name } + (kind == "init" || kind == "subscript" ? [String(kind)] : [name]))
        .joined(separator: ".")
      if ["func", "init"].contains(kind) {
        // Up to the end of the parameters, which may be on the next lines.
        let rest = lines[index..<min(index + 4, lines.count)].joined(separator: " ")
        full += "(" + labels(of: rest) + ")"
      }
      if kind != "subscript" { names.insert(full) }
      if ["class", "struct", "enum", "protocol"].contains(kind) { outer.append((indent, name)) }
    }
    return names
  }

  /// The argument labels of the first parameter list.
  private static func labels(of text: String) -> String {
    guard let start = text.firstIndex(of: "(") else { return "" }
    var depth = 0
    var parameters = [""]
    for character in text[start...] {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { break }
      if character == ",", depth == 1 {
        parameters.append("")
      } else if !(character == "(" && depth == 1 && parameters == [""]) {
        parameters[parameters.count - 1].append(character)
      }
    }
    return parameters.compactMap { parameter in
      parameter.split(whereSeparator: { $0 == " " || $0 == ":" }).first.map { "\($0):" }
    }.joined()
  }
}
