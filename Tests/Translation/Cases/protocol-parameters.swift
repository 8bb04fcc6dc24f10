// SPDX-License-Identifier: Apache-2.0

import UIKit

// Parameters of a protocol to which structures conform, and objects with protocol types as keys.

private protocol Item {
  var title: String { get }
}

private struct Toggle: Item { var title: String }
private struct Choice: Item {
  var title: String
  var detail = ""
}

private protocol Watching: AnyObject {}

private final class Watcher: Watching {}

private class Screen: UIViewController {
  var watchers: [ObjectIdentifier: Int] = [:]

  func apply(_ item: Item, to label: UILabel) { label.text = item.title }

  func watch(_ watcher: Watching) {
    watchers[ObjectIdentifier(watcher), default: 0] += 1
  }
}

private func title(of item: any Item) -> String { item.title }

@MainActor func protocolParameters() -> [String] {
  let screen = Screen()
  let label = UILabel()
  screen.apply(Toggle(title: "sound"), to: label)
  let watcher = Watcher()
  screen.watch(watcher)
  screen.watch(watcher)
  return [
    label.text ?? "",  // => sound
    title(of: Choice(title: "theme")),  // => theme
    "\(screen.watchers.values.map { $0 })",  // => [2]
  ]
}
