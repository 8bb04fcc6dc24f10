// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A storyboard or a nib, as Interface Builder writes it.
struct InterfaceFile {
  let url: URL
  let root: XMLElement
  /// The file's name without its extension, by which code asks for it.
  let name: String
  let isStoryboard: Bool
  /// The controller or the top-level objects of each scene. A nib has one scene.
  private(set) var scenes: [InterfaceScene] = []
  /// The fallback colors at the end of the file, by their names.
  private(set) var colors: [String: XMLElement] = [:]

  var isLaunchScreen: Bool { root.isYes("launchScreen") }
  var initial: String? { root["initialViewController"] }

  /// Reads a file. Throws a sentence for malformed XML, and for a file of another platform.
  init(_ url: URL) throws(CommandError) {
    self.url = url
    root = try XMLReader.read(url)
    name = url.deletingPathExtension().lastPathComponent
    isStoryboard = url.pathExtension == "storyboard"
    guard root.name == "document" else {
      throw CommandError("\(url.path):\(root.line): the file begins with \(root.name), not with a document.")
    }
    if let runtime = root["targetRuntime"], !runtime.contains("CocoaTouch") {
      throw CommandError("\(url.path):\(root.line): the file is for \(runtime), not for iOS.")
    }
    for resource in root.list("resources") where resource.name == "systemColor" || resource.name == "namedColor" {
      if let name = resource["name"] { colors[name] = resource.child("color") }
    }
    if isStoryboard {
      for scene in root.list("scenes") where scene.name == "scene" {
        scenes.append(InterfaceScene(scene.list("objects"), number: scenes.count + 1))
      }
    } else {
      scenes = [InterfaceScene(root.list("objects"), number: 1)]
    }
  }

  /// Returns the scene whose controller has an identifier of the file.
  func scene(of id: String) -> InterfaceScene? { scenes.first { $0.controller?.id == id } }
}

/// A scene: a controller with its views, and objects beside them.
struct InterfaceScene {
  let number: Int
  let controller: XMLElement?
  /// All top-level objects without the controller and the placeholders.
  let others: [XMLElement]
  let firstResponder: String?
  let exit: String?
  /// The owner of a nib.
  let owner: XMLElement?

  init(_ objects: [XMLElement], number: Int) {
    self.number = number
    let placeholders = objects.filter { $0.name == "placeholder" }
    firstResponder = placeholders.first { $0["placeholderIdentifier"] == "IBFirstResponder" }?.id
    owner = placeholders.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    exit = objects.first { $0.name == "exit" }?.id
    controller = objects.first { $0.name.hasSuffix("Controller") || $0.name == "viewControllerPlaceholder" }
    let taken = controller?.id
    others = objects.filter {
      $0.name != "placeholder" && $0.name != "exit" && $0.id != taken && $0["reference"] == nil
    }
  }

  /// The controller and the other objects.
  var all: [XMLElement] { (controller.map { [$0] } ?? []) + others }

  /// A name for messages.
  var title: String {
    let name = controller.flatMap { $0["title"] ?? $0["storyboardIdentifier"] ?? $0["customClass"] ?? $0.id }
    return name ?? "\(number)"
  }
}
