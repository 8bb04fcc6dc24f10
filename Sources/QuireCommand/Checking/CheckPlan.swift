// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The modules of an app in the package manager's plan.
struct CheckPlan {
  /// The app's own modules and those of local packages, ordered by their imports.
  private(set) var modules: [CheckedModule] = []
  /// Quire's modules that the app imports, besides those that every app imports.
  private(set) var foundation: [String] = []

  init(of executable: String, in plan: BuildPlan) throws(CommandError) {
    let quire = plan.compiling("QuireWeb")?.swiftSources.first.map { Self.folder($0, up: 2) + "/" } ?? "/nowhere/"
    var seen: Set<String> = []
    func visit(_ name: String) {
      guard seen.insert(name).inserted, let command = plan.compiling(name) else { return }
      let isQuire = command.swiftSources.allSatisfy { $0.hasPrefix(quire) }
      if isQuire { foundation.append(name) }
      for imported in command.imports { visit(imported) }
      if !isQuire {
        modules.append(CheckedModule(name: name, sources: command.swiftSources, options: command.options))
      }
    }
    visit("QuireWeb")
    foundation = []
    visit(executable)
    guard !modules.isEmpty else { throw CommandError("The package manager plans no module \(executable).") }
  }

  private static func folder(_ path: String, up: Int) -> String {
    var url = URL(fileURLWithPath: path)
    for _ in 0..<up { url.deleteLastPathComponent() }
    return url.path
  }
}
