// SPDX-License-Identifier: Apache-2.0

extension InterfaceWriter {
  /// Writes a view with everything in it. Returns the view, or `nil` if the element is not a view. `target` is assigned
  /// the view before its subviews are made.
  mutating func write(
    view element: XMLElement, assignedTo target: String? = nil, to code: inout InterfaceCode,
    _ scope: inout InterfaceScope
  ) -> InterfaceScope.Object? {
    guard element["reference"] == nil else { return nil }
    var kind = InterfaceKind(element.name)
    if kind == nil, element.child("rect") != nil || element.child("autoresizingMask") != nil {
      leave(words(for: element), "an empty view takes its place")
      kind = InterfaceKind("view")
    }
    guard let kind, kind.family == .view else { return nil }
    let own = customClass(of: element)
    let object = InterfaceScope.Object(
      name: nextObject(), type: own?.path ?? kind.name, family: .view, isCustom: own != nil)
    locate(element, in: &code)
    if element.name == "collectionView" { write(layoutOf: element, object.name, to: &code) }
    make(object, element, kind, to: &code)
    if let target { code.add("\(target) = \(object.name)") }
    remember(element, object, in: &scope)
    writeParts(of: element, object, to: &code, &scope)
    return object
  }

  func remember(_ element: XMLElement, _ object: InterfaceScope.Object, in scope: inout InterfaceScope) {
    if let id = element.id { scope.objects[id] = object }
    scope.made.append((element, object))
    for child in element.children where child.name == "viewLayoutGuide" {
      guard let id = child.id else { continue }
      switch child.key {
      case "contentLayoutGuide", "frameLayoutGuide": scope.guides[id] = ("\(object.name).\(child.key ?? "")", nil)
      case "keyboard": scope.guides[id] = ("\(object.name).keyboardLayoutGuide", nil)
      default: scope.guides[id] = ("\(object.name).safeAreaLayoutGuide", nil)
      }
    }
    for constraint in element.list("constraints") where constraint.name == "constraint" {
      scope.constraints.append((constraint, object.name))
    }
    for variation in element.children where variation.name == "variation" && variation.key == "default" {
      for mask in variation.children where mask.key == "constraints" {
        for excluded in mask.children where excluded.name == "exclude" {
          if let id = excluded["reference"] { scope.uninstalled.insert(id) }
        }
      }
    }
  }

  /// Writes the creation of a view and its attributes.
  private mutating func make(
    _ object: InterfaceScope.Object, _ element: XMLElement, _ kind: InterfaceKind, to code: inout InterfaceCode
  ) {
    let name = object.name
    var lines = viewAttributes(of: element, name)
    guard object.isCustom, project.classes.hasCoder(object.type) else {
      code.add("let \(name) = \(creation(of: element, object, kind))")
      for line in lines { code.add(line) }
      return
    }
    if element.name == "button", let type = element["buttonType"].flatMap({ Self.buttonTypes[$0] }) {
      lines.insert("\(name)._setType(.\(type))", at: 0)
    }
    code.add(
      "let \(name)c = _InterfaceCoder(\(coderArguments(of: element, name)))"
        + (lines.isEmpty ? " { _ in }" : " { object in"))
    if !lines.isEmpty {
      code.add("  guard let \(name) = object as? \(object.type) else { return }")
      for line in lines { code.add("  " + line) }
      code.add("}")
    }
    code.block("guard let \(name) = \(object.type)(coder: \(name)c) else") { code in
      code.add("_interfaceFault(\(quoted("\(object.type).init(coder:) returned nil.")))")
    }
    code.add("\(name)c.decode(\(name))")
  }

  private func coderArguments(of element: XMLElement, _ name: String) -> String {
    switch element.name {
    case "tableView": return "tableStyle: \(tableStyle(of: element))"
    case "tableViewCell":
      return
        "cellStyle: .\(cellStyle(of: element)), reuseIdentifier: \(element["reuseIdentifier"].map(quoted) ?? "nil")"
    case "collectionView": return "layout: \(name)l"
    default: return ""
    }
  }

  func tableStyle(of element: XMLElement) -> String {
    let style = element["style"] ?? "plain"
    return ["plain", "grouped", "insetGrouped"].contains(style) ? ".\(style)" : ".plain"
  }

  private static let cellStyles = [
    "Default": "default", "Value1": "value1", "Value2": "value2", "Subtitle": "subtitle",
  ]

  private func cellStyle(of element: XMLElement) -> String {
    Self.cellStyles[(element["style"] ?? "").replacing("IBUITableViewCellStyle", with: "")] ?? "default"
  }

