// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The digests of an app's files, by their paths.
struct SourceState: Equatable {
  /// The Swift files of the app's own modules.
  var app: [String: UInt64] = [:]
  /// Manifests, Quire, and everything else whose change requires the package manager.
  var foundation: [String: UInt64] = [:]
  /// Files that are copied into the page.
  var page: [String: UInt64] = [:]

  /// The paths, sorted.
  var files: [String] { [app, foundation, page].flatMap(\.keys).sorted() }

  /// Returns one digest for all files of a kind, to compare with an earlier run.
  static func digest(_ files: [String: UInt64]) -> String {
    var text = ""
    for (path, digest) in files.sorted(by: { $0.key < $1.key }) { text += "\(path)\n\(digest)\n" }
    return String(Digest.of(Data(text.utf8)), radix: 16)
  }
}

/// Digests of files. A file is read again only if it was modified.
struct FileDigests {
  private struct Stamp: Equatable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int64
    var number: UInt64

    init?(_ path: String) {
      var status = stat()
      guard unsafe stat(path, &status) == 0 else { return nil }
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      seconds = time.tv_sec
      nanoseconds = Int(time.tv_nsec)
      size = Int64(status.st_size)
      number = UInt64(status.st_ino)
    }
  }

  /// Returns a number for a file that is too large to read. The number changes when the file is modified or replaced.
  static func stamp(of path: String) -> UInt64? {
    Stamp(path).map { Digest.of(Data("\($0.seconds) \($0.nanoseconds) \($0.size) \($0.number)".utf8)) }
  }

  private var known: [String: (stamp: Stamp, digest: UInt64)] = [:]

  /// Returns the digest of a file's content, or `nil` if the file does not exist.
  mutating func digest(of path: String) -> UInt64? {
    guard let stamp = Stamp(path) else { return nil }
    if let known = known[path], known.stamp == stamp { return known.digest }
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let digest = Digest.of(data)
    known[path] = (stamp, digest)
    return digest
  }
}
