// SPDX-License-Identifier: Apache-2.0

import UIKit

// Addresses, requests and data.

@MainActor func foundationAddresses() -> [String] {
  var lines: [String] = []
  var url = URL(string: "https://ann:secret@harbors.example:8080/a%20b/c.txt?q=1&r=2#top")!
  // => true true false false ann 8080
  lines.append(
    "\(url.absoluteURL == url) \(url.relativeString == url.absoluteString) \(url.isFileURL) \(url.hasDirectoryPath) \(url.user ?? "") \(url.port ?? 0)"
  )
  // => harbors.example /a b/c.txt q=1&r=2 top
  lines.append(
    "\(url.host(percentEncoded: true) ?? "") \(url.path(percentEncoded: false)) \(url.query(percentEncoded: true) ?? "") \(url.fragment ?? "")"
  )
  // => https harbors.example /a b/c.txt q=1&r=2 c.txt txt
  lines.append(
    "\(url.scheme ?? "") \(url.host ?? "") \(url.path) \(url.query ?? "") \(url.lastPathComponent) \(url.pathExtension)"
  )
  url.deleteLastPathComponent()
  url.appendPathComponent("d")
  url.append(queryItems: [URLQueryItem(name: "s", value: "3")])
  // => https://ann:secret@harbors.example:8080/a%20b/d?q=1&r=2&s=3#top
  lines.append(url.absoluteString)
  let base = URL(string: "https://harbors.example/list")!
  // => https://harbors.example/list/x/y https://harbors.example/list/z https://harbors.example/list/w/ https://harbors.example/list?n
  lines.append(
    "\(base.appending(path: "x/y")) \(base.appending(component: "z")) \(base.appendingPathComponent("w", isDirectory: true)) \(base.appending(queryItems: [URLQueryItem(name: "n", value: nil)]))"
  )
  // => true https://harbors.example/list true
  lines.append(
    "\(base.hashValue == URL(string: "https://harbors.example/list")!.hashValue) \(base) \(URL(string: "") == nil)")
  var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)!
  // => ann secret /a%20b/d q=1&r=2&s=3 top
  lines.append(
    "\(parts.user ?? "") \(parts.password ?? "") \(parts.percentEncodedPath) \(parts.percentEncodedQuery ?? "") \(parts.percentEncodedFragment ?? "")"
  )
  parts.password = nil
  parts.fragment = "a b"
  parts.query = "x=ü"
  parts.path = "/ä"
  // => /%C3%A4 x=%C3%BC a%20b https://ann@harbors.example:8080/%C3%A4?x=%C3%BC#a%20b
  lines.append(
    "\(parts.percentEncodedPath) \(parts.percentEncodedQuery ?? "") \(parts.percentEncodedFragment ?? "") \(parts.url?.absoluteString ?? "nil")"
  )
  var request = URLRequest(url: base, timeoutInterval: 5)
  request.httpMethod = "POST"
  request.httpBody = Data("body".utf8)
  request.setValue("text/plain", forHTTPHeaderField: "Content-Type")
  request.addValue("a", forHTTPHeaderField: "X-List")
  request.addValue("b", forHTTPHeaderField: "X-List")
  // => true POST 4 5.0 text/plain a,b
  lines.append(
    "\(request.url == base) \(request.httpMethod ?? "") \(request.httpBody?.count ?? 0) \(request.timeoutInterval) \(request.value(forHTTPHeaderField: "content-type") ?? "nil") \(request.value(forHTTPHeaderField: "X-List") ?? "nil")"
  )
  // => 2 GET 60.0
  lines.append(
    "\(request.allHTTPHeaderFields?.count ?? 0) \(URLRequest(url: base).httpMethod ?? "") \(URLRequest(url: base).timeoutInterval)"
  )
  let session = URLSession(configuration: .default)
  let task = session.dataTask(with: request) { _, _, _ in }
  // => true true true true 0
  lines.append(
    "\(task.state == .suspended) \(task.originalRequest?.url == base) \(task.response == nil) \(task.error == nil) \(task.countOfBytesReceived)"
  )
  do {
    _ = try Data(contentsOf: URL(string: "file:///nowhere/at/all")!)
    lines.append("no error")
  } catch {
    // => 260
    lines.append("\((error as NSError).code)")
  }

  var data = Data(repeating: 7, count: 3)
  data.append(contentsOf: [8, 9])
  data.append(10)
  data.append(Data([11]))
  data[0] = 1
  data.replaceSubrange(1..<3, with: [2, 3, 4])
  // => [1, 2, 3, 4, 8, 9, 10, 11] 8 2 true 0 8
  lines.append(
    "\(Array(data)) \(data.count) \(Data(count: 2).count) \(Data(capacity: 9).isEmpty) \(data.startIndex) \(data.endIndex)"
  )
  data.resetBytes(in: 0..<2)
  let sum = data.withUnsafeBytes { bytes in bytes.reduce(0) { $0 + Int($1) } }
  // => 0 3 45 true
  lines.append("\(data[0]) \(data[2]) \(sum) \(data == Data(Array(data)))")
  let long = Data(repeating: 65, count: 60)
  // => QUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFB|QUFBQUFBQUFBQUFB
  lines.append(
    long.base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed]).replacingOccurrences(
      of: "\n", with: "|"))
  // => QUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFB|QUFB
  lines.append(
    long.base64EncodedString(options: [.lineLength76Characters, .endLineWithCarriageReturn]).replacingOccurrences(
      of: "\r", with: "|"))
  // => 4 2 2
  lines.append(
    "\(Data([1, 2]).base64EncodedData().count) \(Data(base64Encoded: "AQ I=", options: .ignoreUnknownCharacters)?.count ?? -1) \(Data(base64Encoded: Data("AQI=".utf8))?.count ?? -1)"
  )
  // => Aé AB nil
  lines.append(
    "\(String(data: Data([0x41, 0xE9]), encoding: .isoLatin1) ?? "nil") \(String(bytes: [0x41, 0x42], encoding: .ascii) ?? "nil") \(String(data: Data([0xFF]), encoding: .utf8) ?? "nil")"
  )
  // => 4 97 true 6 true 3
  lines.append(
    "\("aé".data(using: .utf16BigEndian)?.count ?? 0) \("aé".data(using: .utf16LittleEndian)?.first ?? 0) \("aé".data(using: .ascii) == nil) \("aé".data(using: .utf16)?.count ?? 0) \("aé".canBeConverted(to: .isoLatin1)) \("aé".lengthOfBytes(using: .utf8))"
  )
  return lines
}
