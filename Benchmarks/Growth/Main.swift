// SPDX-License-Identifier: Apache-2.0

/// Runs a workload of a given size. `Scripts/growth` counts its cost at several sizes.
///
///     Growth WORK SIZE
@main
struct Main {
  @MainActor static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let size = Int(arguments[2]), size > 0, let work = Work(rawValue: arguments[1]) else {
      return print("usage: Growth \(Work.allCases.map(\.rawValue).joined(separator: "|")) SIZE")
    }
    let stage = Stage()
    work.run(size, on: stage)
    // Keeps the work from being optimized away.
    print(stage.host.changes)
  }
}
