// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The content of a download. It is in memory, since a page has no files, and exists as long as a URL refers to it.
  final class TemporaryFile: Sendable {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }
  }

#endif
