// SPDX-License-Identifier: Apache-2.0

extension InterfaceWriter {
  /// Writes the prototypes or the static rows of a table.
  mutating func writeRows(
    of element: XMLElement, _ table: InterfaceScope.Object, to code: inout InterfaceCode,
    _ scope: inout InterfaceScope
  ) {
    for cell in element.list("prototypes") where cell.name == "tableViewCell" {
      write(prototype: cell, "\(table.name)._register(", to: &code, scope)
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
      write(prototype: cell, "\(collection.name)._registerCell(", to: &code, scope)
    }
    for (key, kind) in [
      ("sectionHeaderView", "elementKindSectionHeader"), ("sectionFooterView", "elementKindSectionFooter"),
    ] {
      guard let view = element.child(key: key) else { continue }
      write(prototype: view, "\(collection.name)._registerView(UICollectionView.\(kind), ", to: &code, scope)
    }
  }

  /// Writes a closure that makes a cell or another view. `call` is the call that takes its identifier and the closure.
  private mutating func write(
    prototype cell: XMLElement, _ call: String, to code: inout InterfaceCode, _ outer: InterfaceScope
  ) {
    guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else {
      return leave(words(for: cell), "a prototype without an identifier")
    }
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
    code.block("\(call)\(quoted(identifier)))" + (isHeld ? " { [\(owner)w = Weak(c)] in" : "")) { code in
      if isHeld {
        code.add("let \(owner) = \(owner)w.wrappedValue")
        code.add("_ = \(owner)")
      }
      let object = write(view: plain, to: &code, &scope)
      if let controller = scope.controller, let id = outer.controllerID {
        scope.objects[id] = controller
        scope.controllerID = id
      }
      finish(&scope, to: &code)
      code.add("return \(object?.name ?? "UITableViewCell()")")
    }
  }
}
