// SPDX-License-Identifier: Apache-2.0

extension InterfaceWriter {
  /// Writes the function that creates the controller of a scene.
  mutating func write(_ scene: InterfaceScene, to code: inout InterfaceCode) {
    guard let element = scene.controller else { return }
    code.add("")
    code.add("/// \(sceneTitle)")
    locate(element, in: &code)
    code.block("static func scene\(scene.number)(_ create: _InterfaceCreator?) -> UIViewController") { code in
      switch element.name {
      case "viewControllerPlaceholder": writeReference(element, to: &code)
      default: writeController(element, scene, to: &code)
      }
    }
  }

  /// Writes the return of a scene of another storyboard.
  private func writeReference(_ element: XMLElement, to code: inout InterfaceCode) {
    let storyboard = "UIStoryboard(name: \(quoted(element["storyboardName"] ?? file.name)), bundle: nil)"
    if let identifier = element["referencedIdentifier"] {
      code.add("return \(storyboard).instantiateViewController(identifier: \(quoted(identifier)), creator: create)")
    } else {
      code.add("return \(storyboard).instantiateInitialViewController(creator: create) ?? UIViewController()")
    }
  }

  private mutating func writeController(
    _ element: XMLElement, _ scene: InterfaceScene, to code: inout InterfaceCode
  ) {
    let kind = InterfaceKind(element.name)
    if kind == nil { leave(words(for: element), "a UIViewController takes its place") }
    let own = customClass(of: element)
    let type = own?.path ?? kind?.name ?? "UIViewController"
    let controller = InterfaceScope.Object(name: "c", type: type, family: .controller, isCustom: own != nil)
    var scope = InterfaceScope()
    scope.controller = controller
    scope.controllerID = element.id
    scope.firstResponder = scene.firstResponder
    if let id = element.id { scope.objects[id] = controller }
    makeController(element, controller, to: &code)
    writeBarItems(of: element, to: &code, &scope)
    finish(&scope, to: &code)
    let identifier = element["storyboardIdentifier"].map(quoted) ?? "nil"
    let head = "c._interface = _ControllerInterface(storyboard: \(quoted(file.name)), identifier: \(identifier))"
    if let view = element.child(key: "view") {
      var load = code.inner
      writeView(view, of: element, scene, to: &load, &scope)
      scope.made.append((element, controller))
      finish(&scope, to: &load)
      writeAnchors(of: scene, to: &load, scope)
      code.block("\(head) { (c: \(type)) in", load)
    } else {
      code.add(head)
      writeOthers(of: scene, to: &code, &scope)
      scope.made.append((element, controller))
      finish(&scope, to: &code)
      writeAnchors(of: scene, to: &code, scope)
    }
    writeRelationships(of: element, to: &code)
    writeSegues(of: scene, controller, to: &code)
    if own != nil { code.add("c.awakeFromNib()") }
    code.add("return c")
  }

  /// Writes the creation of a controller with its attributes.
  private mutating func makeController(
    _ element: XMLElement, _ controller: InterfaceScope.Object, to code: inout InterfaceCode
  ) {
    let view = element.child(key: "view")
    var arguments: [String] = []
    if let view, view.name == "tableView" { arguments.append("tableStyle: \(tableStyle(of: view))") }
    if let view, element.name == "collectionViewController" {
      write(layoutOf: view, "c", to: &code)
      arguments.append("layout: cl")
    }
    var lines = attributes(
      of: element, "c",
      rules: InterfaceRule.controller.filter {
        $0.attribute != "clearsSelectionOnViewWillAppear" || element.name != "viewController"
      })
    if let size = element.children.first(where: { $0.name == "value" || $0.key == "preferredContentSize" }),
      size.key == "contentSizeForViewInPopover" || size.key == "preferredContentSize"
    {
      lines.append("c.preferredContentSize = \(InterfaceValue.size(size))")
    }
    if element.isYes("modalInPresentation") || element.isYes("modalInPopover") {
      lines.append("c.isModalInPresentation = true")
    }
    if let edges = element.child(key: "edgesForExtendedLayout") {
      let names = ["top", "left", "bottom", "right"].filter { edges.isYes($0) }.map { "." + $0 }
      lines.append("c.edgesForExtendedLayout = [\(names.joined(separator: ", "))]")
    }
    lines += splitAttributes(of: element)
    if element.isYes("navigationBarHidden") { lines.append("c.isNavigationBarHidden = true") }
    if element.isNo("toolbarHidden") { lines.append("c.isToolbarHidden = false") }
    for key in ["navigationBar", "toolbar", "tabBar"] {
      guard let bar = element.child(key: key), bar.name == key else { continue }
      lines += attributes(of: bar, "c.\(key)", rules: InterfaceRule.rules[key] ?? [])
      lines += ownAttributes(of: bar, "c.\(key)")
      for property in ["tintColor", "unselectedItemTintColor"] where property == "tintColor" || key == "tabBar" {
        guard let color = bar.child(key: property).flatMap(color) else { continue }
        lines.append("c.\(key).\(property) = \(color)")
      }
    }
    lines += runtimeAttributes(of: element, "c")
    let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    if lines.isEmpty {
      code.add("let coder = _InterfaceCoder\(list) { _ in }")
    } else {
      code.block("let coder = _InterfaceCoder\(list) { object in") { code in
        code.add("guard let c = object as? \(controller.type) else { return }")
        for line in lines { code.add(line) }
      }
    }
    code.add("let c = _make(coder, create) { \(creation(of: controller, element, view)) }")
  }

