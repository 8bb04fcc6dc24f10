// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A module of an app, as the compiler is to read it.
struct CheckedModule {
  var name: String
  /// Swift files, by their whole paths.
  var sources: [String]
  /// What the compiler is told besides; neither what it is to read nor what it is to write.
  var options: [String]
}