  /// Returns the expression that creates an object without its attributes.
  private func creation(of element: XMLElement, _ object: InterfaceScope.Object, _ kind: InterfaceKind) -> String {
    switch element.name {
    case "button":
      let type = element["buttonType"].flatMap { Self.buttonTypes[$0] } ?? "custom"
      return "\(object.type)(type: .\(type))"
    case "tableView": return "\(object.type)(frame: .zero, style: \(tableStyle(of: element)))"
    case "tableViewCell":
      let identifier = element["reuseIdentifier"].map(quoted) ?? "nil"
      return "\(object.type)(style: .\(cellStyle(of: element)), reuseIdentifier: \(identifier))"
    case "collectionView": return "\(object.type)(frame: .zero, collectionViewLayout: \(object.name)l)"
    case "visualEffectView": return "\(object.type)(effect: nil)"
    default: return "\(object.type)(frame: .zero)"
    }
  }

  /// Writes the layout of a collection view.
  mutating func write(layoutOf element: XMLElement, _ name: String, to code: inout InterfaceCode) {
    let layout = element.child(key: "collectionViewLayout")
    let own = layout.flatMap { customClass(of: $0) }
    let variable = "\(name)l"
    code.add("let \(variable) = \(own?.path ?? "UICollectionViewFlowLayout")()")
    guard let layout, layout.name == "collectionViewFlowLayout" else { return }
    for line in attributes(of: layout, variable, rules: InterfaceRule.rules[layout.name] ?? []) { code.add(line) }
    for child in layout.children {
      guard let key = child.key else { continue }
      if child.name == "size", InterfaceRule.sizes.contains(key) {
        code.add("\(variable).\(key) = \(InterfaceValue.size(child))")
      } else if child.name == "inset", key == "sectionInset" {
        code.add("\(variable).sectionInset = \(InterfaceValue.insets(child))")
      }
    }
    if layout.isYes("automaticEstimatedItemSize") {
      code.add("\(variable).estimatedItemSize = UICollectionViewFlowLayout.automaticSize")
    }
  }

  // MARK: Parts

  /// Writes the views in a view.
  mutating func writeParts(
    of element: XMLElement, _ object: InterfaceScope.Object, to code: inout InterfaceCode, _ scope: inout InterfaceScope
  ) {
    for child in element.children {
      guard let key = child.key, child.id != nil || child.name.hasSuffix("iew") else { continue }
      switch key {
      case "contentView": writeContent(child, of: element, "\(object.name).contentView", to: &code, &scope)
      case "tableHeaderView", "tableFooterView", "backgroundView", "selectedBackgroundView", "accessoryView":
        if let view = write(view: child, to: &code, &scope) { code.add("\(object.name).\(key) = \(view.name)") }
      default: break
      }
    }
    addSubviews(of: element, to: object.name, &code, &scope)
    switch element.name {
    case "tableView": writeRows(of: element, object, to: &code, &scope)
    case "collectionView": writeItems(of: element, object, to: &code, &scope)
    case "toolbar":
      let items = barItems(element.list("items"), to: &code, &scope)
      if !items.isEmpty { code.add("\(object.name).items = [\(items.joined(separator: ", "))]") }
    case "tabBar":
      let items = element.list("items").compactMap { write(tabItem: $0, to: &code, &scope)?.name }
      if !items.isEmpty { code.add("\(object.name).items = [\(items.joined(separator: ", "))]") }
    default: break
    }
  }

  private mutating func addSubviews(
    of element: XMLElement, to name: String, _ code: inout InterfaceCode, _ scope: inout InterfaceScope
  ) {
    let method = element.name == "stackView" ? "addArrangedSubview" : "addSubview"
    for child in element.list("subviews") {
      if let view = write(view: child, to: &code, &scope) { code.add("\(name).\(method)(\(view.name))") }
    }
  }

  /// Writes the content view of a cell or of an effect, which exists already.
  private mutating func writeContent(
    _ content: XMLElement, of cell: XMLElement, _ name: String, to code: inout InterfaceCode,
    _ scope: inout InterfaceScope
  ) {
    let object = InterfaceScope.Object(name: name, type: "UIView", family: .view)
    remember(content, object, in: &scope)
    if let margins = content.child(key: "layoutMargins") {
      code.add("\(name).layoutMargins = \(InterfaceValue.insets(margins))")
    }
    if let color = content.child(key: "backgroundColor").flatMap(color) {
      code.add("\(name).backgroundColor = \(color)")
    }
    let labels = ["textLabel", "detailTextLabel", "imageView"].compactMap { key in cell[key].map { ($0, key) } }
    for child in content.list("subviews") {
      if cell.name == "tableViewCell", let part = labels.first(where: { $0.0 == child.id })?.1 {
        writeStandardPart(child, part, of: String(name.dropLast(".contentView".count)), to: &code, &scope)
      } else if let view = write(view: child, to: &code, &scope) {
        code.add("\(name).addSubview(\(view.name))")
      }
    }
  }

