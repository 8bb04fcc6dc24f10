// SPDX-License-Identifier: Apache-2.0

import CAllocationCount

/// Runs a finger's moves through the whole of the Swift side of a page so many times; `Scripts/bench` counts what one
/// takes.
///
///     AppBench move TIMES
///
/// Prints the allocations of the second half of the moves: those of the steady state.
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
    print(allocation_count() - before, page.wordCount)
  }
}
