// SPDX-License-Identifier: Apache-2.0

extension InterfaceWriter {
  /// The size of a field's font if the file names none, in points.
  private static let fieldFontSize = 17.0

  /// Returns the statements for attributes that only one kind of view has.
  mutating func ownAttributes(of element: XMLElement, _ name: String) -> [String] {
    switch element.name {
    case "label": return label(element, name)
    case "button": return button(element, name)
    case "textField", "textView":
      var lines: [String] = []
      if let font = element.child("fontDescription") { lines.append("\(name).font = \(InterfaceValue.font(font))") }
      if element["textAlignment"] == nil { lines.append("\(name).textAlignment = .left") }
      if element.name == "textField", let least = Double(element["minimumFontSize"] ?? ""),
        !element.isNo("adjustsFontSizeToFit"),
        least < Double(element.child("fontDescription")?["pointSize"] ?? "") ?? Self.fieldFontSize
      {
        lines += [
          "\(name).adjustsFontSizeToFitWidth = true",
          "\(name).minimumFontSize = \(InterfaceValue.number(element["minimumFontSize"]) ?? "0")",
        ]
      }
      if let kinds = element.child("dataDetectorType"), element.name == "textView" {
        let names = ["link", "phoneNumber", "address", "calendarEvent"].filter { kinds.isYes($0) }.map { "." + $0 }
        lines.append("\(name).dataDetectorTypes = [\(names.joined(separator: ", "))]")
      }
      if element.isYes("usesAttributedText"), let text = element.child("attributedString") {
        let made = attributedText(text)
        lines += made.lines + ["\(name).attributedText = \(made.name)"]
      }
      return lines
    case "segmentedControl": return segments(element, name)
    case "activityIndicatorView": return element.isYes("animating") ? ["\(name).startAnimating()"] : []
    case "datePicker": return dates(element, name)
    case "imageView": return symbolConfiguration(element, name)
    case "searchBar":
      let titles = element.list("scopeButtonTitles").filter { $0.name == "string" }.map {
        quoted(InterfaceValue.text(of: $0))
      }
      let scopes = titles.isEmpty ? [] : ["\(name).scopeButtonTitles = [\(titles.joined(separator: ", "))]"]
      return barStyle(element, name) + scopes
    case "visualEffectView":
      guard let blur = element.child("blurEffect") else { return [] }
      return ["\(name).effect = UIBlurEffect(style: .\(blur["style"] ?? "regular"))"]
    case "navigationBar": return barStyle(element, name) + navigationBar(element, name)
    case "toolbar", "tabBar": return barStyle(element, name)
    case "tableView":
      return ["sectionHeaderHeight", "sectionFooterHeight"].compactMap { property in
        guard let height = InterfaceValue.number(element[property]), !InterfaceRule.plainHeights.contains(height)
        else { return nil }
        return "\(name).\(property) = \(height)"
      }
    default: return []
    }
  }

  /// Returns the statements for the look of a bar that differs from the default.
  private func barStyle(_ element: XMLElement, _ name: String) -> [String] {
    var lines = element.isNo("translucent") ? ["\(name).isTranslucent = false"] : []
    if ["black", "blackOpaque", "blackTranslucent"].contains(element["barStyle"] ?? "") {
      lines.append("\(name).barStyle = .black")
    }
    // The rule of search bars sets theirs.
    if element.name != "searchBar", let color = element.child(key: "barTintColor").flatMap(color) {
      lines.append("\(name).barTintColor = \(color)")
    }
    return lines
  }

  /// Returns the attributes of a bar's title, or `nil` if there are none.
  private func titleAttributes(_ element: XMLElement) -> String? {
    var attributes: [String] = []
    if let color = element.child(key: "textColor").flatMap(color) { attributes.append(".foregroundColor: \(color)") }
    if let font = element.child("fontDescription") { attributes.append(".font: \(InterfaceValue.font(font))") }
    return attributes.isEmpty ? nil : "[\(attributes.joined(separator: ", "))]"
  }

  private mutating func navigationBar(_ element: XMLElement, _ name: String) -> [String] {
    var lines = element.isYes("largeTitles") ? ["\(name).prefersLargeTitles = true"] : []
    for key in ["titleTextAttributes", "largeTitleTextAttributes"] {
      guard let value = element.child(key: key).flatMap(titleAttributes) else { continue }
      lines.append("\(name).\(key) = \(value)")
    }
    for child in element.children where child.name == "navigationBarAppearance" {
      guard let key = child.key, ["standardAppearance", "compactAppearance", "scrollEdgeAppearance"].contains(key)
      else { continue }
      let appearance = nextObject()
      lines.append("let \(appearance) = UINavigationBarAppearance()")
      for (key, property) in [("backgroundColor", "backgroundColor"), ("shadowColor", "shadowColor")] {
        guard let color = child.child(key: key).flatMap(color) else { continue }
        lines.append("\(appearance).\(property) = \(color)")
      }
      for key in ["titleTextAttributes", "largeTitleTextAttributes"] {
        guard let value = child.child(key: key).flatMap(titleAttributes) else { continue }
        lines.append("\(appearance).\(key) = \(value)")
      }
      lines.append("\(name).\(key) = \(appearance)")
    }
    return lines
  }

