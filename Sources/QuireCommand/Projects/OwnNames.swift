// SPDX-License-Identifier: Apache-2.0

/// The names of the user's own files, which replace those of the links that the compiler reads (`ProjectPackage`).
enum OwnNames {
  private static let folders = Locked<[(link: String, own: String)]>([])

  /// Registers a folder of links. From now on, messages name the files of another folder instead. Both paths end with a
  /// slash.
  static func put(_ own: String, for link: String) {
    folders.withLock { folders in
      folders.removeAll { $0.link == link }
      folders.append((link, own))
    }
  }

  /// Returns the compiler's text with the user's names.
  static func of(_ text: String) -> String {
    folders.withLock { folders in
      folders.reduce(text) { text, folder in
        text.contains(folder.link) ? text.replacing(folder.link, with: folder.own) : text
      }
    }
  }
}
