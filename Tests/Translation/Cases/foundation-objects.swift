// SPDX-License-Identifier: Apache-2.0

import UIKit

@MainActor func foundationObjects() -> [String] {
  var lines: [String] = []
  let id = UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f")
  // => E621E1F8-C36C-495A-93FC-0C247A3E6E5F
  lines.append(id?.uuidString ?? "nil")
  // => true true false 36
  lines.append(
    "\(UUID(uuidString: "e621e1f8") == nil) \(UUID(uuidString: "g621e1f8-c36c-495a-93fc-0c247a3e6e5f") == nil) \(UUID() == UUID()) \(UUID().uuidString.count)"
  )
  // => key
  lines.append(NSLocalizedString("key", comment: ""))
  // => text
  lines.append(NSLocalizedString("key", value: "text", comment: ""))
  // => 1024.0 1.4142135623730951 -2.0 2.0 3.0 -1.0 3.0
  lines.append("\(pow(2.0, 10.0)) \(sqrt(2.0)) \(floor(-1.5)) \(ceil(1.2)) \(round(2.5)) \(trunc(-1.7)) \(fabs(-3.0))")
  // => 1.557407724655 0.785398163397 -2.677945044589 0.304692654015
  lines.append(String(format: "%.12f %.12f %.12f %.12f", tan(1.0), atan(1.0), atan2(-1.0, -2.0), asin(0.3)))
  // => 2.094395102393 0.100166750020 1.543080634815 0.462117157260
  lines.append(String(format: "%.12f %.12f %.12f %.12f", acos(-0.5), sinh(0.1), cosh(1.0), tanh(0.5)))
  // => 3.000000000000 5.000000000000 2.718281828459 3.000000000000
  lines.append(String(format: "%.12f %.12f %.12f %.12f", cbrt(27.0), hypot(3.0, 4.0), exp(1.0), log10(1000.0)))
  // => 1.570796326795 3.141592653590 0.000000001000
  lines.append(String(format: "%.12f %.12f %.12f", atan2(1.0, 0.0), atan2(0.0, -1.0), atan2(1e-9, 1.0)))
  // => 3 1.0 2.0 1.5 -3 2.0 8.0 4.0 1.0
  lines.append(
    "\(lroundf(2.5)) \(fminf(1, 2)) \(fmaxf(1, 2)) \(fmod(7.5, 2.0)) \(lround(-2.5)) \(roundf(1.5)) \(powf(2, 3)) \(sqrtf(16)) \(floorf(1.9))"
  )
  // => 2.0 0.25
  lines.append("\(max(1.0, fmin(2.0, 3.0))) \(modf(3.25).1)")
  let numbers: [Int] = [1, 2]
  let texts = ["a": 1]
  let maybe: String? = "x"
  // => [1, 2] ["a": 1] Optional("x") ["a", "b"] [[1.5]]
  lines.append("\(numbers) \(texts) \(String(describing: maybe)) \(["a", "b"]) \([[1.5]])")
  let text = NSString(string: "a/b.tar.gz")
  // => 10 b.tar.gz gz a a/b.tar a/b.tar.gz/c
  lines.append(
    "\(text.length) \(text.lastPathComponent) \(text.pathExtension) \(text.deletingLastPathComponent) \(text.deletingPathExtension) \(text.appendingPathComponent("c"))"
  )
  // => b.tar.gz a/b 4 true
  lines.append(
    "\(text.substring(from: 2)) \(text.substring(with: NSRange(location: 0, length: 3))) \(text.range(of: "tar").location) \(text.range(of: "zip").location == NSNotFound)"
  )
  // => 12 350.0 true false
  lines.append(
    "\(NSString(string: "12abc").integerValue) \(NSString(string: " 3.5e2x").doubleValue) \(NSString(string: "yes").boolValue) \(NSString(string: "0").boolValue)"
  )
  // => true false
  lines.append(
    "\(NSString(string: "a").isEqual(NSString(string: "a"))) \(NSString(string: "a") == NSString(string: "b"))")
  let cache = NSCache<NSString, NSString>()
  cache.setObject(NSString(string: "one"), forKey: NSString(string: "1"))
  // => true true
  lines.append(
    "\(String(describing: cache.object(forKey: NSString(string: "1")) != nil)) \(cache.object(forKey: NSString(string: "2")) == nil)"
  )
  cache.removeObject(forKey: NSString(string: "1"))
  // => true
  lines.append("\(cache.object(forKey: NSString(string: "1")) == nil)")
  let error = NSError(domain: "Harbor", code: 7, userInfo: [NSLocalizedDescriptionKey: "Closed."])
  // => Harbor 7 Closed.
  lines.append("\(error.domain) \(error.code) \(error.localizedDescription)")
  let data = Data([1, 2, 250, 255])
  // => AQL6/w== true true true
  lines.append(
    "\(data.base64EncodedString()) \(Data(base64Encoded: "AQL6/w==") == data) \(Data(base64Encoded: "A?") == nil) \(Data(base64Encoded: "AQL6/w") == nil)"
  )
  // => 4 1 2 2 [255] 4 bytes
  lines.append(
    "\(data.count) \(data.first!) \(data.subdata(in: 1..<3).count) \(data.prefix(2).count) \(Array(data.suffix(1))) \(data)"
  )
  var indexes = IndexSet(integersIn: 3...5)
  indexes.insert(1)
  indexes.remove(4)
  // => [1, 3, 5] true 3 1 5
  lines.append(
    "\(indexes.map { $0 }) \(indexes.contains(3)) \(indexes.count) \(indexes.first!) \(indexes.integerGreaterThan(3)!)")
  var components = URLComponents(string: "https://user@harbors.example:8080/a%20b?q=1&r=x%20y#top")!
  // => https harbors.example 8080 /a b q=1&r=x y top 2 x y
  lines.append(
    "\(components.scheme!) \(components.host!) \(components.port!) \(components.path) \(components.query!) \(components.fragment!) \(components.queryItems!.count) \(components.queryItems![1].value!)"
  )
  components.queryItems = [URLQueryItem(name: "name", value: "a b&c"), URLQueryItem(name: "flag", value: nil)]
  // => https://user@harbors.example:8080/a%20b?name=a%20b%26c&flag#top
  lines.append(components.url!.absoluteString)
  var made = URLComponents()
  made.scheme = "https"
  made.host = "example.com"
  made.path = "/search"
  made.queryItems = [URLQueryItem(name: "q", value: "ü+1")]
  // => https://example.com/search?q=%C3%BC+1
  lines.append(made.string!)
  let url = URL(string: "https://example.com/a/b.txt?x=1")!
  // => https://example.com/a/?x=1 https://example.com/a/b?x=1 ["/", "a", "b.txt"] https://example.com/a/b.txt.gz?x=1 b.txt
  lines.append(
    "\(url.deletingLastPathComponent().absoluteString) \(url.deletingPathExtension().absoluteString) \(url.pathComponents) \(url.appendingPathExtension("gz").absoluteString) \(url.lastPathComponent)"
  )
  // => https://example.com/a/c.txt https://example.com/d https://example.com/e
  lines.append(
    "\(URL(string: "c.txt", relativeTo: url)!.absoluteString) \(URL(string: "/d", relativeTo: url)!.absoluteString) \(URL(string: "../e", relativeTo: url)!.absoluteString)"
  )
  return lines
}
