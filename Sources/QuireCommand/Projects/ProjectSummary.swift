// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The lines that tell the user which parts of a project are taken and which are left out.
struct ProjectSummary {
  let lines: [String]

  init(_ package: ProjectPackage) {
    let app = package.app
    let catalog = package.catalog
    func count(_ count: Int, _ one: String, _ many: String? = nil) -> String? {
      count == 0 ? nil : "\(count) \(count == 1 ? one : many ?? one + "s")"
    }
    let languages = package.texts.tables.keys.sorted()
    let texts = languages.isEmpty ? nil : "texts in \(languages.joined(separator: ", "))"
    let taken = [
      count(app.swift.count, "Swift file"), count(package.interfaces.storyboards.count, "storyboard"),
      count(package.interfaces.nibCount, "nib"), count(catalog.colors.count, "color"),
      count(catalog.images.count, "image"),
      count(catalog.data.count, "data set"), texts, count(app.resources.count, "resource"),
      count(app.modules.count, "module"), app.infoFile?.lastPathComponent,
    ].compactMap { $0 }
    var lines = ["\(app.title) of \(app.origin.lastPathComponent): \(taken.joined(separator: ", "))"]
    for storyboard in app.info.storyboards where !package.interfaces.storyboards.contains(storyboard.text) {
      lines.append(
        "  The storyboard \(storyboard.text) (\(storyboard.place)) is not shown, because the app has no file of this name."
      )
    }
    let left = app.left + catalog.left + package.texts.left + package.missingFonts + package.interfaces.left
    for (name, reason) in Self.grouped(left) {
      lines.append("  left out: \(name) (\(reason))")
    }
    for (module, files) in app.imports.sorted(by: { $0.key < $1.key })
    where MissingModules.has(module) || app.absentModules.contains(module) {
      let names = files.map { URL(fileURLWithPath: $0).lastPathComponent }.joined(separator: ", ")
      lines.append("  not there: \(module), imported in \(names)")
    }
    self.lines = lines
  }

  /// Groups names with the same reason, at most eight of them.
  private static func grouped(_ left: [(name: String, reason: String)]) -> [(String, String)] {
    var order: [String] = []
    var names: [String: [String]] = [:]
    for (name, reason) in left {
      if names[reason] == nil { order.append(reason) }
      if names[reason]?.contains(name) != true { names[reason, default: []].append(name) }
    }
    return order.map { reason in
      let all = names[reason] ?? []
      let rest = all.count > 8 ? " and \(all.count - 8) more" : ""
      return (all.prefix(8).joined(separator: ", ") + rest, reason)
    }
  }
}
