// SPDX-License-Identifier: Apache-2.0

extension InterfaceWriter {
  /// Writes what triggers a segue, and an embedded scene.
  mutating func connect(
    segue: XMLElement, of element: XMLElement, _ source: InterfaceScope.Object, _ scope: InterfaceScope,
    _ code: inout InterfaceCode
  ) {
    guard let id = segue.id, segue["kind"] != "relationship" else { return }
    guard let controller = scope.controller else {
      return leave("a segue of \(words(for: element))", "segues exist only in storyboards")
    }
    if segue["kind"] == "embed" {
      guard let destination = destination(of: segue) else { return }
      let identifier = name(of: segue)
      return code.add(
        "\(controller.base)._interface?.add(_InterfaceSegue(\(identifier), key: \(quoted(id)), .embed(\(source.name))) \(destination))"
      )
    }
    guard source.family != .controller else { return }
    let method = segue["trigger"] == "accessoryAction" ? "_performAccessory" : "_perform"
    code.add("\(source.name).\(method)(\(quoted(id)), from: \(controller.name))")
  }

  /// Writes all segues of a scene except embedded scenes.
  mutating func writeSegues(
    of scene: InterfaceScene, _ controller: InterfaceScope.Object, to code: inout InterfaceCode
  ) {
    for segue in segues(of: scene) {
      guard let id = segue.id, let kind = segue["kind"], kind != "relationship", kind != "embed" else { continue }
      locate(segue, in: &code)
      let variable = nextObject()
      if kind == "unwind" {
        guard let action = segue["unwindAction"] else { continue }
        code.add(
          "let \(variable) = _InterfaceSegue(unwind: \(quoted(action)), identifier: \(name(of: segue)), key: \(quoted(id)))"
        )
      } else {
        guard let destination = destination(of: segue) else { continue }
        code.add(
          "let \(variable) = _InterfaceSegue(\(name(of: segue)), key: \(quoted(id)), \(self.kind(of: segue))) \(destination)"
        )
      }
      if segue.isNo("animates") { code.add("\(variable).animates = false") }
      if let own = segue["customClass"], kind != "custom" {
        if let found = project.classes.named(own), found.isVisible {
          code.add("\(variable).make = { \(found.path)(identifier: $0, source: $1, destination: $2) }")
        } else {
          leave("a segue of the class \(own)", "an unknown class")
        }
      }
      writeCreation(of: segue, controller, variable, to: &code)
      code.add("c._interface?.add(\(variable))")
    }
  }

  /// Returns the segues in a scene, in the order of the file.
  private func segues(of scene: InterfaceScene) -> [XMLElement] {
    var found: [XMLElement] = []
    func collect(_ element: XMLElement) {
      if element.name == "segue", element["reference"] == nil { found.append(element) }
      for child in element.children { collect(child) }
    }
    if let controller = scene.controller { collect(controller) }
    for other in scene.others { collect(other) }
    return found
  }

  private func name(of segue: XMLElement) -> String {
    segue["identifier"].flatMap { $0.isEmpty ? nil : quoted($0) } ?? "nil"
  }

  /// Returns the closure that creates the destination.
  private mutating func destination(of segue: XMLElement) -> String? {
    guard let scene = segue["destination"].flatMap(file.scene(of:)) else {
      leave("the segue \(segue["identifier"] ?? segue.id ?? "")", "a scene that is not there")
      return nil
    }
    return "{ scene\(scene.number)($0) }"
  }

  private mutating func kind(of segue: XMLElement) -> String {
    switch segue["kind"] {
    case "showDetail", "replace": return ".showDetail"
    case "presentation", "modal":
      let style = segue["modalPresentationStyle"].flatMap { InterfaceRule.presentationStyles.contains($0) ? $0 : nil }
      let transition = segue["modalTransitionStyle"].flatMap { InterfaceRule.transitionStyles.contains($0) ? $0 : nil }
      return ".present(style: \(style.map { "." + $0 } ?? "nil"), transition: \(transition.map { "." + $0 } ?? "nil"))"
    case "popoverPresentation", "popover": return ".popover(directions: \(directions(of: segue)))"
    case "custom":
      if let own = segue["customClass"], let found = project.classes.named(own), found.isVisible {
        return ".custom({ \(found.path)(identifier: $0, source: $1, destination: $2) })"
      }
      leave("a segue of the class \(segue["customClass"] ?? "")", "an unknown class; the scene is shown")
      return ".show"
    default: return ".show"
    }
  }

  private func directions(of segue: XMLElement) -> String {
    guard let element = segue.child("popoverArrowDirection") else { return ".any" }
    let names = ["up", "down", "left", "right"].filter { element.isYes($0) }
    return names.count == 4 ? ".any" : "[\(names.map { "." + $0 }.joined(separator: ", "))]"
  }

  /// Writes the method of the controller that creates the destination, `@IBSegueAction`.
  private mutating func writeCreation(
    of segue: XMLElement, _ controller: InterfaceScope.Object, _ variable: String, to code: inout InterfaceCode
  ) {
    guard let selector = segue["destinationCreationSelector"] else { return }
    guard let (owner, method) = project.classes.method(selector, of: controller.type) else {
      return leave("the segue action \(selector)", "no class has such a method")
    }
    let identifier = name(of: segue)
    var values: [String] = []
    for (index, label) in method.labels.enumerated() {
      let value = index == 0 ? "coder" : label == "segueIdentifier" ? identifier : "sender"
      values.append((label == "_" ? "" : label + ": ") + value)
    }
    let function = nextFunction()
    var body = InterfaceCode()
    body.add("")
    body.block("extension \(owner.path)") { body in
      body.block("@MainActor func \(function)(_ segue: _InterfaceSegue)") { body in
        body.add("#sourceLocation(file: \(quoted(file.url.path)), line: \(segue.line))")
        body.block("segue.creator = { source, coder, sender in") { body in
          body.add("(source as? \(owner.path))?.\(method.base)(\(values.joined(separator: ", ")))")
        }
      }
    }
    additions[method.file, default: ""] += body.text
    code.add("c.\(function)(\(variable))")
  }

  /// Writes the views and bar items to which popovers point.
  func writeAnchors(of scene: InterfaceScene, to code: inout InterfaceCode, _ scope: InterfaceScope) {
    for segue in segues(of: scene) {
      guard let id = segue.id else { continue }
      let anchor = segue["popoverAnchorView"] ?? segue["popoverAnchorBarButtonItem"]
      if let anchor, let object = scope.objects[anchor] {
        code.add("c._interface?.segue(\(quoted(id)))?.anchor = \(object.name)")
      }
      let views = segue.list("popoverPassthroughViews").compactMap { $0["reference"] }.compactMap { scope.objects[$0] }
      if !views.isEmpty {
        let names = views.filter { $0.family == .view }.map(\.name).joined(separator: ", ")
        code.add("c._interface?.segue(\(quoted(id)))?.passthroughViews = [\(names)]")
      }
    }
  }
}
