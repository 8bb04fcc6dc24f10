// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The content of a download. It is in memory, since a page has no files, and exists as long as a URL refers to it.
  final class TemporaryFile: Sendable {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }

    /// Returns the content of a URL's file.
    static func bytes(of url: URL) throws(UniversalError) -> [UInt8] {
      guard let file = url.file else {
        let reason = "The file can't be opened. A page reads an address by URLSession, and waits for it."
        throw UniversalError(
          NSError(domain: "NSCocoaErrorDomain", code: 260, userInfo: [NSLocalizedDescriptionKey: reason]))
      }
      return file.bytes
    }
  }

  extension Data {
    /// Creates data from a file that was downloaded. Throws for any other URL, because a page can't wait for a response:
    /// use `URLSession` there.
    public init(contentsOf url: URL) throws(UniversalError) {
      self.init(try TemporaryFile.bytes(of: url))
    }
  }

  extension String {
    /// Creates a text from a file that was downloaded. Throws for any other URL, because a page can't wait for a
    /// response: use `URLSession` there.
    public init(contentsOf url: URL, encoding enc: String.Encoding) throws(UniversalError) {
      guard let text = String(data: try Data(contentsOf: url), encoding: enc) else {
        let reason = "The file has another encoding."
        throw UniversalError(
          NSError(domain: "NSCocoaErrorDomain", code: 261, userInfo: [NSLocalizedDescriptionKey: reason]))
      }
      self = text
    }
  }

#endif
