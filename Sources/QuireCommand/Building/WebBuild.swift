import Foundation

/// The build of one executable to a WebAssembly module.
struct WebBuild {
  enum Mode: String, Sendable {
    case release, debug
  }

  /// What a release build is after.
  enum Aim: Sendable {
    case speed, size
  }

  var package: URL
  var product: String
  var mode: Mode
  var toolchain: Toolchain
  var scratch: ScratchFolder
  var aim = Aim.speed
  /// In seconds. A compiler that hangs is a compiler's bug that Embedded Swift still meets.
  var limit = 600.0

  /// Builds, showing the steps, and gives the module's file.
  func run(for example: String) throws(Complaint) -> URL {
    let start = ContinuousClock.now
    Progress.shared.show("Building \(example) for the browser (\(mode.rawValue))")
    try scratch.prepare(toolchain: toolchain)
    var output = BuildOutput()
    let ending = try ChildProcess(program: toolchain.swift, arguments: arguments, folder: package, limit: limit)
      .run { line in
        switch output.read(line) {
        case .step(let step): Progress.shared.show(step)
        case .message(let message): Console.note(message)
        case nil: break
        }
      }
    Progress.shared.clear()
    switch ending {
    case .exited(0): break
    case .exited: throw Complaint("\(example) does not build for the browser; the errors stand above.")
    case .tookTooLong:
      throw Complaint("The build of \(example) was ended because it took more than \(Int(limit / 60)) minutes.")
    }
    let module = scratch.module(of: product, mode: mode)
    guard FileManager.default.fileExists(atPath: module.path) else {
      throw Complaint("The build of \(example) left no module at \(module.path).")
    }
    let result =
      mode == .release
      ? try ModuleOptimizer.optimize(module, for: aim, into: scratch.smallerModule(of: product)) : module
    let seconds = (ContinuousClock.now - start).components.seconds
    Console.note("Built \(example) (\(mode.rawValue)) in \(seconds) s: \(Self.size(of: result)) bytes")
    return result
  }

  private var arguments: [String] {
    var arguments = [
      "build", "--package-path", package.path, "--scratch-path", scratch.folder.path,
      "--triple", Toolchain.triple, "--toolset", scratch.toolset.path,
      "-c", mode.rawValue, "--product", product,
    ]
    if mode == .release {
      arguments += [
        "--experimental-lto-mode", "full", "-Xswiftc", "-Osize", "-Xswiftc", "-gnone", "-Xlinker", "--strip-all",
      ]
      if aim == .size { arguments += Self.smaller }
    }
    return arguments
  }

  /// Hidden options of the compiler and of the linker's optimiser, each worth its bytes by `Scripts/sizes`: what is
  /// called stays one function, unless putting it in place takes less than the call, and loops keep one index.
  private static let smaller =
    ["inline", "late-inline"].flatMap { ["-Xswiftc", "-Xllvm", "-Xswiftc", "-sil-disable-pass=\($0)"] }
    + ["-inline-threshold=0", "-disable-lsr"].flatMap { ["-Xlinker", "-mllvm", "-Xlinker", $0] }

  static func size(of file: URL) -> Int {
    (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
  }
}