  /// Returns the expression that creates a controller without its attributes.
  private func creation(of controller: InterfaceScope.Object, _ element: XMLElement, _ view: XMLElement?) -> String {
    let type = controller.type
    if controller.isCustom, project.classes.hasCoder(type) { return "\(type)(coder: coder)" }
    switch element.name {
    case "tableViewController": return "\(type)(style: \(view.map(tableStyle(of:)) ?? ".plain"))"
    case "collectionViewController" where view != nil: return "\(type)(collectionViewLayout: cl)"
    case "pageViewController":
      let style = element["transitionStyle"] == "scroll" ? "scroll" : "pageCurl"
      let axis = element["navigationOrientation"] == "vertical" ? "vertical" : "horizontal"
      return "\(type)(transitionStyle: .\(style), navigationOrientation: .\(axis), options: nil)"
    default: return "\(type)(nibName: nil, bundle: nil)"
    }
  }

  /// Writes the items of bars, which exist before the view.
  private mutating func writeBarItems(
    of element: XMLElement, to code: inout InterfaceCode, _ scope: inout InterfaceScope
  ) {
    if let item = element.child("navigationItem") {
      let name = "c.navigationItem"
      let own = customClass(of: item)
      if own != nil { leave(words(for: item), "a navigation item of an own class is a plain one") }
      for line in attributes(of: item, name, rules: InterfaceRule.rules["navigationItem"] ?? []) { code.add(line) }
      for (key, list, property) in [
        ("leftBarButtonItem", "leftBarButtonItems", "leftBarButtonItems"),
        ("rightBarButtonItem", "rightBarButtonItems", "rightBarButtonItems"),
      ] {
        var elements = item.list(list)
        if let single = item.child(key: key) { elements = [single] }
        let items = barItems(elements, to: &code, &scope)
        if !items.isEmpty { code.add("\(name).\(property) = [\(items.joined(separator: ", "))]") }
      }
      if let back = item.child(key: "backBarButtonItem"), let made = write(barItem: back, to: &code, &scope) {
        code.add("\(name).backBarButtonItem = \(made.name)")
      }
      if let title = item.child(key: "titleView"), let view = write(view: title, to: &code, &scope) {
        code.add("\(name).titleView = \(view.name)")
      }
      if let id = item.id {
        scope.objects[id] = InterfaceScope.Object(name: name, type: "UINavigationItem", family: .other)
      }
    }
    let items = barItems(element.list("toolbarItems"), to: &code, &scope)
    if !items.isEmpty { code.add("c.toolbarItems = [\(items.joined(separator: ", "))]") }
    if let tab = element.child(key: "tabBarItem"), let item = write(tabItem: tab, to: &code, &scope) {
      code.add("c.tabBarItem = \(item.name)")
    }
  }

  private mutating func writeView(
    _ view: XMLElement, of element: XMLElement, _ scene: InterfaceScene, to code: inout InterfaceCode,
    _ scope: inout InterfaceScope
  ) {
    for guide in element.list("layoutGuides") {
      guard let id = guide.id else { continue }
      scope.guides[id] = ("c.view.safeAreaLayoutGuide", guide["type"] == "top" ? "top" : "bottom")
    }
    var root = view
    // The controller's container places the view.
    root.attributes["translatesAutoresizingMaskIntoConstraints"] = nil
    _ = write(view: root, assignedTo: "c.view", to: &code, &scope)
    writeOthers(of: scene, to: &code, &scope)
  }

