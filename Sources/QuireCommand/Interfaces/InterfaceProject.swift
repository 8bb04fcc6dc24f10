// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The properties of an app that determine the code of its interface files.
struct InterfaceProject {
  var classes = AppClasses([])
  /// The names of the app's images, with and without extensions.
  var images: Set<String> = []
  /// The tables of the app's texts. A storyboard's texts are in the table with its name.
  var tables: Set<String> = []

  /// Returns whether a class of the app or of UIKit is a controller of a table.
  func isTableController(_ type: String) -> Bool {
    (classes.kitClass(of: type) ?? type) == "UITableViewController"
  }
}

/// The Swift code that replaces an app's storyboards and nibs.
struct InterfaceSource {
  /// The source that creates the scenes and the nibs; `nil` if there are none.
  private(set) var text: String?
  /// Code that is compiled at the end of a source of the app, because it connects private members, by the source's path.
  private(set) var additions: [String: String] = [:]
  /// The parts that are left out, each with a reason.
  private(set) var left: [(name: String, reason: String)] = []
  /// The names of the storyboards.
  private(set) var storyboards: Set<String> = []
  private(set) var nibCount = 0

  init(_ urls: [URL], in project: InterfaceProject) throws(CommandError) {
    var seen: Set<String> = []
    var files: [InterfaceFile] = []
    for url in urls {
      let file = try InterfaceFile(url)
      guard !file.isLaunchScreen, file.name != "LaunchScreen" else { continue }
      guard seen.insert(url.lastPathComponent).inserted else {
        left.append((url.path, "another file of the name"))
        continue
      }
      files.append(file)
    }
    guard !files.isEmpty else { return }
    storyboards = Set(files.filter(\.isStoryboard).map(\.name))
    nibCount = files.count - storyboards.count
    var code = InterfaceCode()
    code.add("// Made by quire from the app's interface files; a change here is lost.")
    code.add("")
    code.add("import UIKit")
    code.add("")
    var registrations: [String] = []
    var blocks: [String] = []
    for (number, file) in files.enumerated() {
      var writer = InterfaceWriter(file, number: number + 1, in: project)
      blocks.append(writer.write())
      registrations += writer.registrations
      left += writer.left
      for (path, text) in writer.additions.sorted(by: { $0.key < $1.key }) { additions[path, default: ""] += text }
    }
    addUnwinding(of: files, project, &registrations)
    code.block("@MainActor enum QuireInterfaces") { code in
      code.block("static func register()") { code in
        for line in registrations { code.add(line) }
      }
    }
    text = code.text + blocks.joined()
  }

  /// Registers the methods to which unwind segues return.
  private mutating func addUnwinding(
    of files: [InterfaceFile], _ project: InterfaceProject, _ registrations: inout [String]
  ) {
    var actions: Set<String> = []
    for file in files { Self.findUnwinding(file.root, &actions) }
    for (number, action) in actions.sorted().enumerated() {
      let targets = project.classes.classes(with: action)
      if targets.isEmpty { left.append(("the unwind segue to \(action)", "no class has such a method")) }
      for (index, target) in targets.enumerated() where target.owner.isVisible {
        let (path, method) = (target.owner.path, target.method)
        let label = method.labels.first.map { $0 == "_" ? "" : $0 + ": " } ?? ""
        let call = method.labels.isEmpty ? "\(method.base)()" : "\(method.base)(\(label)segue)"
        let name = "_interface_unwind_\(number + 1)_\(index + 1)"
        additions[method.file, default: ""] += """

          extension \(path) {
            @MainActor static func \(name)() {
              UIStoryboard._registerUnwind(\(AppTemplate.Source.quoted(action)), isInstance: { $0 is \(path) }) { target, segue in
                (target as? \(path))?.\(call)
              }
            }
          }

          """
        registrations.append("\(path).\(name)()")
      }
    }
  }

  private static func findUnwinding(_ element: XMLElement, _ actions: inout Set<String>) {
    if element.name == "segue", let action = element["unwindAction"] { actions.insert(action) }
    for child in element.children { findUnwinding(child, &actions) }
  }
}
