// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folder of a page that one process builds and serves. No other process writes there.
final class ServedSite: Sendable {
  private let place: NumberedFolder

  init(_ place: NumberedFolder) {
    self.place = place
  }

  /// The page's folder. It is inside the locked folder, because each build replaces it.
  var url: URL { place.url.appendingPathComponent("page") }

  /// Returns the folder to write a page into.
  func output() throws(CommandError) -> OutputFolder {
    var output = try OutputFolder(url)
    output.isPrivate = true
    return output
  }
}
