// SPDX-License-Identifier: Apache-2.0

import UIKit

// Generic values in the user defaults.

@propertyWrapper
private struct Kept<Value> {
  let key: String
  let standard: Value
  var defaults = UserDefaults.standard

  var wrappedValue: Value {
    get { defaults.object(forKey: key) as? Value ?? standard }
    set { defaults.set(newValue, forKey: key) }
  }
}

private struct Settings {
  @Kept(key: "stored.isLoud", standard: false) static var isLoud: Bool
  @Kept(key: "stored.names", standard: ["Ann"]) static var names: [String]
  @Kept(key: "stored.size", standard: 1.5) var size: Double
}

private final class Drawer {
  private let defaults = UserDefaults.standard

  func put<Thing>(_ thing: Thing, at key: String) { defaults.set(thing, forKey: key) }

  func get<Thing>(at key: String) -> Thing? { defaults.object(forKey: key) as? Thing }
}

@MainActor func storedValues() -> [String] {
  for key in ["stored.isLoud", "stored.names", "stored.size", "stored.drawer"] {
    UserDefaults.standard.removeObject(forKey: key)
  }
  var settings = Settings()
  var lines = ["\(Settings.isLoud) \(Settings.names.count) \(settings.size)"]
  Settings.isLoud = true
  Settings.names = ["Ann", "Tom"]
  settings.size = 2.5
  lines.append("\(Settings.isLoud) \(Settings.names[1]) \(settings.size)")
  let drawer = Drawer()
  drawer.put("key", at: "stored.drawer")
  let text: String? = drawer.get(at: "stored.drawer")
  let number: Int? = drawer.get(at: "stored.drawer")
  lines.append("\(text ?? "none") \(number ?? 0)")
  return lines
}

// => false 1 1.5
// => true Tom 2.5
// => key 0
