// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The app's own files, which the host has loaded before the app begins.
  enum AppFiles {
    // Safe because there is only one thread.
    /// Returns the content of a file that the app has written. Set when the app uses `FileManager` or writes a file.
    nonisolated(unsafe) private static var written: ((String) -> [UInt8]?)?

    /// Allows the app to read the files that it has written.
    static func readsWrittenFiles() {
      unsafe written = { FileStore.content(at: $0) }
    }

    static var paths: [String] { MainActor.assumeIsolated { HostServices.files.paths } }

    /// Returns the content of a URL that `Bundle` or a download returned.
    static func content(of url: URL) throws(UniversalError) -> [UInt8] {
      if let file = url.file { return file.bytes }
      return try content(at: url.path)
    }

    /// Returns the content of the file at a path that `Bundle` returned.
    static func content(at path: String) throws(UniversalError) -> [UInt8] {
      let folder = Array("resources/".utf8)
      let bytes = Array(path.utf8)
      let own = bytes.starts(with: folder) ? String(decoding: bytes[folder.count...], as: UTF8.self) : path
      let content = MainActor.assumeIsolated { HostServices.files.content(of: own) }
      if let content { return content }
      guard let content = unsafe written?(path) else { throw UniversalError(CocoaError(.fileReadNoSuchFile)) }
      return content
    }
  }

  extension AppFiles {
    fileprivate static func text(_ bytes: [UInt8], _ encoding: String.Encoding) throws(UniversalError) -> String {
      guard let text = String(bytes: bytes, encoding: encoding) else {
        throw UniversalError(CocoaError(.fileReadInapplicableStringEncoding))
      }
      return text
    }
  }

  extension Data {
    /// Options for reading a file. They have no effect here.
    public struct ReadingOptions: OptionSet, Sendable {
      /// The bits of the options.
      public let rawValue: UInt

      /// Creates options from their bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// Hints that the file be mapped into memory.
      public static let mappedIfSafe = ReadingOptions(rawValue: 1)
      /// Hints that the file not be cached.
      public static let uncached = ReadingOptions(rawValue: 2)
      /// Hints that the file be mapped into memory.
      public static let alwaysMapped = ReadingOptions(rawValue: 8)
    }

    /// Reads one of the app's own files, whose URL `Bundle` returns, or a download. Throws
    /// `CocoaError.fileReadNoSuchFile` for any other URL. Use `URLSession` to load from servers.
    ///
    /// All files are loaded before the app begins, except pictures, fonts, sound and video, which can't be read.
    public init(contentsOf url: URL, options: ReadingOptions = []) throws(UniversalError) {
      self.init(try AppFiles.content(of: url))
    }
  }

  extension String {
    /// Reads a string from one of the app's own files, in UTF-8.
    public init(contentsOf url: URL) throws(UniversalError) {
      try self.init(contentsOf: url, encoding: .utf8)
    }

    /// Reads a string from one of the app's own files, or from a download. Throws
    /// `CocoaError.fileReadInapplicableStringEncoding` if its bytes are not valid in the encoding.
    public init(contentsOf url: URL, encoding enc: String.Encoding) throws(UniversalError) {
      self = try AppFiles.text(try AppFiles.content(of: url), enc)
    }

    /// Reads a string from one of the app's own files, in UTF-8.
    public init(contentsOfFile path: String) throws(UniversalError) {
      try self.init(contentsOfFile: path, encoding: .utf8)
    }

    /// Reads a string from one of the app's own files. Throws `CocoaError.fileReadInapplicableStringEncoding` if its
    /// bytes are not valid in the encoding.
    public init(contentsOfFile path: String, encoding enc: String.Encoding) throws(UniversalError) {
      self = try AppFiles.text(try AppFiles.content(at: path), enc)
    }
  }

  extension URL {
    /// Creates the URL of a file from its path, such as one that `Bundle` returned.
    public init(fileURLWithPath path: String) {
      self.init(made: Escapes.encoded(path, also: "/:@!$&'()*+,;="))
    }

    /// Creates the URL of a file from its path, such as one that `Bundle` returned.
    public init(filePath path: String) {
      self.init(fileURLWithPath: path)
    }
  }

  /// The reason why a file was not read, for builds without Foundation.
  public struct CocoaError: LocalizedError, Hashable, Sendable {
    /// The code of a reason, with Foundation's number.
    public struct Code: RawRepresentable, Hashable, Sendable {
      /// The number.
      public let rawValue: Int

      /// Creates a code from its number.
      public init(rawValue: Int) {
        self.rawValue = rawValue
      }

      /// There is no such file, or no directory for a new one.
      public static let fileNoSuchFile = Code(rawValue: 4)
      /// There is no such file.
      public static let fileReadNoSuchFile = Code(rawValue: 260)
      /// The file can't be written.
      public static let fileWriteUnknown = Code(rawValue: 512)
      /// There is a file already.
      public static let fileWriteFileExists = Code(rawValue: 516)
      /// The text has characters that the encoding lacks.
      public static let fileWriteInapplicableStringEncoding = Code(rawValue: 517)
      /// The file's bytes are not valid in the encoding.
      public static let fileReadInapplicableStringEncoding = Code(rawValue: 261)
    }

    /// The code of the reason.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) {
      self.code = code
    }

    /// There is no such file.
    public static let fileReadNoSuchFile = Code.fileReadNoSuchFile
    /// The file's bytes are not valid in the encoding.
    public static let fileReadInapplicableStringEncoding = Code.fileReadInapplicableStringEncoding

    /// There is no such file, or no directory for a new one.
    public static let fileNoSuchFile = Code.fileNoSuchFile
    /// The file can't be written.
    public static let fileWriteUnknown = Code.fileWriteUnknown
    /// There is a file already.
    public static let fileWriteFileExists = Code.fileWriteFileExists

    /// A sentence for the developer, in English.
    public var errorDescription: String? {
      switch code.rawValue {
      case 4: "There is no such file or directory."
      case 260: "The file is neither one of the app's own nor one that it has written."
      case 516: "There is a file already."
      case 2048: "The pattern is not a regular expression."
      case 512: "The file can't be written."
      default: "The file is not text in this encoding."
      }
    }
  }

#endif
