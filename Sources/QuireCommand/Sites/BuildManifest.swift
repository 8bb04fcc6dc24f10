// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The list of the files that builds wrote into a folder, with a digest of each.
///
/// The text consists of a line with its format, and a line for each file with the digest, the length and the path.
struct BuildManifest {
  /// A hidden file, because servers need not send it.
  static let fileName = ".quire-files"
  private static let head = "quire files 1"
  /// Line feeds in a file's name are escaped.
  private static let plain = CharacterSet(charactersIn: "%").union(.controlCharacters).inverted

  /// The digests of each path. An interrupted build may leave files of either build, so there can be two.
  private(set) var digests: [String: Set<String>] = [:]

  init() {}

  /// Returns `nil` if the text is not a build's list. Damaged lines are ignored, and their files count as the user's.
  init?(_ data: Data) {
    let lines = data.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    guard lines.first == Self.head else { return nil }
    for line in lines.dropFirst() {
      let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      if parts.count == 3, let path = parts[2].removingPercentEncoding { add("\(parts[0]) \(parts[1])", for: path) }
    }
  }

  mutating func add(_ digest: String, for path: String) {
    digests[path, default: []].insert(digest)
  }

  func lists(_ digest: String, for path: String) -> Bool { digests[path]?.contains(digest) == true }

  var data: Data {
    var text = Self.head + "\n"
    for (path, digests) in digests.sorted(by: { $0.key < $1.key }) {
      let name = path.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? path
      for digest in digests.sorted() { text += "\(digest) \(name)\n" }
    }
    return Data(text.utf8)
  }

  static func digest(of data: Data) -> String { "\(String(Digest.of(data), radix: 16)) \(data.count)" }
}
