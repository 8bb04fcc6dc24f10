// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The locations of a project's files, determined by the groups that contain them.
struct XcodeGroups {
  /// The paths, without build products and files of Xcode itself.
  private var urls: [String: URL] = [:]

  init() {}

  init(of project: XcodeProject) throws(CommandError) {
    let root = try project.required("mainGroup", of: project.project)
    add(root, in: project.folder, project, depth: 0)
  }

  /// Returns the location of a group's object on the disk, or `nil` if it is not a file of the project.
  subscript(_ id: String) -> URL? { urls[id] }

  private mutating func add(
    _ object: XcodeProject.Object, in folder: URL, _ project: XcodeProject, depth: Int
  ) {
    // Also ends the recursion of a group that contains itself.
    guard urls[object.id] == nil, depth < PropertyListText.depthLimit else { return }
    let path = object.text("path")
    let place: URL
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>": place = path.map(folder.appendingPathComponent) ?? folder
    case "SOURCE_ROOT": place = path.map(project.folder.appendingPathComponent) ?? project.folder
    case "<absolute>": place = path.map { URL(fileURLWithPath: $0) } ?? folder
    default: return
    }
    urls[object.id] = place.standardizedFileURL
    for child in project.objects("children", of: object) { add(child, in: place, project, depth: depth + 1) }
  }
}
