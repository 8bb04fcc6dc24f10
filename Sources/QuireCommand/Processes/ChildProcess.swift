// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// Another program, run to its end.
struct ChildProcess {
  var program: String
  var arguments: [String]
  var folder: URL
  /// In seconds; a program that takes longer is ended, with all its child processes.
  var limit: Double = 60
  /// With it another thread may end the program.
  var leash = Leash()

  enum Ending: Equatable {
    case exited(Int32)
    case tookTooLong
  }

  /// Runs with both streams joined, and passes on each line as it comes.
  func run(line: (String) -> Void) throws(CommandError) -> Ending {
    let pipe = Pipe()
    return try run(output: pipe, errors: pipe) {
      var rest = Data()
      while true {
        let data = pipe.fileHandleForReading.availableData
        if data.isEmpty { break }
        rest.append(data)
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          line(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
          rest.removeSubrange(rest.startIndex...end)
        }
      }
      if !rest.isEmpty { line(String(decoding: rest, as: UTF8.self)) }
    }
  }

  /// Runs with separate streams, for a program that writes results to its output and errors to the other.
  func capture() throws(CommandError) -> (ending: Ending, output: Data, errors: String) {
    let output = Pipe()
    // A file instead of a second pipe, because two pipes would have to be read at the same time.
    let log = FileManager.default.temporaryDirectory.appendingPathComponent("quire-\(UUID().uuidString).log")
    defer { try? FileManager.default.removeItem(at: log) }
    guard FileManager.default.createFile(atPath: log.path, contents: nil),
      let errors = FileHandle(forWritingAtPath: log.path)
    else { throw CommandError("The temporary folder \(log.deletingLastPathComponent().path) can't be written to.") }
    var data = Data()
    let ending = try run(output: output, errors: errors) {
      data = output.fileHandleForReading.readDataToEndOfFile()
    }
    return (ending, data, (try? String(contentsOf: log, encoding: .utf8)) ?? "")
  }

  private func run(output: Any, errors: Any, reading: () -> Void) throws(CommandError) -> Ending {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.start()
    } catch {
      throw CommandError("\(program) can't be started: \(error.localizedDescription)")
    }
    let identifier = process.processIdentifier
    Interruption.watch(identifier)
    defer { Interruption.watch(nil) }
    leash.hold(identifier)
    defer { leash.letGo() }

    let deadline = DispatchTime.now() + limit
    let alarm = DispatchWorkItem { ProcessTree.signal(SIGKILL, to: identifier) }
    DispatchQueue.global().asyncAfter(deadline: deadline, execute: alarm)
    reading()
    process.waitUntilExit()
    alarm.cancel()
    if process.terminationReason == .uncaughtSignal && DispatchTime.now() >= deadline { return .tookTooLong }
    return .exited(process.terminationStatus)
  }
}
