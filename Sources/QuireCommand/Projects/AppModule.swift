// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A module in addition to the app's own: a framework of its project, or a target of a local package.
struct AppModule {
  var name: String
  var swift: [URL]
  /// The names of the modules on which this one depends. Contains only modules that become part of the package.
  var dependencies: [String] = []
  /// The lines of its settings in the manifest.
  var swiftSettings: [String] = []
}
