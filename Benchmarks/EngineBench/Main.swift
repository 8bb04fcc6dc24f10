// SPDX-License-Identifier: Apache-2.0

import CAllocationCount

/// Runs a workload TIMES times; `Scripts/bench` counts its cost.
///
///     EngineBench drag|retarget|session TIMES
///
/// Prints the allocations of the second half of the runs, which is the steady state.
@main
struct Main {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let times = Int(arguments[2]) else {
      return print("usage: EngineBench drag|retarget|session TIMES")
    }
    var workload = Workload()
    run(arguments[1], times / 2, &workload)
    let before = allocation_count()
    run(arguments[1], times / 2, &workload)
    let allocations = allocation_count() - before
    print(allocations, workload.effectCount)
  }

  private static func run(_ name: String, _ times: Int, _ workload: inout Workload) {
    switch name {
    case "drag": workload.drag(samples: times)
    case "retarget": workload.retarget(times: times)
    default: workload.sessions(times: times)
    }
  }
}
