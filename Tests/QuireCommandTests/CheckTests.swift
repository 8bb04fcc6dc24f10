// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import QuireCommand

/// `quire check` on the folders `Refused` and `Accepted`: the compiler reads each folder once, as one module.
@Suite struct CheckTests {
  /// A place and the first words of its message.
  private struct Place: Hashable, Comparable, CustomStringConvertible {
    var file: String
    var line: Int
    var description: String { "\(file):\(line)" }
    static func < (one: Place, other: Place) -> Bool { (one.file, one.line) < (other.file, other.line) }
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func sources(_ name: String) throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(name)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appendingPathComponent($0).path }
  }

  private func check(_ sources: [String], _ name: String) throws -> ModuleCheck {
    let toolchain = try Toolchain.find()
    let scratch = ScratchFolder(package: folder.url, mode: .debug)
    try scratch.prepare(toolchain: toolchain)
    let absences = try Absences.module(in: scratch.checks, scratch: scratch, toolchain: toolchain)
    let module = CheckedModule(name: name, sources: sources, options: Absences.language(scratch))
    return try ModuleCheck.run(module, toolchain: toolchain, folder: scratch.checks, absences: absences)
  }

  /// The expected errors: comments `// refused: WORDS` on the lines in question.
  private func expected(_ sources: [String]) throws -> [Place: String] {
    var places: [Place: String] = [:]
    for source in sources {
      let file = URL(fileURLWithPath: source).lastPathComponent
      let before = places.count
      for (index, line) in try String(contentsOfFile: source, encoding: .utf8).components(separatedBy: "\n")
        .enumerated()
      {
        guard let mark = line.range(of: "// refused: ") else { continue }
        places[Place(file: file, line: index + 1)] = String(line[mark.upperBound...])
      }
      #expect(places.count > before, "\(file) says nothing that is refused")
    }
    return places
  }

  /// Each is found at its line with its words, and nothing else is found.
  @Test(arguments: ["Types", "Code"]) func findsWhatIsRefused(group: String) throws {
    let sources = try sources("Refused/\(group)")
    #expect(sources.count >= 19)
    let expected = try expected(sources)
    let check = try check(sources, group)
    #expect(check.others == [])
    // Errors in types end the compiler's work; errors in code do not, unless a stage refuses them.
    var found: [Place: String] = [:]
    for finding in check.findings {
      #expect(finding.column > 0 && !finding.instead.isEmpty)
      found[Place(file: URL(fileURLWithPath: finding.path).lastPathComponent, line: finding.line)] = finding.what
    }
    for (place, words) in expected.sorted(by: { $0.key < $1.key }) {
      #expect(
        found[place]?.hasPrefix(words) == true, "\(place) should say: \(words); it says: \(found[place] ?? "nothing")")
    }
    for place in found.keys.sorted() where expected[place] == nil { Issue.record("\(place) says: \(found[place]!)") }
  }

  @Test func findsNothingInWhatIsRight() throws {
    let check = try check(try sources("Accepted"), "Accepted")
    #expect(check.isWell, "\(check.findings.map(\.text)) \(check.others)")
  }

  /// Names that a module UIKit brings are there, although they are Foundation's natively; without it they are missing.
  @Test(arguments: [true, false]) func acceptsTheNamesThatUIKitBrings(isImported: Bool) throws {
    let toolchain = try Toolchain.find()
    let scratch = ScratchFolder(package: folder.url, mode: .debug)
    try scratch.prepare(toolchain: toolchain)
    let stand = try folder.write(
      """
      public protocol NSObjectProtocol: AnyObject {}
      public struct Notification { public init() {} }
      public final class HTTPURLResponse { public init() {} }
      public final class NotificationCenter: NSObjectProtocol {
        public init() {}
        public func addObserver(_ action: (Notification) -> Void) -> any NSObjectProtocol { self }
      }
      """, to: "modules/UIKit.swift")
    try toolchain.compile(
      [stand], options: Absences.language(scratch) + ["-module-name", "UIKit"],
      to: folder.url.appendingPathComponent("modules/UIKit.swiftmodule"))
    let file = try folder.write(
      """
      \(isImported ? "import UIKit" : "")
      final class Harbors {
        private var token: NSObjectProtocol?
        private var latest: HTTPURLResponse?
        func listen(_ center: NotificationCenter) { token = center.addObserver { (_: Notification) in } }
      }
      """, to: "Harbors.swift")
    let absences = try Absences.module(in: scratch.checks, scratch: scratch, toolchain: toolchain)
    let module = CheckedModule(
      name: "Harbors", sources: [file.path],
      options: Absences.language(scratch) + ["-I", folder.url.appendingPathComponent("modules").path])
    let check = try ModuleCheck.run(module, toolchain: toolchain, folder: scratch.checks, absences: absences)
    #expect(check.isWell == isImported, "\(check.findings.map(\.text)) \(check.others)")
    let missing = ["NSObjectProtocol", "HTTPURLResponse", "NotificationCenter", "Notification"]
    for name in isImported ? [] : missing {
      #expect(check.findings.contains { $0.what == "\(name) is not there in the browser" }, "\(name)")
    }
  }

  /// An ordinary error is passed on as the compiler prints it.
  @Test func passesOnOrdinaryErrors() throws {
    let file = try folder.write("func count() -> Int { \"three\" }\nlet harbor = harbors\n", to: "Wrong.swift")
    let check = try check([file.path], "Wrong")
    #expect(check.findings == [] && !check.isWhole)
    #expect(check.others.count == 2)
    #expect(
      check.others.first?.first
        == "\(file.path):1:23: error: cannot convert return expression of type 'String' to return type 'Int'")
    #expect(check.others.first?.count == 3, "with the line and the mark below it")
  }

  /// Errors that follow from a finding are not shown beside it, and no path of a copy is shown.
  @Test func leavesOutWhatFollows() throws {
    let follower = try folder.write(
      "import Foundation\nstruct Clock: Runner { let date = Date(); func run() { start(now) } }\n", to: "A.swift")
    let other = try folder.write(
      "import Combine\nprotocol Runner { func run() }\nlet number: Int = \"\"\n", to: "B.swift")
    let check = try check([follower.path, other.path], "Follows")
    #expect(
      check.findings.contains { $0.what == "Date is not there in the browser" && $0.instead.contains("import UIKit") })
    #expect(!check.findings.isEmpty && check.others == [])
    let plain = try folder.write("import UIKit\nlet number: Int = \"\"\n", to: "C.swift")
    let another = try self.check([plain.path], "Plain")
    #expect(another.others.allSatisfy { $0.allSatisfy { !$0.contains("copies-") } })
  }

  /// A missing module stops the compiler. Errors behind it are found nevertheless, at their own places.
  @Test func looksBehindMissingModules() throws {
    let file = try folder.write(
      "import Combine; import Foundation\n@preconcurrency import os.log\nlet date = Date(), name = Whatever()\n",
      to: "A.swift")
    let check = try check([file.path], "Behind")
    #expect(check.others == [])
    #expect(
      check.findings.map { "\($0.line):\($0.column) \($0.what)" } == [
        "1:8 the module Combine is not there in the browser", "1:24 the module Foundation is not there in the browser",
        "2:24 the module os.log is not there in the browser", "3:12 Date is not there in the browser",
        "3:27 Whatever is not there in the browser, as nothing of Combine is",
      ])
  }
}
