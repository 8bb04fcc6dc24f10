// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The name of an attribute of a file, for builds without Foundation.
  public struct FileAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a key from its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The number of bytes.
    public static let size = FileAttributeKey("NSFileSize")
    /// The kind of file, the raw value of a `FileAttributeType`.
    public static let type = FileAttributeKey("NSFileType")
    /// The date of creation.
    public static let creationDate = FileAttributeKey("NSFileCreationDate")
    /// The date of the last change.
    public static let modificationDate = FileAttributeKey("NSFileModificationDate")
    /// The protection of the file. It has no effect, because the browser protects what it stores.
    public static let protectionKey = FileAttributeKey("NSFileProtectionKey")

    /// Whether the names have the same bytes.
    public static func == (left: FileAttributeKey, right: FileAttributeKey) -> Bool {
      left.rawValue.hasSameBytes(as: right.rawValue)
    }

    /// Adds the bytes of the name to a hash.
    public func hash(into hasher: inout Hasher) {
      for byte in rawValue.utf8 { hasher.combine(byte) }
    }
  }

  /// A kind of file.
  public struct FileAttributeType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A directory.
    public static let typeDirectory = FileAttributeType(rawValue: "NSFileTypeDirectory")
    /// A file.
    public static let typeRegular = FileAttributeType(rawValue: "NSFileTypeRegular")

    /// Whether the names have the same bytes.
    public static func == (left: FileAttributeType, right: FileAttributeType) -> Bool {
      left.rawValue.hasSameBytes(as: right.rawValue)
    }

    /// Adds the bytes of the name to a hash.
    public func hash(into hasher: inout Hasher) {
      for byte in rawValue.utf8 { hasher.combine(byte) }
    }
  }

  /// The name of a property of a file.
  public struct URLResourceKey: Hashable, Sendable {
    private let number: Int

    /// The date of creation.
    public static let creationDateKey = URLResourceKey(number: 0)
    /// The date of the last change.
    public static let contentModificationDateKey = URLResourceKey(number: 1)
    /// The number of bytes.
    public static let fileSizeKey = URLResourceKey(number: 2)
    /// Whether it is a directory.
    public static let isDirectoryKey = URLResourceKey(number: 3)
    /// Whether it is a file.
    public static let isRegularFileKey = URLResourceKey(number: 4)
    /// Whether its name begins with a dot.
    public static let isHiddenKey = URLResourceKey(number: 5)
    /// Its name.
    public static let nameKey = URLResourceKey(number: 6)
  }

  /// The properties of a file.
  public struct URLResourceValues: Sendable {
    /// The date of creation.
    public let creationDate: Date?
    /// The date of the last change.
    public var contentModificationDate: Date?
    /// The number of bytes; `nil` for a directory.
    public let fileSize: Int?
    /// Whether it is a directory.
    public let isDirectory: Bool?
    /// Whether it is a file.
    public let isRegularFile: Bool?
    /// The name.
    public var name: String?
    /// Whether the name begins with a dot.
    public var isHidden: Bool? { name.map { $0.utf8.first == 0x2E } }
  }

  extension URL {
    /// Returns the properties of a file or a directory that the app has written. All properties are read, whatever the
    /// keys are.
    public func resourceValues(forKeys keys: Set<URLResourceKey>) throws(UniversalError) -> URLResourceValues {
      guard let entry = FileStore.entry(at: path) else { throw FileStore.error(.fileReadNoSuchFile) }
      return URLResourceValues(
        creationDate: Date(timeIntervalSince1970: entry.created),
        contentModificationDate: Date(timeIntervalSince1970: entry.modified),
        fileSize: entry.isDirectory ? nil : entry.size, isDirectory: entry.isDirectory,
        isRegularFile: !entry.isDirectory, name: FileStore.name(entry.path))
    }

    /// Returns whether there is a file or a directory.
    public func checkResourceIsReachable() throws(UniversalError) -> Bool {
      guard FileStore.entry(at: path) != nil else { throw FileStore.error(.fileReadNoSuchFile) }
      return true
    }
  }

#endif
