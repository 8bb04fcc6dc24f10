// SPDX-License-Identifier: Apache-2.0

/// Runs a piece of work of a size; `Scripts/growth` counts what it costs at several.
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
    // So that nothing is optimized away.
    print(stage.host.changes)
  }
}
