// SPDX-License-Identifier: Apache-2.0

import CAllocationCount

/// Runs the moves of a finger through the whole Swift side of a page TIMES times; `Scripts/bench` counts the cost of
/// one.
///
///     AppBench move TIMES
///
/// Prints the allocations of the second half of the moves, which is the steady state.
@main
struct Main {
  @MainActor static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, arguments[1] == "move", let times = Int(arguments[2]) else {
      return print("usage: AppBench move TIMES")
    }
    let page = Page()
    page.drag(samples: times / 2)
    let before = allocation_count()
    page.drag(samples: times / 2)
    precondition(page.wordCount >= times, "the app answered with \(page.wordCount) words to \(times) moves")
    print(allocation_count() - before, page.wordCount)
  }
}
