// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The Swift toolchain that builds the page.
struct Toolchain: Sendable {
  /// The release that contains the Embedded Swift on which the build relies.
  static let release = "6.3"
  static let triple = "wasm32-unknown-none-wasm"

  var swift: String
  var swiftc: String
  var clang: String
  /// The version as the compiler prints it. A build's folder is emptied when it changes.
  var version: String

  /// Returns the toolchain on the PATH, after checking its version.
  static func find(
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(CommandError) -> Toolchain {
    let advice = "install the Swift \(release) toolchain from https://www.swift.org/install"
    var found: [String: String] = [:]
    for name in ["swift", "swiftc", "clang"] {
      guard let program = Programs.find(name, in: path) else {
        throw CommandError("\(name) is not on the PATH; \(advice).")
      }
      found[name] = program
    }
    let swiftc = found["swiftc"]!
    let asked = try ChildProcess(
      program: swiftc, arguments: ["-print-target-info"], folder: URL(fileURLWithPath: "/")
    ).capture()
    guard asked.ending == .exited(0), let info = try? JSONDecoder().decode(TargetInfo.self, from: asked.output) else {
      throw CommandError("\(swiftc) does not answer as a Swift compiler does; \(advice).")
    }
    guard let number = number(in: info.compilerVersion), isRight(number) else {
      throw CommandError("\(swiftc) is \(info.compilerVersion), and Quire builds with \(release); \(advice).")
    }
    let library = "\(info.paths.runtimeResourcePath)/embedded/\(triple)"
    guard FileManager.default.fileExists(atPath: library) else {
      throw CommandError("\(swiftc) comes without Embedded Swift for WebAssembly (\(library)); \(advice).")
    }
    return Toolchain(
      swift: found["swift"]!, swiftc: swiftc, clang: found["clang"]!, version: info.compilerVersion)
  }

  /// Compiles Quire's own sources to a module file. The options include the module's name.
  func compile(_ sources: [URL], options: [String], to module: URL) throws(CommandError) {
    var messages: [String] = []
    let ending = try ChildProcess(
      program: swiftc, arguments: options + ["-emit-module", "-emit-module-path", module.path] + sources.map(\.path),
      folder: module.deletingLastPathComponent(), limit: 120
    ).run { messages.append($0) }
    guard ending == .exited(0) else {
      for message in messages { Console.note(message) }
      let place = sources.count == 1 ? sources[0] : sources[0].deletingLastPathComponent()
      throw CommandError("\(place.path) does not compile with \(version); Quire builds with \(Self.release).")
    }
  }

  /// Returns the version number in the compiler's output: "6.3.1" in "Swift version 6.3.1 (swift-6.3.1-RELEASE)".
  static func number(in version: String) -> Substring? {
    guard let range = version.range(of: "Swift version ") else { return nil }
    let number = version[range.upperBound...].prefix { $0.isNumber || $0 == "." }
    return number.isEmpty ? nil : number
  }

  static func isRight(_ number: Substring) -> Bool {
    number == release || number.hasPrefix(release + ".")
  }

  private struct TargetInfo: Decodable {
    struct Paths: Decodable {
      var runtimeResourcePath: String
    }
    var compilerVersion: String
    var paths: Paths
  }
}
