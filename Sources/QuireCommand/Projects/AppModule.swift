// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A module beside the app's own: of a framework in its project, or of a local package.
struct AppModule {
  var name: String
  var swift: [URL]
  /// The names of the modules that it depends on, among those that are taken.
  var dependencies: [String] = []
  /// The lines of its settings in the manifest.
  var swiftSettings: [String] = []
}
