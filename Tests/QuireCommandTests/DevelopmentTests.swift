// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import QuireCommand

/// The parts of the edit loop: the plan, the compiler's messages, digests, and the watch.
@Suite struct DevelopmentTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  // MARK: The plan

  private static let target = "\"-target\",\"\(Toolchain.triple)\""

  private func plan(libraryOptions: String = "") -> BuildPlan {
    func compile(_ module: String, _ sources: String, _ object: String, _ options: String) -> String {
      """
        "C.\(module)-triple-debug.module":
          tool: shell
          inputs: [\(sources),"/b/Modules/Quire.swiftmodule"]
          outputs: ["\(object)","/b/Modules/\(module).swiftmodule"]
          args: ["swiftc","-module-name","\(module)","-emit-module","-emit-module-path","/b/m","-c","@/b/sources","-I","/b/Modules",\
      \(Self.target),"-Onone","-enable-testing","-Xcc","-g",\(options)"-g"]

      """
    }
    return BuildPlan(
      text: """
        client: name: basic
        commands:
        \(compile("Harbor", "\"/p/A.swift\",\"/p/B.swift\"", "/b/A.o", libraryOptions))
        \(compile("HarborWeb", "\"/p/Main.swift\"", "/b/Main.o", "\"-Xcc\",\"-fmodule-map-file=/m\","))
        \(compile("Quire", "\"/q/Q.swift\"", "/b/Q.o", ""))
          "C.Web-triple-debug.exe":
            tool: shell
            inputs: ["/b/A.o","/b/Main.o","/b/Q.o","/b/Quire.swiftmodule.o","/b/with space.o"]
            outputs: ["/b/Web.wasm"]
            args: ["swiftc","-L","/b","-o","/b/Web.wasm","-emit-executable","@/b/list",\(Self.target),"-Xlinker","--no-entry"]
        """)
  }

  @Test func readsThePlan() throws {
    let command = try #require(plan().compiling("Harbor"))
    #expect(command.swiftSources == ["/p/A.swift", "/p/B.swift"])
    #expect(command.outputs == ["/b/A.o", "/b/Modules/Harbor.swiftmodule"])
    #expect(plan().linking("Web") != nil && plan().linking("eb") == nil && plan().compiling("Web") == nil)
  }

  @Test func joinsTheAppToItsExecutable() throws {
    let direct = try #require(
      DirectBuild(plan: plan(), modules: ["HarborWeb", "Harbor"], executable: "HarborWeb", product: "Web"))
    #expect(direct.planned == ["/p/A.swift", "/p/B.swift", "/p/Main.swift"])
    #expect(direct.objects == ["/b/Q.o", "/b/with space.o"])
    let map = URL(fileURLWithPath: "/b/map.json")
    let compile = direct.compileArguments(sources: ["/p/A.swift"], map: map, threads: 2)
    #expect(
      compile == [
        "-I", "/b/Modules", "-target", Toolchain.triple, "-Onone", "-Xcc", "-fmodule-map-file=/m", "-module-name",
        "Harbor", "-gnone", "-Xfrontend", "-disable-llvm-verify", "-num-threads", "2", "-c", "-output-file-map",
        "/b/map.json", "/p/A.swift",
      ])
    let link = direct.linkArguments(list: URL(fileURLWithPath: "/b/own"), result: URL(fileURLWithPath: "/b/app.wasm"))
    #expect(
      link == [
        "-L", "/b", "-target", Toolchain.triple, "-Xlinker", "--no-entry", "-emit-executable", "-o", "/b/app.wasm",
        "@/b/own", "-Xlinker", "--strip-debug",
      ])
    #expect(direct.objectList(with: ["/b/app.o"]) == "\"/b/app.o\"\n\"/b/Q.o\"\n\"/b/with space.o\"\n")
  }

  /// Such an app is left to the package manager.
  @Test func leavesAloneWhatIsNoSingleModule() {
    let joined = { (plan: BuildPlan, modules: [String]) in
      DirectBuild(plan: plan, modules: modules, executable: "HarborWeb", product: "Web")
    }
    #expect(joined(plan(libraryOptions: "\"-swift-version\",\"5\","), ["HarborWeb", "Harbor"]) == nil)
    #expect(joined(plan(), ["HarborWeb", "Harbor", "Quire"]) == nil)
    #expect(joined(plan(), ["HarborWeb", "Elsewhere"]) == nil)
    #expect(joined(BuildPlan(text: "nonsense: [\n  \"x\":\n    args: [1"), ["HarborWeb"]) == nil)
  }

  // MARK: Messages

  @Test func findsErrorsInWhatIsPrinted() {
    let errors = CompilerMessage.errors(
      in: [
        "/p/Sources/A.swift:12:7: error: cannot find 'x' in scope", "10 | a", "12 | let y = x",
        "   |         `- error: cannot find 'x' in scope", "/p/Sources/A.swift:3:1: warning: unused", " 3 | b",
        "/p/Sources/A.swift:12:7: error: cannot find 'x' in scope", "12 | again", "error: the linker failed",
        "/q/Q.swift:1:2: error: elsewhere: error: twice",
      ], package: "/p")
    #expect(
      errors == [
        CompilerMessage(
          file: "Sources/A.swift", line: 12, column: 7, text: "cannot find 'x' in scope",
          source: "10 | a\n12 | let y = x\n   |         `- error: cannot find 'x' in scope"),
        CompilerMessage(file: "", line: 0, column: 0, text: "the linker failed", source: ""),
        CompilerMessage(file: "/q/Q.swift", line: 1, column: 2, text: "elsewhere: error: twice", source: ""),
      ])
  }

  @Test func dropsWhatIsSaidOfTheOwnImportAlone() {
    var output = CompilerOutput()
    for line in [
      "/p/Main.swift:1:8: warning: file 'Main.swift' is part of module 'Harbor'; ignoring import",
      "1 | import Harbor",
      "/p/A.swift:2:1: warning: other", "2 | a",
    ] { output.receive(line) }
    #expect(output.lines == ["/p/A.swift:2:1: warning: other", "2 | a"])
  }

  // MARK: Files

  @Test func knowsWhatIsInFiles() throws {
    var sources = AppSources(
      parts: try parts(), compiler: "/nowhere/swiftc", page: [folder.url.appendingPathComponent("runtime")])
    try folder.write("a", to: "app/A.swift")
    try folder.write("x", to: "app/Excluded/X.swift")
    try folder.write("h", to: "app/include/h.h")
    try folder.write("r", to: "app/Resources/r.swift")
    try folder.write("t", to: "app/notes.txt")
    try folder.write("q", to: "quire/Q.swift")
    try folder.write("m", to: "runtime/main.js")
    try folder.write("p", to: "Package.swift")
    try folder.write("b", to: ".build/B.swift")
    let names = { (files: [String: UInt64]) in
      files.keys.map { String($0.dropFirst(folder.url.path.count + 1)) }.sorted()
    }
    let first = sources.state()
    #expect(names(first.app) == ["app/A.swift"])
    #expect(names(first.foundation) == ["Package.swift", "app/include/h.h", "quire/Q.swift"])
    #expect(names(first.page) == ["app/Resources/r.swift", "runtime/main.js"])
    let watched = sources.folders.map { String($0.dropFirst(folder.url.path.count)) }
    #expect(watched.contains("") && watched.contains("/app/include") && !watched.contains { $0.contains(".build") })

    // Written again without a change, then with a change of the same length.
    try folder.write("a", to: "app/A.swift")
    #expect(sources.state() == first)
    try folder.write("z", to: "app/A.swift")
    let second = sources.state()
    #expect(second != first && SourceState.digest(second.app) != SourceState.digest(first.app))
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("app/A.swift"))
    #expect(sources.state().app.isEmpty)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("app"))
    #expect(sources.state().app.isEmpty)
  }

  private func parts() throws -> AppParts {
    let target = try JSONDecoder().decode(
      Manifest.Target.self,
      from: Data(#"{"name": "my-app", "type": "regular", "dependencies": [], "exclude": ["Excluded"]}"#.utf8))
    var parts = AppParts()
    parts.targets = [AppParts.Target(target, folder: folder.url.appendingPathComponent("app"))]
    #expect(parts.targets[0].module == "my_app")
    parts.foundation = [folder.url.appendingPathComponent("quire")]
    parts.packages = [folder.url]
    parts.possibleResources = [folder.url.appendingPathComponent("app/Resources")]
    return parts
  }

  @Test func digestsDiffer() {
    let texts = ["", "a", "b", "ab", "ba", "aaaaaaaa", "aaaaaaaab", "baaaaaaaa", String(repeating: "a", count: 4096)]
    #expect(Set(texts.map { Digest.of(Data($0.utf8)) }).count == texts.count)
  }

  @Test func reportsWhatIsWrittenMovedAndRemoved() async throws {
    try folder.write("a", to: "app/A.swift")
    let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
    let watch = try FileWatch { continuation.yield() }
    var heard = changes.makeAsyncIterator()
    let app = folder.url.appendingPathComponent("app")
    func follow() throws {
      let files = try FolderFiles.list(app).map { app.appendingPathComponent($0).path }
      try watch.follow(folders: FolderFiles.folders(app), files: files)
    }
    try follow()
    let files = FileManager.default
    let changesOfFiles: [() throws -> Void] = [
      { try self.folder.write("b", to: "app/A.swift") },
      { try Data("c".utf8).write(to: app.appendingPathComponent("A.swift"), options: .atomic) },
      { try files.moveItem(at: app.appendingPathComponent("A.swift"), to: app.appendingPathComponent("B.swift")) },
      { try files.createDirectory(at: app.appendingPathComponent("more"), withIntermediateDirectories: false) },
      { try self.folder.write("d", to: "app/more/C.swift") },
      { try files.removeItem(at: app.appendingPathComponent("B.swift")) },
    ]
    for change in changesOfFiles {
      try follow()
      try change()
      // If no change is reported, the test hangs until its time limit.
      _ = await heard.next()
    }
    withExtendedLifetime(watch) {}
  }

  @Test func endsAProgramByItsCancellation() throws {
    let cancellation = ProcessCancellation()
    func run(_ script: String) throws -> ChildProcess.Ending {
      try ChildProcess(
        program: "/bin/sh", arguments: ["-c", script], folder: URL(fileURLWithPath: "/"), limit: 120,
        cancellation: cancellation
      ).run { _ in cancellation.cancel() }
    }
    let start = ContinuousClock.now
    #expect(try run("sleep 100 & echo begun; wait") != .exited(0))
    // Processes that it starts afterward are ended too.
    #expect(try run("exec sleep 100") != .exited(0))
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  // MARK: The bulletin

  @Test func pagesHearTheBulletin() async throws {
    try folder.write("<p>Page</p>", to: "site/index.html")
    let bulletin = Bulletin()
    bulletin.post(.init(app: "Harbor", state: .building, build: "one"))
    let site = folder.url.appendingPathComponent("site")
    try await serving(site, patience: .milliseconds(200), bulletin: bulletin) { port async throws in
      let socket = try connect(port)
      try send("GET \(Bulletin.path) HTTP/1.1\r\nHost: localhost\r\n\r\n", over: socket)
      var heard = ""
      func listen(for text: String) throws {
        while !heard.contains(text) {
          let bytes = try socket.read(atMost: 4096)
          heard += String(decoding: bytes, as: UTF8.self)
        }
      }
      try listen(for: "\n\ndata: {")
      #expect(heard.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n"))
      #expect(!heard.contains("Content-Length"))
      try listen(for: "\"state\":\"building\"")
      // Other requests are served meanwhile, and it lives longer than the time limit for a client.
      #expect(try await ask(port, "GET / HTTP/1.1").body == "<p>Page</p>")
      try listen(for: "}\n\n:\n\n:\n\n")
      let error = CompilerMessage(file: "A.swift", line: 1, column: 2, text: "wrong", source: "")
      bulletin.post(.init(app: "Harbor", state: .failed, build: "one", sentence: "No.", errors: [error]))
      try listen(for: "\"text\":\"wrong\"")
      try socket.close()
      bulletin.post(.init(app: "Harbor", state: .built, build: "two"))
      #expect(try await ask(port, "GET / HTTP/1.1").status == 200)
    }
    try await serving(site) { port async throws in
      #expect(try await ask(port, "GET \(Bulletin.path) HTTP/1.1").status == 404)
    }
  }
}
