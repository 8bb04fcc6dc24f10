// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededNumbers
import Testing

@testable import QuireCommand

/// Data that two modules define under one name, found in what the compiler writes for `StaticArrays`.
@Suite struct SharedDataTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("StaticArrays")

  /// The options of `Wasm/toolset.json` for LLVM and the optimizer, without those that name files.
  private static func toolsetOptions() throws -> [String] {
    struct Toolset: Decodable {
      struct Compiler: Decodable { var extraCLIOptions: [String] }
      var swiftCompiler: Compiler
    }
    let toolset = try JSONDecoder().decode(Toolset.self, from: Data(contentsOf: Checkout.toolset()))
    let all = toolset.swiftCompiler.extraCLIOptions
    return zip(all, all.dropFirst()).flatMap { $0 == "-Xllvm" ? [$0, $1] : [] }
  }

  /// Compiles the two modules as a release build does; returns the objects.
  private static func objects(in folder: URL, options: [String]) throws -> [URL] {
    let toolchain = try Toolchain.find()
    var objects: [URL] = []
    for module in ["Library", "Program"] {
      let build = folder.appendingPathComponent("\(module).build")
      try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
      let sources = try FolderFiles.list(Self.sources.appendingPathComponent(module)).sorted()
      var map: [String: [String: String]] = [:]
      for source in sources {
        let object = build.appendingPathComponent(source + ".bc")
        objects.append(object)
        map[Self.sources.appendingPathComponent("\(module)/\(source)").path] = ["llvm-bc": object.path]
      }
      let mapFile = build.appendingPathComponent("objects.json")
      try JSONEncoder().encode(map).write(to: mapFile)
      let compiled = try ChildProcess(
        program: toolchain.swiftc,
        arguments: [
          "-target", Toolchain.triple, "-enable-experimental-feature", "Embedded", "-wmo", "-num-threads", "2",
          "-Osize",
          "-parse-as-library", "-lto=llvm-full", "-module-name", module, "-I", folder.path,
          "-emit-module", "-emit-module-path", folder.appendingPathComponent("\(module).swiftmodule").path,
          "-c", "-output-file-map", mapFile.path,
        ] + options + map.keys.sorted(),
        folder: folder, limit: 120
      ).capture()
      try #require(compiled.ending == .exited(0), "\(compiled.errors)")
    }
    return objects
  }

  @Test func theFaultOfTheCompilerIsFound() throws {
    let folder = try TemporaryFolder()
    let objects = try Self.objects(in: folder.url, options: [])
    let conflicts = try SharedData(objects: objects).conflicts
    #expect(conflicts.count == 4)
    #expect(conflicts.allSatisfy { $0.modules == ["Library", "Program"] && $0.name.contains("5StyleO5sizes") })
    let error = #expect(throws: CommandError.self) { try SharedData.check(objects: objects) }
    let sentence = try #require(error?.description)
    #expect(sentence.contains(conflicts[0].name) && sentence.contains("in Library, Program, and 3 more"), "\(sentence)")
    // Each module by itself has no other definition to compare.
    #expect(try SharedData(objects: objects.filter { $0.path.contains("Library.build") }).conflicts == [])
  }

  @Test func theToolsetPreventsIt() throws {
    let folder = try TemporaryFolder()
    let objects = try Self.objects(in: folder.url, options: Self.toolsetOptions())
    try SharedData.check(objects: objects)
    // There is shared data to compare: metadata and tables of the standard library.
    let names = try objects.map { object in
      let file = try #require(try BitcodeFile([UInt8](Data(contentsOf: object)), path: object.path))
      return Set(DataDigests.shared(in: file).map(\.name))
    }
    #expect(names.reduce(Set()) { $0.union($1) }.count < names.reduce(0) { $0 + $1.count }, "nothing is shared")
  }

  @Test func damagedBitcodeIsRefusedWithoutATrap() throws {
    let folder = try TemporaryFolder()
    let whole = try [UInt8](Data(contentsOf: Self.objects(in: folder.url, options: [])[0]))
    var numbers = SeededRandom(seed: 7)
    var refused = 0
    for _ in 0..<60 {
      var bytes = whole
      if Bool.random(using: &numbers) {
        bytes.removeLast(Int.random(in: 1..<bytes.count - 4, using: &numbers))
      } else {
        for _ in 0..<8 {
          bytes[Int.random(in: 4..<bytes.count, using: &numbers)] = .random(in: 0...255, using: &numbers)
        }
      }
      do {
        if let file = try BitcodeFile(bytes, path: "damaged.bc") { _ = DataDigests.shared(in: file) }
      } catch {
        #expect(error.description.hasPrefix("damaged.bc is bitcode of a kind that Quire can't read"))
        refused += 1
      }
    }
    #expect(refused > 20)
  }

  @Test func otherFilesHaveNone() throws {
    #expect(try BitcodeFile([], path: "empty") == nil)
    #expect(try BitcodeFile([0x00, 0x61, 0x73, 0x6D, 1, 0, 0, 0], path: "module.o") == nil)
    let folder = try TemporaryFolder()
    let error = #expect(throws: CommandError.self) {
      try SharedData(objects: [folder.url.appendingPathComponent("gone.bc")])
    }
    #expect(error?.description.hasSuffix("gone.bc can't be read.") == true)
  }
}
