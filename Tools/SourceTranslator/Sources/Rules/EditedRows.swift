// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Data sources of tables that delete or insert rows. UIKit asks the object whether it implements `commit` and
// `moveRowAt`, which Swift cannot do. So a class with `commit` also answers that its rows can be edited, and one without
// `moveRowAt` that they cannot be moved.

extension Translator {
  /// Adds the answers that follow from the methods of a data source.
  func answerForRows(_ node: ClassDeclSyntax) {
    let path = scopes.path(of: node.name.name)
    guard hasRequirement(Self.commit, in: [path]) else { return }
    let ancestors = table.classes(from: path)
    let isController = ancestors.contains("UITableViewController")
    guard !ancestors.contains("UITableViewDiffableDataSource"),
      isController || table.protocols(of: path).contains("UITableViewDataSource"),
      // In a class whose superclass has the method, the answers are there.
      !hasRequirement(Self.commit, in: Array(ancestors.dropFirst()))
    else { return }
    let family = ancestors + heirs(of: path)
    let head = "\(node.memberAccess)\(isController ? "override " : "")func tableView"
    var answers: [String] = []
    if !hasRequirement(Self.canEdit, in: family) {
      answers.append("\(head)(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }")
    }
    if !hasRequirement(Self.canMove, in: family), !hasRequirement(Self.move, in: family) {
      answers.append("\(head)(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }")
    }
    if !answers.isEmpty { add(answers.joined(separator: "; "), to: node) }
  }

  private static let commit = ["_", "commit", "forRowAt"]
  private static let move = ["_", "moveRowAt", "to"]
  private static let canEdit = ["_", "canEditRowAt"]
  private static let canMove = ["_", "canMoveRowAt"]

  /// Returns whether one of the module's classes has a method `tableView` with these labels.
  private func hasRequirement(_ labels: [String], in classes: [String]) -> Bool {
    classes.contains {
      table.entry($0)?.members.contains { $0.facts.name == "tableView" && $0.facts.labels == labels } ?? false
    }
  }

  /// Returns all classes of the module that derive from a class.
  private func heirs(of path: String) -> [String] {
    var result: [String] = []
    var ahead = table.subclasses(of: path)
    while let name = ahead.popLast() {
      guard !result.contains(name) else { continue }
      result.append(name)
      ahead += table.subclasses(of: name)
    }
    return result
  }
}
