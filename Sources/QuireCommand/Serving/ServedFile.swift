// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file that is sent in pieces, so that a slow client keeps no copy of it in memory.
///
/// A build that replaces the file meanwhile does not affect the sent bytes.
final class ServedFile: Sendable {
  /// The maximum number of bytes to read at once.
  private static let piece = 262_144

  private let file: Int32
  let count: Int

  /// Opens a file in a folder. Returns `nil` if the path is not a readable regular file, or if a part of it below the
  /// folder is a link: a file may become a link after its path was resolved.
  init?(_ path: String, in folder: String) {
    guard path.hasPrefix(folder + "/") else { return nil }
    let names = path.dropFirst(folder.count + 1).split(separator: "/").map(String.init)
    var place = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    for (index, name) in names.enumerated() where place >= 0 {
      let isLast = index == names.count - 1
      let next = unsafe openat(
        place, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | (isLast ? O_NONBLOCK : O_DIRECTORY))
      close(place)
      place = next
    }
    file = place
    guard file >= 0 else { return nil }
    var status = stat()
    guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(file)
      return nil
    }
    count = Int(status.st_size)
  }

  deinit { close(file) }

  /// Returns the next bytes from an offset. Empty at the end, or if the file was truncated.
  func read(from offset: Int) -> Data {
    var data = Data(count: max(0, min(Self.piece, count - offset)))
    guard !data.isEmpty else { return data }
    let read = unsafe data.withUnsafeMutableBytes { unsafe pread(file, $0.baseAddress, $0.count, off_t(offset)) }
    return data.prefix(max(0, read))
  }
}
