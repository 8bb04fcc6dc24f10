// SPDX-License-Identifier: Apache-2.0

import UIKit

// Responses that an app stores for requests.

@MainActor func foundationResponses() -> [String] {
  var lines: [String] = []
  let cache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 0, diskPath: nil)
  let first = URLRequest(url: URL(string: "https://harbors.example/a")!)
  let second = URLRequest(url: URL(string: "https://harbors.example/b")!)
  func response(_ request: URLRequest, _ text: String) -> CachedURLResponse {
    CachedURLResponse(
      response: HTTPURLResponse(url: request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)!,
      data: Data(text.utf8))
  }
  cache.storeCachedResponse(response(first, "gulls"), for: first)
  cache.storeCachedResponse(response(second, "terns"), for: second)
  cache.storeCachedResponse(response(second, "waders"), for: second)
  // => 1048576 0 5 waders 200
  lines.append(
    "\(cache.memoryCapacity) \(cache.currentDiskUsage) \(cache.cachedResponse(for: first)?.data.count ?? -1) \(String(decoding: cache.cachedResponse(for: second)?.data ?? Data(), as: UTF8.self)) \((cache.cachedResponse(for: second)?.response as? HTTPURLResponse)?.statusCode ?? 0)"
  )
  cache.removeCachedResponse(for: first)
  // => true false
  lines.append("\(cache.cachedResponse(for: first) == nil) \(cache.cachedResponse(for: second) == nil)")
  cache.removeAllCachedResponses()
  // => true 0
  lines.append("\(cache.cachedResponse(for: second) == nil) \(cache.currentMemoryUsage)")
  return lines
}
