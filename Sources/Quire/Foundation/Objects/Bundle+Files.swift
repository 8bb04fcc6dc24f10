// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension Bundle {
    /// Returns the URL of a file, relative to the page, or `nil` if there is no such file. Without a name, returns the
    /// first file with the extension. Without an extension, the name must include it.
    nonisolated public func url(forResource name: String?, withExtension ext: String?) -> URL? {
      url(forResource: name, withExtension: ext, subdirectory: nil)
    }

    /// Returns the URL of a file in a folder, relative to the page, or `nil` if there is no such file.
    nonisolated public func url(
      forResource name: String?, withExtension ext: String?, subdirectory subpath: String?
    ) -> URL? {
      file(name, ext, subpath).map { URL(fileURLWithPath: "resources/" + $0) }
    }

    /// Returns the URLs of all files with an extension in a folder, relative to the page. Without a folder, returns the
    /// files that are in no folder.
    nonisolated public func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
      files(nil, ext, subpath).map { URL(fileURLWithPath: "resources/" + $0) }
    }

    /// Returns the path of a file, relative to the page, or `nil` if there is no such file.
    nonisolated public func path(forResource name: String?, ofType ext: String?) -> String? {
      path(forResource: name, ofType: ext, inDirectory: nil)
    }

    /// Returns the path of a file in a folder, relative to the page, or `nil` if there is no such file.
    nonisolated public func path(
      forResource name: String?, ofType ext: String?, inDirectory subpath: String?
    ) -> String? {
      file(name, ext, subpath).map { "resources/" + $0 }
    }

    /// Returns the paths of all files with an extension in a folder, relative to the page. Without a folder, returns
    /// the files that are in no folder.
    nonisolated public func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
      files(nil, ext, subpath).map { "resources/" + $0 }
    }

    nonisolated private func file(_ name: String?, _ ending: String?, _ folder: String?) -> String? {
      files(name, ending, folder).first
    }

    nonisolated private func files(_ name: String?, _ ending: String?, _ folder: String?) -> [String] {
      let ending = ending.flatMap { $0.isEmpty ? nil : $0.utf8.first == UInt8(ascii: ".") ? $0 : "." + $0 } ?? ""
      let folder = folder.flatMap { $0.isEmpty ? nil : $0.utf8.last == UInt8(ascii: "/") ? $0 : $0 + "/" } ?? ""
      return AppFiles.paths.filter { path in
        guard path.utf8.starts(with: folder.utf8) else { return false }
        let rest = path.utf8.dropFirst(folder.utf8.count)
        if let name, !name.isEmpty { return rest.elementsEqual((name + ending).utf8) }
        return !rest.contains(UInt8(ascii: "/")) && rest.reversed().starts(with: ending.utf8.reversed())
      }
    }
  }

#endif
