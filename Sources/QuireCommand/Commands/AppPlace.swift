// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The package that a command works on: an existing package, or one made for an Xcode project or a folder of Swift
/// files.
struct AppPlace {
  /// The package's folder.
  var package: URL
  /// The app's name, if it is already known.
  var app: String?
  /// The package's origin, if the package was made by the command.
  var project: ProjectPackage?

  /// The name of the project's app for messages, if it is not the module's name.
  var title: String? { project?.app.title }

  /// The folder with the user's own files, for messages.
  var own: URL { project?.base ?? package }

  /// Finds the package to work on. `app` is an app's name, or the path of a project or a folder. Without it, the
  /// nearest package or project is used, from the folder `packagePath` upward.
  init(app: String?, packagePath: String?, target: String? = nil) throws(CommandError) {
    let start = URL(fileURLWithPath: packagePath ?? FileManager.default.currentDirectoryPath).standardizedFileURL
    if let app, let place = try Self.place(app, from: start) {
      if place.pathExtension != "xcodeproj", Self.isPackage(place) {
        package = place
      } else {
        self = try Self(project: place, target: target)
      }
      return
    }
    var folder = start
    while true {
      if Self.isPackage(folder) {
        package = folder
        self.app = app
        return
      }
      if let project = try AppFolder.project(in: folder) {
        self = try Self(project: project, target: target ?? app)
        return
      }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if parent.path == folder.path { break }
      folder = parent
    }
    throw CommandError("There is no Package.swift and no Xcode project in \(start.path) or in a folder above it.")
  }

  private init(project place: URL, target: String?) throws(CommandError) {
    let project = try ProjectPackage(place, target: target)
    try project.write()
    for folder in project.linkedFolders { OwnNames.put(project.base.path + "/", for: folder) }
    package = project.folder
    app = project.app.module
    self.project = project
    for line in ProjectSummary(project).lines { Console.note(line) }
  }

  private static func isPackage(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
  }

  /// Returns the file or folder that a command names, or `nil` for the name of an app. A name without a slash is an
  /// app's, unless it has a project's extension, or there is a folder of that name and no package.
  private static func place(_ name: String, from start: URL) throws(CommandError) -> URL? {
    let isPath = name.contains("/") || name == "." || name == ".." || name.hasSuffix(".xcodeproj")
    let place = (name.hasPrefix("/") ? URL(fileURLWithPath: name) : start.appendingPathComponent(name))
      .standardizedFileURL
    var isFolder: ObjCBool = false
    let isThere = unsafe FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
    guard isPath else { return isThere && isFolder.boolValue && !isPackage(start) ? place : nil }
    guard isThere else { throw CommandError("There is no \(place.path).") }
    guard isFolder.boolValue else { throw CommandError("\(place.path) is a file; name a project or a folder.") }
    return place
  }
}
