// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The check of a whole app: its modules in order, and the results.
struct AppCheck {
  var findings: [Finding] = []
  var others: [[String]] = []
  /// The modules that were not checked, because a module that they import has errors.
  var left: [String] = []
  /// Whether the compiler stopped before its last stages.
  var isCut = false

  var isWell: Bool { findings.isEmpty && others.isEmpty && left.isEmpty }

  static func run(
    _ modules: [CheckedModule], toolchain: Toolchain, folder: URL, absences: URL, translations: [Translation] = []
  ) throws(CommandError) -> AppCheck {
    var check = AppCheck()
    for (index, module) in modules.enumerated() {
      StatusLine.shared.show("Checking \(module.name)")
      let result = try ModuleCheck.run(
        module, toolchain: toolchain, folder: folder, absences: absences, translations: translations,
        isImported: index + 1 < modules.count)
      check.findings += result.findings
      check.others += result.others
      guard result.isWhole else {
        check.isCut = true
        check.left = modules[(index + 1)...].map(\.name)
        break
      }
    }
    StatusLine.shared.clear()
    return check
  }
}