  /// Writes the attributes of a label or an image that belongs to the style of a cell.
  private mutating func writeStandardPart(
    _ element: XMLElement, _ part: String, of cell: String, to code: inout InterfaceCode, _ scope: inout InterfaceScope
  ) {
    let name = nextObject()
    let type = part == "imageView" ? "UIImageView" : "UILabel"
    locate(element, in: &code)
    code.block("if let \(name) = \(cell).\(part)") { code in
      var plain = element
      plain.attributes["translatesAutoresizingMaskIntoConstraints"] = nil
      plain.attributes["adjustsFontSizeToFit"] = "NO"
      plain.children.removeAll { ["rect", "autoresizingMask"].contains($0.name) }
      for line in viewAttributes(of: plain, name) where !line.contains("isUserInteractionEnabled") { code.add(line) }
    }
    if let id = element.id {
      scope.objects[id] = InterfaceScope.Object(name: "\(cell).\(part)!", type: type, family: .view)
    }
  }

  // MARK: Bars

  /// Writes bar button items. Returns their names.
  mutating func barItems(
    _ elements: [XMLElement], to code: inout InterfaceCode, _ scope: inout InterfaceScope
  ) -> [String] {
    elements.compactMap { write(barItem: $0, to: &code, &scope)?.name }
  }

  private static let systemItems: Set = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action", "organize",
    "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo",
    "redo", "close",
  ]

  mutating func write(
    barItem element: XMLElement, to code: inout InterfaceCode, _ scope: inout InterfaceScope
  ) -> InterfaceScope.Object? {
    guard element.name == "barButtonItem" else { return nil }
    let own = customClass(of: element)
    let object = InterfaceScope.Object(
      name: nextObject(), type: own?.path ?? "UIBarButtonItem", family: .barItem, isCustom: own != nil)
    let custom = element.children.first { $0.key == "customView" || InterfaceKind($0.name)?.family == .view }
    let view = custom.flatMap { write(view: $0, to: &code, &scope) }
    locate(element, in: &code)
    if let item = element["systemItem"], Self.systemItems.contains(item) {
      code.add("let \(object.name) = \(object.type)(barButtonSystemItem: .\(item), target: nil, action: nil)")
    } else {
      if let item = element["systemItem"] { leave("the item \(item)", "a system item that is not known") }
      code.add("let \(object.name) = \(object.type)()")
    }
    if let view { code.add("\(object.name).customView = \(view.name)") }
    var lines = attributes(of: element, object.name, rules: InterfaceRule.rules["barButtonItem"] ?? [])
    if let color = element.child(key: "tintColor").flatMap(color) {
      lines.append("\(object.name).tintColor = \(color)")
    }
    if element.child("imageReference") != nil, let image = image(of: element) {
      lines.append("\(object.name).image = \(image)")
    }
    if let label = element.child("accessibility")?["label"] {
      lines.append("\(object.name).accessibilityLabel = \(text(label, "accessibilityLabel", of: element))")
    }
    if let insets = element.child(key: "imageInsets") {
      lines.append("\(object.name).imageInsets = \(InterfaceValue.insets(insets))")
    }
    lines += runtimeAttributes(of: element, object.name)
    for line in lines { code.add(line) }
    if let id = element.id { scope.objects[id] = object }
    scope.made.append((element, object))
    return object
  }

  private static let tabItems: Set = [
    "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search", "downloads",
    "mostRecent", "mostViewed",
  ]

  mutating func write(
    tabItem element: XMLElement, to code: inout InterfaceCode, _ scope: inout InterfaceScope
  ) -> InterfaceScope.Object? {
    guard element.name == "tabBarItem" else { return nil }
    let object = InterfaceScope.Object(name: nextObject(), type: "UITabBarItem", family: .barItem)
    locate(element, in: &code)
    if let item = element["systemItem"], Self.tabItems.contains(item) {
      code.add("let \(object.name) = UITabBarItem(tabBarSystemItem: .\(item), tag: 0)")
    } else {
      code.add("let \(object.name) = UITabBarItem()")
    }
    for line in attributes(of: element, object.name, rules: InterfaceRule.rules["tabBarItem"] ?? []) { code.add(line) }
    if element.child("imageReference") != nil, let image = image(of: element) {
      code.add("\(object.name).image = \(image)")
    }
    if let insets = element.child(key: "imageInsets") {
      code.add("\(object.name).imageInsets = \(InterfaceValue.insets(insets))")
    }
    if let offset = element.child(key: "titlePositionAdjustment") {
      let (x, y) = (
        InterfaceValue.number(offset["horizontal"]) ?? "0", InterfaceValue.number(offset["vertical"]) ?? "0"
      )
      code.add("\(object.name).titlePositionAdjustment = UIOffset(horizontal: \(x), vertical: \(y))")
    }
    if let id = element.id { scope.objects[id] = object }
    scope.made.append((element, object))
    return object
  }
}
