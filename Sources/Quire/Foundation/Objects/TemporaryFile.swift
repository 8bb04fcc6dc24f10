// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The content of a download. It is in memory, because a page has no files. It exists as long as a URL refers to it.
  final class TemporaryFile: Sendable {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }
  }

#endif
