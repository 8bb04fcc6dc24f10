// SPDX-License-Identifier: Apache-2.0

extension InterfaceWriter {
  /// Writes the function that creates the objects of a nib.
  mutating func writeNib(_ scene: InterfaceScene, _ type: String, to code: inout InterfaceCode) {
    registrations.append("UINib._register(\(quoted(file.name))) { \(type).objects($0) }")
    var scope = InterfaceScope()
    scope.firstResponder = scene.firstResponder
    var owner: InterfaceScope.Object?
    if let element = scene.owner, let id = element.id {
      let own = customClass(of: element)
      let isController =
        own.map { (project.classes.kitClass(of: $0.path) ?? "").hasSuffix("Controller") }
        ?? (element["customClass"]?.hasSuffix("Controller") == true)
      let name = own?.path ?? (isController ? element["customClass"] ?? "NSObject" : "NSObject")
      let object = InterfaceScope.Object(
        name: "c", type: name, family: isController ? .controller : .other, isCustom: own != nil, isOptional: true)
      scope.objects[id] = object
      owner = object
      if isController {
        scope.controller = object
        scope.controllerID = id
        let plain = name.split(separator: ".").last.map(String.init) ?? name
        if own != nil, [plain, plain.replacing("Controller", with: "")].contains(file.name) {
          registrations.append("UINib._registerOwner(\(name).self, nib: \(quoted(file.name)))")
        }
      }
    }
    code.block("static func objects(_ object: NSObject?) -> [NSObject]") { code in
      let isUsed = owner.map { $0.type != "NSObject" || scene.owner?.list("connections").isEmpty == false } ?? false
      if isUsed, let owner {
        code.add(owner.type == "NSObject" ? "let c = object" : "let c = object as? \(owner.type)")
        code.add("_ = c")
      }
      var names: [String] = []
      for element in scene.others {
        if let object = write(other: element, to: &code, &scope) { names.append(object.name) }
      }
      if let element = scene.owner, let owner { scope.made.append((element, owner)) }
      finish(&scope, to: &code)
      code.add("return [\(names.joined(separator: ", "))]")
    }
  }
}
