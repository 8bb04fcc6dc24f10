// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A host service with the app's own files, which are loaded before the app begins. In builds with Foundation,
  /// Foundation reads them.
  @_spi(Hosts) @preconcurrency @MainActor public protocol FileHost: AnyObject {
    /// The paths of all files, in byte order, pictures included.
    var paths: [String] { get }
    /// Returns the content of a file, or `nil` if there is none or it is not loaded.
    func content(of path: String) -> [UInt8]?
  }

#endif
