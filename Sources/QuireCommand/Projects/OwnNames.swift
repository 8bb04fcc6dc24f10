// SPDX-License-Identifier: Apache-2.0

/// The reader's own names of files, in place of those of the links that the compiler reads (`ProjectPackage`).
enum OwnNames {
  private static let folders = Locked<[(link: String, own: String)]>([])

  /// From now on, files in a folder of links are named as those of another folder; both end with a slash.
  static func put(_ own: String, for link: String) {
    folders.withLock { folders in
      folders.removeAll { $0.link == link }
      folders.append((link, own))
    }
  }

  /// A text of the compiler's with the reader's names.
  static func of(_ text: String) -> String {
    folders.withLock { folders in
      folders.reduce(text) { text, folder in
        text.contains(folder.link) ? text.replacing(folder.link, with: folder.own) : text
      }
    }
  }
}
