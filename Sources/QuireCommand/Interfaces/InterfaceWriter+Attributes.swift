// SPDX-License-Identifier: Apache-2.0

extension InterfaceWriter {
  /// Returns the statements that set the attributes of an element, and not those of its children.
  mutating func attributes(of element: XMLElement, _ name: String, rules: [InterfaceRule]) -> [String] {
    var lines: [String] = []
    for rule in rules {
      if case .text = rule.form {
        if let value = InterfaceValue.text(rule.attribute, of: element) {
          lines.append("\(name).\(rule.property) = \(text(value, rule.attribute, of: element))")
        }
        continue
      }
      guard let value = element[rule.attribute] else { continue }
      guard let expression = expression(value, rule, of: element) else {
        leave("\(rule.attribute) of \(words(for: element))", "a value that is not known: \(value)")
        continue
      }
      lines.append("\(name).\(rule.property) = \(expression)")
    }
    return lines
  }

  private mutating func expression(_ value: String, _ rule: InterfaceRule, of element: XMLElement) -> String? {
    switch rule.form {
    case .flag: return value == "YES" ? "true" : "false"
    case .number: return InterfaceValue.number(value)
    case .integer: return InterfaceValue.integer(value)
    case .text: return nil
    case .image:
      return image(value, isSystem: element["catalog"] == "system")
    case .cases(let cases): return cases[value].map { "." + escaped($0) }
    case .same(let cases): return cases.contains(value) ? "." + escaped(value) : nil
    }
  }

  func escaped(_ name: String) -> String { AppTemplate.isReserved(name) ? "`\(name)`" : name }

  /// Returns the statements for everything that a view has except its subviews, constraints and connections.
  mutating func viewAttributes(of element: XMLElement, _ name: String) -> [String] {
    var lines = geometry(of: element, name)
    lines += attributes(of: element, name, rules: InterfaceRule.view + (InterfaceRule.rules[element.name] ?? []))
    // New labels and image views take no touches. In a file, all views do unless it says otherwise.
    if ["label", "imageView"].contains(element.name), element["userInteractionEnabled"] == nil {
      lines.append("\(name).isUserInteractionEnabled = true")
    }
    // Interface Builder writes it for scroll views, where it has no effect.
    if element.name == "view", element.isYes("multipleTouchEnabled") {
      lines.append("\(name).isMultipleTouchEnabled = true")
    }
    lines += keyedValues(of: element, name)
    lines += priorities(of: element, name)
    lines += ownAttributes(of: element, name)
    lines += accessibility(of: element, name)
    lines += runtimeAttributes(of: element, name)
    return lines
  }

  private func geometry(of element: XMLElement, _ name: String) -> [String] {
    let isPlaced = element.isNo("translatesAutoresizingMaskIntoConstraints") && !element.isYes("fixedFrame")
    if isPlaced { return ["\(name).translatesAutoresizingMaskIntoConstraints = false"] }
    var lines: [String] = []
    if let frame = element.children.first(where: { $0.name == "rect" && $0.key == "frame" }),
      let rect = InterfaceValue.rect(frame)
    {
      lines.append("\(name).frame = \(rect)")
    }
    if let mask = element.child("autoresizingMask") {
      lines.append("\(name).autoresizingMask = \(InterfaceValue.mask(mask))")
    }
    return lines
  }

  /// Returns the statements for children that set a property by their key.
  private mutating func keyedValues(of element: XMLElement, _ name: String) -> [String] {
    var lines: [String] = []
    var colors = InterfaceRule.colors[element.name] ?? [:]
    if element.name != "barButtonItem" {
      colors["backgroundColor"] = "backgroundColor"
      colors["tintColor"] = "tintColor"
    }
    for child in element.children {
      guard let key = child.key else { continue }
      switch child.name {
      case "color":
        guard let property = colors[key], let color = color(child) else { continue }
        lines.append("\(name).\(property) = \(color)")
      case "inset", "edgeInsets":
        if key == "layoutMargins" {
          lines.append("\(name).layoutMargins = \(InterfaceValue.insets(child))")
        } else if let property = InterfaceRule.insets[element.name]?[key] {
          lines.append("\(name).\(property) = \(InterfaceValue.insets(child))")
        }
      case "directionalEdgeInsets" where key == "directionalLayoutMargins":
        lines.append("\(name).directionalLayoutMargins = \(InterfaceValue.insets(directional: child))")
      case "imageReference":
        guard let image = child["image"] else { continue }
        lines.append("\(name).\(key) = \(self.image(image, isSystem: child["catalog"] == "system"))")
      case "textInputTraits":
        lines += attributes(of: child, name, rules: InterfaceRule.traits[element.name] ?? [])
        if element.name == "textField", let type = child["textContentType"] {
          lines.append("\(name).textContentType = UITextContentType(rawValue: \(quoted(type)))")
        }
      default: break
      }
    }
    return lines
  }

