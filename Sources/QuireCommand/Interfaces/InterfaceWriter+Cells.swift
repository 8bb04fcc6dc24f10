// SPDX-License-Identifier: Apache-2.0

extension InterfaceWriter {
  /// Writes the prototypes or the static rows of a table.
  mutating func writeRows(
    of element: XMLElement, _ table: InterfaceScope.Object, to code: inout InterfaceCode,
    _ scope: inout InterfaceScope
  ) {
    for cell in element.list("prototypes") where cell.name == "tableViewCell" {
      guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else {
        leave(words(for: cell), "a prototype without an identifier")
        continue
      }
      write(prototype: cell, "\(table.name)._register(\(quoted(identifier)))", to: &code, scope)
    }
    let sections = element.list("sections").filter { $0.name == "tableViewSection" }
    guard !sections.isEmpty else { return }
    guard let controller = scope.controller, project.isTableController(controller.type) else {
      return leave("static rows of \(words(for: element))", "only a UITableViewController shows static rows")
    }
    var parts: [String] = []
    for section in sections {
      var rows: [String] = []
      for cell in section.list("cells") {
        guard let object = write(view: cell, to: &code, &scope) else { continue }
        rows.append("(height: \(InterfaceValue.number(cell["rowHeight"]) ?? "nil"), cell: \(object.name))")
      }
      let texts = ["headerTitle", "footerTitle"].map { key in
        InterfaceValue.text(key, of: section).map { text($0, key, of: section) } ?? "nil"
      }
      parts.append("_StaticSection(header: \(texts[0]), footer: \(texts[1]), rows: [\(rows.joined(separator: ", "))])")
    }
    code.add("c._setStaticContent([\(parts.joined(separator: ", "))])")
  }

  /// Writes the prototypes of a collection view.
  mutating func writeItems(
    of element: XMLElement, _ collection: InterfaceScope.Object, to code: inout InterfaceCode,
    _ scope: inout InterfaceScope
  ) {
    for cell in element.list("cells") where cell.name == "collectionViewCell" {
      guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else {
        leave(words(for: cell), "a prototype without an identifier")
        continue
      }
      write(prototype: cell, "\(collection.name)._registerCell(\(quoted(identifier)))", to: &code, scope)
    }
    for (key, kind) in [
      ("sectionHeaderView", "elementKindSectionHeader"), ("sectionFooterView", "elementKindSectionFooter"),
    ] {
      guard let view = element.child(key: key), let identifier = view["reuseIdentifier"] else { continue }
      let head = "\(collection.name)._registerView(UICollectionView.\(kind), \(quoted(identifier)))"
      write(prototype: view, head, to: &code, scope)
    }
  }

  /// Writes a closure that makes a cell. `head` is the call that takes the closure.
  private mutating func write(
    prototype cell: XMLElement, _ head: String, to code: inout InterfaceCode, _ outer: InterfaceScope
  ) {
    var scope = InterfaceScope()
    scope.firstResponder = outer.firstResponder
    let owner = nextObject()
    if var controller = outer.controller {
      controller.name = owner
      controller.isOptional = true
      scope.controller = controller
    }
    // The frame is the table's matter.
    var plain = cell
    plain.children.removeAll { ["rect", "autoresizingMask"].contains($0.name) }
    let isHeld = scope.controller != nil
    code.block(head + (isHeld ? " { [\(owner)w = Weak(c)] in" : "")) { code in
      if isHeld { code.add("let \(owner) = \(owner)w.wrappedValue") }
      var inner = code
      let object = write(view: plain, to: &inner, &scope)
      if let controller = scope.controller, let id = outer.controllerID {
        scope.objects[id] = controller
        scope.controllerID = id
      }
      finish(&scope, to: &inner)
      if isHeld, !inner.lines.contains(where: { $0.contains("\(owner)?") || $0.contains("from: \(owner)") }) {
        inner.add("_ = \(owner)")
      }
      inner.add("return \(object?.name ?? "UITableViewCell()")")
      code = inner
    }
  }
}
