// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Programs on the PATH.
enum Programs {
  /// Returns the absolute path of a program, or `nil`.
  static func find(
    _ name: String, in path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) -> String? {
    for folder in path.split(separator: ":") {
      let candidate = "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      guard unsafe FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder), !isFolder.boolValue,
        FileManager.default.isExecutableFile(atPath: candidate)
      else { continue }
      return candidate
    }
    return nil
  }
}
