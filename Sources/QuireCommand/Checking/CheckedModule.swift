// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A module of an app, for the compiler.
struct CheckedModule {
  var name: String
  /// Swift files, by their whole paths.
  var sources: [String]
  /// The other options of the compiler, without inputs and outputs.
  var options: [String]
}