  private mutating func label(_ element: XMLElement, _ name: String) -> [String] {
    var lines: [String] = []
    if let font = element.child("fontDescription") { lines.append("\(name).font = \(InterfaceValue.font(font))") }
    if element["textAlignment"] == nil { lines.append("\(name).textAlignment = .left") }
    if !element.isNo("adjustsFontSizeToFit") { lines.append("\(name).adjustsFontSizeToFitWidth = true") }
    if let offset = element.child(key: "shadowOffset") {
      lines.append("\(name).shadowOffset = \(InterfaceValue.size(offset))")
    }
    if element.isYes("usesAttributedText"), let text = element.child(key: "attributedText") {
      let made = attributedText(text)
      lines += made.lines + ["\(name).attributedText = \(made.name)"]
    }
    return lines
  }

  /// Returns the statements that make a text of several fragments, and the name of the text.
  private mutating func attributedText(_ element: XMLElement) -> (lines: [String], name: String) {
    let text = nextObject()
    var lines = ["let \(text) = NSMutableAttributedString()"]
    for fragment in element.children where fragment.name == "fragment" {
      let content = InterfaceValue.text("content", of: fragment) ?? ""
      var attributes: [String] = []
      for value in fragment.list("attributes") {
        switch value.key {
        case "NSColor":
          if let color = color(value) { attributes.append(".foregroundColor: \(color)") }
        case "NSFont":
          let size = InterfaceValue.number(value["size"]) ?? "17"
          let isBold = value["metaFont"]?.contains("Bold") == true || value["name"]?.contains("Bold") == true
          attributes.append(".font: UIFont.\(isBold ? "boldSystemFont" : "systemFont")(ofSize: \(size))")
        default: break
        }
      }
      let list = attributes.isEmpty ? "" : ", attributes: [\(attributes.joined(separator: ", "))]"
      lines.append("\(text).append(NSAttributedString(string: \(quoted(content))\(list)))")
    }
    return (lines, text)
  }

  // MARK: Buttons

  static let buttonTypes = [
    "roundedRect": "system", "system": "system", "contactAdd": "contactAdd", "detailDisclosure": "detailDisclosure",
    "infoLight": "infoLight", "infoDark": "infoDark", "close": "close", "custom": "custom",
  ]

  private mutating func button(_ element: XMLElement, _ name: String) -> [String] {
    var lines: [String] = []
    if let font = element.child("fontDescription") {
      lines.append("\(name).titleLabel?.font = \(InterfaceValue.font(font))")
    }
    if let mode = element["lineBreakMode"], mode != "middleTruncation", let value = InterfaceRule.breaks[mode] {
      lines.append("\(name).titleLabel?.lineBreakMode = .\(value)")
    }
    lines += attributes(
      of: element, name,
      rules: [
        InterfaceRule(
          "contentHorizontalAlignment", .same(["center", "left", "right", "fill", "leading", "trailing"])),
        InterfaceRule("contentVerticalAlignment", .same(["center", "top", "bottom", "fill"])),
      ].filter { element[$0.attribute] != "center" })
    let configuration = element.child("buttonConfiguration")
    for state in element.children where state.name == "state" {
      guard let key = state.key, ["normal", "highlighted", "selected", "disabled"].contains(key) else { continue }
      // Beside a configuration, the title is a leftover.
      if let title = InterfaceValue.text("title", of: state), configuration == nil {
        lines.append("\(name).setTitle(\(text(title, "\(key)Title", of: element)), for: .\(key))")
      }
      if configuration == nil, let title = state.child(key: "attributedTitle") {
        let made = attributedText(title)
        lines += made.lines + ["\(name).setAttributedTitle(\(made.name), for: .\(key))"]
      }
      if let color = state.child(key: "titleColor").flatMap(color) {
        lines.append("\(name).setTitleColor(\(color), for: .\(key))")
      }
      if let image = image(of: state) { lines.append("\(name).setImage(\(image), for: .\(key))") }
      if let image = state["backgroundImage"] {
        lines.append("\(name).setBackgroundImage(\(self.image(image, isSystem: false)), for: .\(key))")
      }
    }
    if let configuration { lines += self.configuration(configuration, of: element, name) }
    return lines
  }

