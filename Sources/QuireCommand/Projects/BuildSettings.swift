// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The build settings of a target in one configuration, with those of its project and of `.xcconfig` files as lower
/// layers.
struct BuildSettings {
  /// The layers, from the nearest to the farthest: the target's, its file's, the project's, its file's.
  private var layers: [[String: String]] = []
  /// The settings that Xcode itself provides.
  private var given: [String: String] = [:]
  /// The configuration's name.
  let configuration: String

  /// Reads the settings of a target. If `configuration` is `nil`, the project's default one is used.
  init(of target: XcodeProject.Object, in project: XcodeProject, configuration: String?) throws(CommandError) {
    let lists = try [target, project.project].map { owner throws(CommandError) in
      try project.required("buildConfigurationList", of: owner)
    }
    let name = configuration ?? lists[0].text("defaultConfigurationName") ?? "Release"
    self.configuration = name
    for list in lists {
      let all = project.objects("buildConfigurations", of: list)
      guard let found = all.first(where: { $0.text("name") == name }) ?? all.first else {
        throw project.error("has no buildConfigurations", of: list)
      }
      layers.append((found["buildSettings"]?.table ?? [:]).mapValues { $0.text ?? $0.texts.joined(separator: " ") })
      // The file of a tool that is not installed contains nothing that a page needs.
      if let base = found.text("baseConfigurationReference").flatMap({ project.places[$0] }),
        FileManager.default.fileExists(atPath: base.path)
      {
        layers.append(try ConfigurationFile.read(base))
      }
    }
    given = [
      "TARGET_NAME": target.text("name") ?? "", "PROJECT_NAME": project.name, "CONFIGURATION": name,
      "SRCROOT": project.folder.path, "PROJECT_DIR": project.folder.path, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
    ]
  }

  /// Creates settings with a single layer, for tests and for folders without a project.
  init(_ settings: [String: String] = [:]) {
    layers = [settings]
    configuration = "Release"
  }

  /// Returns the value of a setting with its variables expanded, or `nil` if it is not set, or set to an empty text.
  subscript(_ key: String) -> String? {
    let value = value(of: key, from: 0, depth: 0)
    return value.isEmpty ? nil : value
  }

  /// The names of all settings.
  var keys: Set<String> {
    Set(layers.flatMap(\.keys).map { $0.split(separator: "[").first.map(String.init) ?? $0 })
  }

  /// Expands the variables of a text, such as `$(PRODUCT_NAME)`. Variables that are not set become empty.
  func expanded(_ text: String) -> String { expanded(text, key: nil, layer: 0, depth: 0) }

  private func value(of key: String, from first: Int, depth: Int) -> String {
    for layer in first..<max(first, layers.count) {
      let found = layers[layer]["\(key)[sdk=iphoneos*]"] ?? layers[layer]["\(key)[sdk=iphone*]"] ?? layers[layer][key]
      if let found { return expanded(found, key: key, layer: layer, depth: depth) }
    }
    return given[key].map { expanded($0, key: key, layer: layers.count, depth: depth) } ?? ""
  }

  private func expanded(_ text: String, key: String?, layer: Int, depth: Int) -> String {
    guard depth < 20 else { return "" }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      guard let open = rest.first, open == "(" || open == "{",
        let end = rest.firstIndex(of: open == "(" ? ")" : "}")
      else {
        result += "$"
        continue
      }
      let parts = rest[rest.index(after: rest.startIndex)..<end].split(separator: ":", omittingEmptySubsequences: false)
      rest = rest[rest.index(after: end)...]
      let name = parts.first.map(String.init) ?? ""
      var value =
        name == "inherited"
        ? key.map { self.value(of: $0, from: layer + 1, depth: depth + 1) } ?? ""
        : self.value(of: name, from: 0, depth: depth + 1)
      if parts.dropFirst().contains("c99extidentifier") { value = Self.identifier(value) }
      result += value
    }
    return result + rest
  }

  /// Returns a text as a module name: invalid characters become underscores.
  static func identifier(_ text: String) -> String {
    let plain = String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return plain.first?.isNumber == true ? "_" + plain : plain
  }
}
