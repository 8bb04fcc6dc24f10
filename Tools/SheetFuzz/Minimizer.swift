// SPDX-License-Identifier: Apache-2.0

import Foundation
import SheetScript

/// Makes a failing session as small as possible, by leaving out statements.
///
/// A separate process plays each attempt, so that a trap is a failure like any other.
struct Minimizer {
  private let program: String
  private var attempts = 0

  init(program: String) {
    self.program = program
  }

  mutating func minimize(_ script: Script) -> Script {
    var statements = script.statements
    let failure = outcome(of: statements)
    guard failure != .fine else { return script }
    var size = max(statements.count / 2, 1)
    while attempts < 3000 {
      var hasShrunk = false
      var start = 0
      while start < statements.count {
        var fewer = statements
        fewer.removeSubrange(start..<min(start + size, statements.count))
        if outcome(of: fewer) == failure {
          statements = fewer
          hasShrunk = true
        } else {
          start += size
        }
      }
      if size == 1, !hasShrunk { break }
      if !hasShrunk { size = max(size / 2, 1) }
    }
    return Script(statements)
  }

  private enum Outcome: Equatable {
    case fine
    case broken(String)
    case trapped
  }

  private mutating func outcome(of statements: [Statement]) -> Outcome {
    attempts += 1
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["--replay"]
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return .fine }
    input.fileHandleForWriting.write(Data(Script(statements).text.utf8))
    try? input.fileHandleForWriting.close()
    let report = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal || process.terminationStatus == Traps.status { return .trapped }
    return process.terminationStatus == 0 ? .fine : .broken(report)
  }
}
