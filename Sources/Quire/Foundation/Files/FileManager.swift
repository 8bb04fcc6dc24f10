// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The files of the app, for builds without Foundation: those it has written, and its own.
  ///
  /// A page has no file system, so the browser stores what the app writes in the same place as the defaults. Files are
  /// kept for the next visit, but there is room for a few megabytes only. `temporaryDirectory` is kept as well.
  @preconcurrency @MainActor public final class FileManager: NSObject {
    /// The manager of the app's files.
    nonisolated public static let `default` = FileManager()

    /// Creates a manager of the app's files.
    nonisolated public override init() {
      super.init(anywhere: ())
      AppFiles.readsWrittenFiles()
    }

    /// A directory of the app or of the user.
    public enum SearchPathDirectory: UInt, Sendable {
      /// The app's data that the user does not see.
      case libraryDirectory = 5
      /// The user's data.
      case documentDirectory = 9
      /// The user's desktop, which is not there.
      case desktopDirectory = 12
      /// Data that the app can create again.
      case cachesDirectory = 13
      /// The app's own data.
      case applicationSupportDirectory = 14
      /// The user's downloads.
      case downloadsDirectory = 15
    }

    /// The places in which directories are looked for. They have no effect, because there is only one user.
    public struct SearchPathDomainMask: OptionSet, Sendable {
      /// The bits of the places.
      public let rawValue: UInt

      /// Creates places from their bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// The user's own directories.
      public static let userDomainMask = SearchPathDomainMask(rawValue: 1)
      /// The directories of all users.
      public static let localDomainMask = SearchPathDomainMask(rawValue: 2)
      /// The directories of the network.
      public static let networkDomainMask = SearchPathDomainMask(rawValue: 4)
      /// The directories of the system.
      public static let systemDomainMask = SearchPathDomainMask(rawValue: 8)
      /// All places.
      public static let allDomainsMask = SearchPathDomainMask(rawValue: 0xffff)
    }

    /// Options for listing a directory.
    public struct DirectoryEnumerationOptions: OptionSet, Sendable {
      /// The bits of the options.
      public let rawValue: UInt

      /// Creates options from their bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// The content of directories is left out.
      public static let skipsSubdirectoryDescendants = DirectoryEnumerationOptions(rawValue: 1)
      /// The content of packages is left out.
      public static let skipsPackageDescendants = DirectoryEnumerationOptions(rawValue: 2)
      /// Files whose names begin with a dot are left out.
      public static let skipsHiddenFiles = DirectoryEnumerationOptions(rawValue: 4)
    }
  }

  extension FileManager.SearchPathDirectory {
    /// The path of the directory.
    var path: String {
      switch self {
      case .documentDirectory: FileStore.home + "/Documents"
      case .libraryDirectory: FileStore.home + "/Library"
      case .cachesDirectory: FileStore.home + "/Library/Caches"
      case .applicationSupportDirectory: FileStore.home + "/Library/Application Support"
      case .downloadsDirectory: FileStore.home + "/Downloads"
      case .desktopDirectory: FileStore.home + "/Desktop"
      }
    }
  }

  extension URL {
    /// Creates the URL of a written file or of a directory.
    init(written path: String, isDirectory: Bool) {
      let path = isDirectory && path.utf8.last != 0x2F ? path + "/" : path
      self.init(made: "file://" + Escapes.encoded(path, also: "/:@!$&'()*+,;="))
    }
  }

  // MARK: Places

  extension FileManager {
    /// Returns the URL of a directory, in a list of one.
    nonisolated public func urls(
      for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
    ) -> [URL] {
      [URL(written: directory.path, isDirectory: true)]
    }

    /// Returns the URL of a directory, and makes the directory if `shouldCreate` is set.
    nonisolated public func url(
      for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
      create shouldCreate: Bool
    ) throws(UniversalError) -> URL {
      if shouldCreate { try FileStore.makeDirectory(at: directory.path, withParents: true) }
      return URL(written: directory.path, isDirectory: true)
    }

    /// The directory for files that are used for a short time.
    nonisolated public var temporaryDirectory: URL { URL(written: FileStore.home + "/tmp", isDirectory: true) }

    /// The directory that relative paths begin at.
    nonisolated public var currentDirectoryPath: String { "/" }
  }

  /// Returns the path of the app's directory.
  public func NSHomeDirectory() -> String { FileStore.home }

  /// Returns the path of the directory for files that are used for a short time.
  public func NSTemporaryDirectory() -> String { FileStore.home + "/tmp/" }

  /// Returns the path of a directory, in a list of one.
  public func NSSearchPathForDirectoriesInDomains(
    _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool
  ) -> [String] {
    [directory.path]
  }

  // MARK: Files

  extension FileManager {
    /// Returns whether there is a file or a directory at a path.
    nonisolated public func fileExists(atPath path: String) -> Bool {
      FileStore.entry(at: path) != nil || (try? AppFiles.content(at: path)) != nil
    }

    /// Returns whether there is a file or a directory at a path, and sets a flag for a directory.
    nonisolated public func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool {
      let entry = FileStore.entry(at: path)
      if let isDirectory = unsafe isDirectory { unsafe isDirectory.pointee = ObjCBool(entry?.isDirectory ?? false) }
      return entry != nil || (try? AppFiles.content(at: path)) != nil
    }

    /// Returns whether there is a file at a path that can be read.
    nonisolated public func isReadableFile(atPath path: String) -> Bool { fileExists(atPath: path) }
    /// Returns whether there is a file at a path that the app has written.
    nonisolated public func isWritableFile(atPath path: String) -> Bool { FileStore.entry(at: path) != nil }
    /// Returns whether there is a file at a path that the app has written.
    nonisolated public func isDeletableFile(atPath path: String) -> Bool { FileStore.entry(at: path) != nil }

    /// Returns the content of a file; `nil` if there is no such file.
    nonisolated public func contents(atPath path: String) -> Data? {
      (try? AppFiles.content(at: path)).map { Data($0) }
    }

    /// Returns whether two files have the same bytes.
    nonisolated public func contentsEqual(atPath path1: String, andPath path2: String) -> Bool {
      guard let first = contents(atPath: path1), let second = contents(atPath: path2) else { return false }
      return first == second
    }

    /// Writes a file, and returns whether it was written. The attributes have no effect.
    @discardableResult
    nonisolated public func createFile(
      atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: NSObject]? = nil
    ) -> Bool {
      do {
        try FileStore.write(data?.bytes ?? [], to: path)
        return true
      } catch {
        return false
      }
    }

    /// Makes a directory. The attributes have no effect.
    nonisolated public func createDirectory(
      at url: URL, withIntermediateDirectories createIntermediates: Bool,
      attributes: [FileAttributeKey: NSObject]? = nil
    ) throws(UniversalError) {
      try FileStore.makeDirectory(at: url.path, withParents: createIntermediates)
    }

    /// Makes a directory. The attributes have no effect.
    nonisolated public func createDirectory(
      atPath path: String, withIntermediateDirectories createIntermediates: Bool,
      attributes: [FileAttributeKey: NSObject]? = nil
    ) throws(UniversalError) {
      try FileStore.makeDirectory(at: path, withParents: createIntermediates)
    }

    /// Removes a file, or a directory with its content.
    nonisolated public func removeItem(at URL: URL) throws(UniversalError) {
      try FileStore.remove(at: URL.path)
    }

    /// Removes a file, or a directory with its content.
    nonisolated public func removeItem(atPath path: String) throws(UniversalError) {
      try FileStore.remove(at: path)
    }

    /// Copies a file, or a directory with its content. Throws if there is something at the target.
    nonisolated public func copyItem(at srcURL: URL, to dstURL: URL) throws(UniversalError) {
      try copyItem(atPath: srcURL.path, toPath: dstURL.path)
    }

    /// Copies a file, or a directory with its content. Throws if there is something at the target.
    nonisolated public func copyItem(atPath srcPath: String, toPath dstPath: String) throws(UniversalError) {
      guard FileStore.entry(at: srcPath) == nil, FileStore.entry(at: dstPath) == nil else {
        return try FileStore.copy(from: srcPath, to: dstPath, keepsDates: false)
      }
      try FileStore.write(try AppFiles.content(at: srcPath), to: dstPath)
    }

    /// Moves a file, or a directory with its content. Throws if there is something at the target.
    nonisolated public func moveItem(at srcURL: URL, to dstURL: URL) throws(UniversalError) {
      try moveItem(atPath: srcURL.path, toPath: dstURL.path)
    }

    /// Moves a file, or a directory with its content. Throws if there is something at the target.
    nonisolated public func moveItem(atPath srcPath: String, toPath dstPath: String) throws(UniversalError) {
      try FileStore.copy(from: srcPath, to: dstPath, keepsDates: true)
      try FileStore.remove(at: srcPath)
    }

    /// Returns the names of the files and directories in a directory.
    nonisolated public func contentsOfDirectory(atPath path: String) throws(UniversalError) -> [String] {
      try FileStore.children(of: path).map { FileStore.name($0.path) }
    }

    /// Returns the URLs of the files and directories in a directory. The keys have no effect.
    nonisolated public func contentsOfDirectory(
      at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: DirectoryEnumerationOptions = []
    ) throws(UniversalError) -> [URL] {
      let shows = !mask.contains(.skipsHiddenFiles)
      return try FileStore.children(of: url.path)
        .filter { shows || FileStore.name($0.path).utf8.first != 0x2E }
        .map { URL(written: $0.path, isDirectory: $0.isDirectory) }
    }

    /// Returns the paths of all files and directories below a directory, from there; `nil` if there is no such
    /// directory.
    nonisolated public func subpaths(atPath path: String) -> [String]? {
      guard let folder = FileStore.entry(at: path), folder.isDirectory else { return nil }
      let count = folder.path.utf8.count + (folder.path.hasSameBytes(as: "/") ? 0 : 1)
      return FileStore.descendants(of: path).map { String(decoding: $0.path.utf8.dropFirst(count), as: UTF8.self) }
    }

    /// Returns the size, the kind and the dates of a file or a directory.
    nonisolated public func attributesOfItem(
      atPath path: String
    ) throws(UniversalError) -> [FileAttributeKey: NSObject] {
      guard let entry = FileStore.entry(at: path) else {
        let bytes = try AppFiles.content(at: path)
        return [.size: NSNumber(value: bytes.count), .type: NSString(string: FileAttributeType.typeRegular.rawValue)]
      }
      let kind: FileAttributeType = entry.isDirectory ? .typeDirectory : .typeRegular
      return [
        .size: NSNumber(value: entry.size), .type: NSString(string: kind.rawValue),
        .creationDate: NSDate(timeIntervalSince1970: entry.created),
        .modificationDate: NSDate(timeIntervalSince1970: entry.modified),
      ]
    }

    /// Returns the name of a file for the user, which is its own name.
    nonisolated public func displayName(atPath path: String) -> String { FileStore.name(path) }
  }

#endif
