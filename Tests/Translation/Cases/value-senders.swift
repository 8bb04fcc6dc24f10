// SPDX-License-Identifier: Apache-2.0

import UIKit

// Senders of segues that are no objects.

private struct Guest {
  var name: String
}

private final class GuestsViewController: UIViewController {
  var lines: [String] = []

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    read(sender: sender)
  }

  func read(sender: Any?) {
    if let text = sender as? String {
      lines.append("text \(text)")
    } else if let path = sender as? IndexPath {
      lines.append("row \(path.row)")
    } else if let guest = sender as? Guest {
      lines.append("guest \(guest.name)")
    } else if let button = sender as? UIButton {
      lines.append("button \(button.tag)")
    } else {
      lines.append(sender == nil ? "none" : "other")
    }
  }
}

@MainActor func valueSenders() -> [String] {
  let controller = GuestsViewController()
  let button = UIButton()
  button.tag = 4
  let missing: String? = nil
  controller.performSegue(withIdentifier: "a", sender: "Ada")
  controller.performSegue(withIdentifier: "a", sender: IndexPath(row: 3, section: 0))
  controller.performSegue(withIdentifier: "a", sender: Guest(name: "Bo"))
  controller.performSegue(withIdentifier: "a", sender: button)
  controller.performSegue(withIdentifier: "a", sender: 7)
  controller.performSegue(withIdentifier: "a", sender: missing)
  controller.performSegue(withIdentifier: "a", sender: nil)
  return controller.lines
}

// => text Ada
// => row 3
// => guest Bo
// => button 4
// => other
// => none
// => none
