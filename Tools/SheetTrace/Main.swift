// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetScript

#if hasFeature(Embedded)
  import CEmbeddedRuntime
#else
  import Foundation
#endif

/// Writes traces of the scripts that it reads from the standard input; `Scripts/traces` runs it.
///
/// Each script follows a line `== NAME LOOK RATE [digest]`. Its trace, or only its digest, is written below the same
/// line. For a script that can't be read, writes `error LINE:COLUMN: ...`, and the exit status is 1.
@main
struct Main {
  static func main() {
    var isRight = true
    for job in Job.split(readInput()) {
      write(job.head)
      isRight = job.run() && isRight
    }
    if !isRight { exit(1) }
  }

  private static func readInput() -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let byte = getchar()
      guard byte >= 0 else { return bytes }
      bytes.append(UInt8(truncatingIfNeeded: byte))
    }
  }
}

/// A script and the settings for playing it.
struct Job {
  var head: ArraySlice<UInt8>
  var script: ArraySlice<UInt8>

  static func split(_ input: [UInt8]) -> [Job] {
    var jobs: [Job] = []
    var start = 0
    while start < input.count {
      let end = input[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? input.count
      if input[start...].starts(with: "== ".utf8) {
        jobs.append(Job(head: input[start..<end], script: input[end..<end]))
      } else if !jobs.isEmpty {
        jobs[jobs.count - 1].script = input[jobs[jobs.count - 1].script.startIndex..<end]
      }
      start = end
    }
    return jobs
  }

  /// Plays the script and writes its trace. Returns whether the script could be read.
  func run() -> Bool {
    let words = head.split { $0 == 0x20 || $0 == 0x0A }
    guard words.count >= 4 else { return report("the head has too few words") }
    let look: LookName = words[2].elementsEqual("floating".utf8) ? .floating : .classic
    var rate = 0
    for digit in words[3] where digit >= 0x30 && digit <= 0x39 { rate = rate * 10 + Int(digit) - 0x30 }
    do throws(ScriptError) {
      let trace = Trace(of: try Script(parsing: Array(script)), look: look, rate: Double(rate))
      if words.count > 4 {
        write(Array((String(trace.digest, radix: 16) + "\n").utf8)[...])
      } else {
        write(trace.bytes[...])
      }
      return true
    } catch {
      return report(error.text)
    }
  }

  private func report(_ text: String) -> Bool {
    write(Array(("error " + text + "\n").utf8)[...])
    return false
  }
}

private func write(_ bytes: ArraySlice<UInt8>) {
  for byte in bytes { _ = putchar(Int32(byte)) }
}
