// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An empty folder for compilers' temporary files that no other build uses at the same time.
///
/// A single build always has the same folder, so the package manager doesn't compile manifests anew, as it does in
/// another environment. An interrupted compiler leaves files; the next build that has the folder removes them.
final class CompilerFiles {
  private let place: NumberedFolder
  var folder: URL { place.url }

  init(in parent: URL) throws(CommandError) {
    place = try NumberedFolder(in: parent)
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? [] {
      try? files.removeItem(at: folder.appendingPathComponent(name))
    }
  }
}
