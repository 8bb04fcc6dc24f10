// SPDX-License-Identifier: Apache-2.0

import FlyingSocks
import Foundation
import Testing

@testable import QuireCommand

/// `quire serve` with a package manager and a compiler that only record their calls.
@Suite struct EditLoopTests {
  private let folder: TemporaryFolder
  /// The compiler reports here that it compiles a source with the word SLOW, which takes until it is ended.
  private let slow: NamedPipe

  init() throws {
    folder = try TemporaryFolder()
    slow = try NamedPipe("slow", in: folder)
    try folder.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "App", dependencies: [.package(path: "../quire")],
        targets: [
          .executableTarget(name: "AppWeb", dependencies: ["App", .product(name: "QuireWeb", package: "quire")]),
          .target(name: "App"),
        ])
      """, to: "app/Package.swift")
    try folder.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "quire", products: [.library(name: "QuireWeb", targets: ["QuireWeb"])],
        targets: [.target(name: "QuireWeb")])
      """, to: "quire/Package.swift")
    for path in ["app/Sources/App/A", "app/Sources/App/B", "app/Sources/AppWeb/Main", "quire/Sources/QuireWeb/Q"] {
      try folder.write("1", to: "\(path).swift")
    }
    let toolchain = try Toolchain.find()
    // A source with the word BROKEN does not compile.
    let fault = """
      for file in $files; do
        grep -q BROKEN $file && { echo "$file:1:1: error: this is broken"; exit 1; }
      done
      """
    try program(
      "swift",
      """
      [ "$1" = build ] || exec "\(toolchain.swift)" "$@"
      cd "\(folder.url.path)/app"
      echo "package manager" >>../calls
      files=$(ls $PWD/Sources/*/*.swift)
      \(fault)
      made=.build/wasm-development
      target='"-target","\(Toolchain.triple)"'
      list=$(ls $PWD/Sources/App/*.swift | sed 's/.*/"&"/' | paste -s -d, -)
      mkdir -p $made/\(Toolchain.triple)/debug
      echo $RANDOM$RANDOM$RANDOM >$made/\(Toolchain.triple)/debug/AppWeb.wasm
      cat >$made/debug.yaml <<END
        "C.App-x":
          inputs: [$list]
          outputs: ["/b/A.o"]
          args: ["swiftc","-module-name","App","-c",$target]
        "C.AppWeb-x.module":
          inputs: ["$PWD/Sources/AppWeb/Main.swift"]
          outputs: ["/b/Main.o"]
          args: ["swiftc","-module-name","AppWeb","-c",$target]
        "C.AppWeb-x.exe":
          inputs: ["/b/A.o","/b/Main.o","/b/Q.o"]
          outputs: ["/b/AppWeb.wasm"]
          args: ["swiftc","-o","/b/AppWeb.wasm","-emit-executable",$target]
      END
      """)
    try program(
      "swiftc",
      """
      case "$*" in
      *-print-target-info*) exec "\(toolchain.swiftc)" "$@" ;;
      *"-module-name _Concurrency"*) exit 0 ;;
      *-emit-executable*)
        while [ "$1" != -o ]; do shift; done
        echo $RANDOM$RANDOM$RANDOM >"$2"
        exit 0 ;;
      esac
      files=$(for each in "$@"; do echo $each; done | grep swift$)
      echo compiler $(for each in $files; do basename $each; done) >>"\(folder.url.path)/calls"
      \(fault)
      grep -q SLOW $files && { echo begun >"\(slow.url.path)"; exec sleep 60; }
      exit 0
      """)
  }

  private func program(_ name: String, _ script: String) throws {
    try folder.write(program: "#!/bin/bash\n\(script)", to: "bin/\(name)")
  }

  /// Returns the calls of the programs since the last time, and clears them.
  private func calls() throws -> [String] {
    let calls = (try? folder.text("calls")) ?? ""
    try folder.write("", to: "calls")
    return calls.split(separator: "\n").map(String.init)
  }

  /// Writes a source atomically, as editors do.
  private func save(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: folder.url.appendingPathComponent(path), options: .atomic)
  }

  /// Serves the app, and receives the messages to pages. Returns the lines of the standard error, each of which is also
  /// passed to `complained` when it arrives.
  private func serving(
    complained: @escaping @Sendable (String) -> Void = { _ in },
    _ body: (_ hear: (String) throws -> String) throws -> Void
  ) throws -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let process = try quireProcess(
      ["serve", "--port", "0", "--no-open"], in: folder.url.appendingPathComponent("app"),
      environment: ["PATH": "\(folder.url.path)/bin:\(path)"])
    let errors = try NamedPipe("errors-\(UUID().uuidString)", in: folder)
    process.standardError = try FileHandle(forWritingTo: errors.url)
    let output = Pipe()
    process.standardOutput = output
    let complaints = Locked("")
    let end = UUID().uuidString
    let hasRead = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      while true {
        guard let line = errors.line() else { continue }
        if line == end { break }
        complaints.withLock { $0 += "\(line)\n" }
        complained(line)
      }
      hasRead.signal()
    }
    try process.start()
    /// Ends the program. Returns everything that it wrote to the standard error.
    func ended() -> String {
      process.terminate()
      process.waitUntilExit()
      errors.write(line: end)
      hasRead.wait()
      return complaints.withLock { $0 }
    }
    do {
      try converse(said: String(decoding: output.fileHandleForReading.availableData, as: UTF8.self), body)
    } catch {
      Issue.record("\(ended())")
      throw error
    }
    return ended()
  }

  private func converse(said: String, _ body: (_ hear: (String) throws -> String) throws -> Void) throws {
    let page = try #require(said.firstMatch(of: #/http://127.0.0.1:(\d+)//#))
    let socket = try connect(try #require(UInt16(page.1)))
    defer { try? socket.close() }
    try send("GET \(Bulletin.path) HTTP/1.1\r\nHost: localhost\r\n\r\n", over: socket)
    var heard = ""
    try body { text in
      while true {
        if let range = heard.range(of: text), let end = heard[range.upperBound...].range(of: "\n\n") {
          defer { heard = String(heard[end.upperBound...]) }
          return String(heard[..<end.upperBound])
        }
        heard += String(decoding: try socket.read(atMost: 4096), as: UTF8.self)
      }
    }
  }

  @Test func buildsWhatChangedAndNothingElse() throws {
    let built = #""state":"built""#
    _ = try serving { hear in
      _ = try hear(built)
      #expect(try calls() == ["package manager"])

      // A save without a change builds nothing; the next save builds once.
      try save("1", to: "app/Sources/App/A.swift")
      try save("2", to: "app/Sources/App/A.swift")
      _ = try hear(built)
      #expect(try calls() == ["compiler A.swift B.swift Main.swift"])

      // Saved during a build: the build is ended, and the newest source wins.
      try save("SLOW", to: "app/Sources/App/A.swift")
      #expect(slow.line() == "begun")
      try save("3", to: "app/Sources/App/A.swift")
      _ = try hear(built)
      #expect(try calls().count == 2)

      try save("BROKEN", to: "app/Sources/App/B.swift")
      let failed = try hear(#""state":"failed""#)
      #expect(failed.contains(#""text":"this is broken""#) && failed.contains(#""file":"Sources/App/B.swift""#))
      #expect(try calls().count == 1)
      // An earlier state is not built again.
      try save("1", to: "app/Sources/App/B.swift")
      _ = try hear(built)
      #expect(try calls().isEmpty)

      try FileManager.default.removeItem(at: folder.url.appendingPathComponent("app/Sources/App/B.swift"))
      _ = try hear(built)
      #expect(try calls() == ["compiler A.swift Main.swift"])
      try folder.write("1", to: "app/Sources/App/more/C.swift")
      _ = try hear(built)
      #expect(try calls() == ["compiler A.swift C.swift Main.swift"])

      // The package manager builds the app's dependencies.
      try save("2", to: "quire/Sources/QuireWeb/Q.swift")
      _ = try hear(built)
      #expect(try calls() == ["package manager"])
    }
    // Started again, with nothing edited meanwhile.
    let errors = try serving { hear in _ = try hear(built) }
    #expect(try calls().isEmpty && errors.isEmpty, "\(errors)")
  }

  /// Moves a folder of the app away, without its watched parent if it is the package, and returns a function that puts
  /// a copy there: a new folder, as after a change of the branch.
  private func remove(_ path: String) throws -> () throws -> Void {
    let files = FileManager.default
    let place = folder.url.appendingPathComponent(path)
    let away = folder.url.appendingPathComponent("away-\(UUID().uuidString)")
    try files.moveItem(at: place, to: away)
    return {
      let copy = away.appendingPathExtension("copy")
      try files.copyItem(at: away, to: copy)
      try files.moveItem(at: copy, to: place)
    }
  }

  @Test func followsFoldersThatAreReplaced() throws {
    let built = #""state":"built""#
    _ = try serving { hear in
      _ = try hear(built)
      for path in ["app/Sources/App", "app/Sources"] {
        let bringBack = try remove(path)
        let said = try hear(path == "app/Sources" ? #""state":"failed""# : built)
        #expect(path != "app/Sources" || said.contains("The targets of App have no Swift files."))
        try bringBack()
        _ = try hear(built)
        _ = try calls()
        try save(path, to: "app/Sources/App/A.swift")
        _ = try hear(built)
        #expect(try calls() == ["compiler A.swift B.swift Main.swift"])
      }
    }
  }

  @Test func waitsForAPackageThatIsGone() throws {
    let built = #""state":"built""#
    _ = try serving { hear in
      _ = try hear(built)
      for path in ["app/Package.swift", "app"] {
        let bringBack = try remove(path)
        let said = try hear(#""state":"failed""#)
        #expect(said.contains("There is no Package.swift in \(folder.url.path)/app any more."))
        #expect(path != "app" || !FileManager.default.fileExists(atPath: folder.url.path + "/app"))
        try bringBack()
        _ = try hear(built)
      }
    }
  }

  @Test func findsAndForgetsResources() throws {
    let built = #""state":"built""#
    try folder.write("new", to: "new/new.txt")
    let resources = folder.url.appendingPathComponent("app/Sources/App/Resources")
    let files = FileManager.default
    let page = folder.url.appendingPathComponent("app/.build/wasm-development/quire/site/App/0/page")
    let file = page.appendingPathComponent("resources/new.txt").path
    _ = try serving { hear in
      _ = try hear(built)
      try files.moveItem(at: folder.url.appendingPathComponent("new"), to: resources)
      _ = try hear(built)
      #expect(files.fileExists(atPath: file))
      try files.moveItem(at: resources, to: folder.url.appendingPathComponent("old"))
      _ = try hear(built)
      #expect(!files.fileExists(atPath: file))
    }
  }

  /// Two servers of one app follow an edit, each with its own module and its own page.
  @Test func serversOfOneAppShareNoFiles() throws {
    let built = #""state":"built""#
    let own = folder.url.appendingPathComponent("app/.build/wasm-development/quire")
    _ = try serving { first in
      _ = try first(built)
      _ = try serving { second in
        _ = try second(built)
        try save("2", to: "app/Sources/App/A.swift")
        _ = try first(built)
        _ = try second(built)
        for path in [
          "development/AppWeb/0/app.wasm", "site/App/0/page", "development/AppWeb/1/app.wasm", "site/App/1/page",
        ] {
          #expect(FileManager.default.fileExists(atPath: own.appendingPathComponent(path).path), "\(path)")
        }
      }
    }
  }

  @Test func waitsWhereTheFirstBuildFails() throws {
    try save("BROKEN", to: "app/Sources/App/A.swift")
    let source = folder.url.appendingPathComponent("app/Sources/App/A.swift")
    let saveWhenRefused: @Sendable (String) -> Void = { line in
      if line.contains("Nothing is served yet") { try? Data("1".utf8).write(to: source, options: .atomic) }
    }
    let said = try serving(complained: saveWhenRefused) { hear in _ = try hear(#""state":"built""#) }
    #expect(said.contains("/Sources/App/A.swift:1:1: error: this is broken\n"))
  }
}
