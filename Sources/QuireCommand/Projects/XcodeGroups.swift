// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The places of a project's files, by the groups that contain them.
struct XcodeGroups {
  /// Without what is made by a build or belongs to Xcode itself.
  private var urls: [String: URL] = [:]

  init() {}

  init(of project: XcodeProject) throws(CommandError) {
    let root = try project.required("mainGroup", of: project.project)
    add(root, in: project.folder, project, depth: 0)
  }

  /// Where an object of a group is on the disk; nil for one that is no file of the project's.
  subscript(_ id: String) -> URL? { urls[id] }

  private mutating func add(
    _ object: XcodeProject.Object, in folder: URL, _ project: XcodeProject, depth: Int
  ) {
    // A group that contains itself ends here too.
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
