// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An app's module, as the compiler compiles it.
struct CheckedModule {
  var name: String
  /// The Swift files, as absolute paths.
  var sources: [String]
  /// The other options of the compiler, without inputs and outputs.
  var options: [String]
}
