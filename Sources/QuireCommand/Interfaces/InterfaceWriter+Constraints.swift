// SPDX-License-Identifier: Apache-2.0

extension InterfaceWriter {
  private static let attributes = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "lastBaseline",
    "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin",
    "centerXWithinMargins", "centerYWithinMargins",
  ]

  /// Writes the constraints of the objects made so far.
  mutating func writeConstraints(of scope: inout InterfaceScope, to code: inout InterfaceCode) {
    var active: [String] = []
    for (element, owner) in scope.constraints where !element.isYes("placeholder") {
      guard let text = constraint(element, owner, scope) else {
        leave("the constraint \(element.id ?? "")", "it names an object that is not there")
        continue
      }
      let name = nextObject()
      locate(element, in: &code)
      code.add("let \(name) = \(text)")
      if let priority = InterfaceValue.number(element["priority"]), priority != "1000" {
        code.add("\(name).priority = UILayoutPriority(rawValue: \(priority))")
      }
      if let identifier = element["identifier"] { code.add("\(name).identifier = \(quoted(identifier))") }
      if let id = element.id {
        scope.objects[id] = InterfaceScope.Object(name: name, type: "NSLayoutConstraint", family: .other)
        if scope.uninstalled.contains(id) { continue }
      }
      active.append(name)
    }
    scope.constraints = []
    if !active.isEmpty { code.add("NSLayoutConstraint.activate([\(active.joined(separator: ", "))])") }
  }

  private func constraint(_ element: XMLElement, _ owner: String, _ scope: InterfaceScope) -> String? {
    guard let first = item(element["firstItem"], element["firstAttribute"], scope, owner) else { return nil }
    let relation = element["relation"] ?? "equal"
    guard ["equal", "lessThanOrEqual", "greaterThanOrEqual"].contains(relation) else { return nil }
    var second = (name: "nil", attribute: "notAnAttribute")
    if element["secondAttribute"] != nil || element["secondItem"] != nil {
      guard let found = item(element["secondItem"], element["secondAttribute"], scope, owner) else { return nil }
      second = found
    }
    let multiplier = InterfaceValue.ratio(element["multiplier"]) ?? "1"
    let constant = InterfaceValue.number(element["constant"]) ?? "0"
    return
      "NSLayoutConstraint(item: \(first.name), attribute: .\(first.attribute), relatedBy: .\(relation), toItem: \(second.name), "
      + "attribute: .\(second.attribute), multiplier: \(multiplier), constant: \(constant))"
  }

  /// Returns an item of a constraint and its attribute. Without an identifier, it is the object that contains the
  /// constraint.
  private func item(
    _ id: String?, _ attribute: String?, _ scope: InterfaceScope, _ owner: String
  ) -> (name: String, attribute: String)? {
    let name = attribute == "baseline" ? "lastBaseline" : attribute ?? ""
    guard Self.attributes.contains(name) else { return nil }
    guard let id else { return (owner, name) }
    if let guide = scope.guides[id] {
      // A `viewControllerLayoutGuide` is the area of a bar, whose inner edge is that of the safe area.
      return (guide.name, guide.edge ?? name)
    }
    return scope.objects[id].map { ($0.name, name) }
  }
}
