// SPDX-License-Identifier: Apache-2.0

import Foundation
import SheetScript

/// Plays random sessions and looks for broken invariants; `Scripts/fuzz` runs it.
///
///     SheetFuzz --seed N --inputs N       plays sessions until this many inputs were handled
///     SheetFuzz --session SEED NUMBER     prints one session, made as small as its failure allows
///     SheetFuzz --replay                  plays a script from the standard input
@main
struct Main {
  static func main() {
    let arguments = CommandLine.arguments
    switch arguments.dropFirst().first {
    case "--replay": replay()
    case "--session":
      guard arguments.count == 4, let seed = UInt64(arguments[2]), let number = Int(arguments[3]) else { failUsage() }
      show(seed, number)
    default: fuzz()
    }
  }

  private static func failUsage() -> Never {
    FileHandle.standardError.write(Data("usage: SheetFuzz --seed N --inputs N [--failures N]\n".utf8))
    exit(64)
  }

  private static func number(_ name: String, or usual: Int) -> Int {
    guard let index = CommandLine.arguments.firstIndex(of: name) else { return usual }
    guard index + 1 < CommandLine.arguments.count, let value = Int(CommandLine.arguments[index + 1]) else {
      failUsage()
    }
    return value
  }

  private static func fuzz() {
    Traps.watch()
    let seed = UInt64(number("--seed", or: 1))
    let wanted = number("--inputs", or: 1_000_000)
    let mostFailures = number("--failures", or: 1)
    var inputs = 0
    var sessions = 0
    var failures: [String: (session: Int, amount: Double)] = [:]
    let start = ContinuousClock.now
    while inputs < wanted, failures.count < mostFailures {
      Traps.note("trap: seed \(seed), session \(sessions)\n", limit: 20)
      let watch = Session.play(Session.script(seed: seed, number: sessions))
      inputs += watch.inputs
      if let failure = watch.failure, failures[failure] == nil {
        failures[failure] = (sessions, watch.amount)
      }
      sessions += 1
    }
    alarm(0)
    let time = ContinuousClock.now - start
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
    print(
      "seed \(seed): \(inputs) inputs in \(sessions) sessions, \(String(format: "%.1f", seconds)) s,",
      "\(Int(Double(inputs) / seconds)) inputs a second, \(failures.count) failures")
    for (failure, place) in failures.sorted(by: { $0.value.session < $1.value.session }) {
      print("\nfailed: \(failure) (\(place.amount); seed \(seed), session \(place.session))")
      show(seed, place.session)
    }
    if !failures.isEmpty { exit(1) }
  }

  private static func show(_ seed: UInt64, _ number: Int) {
    var minimizer = Minimizer(program: CommandLine.arguments[0])
    print(minimizer.minimize(Session.script(seed: seed, number: number)).text)
  }

  private static func replay() {
    Traps.watch()
    Traps.note("trap\n", limit: 2)
    do throws(ScriptError) {
      let script = try Script(parsing: Array(FileHandle.standardInput.readDataToEndOfFile()))
      let watch = Session.play(script)
      guard let failure = watch.failure else { return }
      print("failed: \(failure)")
      FileHandle.standardError.write(Data("\(watch.place)\n".utf8))
      exit(1)
    } catch {
      FileHandle.standardError.write(Data("\(error.text)\n".utf8))
      exit(65)
    }
  }
}
