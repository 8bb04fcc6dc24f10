// SPDX-License-Identifier: Apache-2.0

extension InterfaceWriter {
  /// Writes the constraints and the connections of the objects made so far, and the calls of `awakeFromNib`.
  mutating func finish(_ scope: inout InterfaceScope, to code: inout InterfaceCode) {
    writeConstraints(of: &scope, to: &code)
    var groups: [Group] = []
    for (element, object) in scope.made {
      for connection in element.list("connections") {
        switch connection.name {
        case "outlet", "outletCollection": connect(outlet: connection, of: object, scope, &groups, &code)
        case "action": connect(action: connection, of: element, object, scope, &groups, &code)
        case "segue": connect(segue: connection, of: element, object, scope, &code)
        default: break
        }
      }
    }
    for group in groups { write(group, to: &code) }
    for (_, object) in scope.made where object.isCustom && object.family != .other && object.family != .controller {
      code.add("\(object.name).awakeFromNib()")
    }
    scope.made = []
  }

  /// Statements in an extension of a class, at the end of the file that declares the members that they use.
  struct Group {
    var receiver: InterfaceScope.Object
    var type: String
    var path: String
    /// The objects that the statements name.
    var parameters: [InterfaceScope.Object] = []
    var lines: [(text: String, line: Int)] = []
    /// The members of outlet collections.
    var collections: [(property: String, members: [String], line: Int)] = []
  }

  private func group(
    _ receiver: InterfaceScope.Object, _ type: String, _ path: String, in groups: inout [Group]
  ) -> Int {
    if let index = groups.firstIndex(where: { $0.receiver.name == receiver.name && $0.type == type && $0.path == path })
    {
      return index
    }
    groups.append(Group(receiver: receiver, type: type, path: path))
    return groups.count - 1
  }

  /// Writes the call of a group's function, and the function into the additions.
  private mutating func write(_ group: Group, to code: inout InterfaceCode) {
    let function = nextFunction()
    var parameters: [InterfaceScope.Object] = []
    for object in group.parameters where !parameters.contains(where: { $0.name == object.name }) {
      parameters.append(object)
    }
    let names = parameters.indices.map { "p\($0 + 1)" }
    func renamed(_ text: String) -> String {
      zip(parameters, names).reduce(text) { $0.replacing("{\($1.0.name)}", with: $1.1) }
    }
    var body = InterfaceCode()
    body.add("")
    body.block("extension \(group.type)") { body in
      let list = zip(parameters, names).map { "_ \($1): \($0.type)" }.joined(separator: ", ")
      body.block("@MainActor func \(function)(\(list))") { body in
        for line in group.lines {
          body.add("#sourceLocation(file: \(quoted(file.url.path)), line: \(line.line))")
          body.add(renamed(line.text))
        }
        for collection in group.collections {
          body.add("#sourceLocation(file: \(quoted(file.url.path)), line: \(collection.line))")
          body.add("self.\(escaped(collection.property)) = [\(renamed(collection.members.joined(separator: ", ")))]")
        }
      }
    }
    additions[group.path, default: ""] += body.text
    code.add("\(group.receiver.base).\(function)(\(parameters.map(\.name).joined(separator: ", ")))")
  }

  // MARK: Outlets

  /// UIKit's own outlets, which are set directly.
  private static let outlets: Set = [
    "accessoryView", "backgroundView", "customView", "dataSource", "delegate", "inputAccessoryView", "inputView",
    "prefetchDataSource", "refreshControl", "selectedBackgroundView", "tableFooterView", "tableHeaderView", "titleView",
    "dragDelegate", "dropDelegate", "leftView", "rightView",
  ]

