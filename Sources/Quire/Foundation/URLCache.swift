// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A response with its data, for builds without Foundation.
  @preconcurrency @MainActor public final class CachedURLResponse: NSObject {
    /// The response.
    nonisolated public let response: URLResponse
    /// The data of the response.
    nonisolated public let data: Data

    /// Creates a response with its data.
    nonisolated public init(response: URLResponse, data: Data) {
      self.response = response
      self.data = data
      super.init(anywhere: ())
    }
  }

  /// Responses that the app keeps for requests, for builds without Foundation. They are kept in memory. The browser has
  /// a cache of its own, which answers requests of `URLSession` by its own rules.
  @preconcurrency @MainActor open class URLCache: NSObject {
    /// The cache that the app shares, of 4 megabytes.
    @safe nonisolated(unsafe) public static var shared = URLCache(
      memoryCapacity: 4 << 20, diskCapacity: 20 << 20, diskPath: nil)

    /// The number of bytes of data that are kept. If there are more, the oldest responses are removed.
    @safe nonisolated(unsafe) public final var memoryCapacity: Int { didSet { shrink() } }
    /// The number of bytes that Foundation keeps in files. It has no effect: the browser keeps files by its own rules.
    @safe nonisolated(unsafe) public final var diskCapacity: Int
    @safe nonisolated(unsafe) private final var kept: [(request: URLRequest, response: CachedURLResponse)] = []

    /// Creates an empty cache. The path has no effect.
    nonisolated public init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String? = nil) {
      self.memoryCapacity = memoryCapacity
      self.diskCapacity = diskCapacity
      super.init(anywhere: ())
    }

    /// Creates an empty cache. The directory has no effect.
    nonisolated public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL?) {
      self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: nil)
    }

    /// The number of bytes of all kept data.
    nonisolated public final var currentMemoryUsage: Int { kept.reduce(0) { $0 + $1.response.data.count } }
    /// The number of bytes in files, 0.
    nonisolated public final var currentDiskUsage: Int { 0 }

    /// Returns the response that was stored for a request to the same URL, by the same method.
    nonisolated public final func cachedResponse(for request: URLRequest) -> CachedURLResponse? {
      kept.first { Self.isSame($0.request, request) }?.response
    }

    /// Stores a response, which replaces an earlier one for the request. It is not stored if it has more bytes than fit.
    nonisolated public final func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {
      removeCachedResponse(for: request)
      kept.append((request, cachedResponse))
      shrink()
    }

    /// Removes the response for a request.
    nonisolated public final func removeCachedResponse(for request: URLRequest) {
      kept.removeAll { Self.isSame($0.request, request) }
    }

    /// Removes all responses.
    nonisolated public final func removeAllCachedResponses() {
      kept = []
    }

    nonisolated private final func shrink() {
      var excess = currentMemoryUsage - memoryCapacity
      while excess > 0, let first = kept.first {
        excess -= first.response.data.count
        kept.removeFirst()
      }
    }

    nonisolated private static func isSame(_ request: URLRequest, _ other: URLRequest) -> Bool {
      request.url == other.url && request.httpMethod == other.httpMethod
    }
  }

#endif
