// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The objects of an Xcode project, by their identifiers, as `project.pbxproj` lists them.
///
/// A missing part that every project needs, such as its targets or settings, is an error with file, line and object. A
/// reference to a missing object is ignored, as Xcode does.
struct XcodeProject {
  /// An object with its location.
  struct Object {
    var id: String
    var kind: String
    var value: PropertyValue

    subscript(_ key: String) -> PropertyValue? { value[key] }

    func text(_ key: String) -> String? { value[key]?.text }

    func texts(_ key: String) -> [String] { value[key]?.texts ?? [] }

    /// The name of the object for messages.
    var title: String {
      let name = text("name") ?? text("path")
      return name.map { "\(kind) \($0)" } ?? "\(kind) \(id)"
    }
  }

  /// The file `project.pbxproj`.
  let file: URL
  /// The folder to which paths are relative.
  let folder: URL
  /// The name of the file in Xcode, without its extension.
  let name: String
  /// The object of the project itself.
  let project: Object
  private let objects: [String: PropertyValue]
  private(set) var places = XcodeGroups()

  /// Reads a project. `bundle` is the folder with the extension `.xcodeproj`.
  init(_ bundle: URL) throws(CommandError) {
    let file = bundle.appendingPathComponent("project.pbxproj")
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw CommandError("\(bundle.path) has no project.pbxproj.")
    }
    try self.init(PropertyListFile.read(file), file: file)
  }

  init(_ list: PropertyValue, file: URL) throws(CommandError) {
    self.file = file
    let bundle = file.deletingLastPathComponent()
    name = bundle.deletingPathExtension().lastPathComponent
    guard let table = list["objects"]?.table, let root = list["rootObject"]?.text else {
      throw CommandError("\(file.path):\(list.line): this is no Xcode project: it has no objects or no rootObject.")
    }
    objects = table
    guard let project = Self.object(root, in: table), project.kind == "PBXProject" else {
      throw CommandError(
        "\(file.path):\(list["rootObject"]?.line ?? 1): the rootObject \(root) is not a PBXProject of this file.")
    }
    self.project = project
    let beside = bundle.deletingLastPathComponent()
    let path = project.text("projectDirPath") ?? ""
    folder = (path.isEmpty ? beside : beside.appendingPathComponent(path)).standardizedFileURL
    places = try XcodeGroups(of: self)
  }

  func object(_ id: String) -> Object? { Self.object(id, in: objects) }

  private static func object(_ id: String, in objects: [String: PropertyValue]) -> Object? {
    guard let value = objects[id], let kind = value["isa"]?.text else { return nil }
    return Object(id: id, kind: kind, value: value)
  }

  /// Returns the objects in a list of another object. Leaves out missing ones.
  func objects(_ key: String, of owner: Object) -> [Object] { owner.texts(key).compactMap(object) }

  /// Returns all objects of a kind, in the order of the file.
  func all(_ kind: String) -> [Object] {
    objects.filter { $0.value["isa"]?.text == kind }.sorted { ($0.value.line, $0.key) < ($1.value.line, $1.key) }
      .map { Object(id: $0.key, kind: kind, value: $0.value) }
  }

  /// Returns the object that another one must name.
  func required(_ key: String, of owner: Object) throws(CommandError) -> Object {
    guard let id = owner.text(key) else { throw error("has no \(key)", of: owner) }
    guard let found = object(id) else {
      throw error("names \(id) as its \(key), which is not in the file", of: owner, line: owner[key]?.line)
    }
    return found
  }

  func error(_ words: String, of owner: Object, line: Int? = nil) -> CommandError {
    CommandError("\(file.path):\(line ?? owner.value.line): \(owner.title) \(words).")
  }

  /// Returns the targets in their order.
  func targets() throws(CommandError) -> [XcodeTarget] {
    guard project["targets"]?.list != nil else { throw error("has no list of targets", of: project) }
    let found = objects("targets", of: project)
    guard !found.isEmpty else { throw error("has no target", of: project) }
    return try found.map { object throws(CommandError) in try XcodeTarget(object, in: self) }
  }
}
