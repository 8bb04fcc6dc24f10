// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import QuireCommand

/// All mathematical functions that the standard library calls exist when a module is linked.
@Suite struct MathLinkTests {
  private static let program = """
    func family<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> T {
      var sum = x.rounded() + x.rounded(.up) + x.rounded(.down) + x.rounded(.towardZero) + x.rounded(.awayFromZero)
      sum += x.rounded(.toNearestOrEven) + x.remainder(dividingBy: y) + x.truncatingRemainder(dividingBy: y)
      sum += x.squareRoot() + sum.addingProduct(x, y) + T.minimum(x, y) + T.maximumMagnitude(x, y)
      return sum + x.nextUp + x.ulp + x.binade + x.significand + T(sign: .plus, exponent: x.exponent, significand: y)
    }
    @_cdecl("floats") public func floats(_ x: Float, _ y: Float) -> Float {
      family(x, y) + _exp(x) + _exp2(x) + _log(x) + _log2(x) + _log10(x) + _sin(x) + _cos(x) + _nearbyint(x) + _rint(x)
    }
    @_cdecl("doubles") public func doubles(_ x: Double, _ y: Double) -> Double {
      family(x, y) + _exp(x) + _exp2(x) + _log(x) + _log2(x) + _log10(x) + _sin(x) + _cos(x) + _nearbyint(x) + _rint(x)
    }
    @_cdecl("__main_argc_argv") public func start(_ count: Int32, _ arguments: Int32) -> Int32 { 0 }
    @_cdecl("converted") public func converted(_ x: Float, _ n: Int32) -> Double {
      Double(x).rounded() + Double(x.rounded()) + _exp2(Double(n)) + Double(Float(Double(x).remainder(dividingBy: 3)))
    }
    """

  @Test(arguments: ["-Onone", "-O", "-Osize"]) func everyFunctionIsThere(optimization: String) throws {
    let folder = try TemporaryFolder()
    let toolchain = try Toolchain.find()
    let source = try folder.write(Self.program, to: "Family.swift")
    func run(_ program: String, _ arguments: [String]) throws {
      let ran = try ChildProcess(program: program, arguments: arguments, folder: folder.url, limit: 120).capture()
      try #require(ran.ending == .exited(0), "\(ran.errors)")
    }
    try run(
      toolchain.swiftc,
      [
        "-target", Toolchain.triple, "-enable-experimental-feature", "Embedded", "-wmo", optimization,
        "-parse-as-library",
        "-Xfrontend", "-disable-stack-protector", "-c", source.path, "-o", "Family.o",
      ])
    let runtime = Checkout.root.appendingPathComponent("Sources/CEmbeddedRuntime")
    var objects: [String] = []
    for file in try FolderFiles.list(runtime) where file.hasSuffix(".c") {
      objects.append(file + ".o")
      try run(
        toolchain.clang,
        [
          "--target=\(Toolchain.triple)", "-ffreestanding", "-fno-builtin", "-O1", "-c", "-o", file + ".o",
          runtime.appendingPathComponent(file).path,
        ])
    }
    let linker = URL(fileURLWithPath: toolchain.clang).deletingLastPathComponent().appendingPathComponent("wasm-ld")
    try run(
      linker.path,
      ["--no-entry", "--export=floats", "--export=doubles", "--export=converted", "Family.o", "-o", "m.wasm"] + objects)
  }
}