  private mutating func connect(
    outlet: XMLElement, of source: InterfaceScope.Object, _ scope: InterfaceScope, _ groups: inout [Group],
    _ code: inout InterfaceCode
  ) {
    guard let property = outlet["property"], let destination = outlet["destination"] else { return }
    guard let target = scope.objects[destination] else {
      // The owner and the first responder are no objects of their own.
      if destination != scope.firstResponder {
        leave("the outlet \(property) of \(source.type)", "it leads to an object that is not there: \(destination)")
      }
      return
    }
    if property == "gestureRecognizers" {
      return code.add("\(source.base).addGestureRecognizer(\(target.name))")
    }
    if let found = project.classes.property(property, of: source.type) {
      let index = group(source, found.owner.path, found.file, in: &groups)
      groups[index].parameters.append(target)
      if outlet.name == "outletCollection" {
        if let place = groups[index].collections.firstIndex(where: { $0.property == property }) {
          groups[index].collections[place].members.append("{\(target.name)}")
        } else {
          groups[index].collections.append((property, ["{\(target.name)}"], outlet.line))
        }
      } else {
        groups[index].lines.append(("self.\(escaped(property)) = {\(target.name)}", outlet.line))
      }
      return
    }
    if property == "view" || property == "tableView" || property == "collectionView" {
      // The view of a scene's controller is a part of the scene.
      if source.family == .controller, !file.isStoryboard { code.add("\(source.base).\(property) = \(target.name)") }
      return
    }
    if Self.outlets.contains(property) {
      code.add("#sourceLocation(file: \(quoted(file.url.path)), line: \(outlet.line))")
      return code.add("\(source.base).\(property) = \(target.name)")
    }
    leave("the outlet \(property) of \(source.type)", "the class has no such property, so the scene stops the app")
    code.add(
      "_interfaceFault(\(quoted("[<\(source.type)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(property).")))"
    )
  }

  // MARK: Actions

  private static let events = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
    "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "editingDidBegin", "editingChanged",
    "editingDidEnd", "editingDidEndOnExit", "primaryActionTriggered", "menuActionTriggered",
  ]

  private mutating func connect(
    action: XMLElement, of element: XMLElement, _ source: InterfaceScope.Object, _ scope: InterfaceScope,
    _ groups: inout [Group], _ code: inout InterfaceCode
  ) {
    guard let selector = action["selector"], let destination = action["destination"] else { return }
    let isForResponders = destination == scope.firstResponder
    let target = scope.objects[destination]
    guard isForResponders || target != nil else {
      return leave("the action \(selector)", "it leads to an object that is not there: \(destination)")
    }
    var event = action["eventType"]
    if let given = event, !Self.events.contains(given) {
      leave("the action \(selector)", "an event that is not known: \(given)")
      event = nil
    }
    func statement(_ name: String, _ target: String, _ selector: String) -> String {
      switch source.family {
      case .barItem: "\(name).target = \(target); \(name).action = \(selector)"
      case .recognizer: "\(name).addTarget(\(target), action: \(selector))"
      default: "\(name).addTarget(\(target), action: \(selector), for: .\(event ?? "primaryActionTriggered"))"
      }
    }
    if let target, let found = project.classes.method(selector, of: target.type) {
      let index = group(target, found.owner.path, found.method.file, in: &groups)
      groups[index].parameters.append(source)
      let name = "#selector(\(found.owner.path).\(found.method.name))"
      groups[index].lines.append((statement("{\(source.name)}", "self", name), action.line))
      return
    }
    if let inherited = Self.responderActions[selector] {
      code.add(statement(source.name, isForResponders ? "nil" : target?.name ?? "nil", "#selector(\(inherited))"))
      return
    }
    if isForResponders, let found = project.classes.classes(with: selector).first {
      code.add(statement(source.name, "nil", "#selector(\(found.owner.path).\(found.method.name))"))
      return
    }
    leave("the action \(selector) of \(words(for: element))", "no class has such a method, so it stops the app")
    code.add(statement(source.name, target?.name ?? "nil", "Selector(\(quoted(selector)))"))
  }

  /// UIKit's methods that can be actions.
  private static let responderActions = [
    "resignFirstResponder": "UIResponder.resignFirstResponder",
    "becomeFirstResponder": "UIResponder.becomeFirstResponder",
  ]
}
