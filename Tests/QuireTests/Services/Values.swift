// SPDX-License-Identifier: Apache-2.0

// Imports only Quire, as in an app.

import Quire

@MainActor enum Values {
  static func set() {
    UserDefaults.standard.set(3, forKey: "integer")
    UserDefaults.standard.set(2.5, forKey: "number")
    UserDefaults.standard.set(true, forKey: "flag")
    UserDefaults.standard.set("Ada", forKey: "text")
    UserDefaults.standard.set(["a"], forKey: "texts")
    UserDefaults.standard.set(Data([1, 2]), forKey: "bytes")
    UserDefaults.standard.set("gone", forKey: "removed")
    UserDefaults.standard.removeObject(forKey: "removed")
  }

  static var text: String {
    let defaults = UserDefaults.standard
    let texts = defaults.stringArray(forKey: "texts").map { "\($0)" } ?? "nil"
    let bytes = defaults.data(forKey: "bytes").map { "\(Array($0))" } ?? "nil"
    return
      "\(defaults.integer(forKey: "integer")) \(defaults.double(forKey: "number")) \(defaults.bool(forKey: "flag")) "
      + "\(defaults.string(forKey: "text") ?? "nil") \(texts) \(bytes) \(defaults.string(forKey: "removed") ?? "nil")"
  }

  static func load(_ address: String, timeout: TimeInterval, _ say: @escaping @MainActor @Sendable (String) -> Void) {
    var request = URLRequest(url: URL(string: address)!, timeoutInterval: timeout)
    request.setValue("x/y", forHTTPHeaderField: "Accept")
    URLSession.shared.dataTask(with: request, progress: { say("\($0) of \($1)") }) { data, response, error in
      if let error { return say("\(error.code.rawValue)") }
      let response = response as? HTTPURLResponse
      say(
        "\(data?.count ?? 0) bytes, \(response?.statusCode ?? 0), \(response?.value(forHTTPHeaderField: "x-a") ?? "")")
    }.resume()
  }
}
