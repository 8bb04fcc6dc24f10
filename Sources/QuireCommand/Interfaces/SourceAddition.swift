// SPDX-License-Identifier: Apache-2.0

/// Code that is compiled at the end of a source of the app, where it can use the file's private members.
///
/// It is in a hidden file beside the source, which the translator reads together with it. The package manager ignores
/// hidden files.
enum SourceAddition {
  /// The name of the source that contains the code of interface files. A module with it is always translated.
  static let interfaces = "QuireInterfaces.swift"

  /// Returns the path of the addition to a source.
  static func path(of source: String) -> String {
    var parts = source.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    parts[parts.count - 1] = ".\(parts[parts.count - 1]).interfaces"
    return parts.joined(separator: "/")
  }
}
