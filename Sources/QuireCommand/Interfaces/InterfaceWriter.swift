// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes the Swift code of one storyboard or nib.
struct InterfaceWriter {
  let file: InterfaceFile
  /// The number of the file in the app, for names in the code.
  let number: Int
  let project: InterfaceProject
  /// The lines that register the scenes and the nibs before the app begins.
  var registrations: [String] = []
  var additions: [String: String] = [:]
  var left: [(name: String, reason: String)] = []
  /// The scene that is written, for messages.
  var sceneTitle = ""
  private var lastObject = 0
  private var lastFunction = 0
  private var identifiers: Set<String> = []

  init(_ file: InterfaceFile, number: Int, in project: InterfaceProject) {
    self.file = file
    self.number = number
    self.project = project
  }

  /// Returns a type with a function for each scene.
  mutating func write() -> String {
    var code = InterfaceCode()
    code.add("")
    code.add("/// \(file.url.lastPathComponent)")
    let type = "QuireInterface\(number)"
    code.block("@MainActor enum \(type)") { code in
      if file.isStoryboard {
        for scene in file.scenes {
          guard scene.controller != nil else { continue }
          sceneTitle = scene.title
          register(scene, in: type)
          write(scene, to: &code)
          leaveUnread(in: scene.all)
        }
      } else {
        sceneTitle = file.name
        writeNib(file.scenes[0], type, to: &code)
        leaveUnread(in: file.scenes[0].all)
      }
    }
    code.add("#sourceLocation()")
    return code.text
  }

  private mutating func register(_ scene: InterfaceScene, in type: String) {
    var names: [String] = []
    if let name = scene.controller?["storyboardIdentifier"] {
      if identifiers.insert(name).inserted {
        names.append(quoted(name))
      } else {
        leave("the identifier \(name) of a second scene", "another scene of the name")
      }
    }
    if let id = scene.controller?.id, id == file.initial { names.append("nil") }
    if names.isEmpty { return }
    registrations.append(
      "UIStoryboard._register(\(quoted(file.name)), [\(names.joined(separator: ", "))]) { \(type).scene\(scene.number)($0) }"
    )
  }

  // MARK: Names and messages

  func quoted(_ text: String) -> String { AppTemplate.Source.quoted(text) }

  mutating func nextObject() -> String {
    lastObject += 1
    return "o\(lastObject)"
  }

  mutating func nextFunction() -> String {
    lastFunction += 1
    return "_interface_\(number)_\(lastFunction)"
  }

  /// Names a part of the scene that has no effect.
  mutating func leave(_ part: String, _ reason: String) {
    let place = file.isStoryboard ? "\(file.url.lastPathComponent), scene \(sceneTitle)" : file.url.lastPathComponent
    left.append(("\(part) (\(place))", reason))
  }

  /// Makes the compiler's messages name a line of the file.
  func locate(_ element: XMLElement, in code: inout InterfaceCode) {
    code.add("#sourceLocation(file: \(quoted(file.url.path)), line: \(element.line))")
  }

  /// Returns words for an object, for messages.
  func words(for element: XMLElement) -> String {
    let name =
      element["userLabel"] ?? element["title"] ?? element["text"] ?? element["customClass"] ?? element.id ?? ""
    return "\(element.name) \(name)"
  }

  /// Returns the app's own class of an element, or `nil` if it has none.
  mutating func customClass(of element: XMLElement) -> AppClasses.Class? {
    guard let name = element["customClass"], InterfaceKind(element.name)?.name != name else { return nil }
    guard let found = project.classes.named(name) else {
      if element.name != "placeholder" { leave("\(words(for: element)) of the class \(name)", "an unknown class") }
      return nil
    }
    guard found.isVisible else {
      leave("\(words(for: element)) of the class \(name)", "a private class")
      return nil
    }
    return found
  }

  // MARK: Text

  /// Returns the expression of a text in the user's language.
  func text(_ text: String, _ property: String, of element: XMLElement) -> String {
    guard project.tables.contains(file.name), let id = element.id else { return quoted(text) }
    return
      "Bundle.main.localizedString(forKey: \(quoted("\(id).\(property)")), value: \(quoted(text)), table: \(quoted(file.name)))"
  }

  /// Returns the expression of an image.
  mutating func image(_ name: String, isSystem: Bool) -> String {
    if isSystem { return "UIImage(systemName: \(quoted(name)))" }
    if !project.images.contains(name) { leave("the image \(name)", "an image that the app has not") }
    return "UIImage(named: \(quoted(name)))"
  }

  /// Returns the expression of the image that an element names by itself or in an `imageReference`; `nil` for none.
  mutating func image(of element: XMLElement) -> String? {
    let reference = element.child("imageReference") ?? element
    return reference["image"].map { image($0, isSystem: reference["catalog"] == "system") }
  }

  func color(_ element: XMLElement) -> String? { InterfaceValue.color(element, resources: file.colors) }
}