  private func priorities(of element: XMLElement, _ name: String) -> [String] {
    let all = [
      ("horizontalHuggingPriority", "setContentHuggingPriority", "horizontal"),
      ("verticalHuggingPriority", "setContentHuggingPriority", "vertical"),
      ("horizontalCompressionResistancePriority", "setContentCompressionResistancePriority", "horizontal"),
      ("verticalCompressionResistancePriority", "setContentCompressionResistancePriority", "vertical"),
    ]
    return all.compactMap { attribute, method, axis in
      InterfaceValue.number(element[attribute]).map {
        "\(name).\(method)(UILayoutPriority(rawValue: \($0)), for: .\(axis))"
      }
    }
  }

  private mutating func accessibility(of element: XMLElement, _ name: String) -> [String] {
    guard let own = element.child("accessibility") else { return [] }
    var lines: [String] = []
    for (attribute, property) in [
      ("label", "accessibilityLabel"), ("hint", "accessibilityHint"), ("value", "accessibilityValue"),
    ] {
      if let value = InterfaceValue.text(attribute, of: own) {
        lines.append("\(name).\(property) = \(text(value, property, of: element))")
      }
    }
    if let identifier = own["identifier"] { lines.append("\(name).accessibilityIdentifier = \(quoted(identifier))") }
    if let isElement = own.child(key: "isElement")?["value"] {
      lines.append("\(name).isAccessibilityElement = \(isElement == "YES")")
    }
    if let traits = own.child("accessibilityTraits") {
      let known = [
        "button", "header", "image", "staticText", "selected", "link", "searchField", "adjustable", "updatesFrequently",
      ]
      var names = known.filter { traits.isYes($0) }
      if traits.isYes("notEnabled") { names.append("notEnabled") }
      lines.append("\(name).accessibilityTraits = [\(names.map { "." + $0 }.joined(separator: ", "))]")
    }
    return lines
  }

  /// Returns the statements for attributes that are set by key paths.
  mutating func runtimeAttributes(of element: XMLElement, _ name: String) -> [String] {
    element.list("userDefinedRuntimeAttributes").compactMap { attribute in
      guard let path = attribute["keyPath"] else { return nil }
      guard let value = runtimeValue(attribute) else {
        leave("the attribute \(path) of \(words(for: element))", "a value of an unknown type")
        return nil
      }
      return runtimeStatement(path, value, of: element, name, isColor: attribute["type"] == "color")
    }
  }

  /// Returns the statement for an attribute that is set by a key path, as UIKit sets it by its name: a view takes
  /// `cornerRadius` without a property of the class; another name that no class has is passed over.
  private mutating func runtimeStatement(
    _ path: String, _ value: String, of element: XMLElement, _ name: String, isColor: Bool
  ) -> String? {
    if isColor, ["layer.borderColor", "layer.shadowColor", "layer.backgroundColor"].contains(path) {
      leave(
        "the attribute \(path) of \(words(for: element))", "a layer takes no UIColor by a key path, in UIKit either")
      return nil
    }
    let isView = InterfaceKind(element.name)?.family == .view
    guard isView, !project.classes.declares(path, for: element["customClass"]) else {
      return "\(name).\(path) = \(value)"
    }
    if path == "cornerRadius" { return "\(name).layer.cornerRadius = \(value)" }
    let isLabelShadow = element.name == "label" && ["shadowColor", "shadowOffset"].contains(path)
    if Self.layerNames.contains(path), !isLabelShadow {
      leave("the attribute \(path) of \(words(for: element))", "a view has no such property, in UIKit either")
      return nil
    }
    return "\(name).\(path) = \(value)"
  }

  /// The properties of layers that files set on views whose class once declared them.
  private static let layerNames: Set = [
    "borderColor", "borderWidth", "masksToBounds", "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius",
  ]

  private mutating func runtimeValue(_ attribute: XMLElement) -> String? {
    let child = attribute.child(key: "value")
    switch attribute["type"] {
    case "boolean": return attribute.isYes("value") ? "true" : "false"
    case "string": return quoted(attribute["value"] ?? child.map(InterfaceValue.text(of:)) ?? "")
    case "localizedString":
      let key = quoted(attribute["value"] ?? child.map(InterfaceValue.text(of:)) ?? "")
      return "Bundle.main.localizedString(forKey: \(key), value: nil, table: nil)"
    case "number": return InterfaceValue.number(child?["value"] ?? attribute["value"])
    case "color": return child.flatMap(color)
    case "point": return child.map(InterfaceValue.point)
    case "size": return child.map(InterfaceValue.size)
    case "rect": return InterfaceValue.rect(child)
    case "image": return attribute["value"].map { image($0, isSystem: attribute["catalog"] == "system") }
    case "nil": return "nil"
    default: return nil
    }
  }
}
