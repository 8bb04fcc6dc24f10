// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededNumbers
import Testing

@testable import QuireCommand

/// Data that two modules define under one name, found in the compiler's output for `StaticArrays`.
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
    // Each module by itself contains no second definition to compare.
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

  /// An asynchronous function in one file, and the size of its context. `nil` leaves either out.
  private static func asynchronous(_ name: String, hasFunction: Bool, size: Int?, in folder: URL) throws -> URL {
    let build = folder.appendingPathComponent("\(name).build")
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    var text = "target triple = \"wasm32-unknown-none-wasm\"\n"
    if let size {
      text += "@\"$e1A1fyyYaFTu\" = linkonce_odr hidden constant { ptr, i32 } { ptr @\"$e1A1fyyYaF\", i32 \(size) }\n"
    }
    if hasFunction {
      text += "define linkonce_odr hidden void @\"$e1A1fyyYaF\"() { ret void }\n"
    } else if size != nil {
      text += "declare void @\"$e1A1fyyYaF\"()\n"
    }
    let source = build.appendingPathComponent("code.ll")
    try Data(text.utf8).write(to: source)
    let object = build.appendingPathComponent("code.bc")
    let compiled = try ChildProcess(
      program: try Toolchain.find().clang, arguments: ["-c", "-emit-llvm", source.path, "-o", object.path],
      folder: folder, limit: 60
    ).capture()
    try #require(compiled.ending == .exited(0), "\(compiled.errors)")
    return object
  }

  @Test func contextSizesBelongToTheirFunctions() throws {
    let folder = try TemporaryFolder()
    func objects(_ kinds: [(hasFunction: Bool, size: Int?)]) throws -> [URL] {
      try kinds.enumerated().map { index, kind in
        try Self.asynchronous("M\(index)", hasFunction: kind.hasFunction, size: kind.size, in: folder.url)
      }
    }
    #expect(try SharedData(objects: objects([(true, 16), (true, 32), (false, nil)])).conflicts == [])
    // The linker could keep the code of one file and the size of the other.
    #expect(try SharedData(objects: objects([(true, 16), (false, 32)])).conflicts.count == 1)
    #expect(try SharedData(objects: objects([(true, 16), (true, nil)])).conflicts.count == 1)
    #expect(try SharedData(objects: objects([(false, 16), (false, 32)])).conflicts.count == 1)
    #expect(try SharedData(objects: objects([(false, 16), (false, 16)])).conflicts == [])
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
