// SPDX-License-Identifier: Apache-2.0

import UIKit

// Dictionaries with values of any type, as parameters of requests and as JSON.

private typealias Fields = [String: Any]

private enum Call {
  case list(page: Int), item(name: String)

  var parameters: [String: Any]? {
    switch self {
    case .list(let page): return ["page": page, "isShort": true, "filter": ["tags": ["a", "b"], "least": 1.5]]
    case .item(let name): return ["name": name]
    }
  }
}

private struct Entry {
  let name: String
  let count: Int
  let isNew: Bool
  let tags: [String]

  init?(json: [String: Any]) {
    guard let name = json["name"] as? String else { return nil }
    self.name = name
    count = json["count"] as? Int ?? -1
    isNew = json["isNew"] as? Bool ?? false
    let more = json["more"] as? [String: Any]
    tags = more?["tags"] as? [String] ?? []
  }

  var fields: Fields {
    var result: Fields = ["name": name]
    result["count"] = count + 1
    result["isNew"] = nil
    return result
  }
}

private func text(of fields: [String: Any]) -> String {
  guard let data = try? JSONSerialization.data(withJSONObject: fields, options: [.sortedKeys]) else { return "" }
  return String(data: data, encoding: .utf8) ?? ""
}

private func read(_ text: String) -> [Entry] {
  guard let data = text.data(using: .utf8) else { return [] }
  do {
    guard let list = try JSONSerialization.jsonObject(with: data) as? [[String: Any]] else { return [] }
    return list.compactMap { Entry(json: $0) }
  } catch {
    return []
  }
}

private func name(in text: String) -> String {
  let data = Data(text.utf8)
  if let json = try? JSONSerialization.jsonObject(with: data, options: []) as? [String: Any] {
    return json["name"] as? String ?? "no name"
  }
  return "no object"
}

@MainActor func anyDictionaries() -> [String] {
  let list = read(#"[{"name": "a", "count": 3, "isNew": true, "more": {"tags": ["x"]}}, {"count": 1}, {"name": "b"}]"#)
  var lines = [
    text(of: Call.list(page: 2).parameters ?? [:]), text(of: Call.item(name: "pen").parameters ?? [:]),
  ]
  lines += list.map { "\($0.name) \($0.count) \($0.isNew) \($0.tags.count)" }
  lines.append(text(of: list[0].fields))
  lines.append([#"{"name": "c"}"#, "{}", "[]"].map { name(in: $0) }.joined(separator: ", "))
  let values: [String: Any] = ["version": "1.2", "build": 7]
  let infos = [Infos(infoDictionary: values), Infos(infoDictionary: nil)]
  lines.append(infos.map { "\($0.version) \($0.build)" }.joined(separator: ", "))
  return lines
}

/// Values that are read through a constant for the whole dictionary.
private struct Infos {
  var infoDictionary: [String: Any]?

  var version: String {
    guard let info = infoDictionary, let text = info["version"] as? String else { return "none" }
    return text
  }

  var build: Int {
    guard let info = self.infoDictionary else { return 0 }
    return info["build"] as? Int ?? -1
  }
}

// => {"filter":{"least":1.5,"tags":["a","b"]},"isShort":true,"page":2}
// => {"name":"pen"}
// => a 3 true 1
// => b -1 false 0
// => {"count":4,"name":"a"}
// => c, no name, no object
// => 1.2 7, none 0