  /// Writes the objects beside the controller.
  mutating func writeOthers(of scene: InterfaceScene, to code: inout InterfaceCode, _ scope: inout InterfaceScope) {
    for element in scene.others { _ = write(other: element, to: &code, &scope) }
  }

  /// Writes a gesture recognizer, a bar item, a view or an object of the app's own.
  mutating func write(
    other element: XMLElement, to code: inout InterfaceCode, _ scope: inout InterfaceScope
  ) -> InterfaceScope.Object? {
    guard let kind = InterfaceKind(element.name) else {
      guard element.child("rect") != nil else {
        leave(words(for: element), "an object that is not known")
        return nil
      }
      return write(view: element, to: &code, &scope)
    }
    switch kind.family {
    case .view: return write(view: element, to: &code, &scope)
    case .barItem: return write(barItem: element, to: &code, &scope)
    case .controller:
      leave(words(for: element), "a controller beside the scene's own")
      return nil
    case .recognizer, .other:
      let own = customClass(of: element)
      if kind.family == .other, own == nil { return nil }
      let object = InterfaceScope.Object(
        name: nextObject(), type: own?.path ?? kind.name, family: kind.family, isCustom: own != nil)
      locate(element, in: &code)
      code.add("let \(object.name) = \(object.type)()")
      for line in attributes(of: element, object.name, rules: InterfaceRule.rules[element.name] ?? []) {
        code.add(line)
      }
      for line in runtimeAttributes(of: element, object.name) { code.add(line) }
      if let id = element.id { scope.objects[id] = object }
      scope.made.append((element, object))
      return object
    }
  }

  // MARK: Children

  /// Writes the children of a container.
  private mutating func writeRelationships(of element: XMLElement, to code: inout InterfaceCode) {
    let segues = element.list("connections").filter { $0.name == "segue" && $0["kind"] == "relationship" }
    var children: [String] = []
    for segue in segues where ["rootViewController", "viewControllers"].contains(segue["relationship"]) {
      if let child = child(of: element, segue) { children.append(child) }
    }
    if element.name == "splitViewController" { return writeColumns(of: element, segues, to: &code) }
    guard !children.isEmpty else { return }
    if element.name == "tabBarController" {
      code.add("c.viewControllers = [\(children.joined(separator: ", "))]")
    } else if element.name == "navigationController" {
      code.add("c.setViewControllers([\(children[0])], animated: false)")
    }
  }

  /// Returns the expression that creates a child of a container.
  private mutating func child(of element: XMLElement, _ segue: XMLElement) -> String? {
    guard let scene = segue["destination"].flatMap(file.scene(of:)) else {
      leave("a child of \(words(for: element))", "a scene that is not there")
      return nil
    }
    guard !contains(scene, element.id, depth: 0) else {
      leave("a child of \(words(for: element))", "a cycle of controllers")
      return nil
    }
    return "scene\(scene.number)(nil)"
  }

  /// Writes the controllers of the columns of a split view controller.
  private mutating func writeColumns(of element: XMLElement, _ segues: [XMLElement], to code: inout InterfaceCode) {
    let columns = [
      "masterViewController", "supplementaryViewController", "detailViewController", "compactViewController",
    ]
    let names = ["primary", "supplementary", "secondary", "compact"]
    var children: [String] = []
    for (relationship, name) in zip(columns, names) {
      guard let segue = segues.first(where: { $0["relationship"] == relationship }),
        let child = child(of: element, segue)
      else { continue }
      if element["style"] == nil {
        children.append(child)
      } else {
        code.add("c.setViewController(\(child), for: .\(name))")
      }
    }
    if !children.isEmpty { code.add("c.viewControllers = [\(children.joined(separator: ", "))]") }
  }

  /// Returns the lines that set the attributes of a split view controller.
  private mutating func splitAttributes(of element: XMLElement) -> [String] {
    guard element.name == "splitViewController" else { return [] }
    var lines: [String] = []
    if let style = element["style"], ["doubleColumn", "tripleColumn"].contains(style) {
      lines.append("c._setStyle(.\(style))")
    }
    return lines + attributes(of: element, "c", rules: InterfaceRule.rules["splitViewController"] ?? [])
  }

  /// Returns whether a scene contains a controller, at any depth.
  private func contains(_ scene: InterfaceScene, _ id: String?, depth: Int) -> Bool {
    guard scene.controller?.id != id, depth < 50 else { return true }
    return scene.controller?.list("connections").contains { segue in
      guard segue["kind"] == "relationship", let next = segue["destination"].flatMap(file.scene(of:)) else {
        return false
      }
      return contains(next, id, depth: depth + 1)
    } ?? false
  }
}
