// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// A child process that runs to its end.
struct ChildProcess {
  var program: String
  var arguments: [String]
  var folder: URL
  /// The time limit without output, in seconds. When it expires, the process is ended with all its child processes.
  var limit: Double = 60
  /// The folder for its temporary files. The system's default if `nil`.
  var temporary: URL?
  /// Allows another thread to end the process.
  var cancellation = ProcessCancellation()

  enum Ending: Equatable {
    case exited(Int32)
    case tookTooLong
  }

  /// Runs the process with both streams joined, and passes on each line as it arrives.
  func run(line: (String) -> Void) throws(CommandError) -> Ending {
    let pipe = Pipe()
    return try run(output: pipe, errors: pipe) { progress in
      var rest = Data()
      while true {
        let data = pipe.fileHandleForReading.availableData
        if data.isEmpty { break }
        progress()
        rest.append(data)
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          line(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
          rest.removeSubrange(rest.startIndex...end)
        }
      }
      if !rest.isEmpty { line(String(decoding: rest, as: UTF8.self)) }
    }
  }

  /// Runs the process with separate streams, for a program that writes results to its output and errors to the error
  /// stream.
  func capture() throws(CommandError) -> (ending: Ending, output: Data, errors: String) {
    let output = Pipe()
    // A file instead of a second pipe, because two pipes would have to be read at the same time.
    let errors = try AnonymousFile.make()
    var data = Data()
    let ending = try run(output: output, errors: errors) { _ in
      data = output.fileHandleForReading.readDataToEndOfFile()
    }
    return (ending, data, String(decoding: AnonymousFile.contents(errors), as: UTF8.self))
  }

  private func run(output: Any, errors: Any, reading: (_ progress: () -> Void) -> Void) throws(CommandError) -> Ending {
    guard FolderFiles.isFolder(folder) else { throw CommandError("There is no folder \(folder.path).") }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    if let temporary {
      process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary.path]) { $1 }
    }
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
    cancellation.hold(identifier)
    defer { cancellation.release() }

    let isLate = Locked(false)
    let alarm = DispatchSource.makeTimerSource(queue: .global())
    alarm.setEventHandler {
      isLate.withLock { $0 = true }
      ProcessTree.signal(SIGKILL, to: identifier)
    }
    alarm.schedule(deadline: .now() + limit)
    alarm.activate()
    reading { alarm.schedule(deadline: .now() + limit) }
    process.waitUntilExit()
    alarm.cancel()
    if process.terminationReason == .uncaughtSignal && isLate.withLock({ $0 }) { return .tookTooLong }
    return .exited(process.terminationStatus)
  }
}