  private static let configurationStyles: Set = [
    "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent",
  ]

  private mutating func configuration(_ own: XMLElement, of element: XMLElement, _ name: String) -> [String] {
    let variable = nextObject()
    let style = own["style"] ?? "plain"
    if !Self.configurationStyles.contains(style) {
      leave("the configuration of \(words(for: element))", "a style that is not known: \(style)")
    }
    var lines = [
      "var \(variable) = UIButton.Configuration.\(Self.configurationStyles.contains(style) ? style : "plain")()"
    ]
    for property in ["title", "subtitle"] {
      if let value = InterfaceValue.text(property, of: own) {
        lines.append("\(variable).\(property) = \(text(value, "configuration.\(property)", of: element))")
      }
    }
    if let image = image(of: own) { lines.append("\(variable).image = \(image)") }
    lines += attributes(
      of: own, variable,
      rules: [
        InterfaceRule("imagePlacement", .same(["leading", "trailing", "top", "bottom"])),
        InterfaceRule("imagePadding", .number), InterfaceRule("titlePadding", .number),
        InterfaceRule("titleAlignment", .same(["automatic", "leading", "center", "trailing"])),
        InterfaceRule("cornerStyle", .same(["fixed", "dynamic", "small", "medium", "large", "capsule"])),
        InterfaceRule("buttonSize", .same(["mini", "small", "medium", "large"])),
        InterfaceRule("showsActivityIndicator", .flag),
      ])
    for child in own.children {
      switch (child.name, child.key) {
      case ("color", "baseForegroundColor"), ("color", "baseBackgroundColor"):
        if let color = color(child) { lines.append("\(variable).\(child.key ?? "") = \(color)") }
      case ("directionalEdgeInsets", "contentInsets"):
        lines.append("\(variable).contentInsets = \(InterfaceValue.insets(directional: child))")
      case ("backgroundConfiguration", _):
        if let color = child.child(key: "backgroundColor").flatMap(color) {
          lines.append("\(variable).background.backgroundColor = \(color)")
        }
        if let radius = InterfaceValue.number(child["cornerRadius"]) {
          lines.append("\(variable).background.cornerRadius = \(radius)")
        }
      default: break
      }
    }
    return lines + ["\(name).configuration = \(variable)"]
  }

  // MARK: Other controls

  private mutating func segments(_ element: XMLElement, _ name: String) -> [String] {
    var lines: [String] = []
    for (index, segment) in element.list("segments").filter({ $0.name == "segment" }).enumerated() {
      if let image = image(of: segment) {
        lines.append("\(name).insertSegment(with: \(image), at: \(index), animated: false)")
      } else {
        let title = InterfaceValue.text("title", of: segment) ?? ""
        let value = text(title, "segmentTitles[\(index)]", of: element)
        lines.append("\(name).insertSegment(withTitle: \(value), at: \(index), animated: false)")
      }
      if let width = InterfaceValue.number(segment["width"]) {
        lines.append("\(name).setWidth(\(width), forSegmentAt: \(index))")
      }
      if segment.isNo("enabled") { lines.append("\(name).setEnabled(false, forSegmentAt: \(index))") }
    }
    if let selected = InterfaceValue.integer(element["selectedSegmentIndex"]), selected != "-1" {
      lines.append("\(name).selectedSegmentIndex = \(selected)")
    }
    return lines
  }

  private func dates(_ element: XMLElement, _ name: String) -> [String] {
    element.children.compactMap { child in
      guard child.name == "date", let key = child.key, ["date", "minimumDate", "maximumDate"].contains(key),
        key != "date" || element.isNo("useCurrentDate"),
        let time = InterfaceValue.number(child["timeIntervalSinceReferenceDate"])
      else { return nil }
      return "\(name).\(key) = Date(timeIntervalSinceReferenceDate: \(time))"
    }
  }

  private func symbolConfiguration(_ element: XMLElement, _ name: String) -> [String] {
    var lines: [String] = []
    let own = element.child("preferredSymbolConfiguration")
    let scale = own?["scale"] ?? element.child("imageReference")?["symbolScale"]
    if let size = InterfaceValue.number(own?["pointSize"]) {
      let weight = own?["weight"] ?? "regular"
      lines.append(
        "\(name).preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: \(size), weight: .\(weight))")
    } else if let scale, ["small", "medium", "large", "default"].contains(scale) {
      lines.append("\(name).preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .\(escaped(scale)))")
    }
    return lines
  }
}
