// SPDX-License-Identifier: Apache-2.0

import Quire

/// The user's favorite harbor.
enum Favorite {
  @MainActor static var name: String? {
    get { UserDefaults.standard.string(forKey: "favorite") }
    set { UserDefaults.standard.set(newValue, forKey: "favorite") }
  }
}

/// A text that persists until the page is opened again.
enum Draft {
  @MainActor static var text: String {
    DataStore.shared.data(forKey: "draft").map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  @MainActor static func keep(_ text: String, done: @escaping @MainActor (String) -> Void) {
    DataStore.shared.set(Data(text.utf8), forKey: "draft") { failure in
      done(failure?.localizedDescription ?? "Kept")
    }
  }
}

/// Shows what the page's script answers.
enum Greeting {
  @MainActor static func ask(_ name: String, done: @escaping @MainActor (String) -> Void) {
    PageScript.call("greet", [.text(name), 2]) { result in
      switch result {
      case .success(let value): done(value.text ?? "Nothing")
      case .failure(let failure): done(failure.localizedDescription)
      }
    }
  }
}
