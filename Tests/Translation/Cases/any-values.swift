// SPDX-License-Identifier: Apache-2.0

import UIKit

// Values of any type: parameters, results, variables, lists, closures, casts and cases.

private struct Size: Equatable {
  let width: Int
}

private final class Marker {
  let name: String
  init(_ name: String) { self.name = name }
}

private struct Response {
  let names: [String]

  init(json: Any) throws {
    guard let fields = json as? [String: Any], let list = fields["names"] as? [Any] else {
      throw URLError(.badServerResponse)
    }
    var names: [String] = []
    for item in list {
      if let name = item as? String { names.append(name) }
    }
    self.names = names
  }
}

private func receive(_ text: String, completion: @escaping (Any?, Error?) -> Void) {
  do {
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8), options: [])
    completion(json, nil)
  } catch {
    completion(nil, error)
  }
}

private func category(of value: Any) -> String {
  switch value {
  case let number as Int: return "integer \(number)"
  case let text as String: return "text \(text)"
  case let size as Size: return "size \(size.width)"
  case is Marker: return "marker"
  default: return "other"
  }
}

private func head(of list: [Any]) -> Any? { list.first }

private final class Store {
  var stored: Any = 1
}

private struct LooseSetting {
  let title: String
  let value: Any
}

private func nature(of value: Any? = nil) -> String {
  guard let value else { return "nothing" }
  return value is Int ? "integer" : "something"
}

@MainActor func anyValues() -> [String] {
  var lines: [String] = []
  receive("{\"names\": [\"Ada\", 5, \"Lin\"]}") { (json, error) in
    let names = json.flatMap { try? Response(json: $0).names } ?? []
    lines.append("\(names.count) \(names.joined(separator: "-")) \(error == nil)")
  }
  // => 2 Ada-Lin true
  receive("{") { json, error in
    let response = try? Response(json: json as Any)
    lines.append("\(response == nil) \(json == nil) \(error == nil)")
  }
  // => true true false
  lines.append([category(of: 7), category(of: "x"), category(of: Size(width: 3))].joined(separator: ", "))
  // => integer 7, text x, size 3
  lines.append([category(of: Marker("m")), category(of: 1.5)].joined(separator: ", "))
  // => marker, other
  let list: [Any] = ["a", 2, Size(width: 4), Marker("z")]
  lines.append("\(head(of: list) as? String ?? "none") \(list[1] as? Int ?? 0) \((list[2] as? Size)?.width ?? 0)")
  // => a 2 4
  lines.append((list[3] as? Marker)?.name ?? "none")
  // => z
  lines.append("\(list.compactMap { $0 as? String }.count) \(list.filter { $0 is Int }.count)")
  // => 1 1
  var more: [Any] = []
  more.append(5)
  more.append("six")
  lines.append("\(more.count) \(more.last as! String)")
  // => 2 six
  let store = Store()
  store.stored = "text"
  lines.append("\(store.stored is String) \(store.stored as? Int == nil)")
  // => true true
  let setting = LooseSetting(title: "volume", value: 0.5)
  lines.append("\(setting.title) \(setting.value as? Double ?? 0)")
  // => volume 0.5
  lines.append([nature(), nature(of: 3), nature(of: "a")].joined(separator: ", "))
  // => nothing, integer, something
  let rows: [[String: Any]] = [["name": "one", "count": 1], ["name": "two", "count": 2]]
  lines.append(rows.compactMap { $0["name"] as? String }.joined(separator: " "))
  // => one two
  return lines
}
