// SPDX-License-Identifier: Apache-2.0

import UIKit

// Members of a superclass that extensions override.

private class Room: UIViewController {
  var visits: [String] = []
  var isDark = false
}

extension Room {
  override func viewDidLoad() {
    super.viewDidLoad()
    visits.append("loaded \(title ?? "")")
  }

  override var prefersStatusBarHidden: Bool { !isDark }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    visits.append("prepared \(sender is UIButton)")
  }
}

private final class Cellar: Room {
  override func viewDidLoad() {
    super.viewDidLoad()
    visits.append("lit")
  }
}

private final class Lamp: UIControl {
  var changes = 0
}

extension Lamp {
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set {
      changes += 1
      super.isHighlighted = newValue
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    point.x < 0 ? self : super.hitTest(point, with: event)
  }
}

private final class Shelf: UITableViewController {
  let books = ["Atlas", "Novel"]
}

extension Shelf {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { books.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "\(books.count) books"
  }
}

@MainActor func extensionOverrides() -> [String] {
  let cellar = Cellar()
  cellar.title = "cellar"
  cellar.loadViewIfNeeded()
  let lamp = Lamp(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  lamp.isHighlighted = true
  let isLampHit = lamp.hitTest(CGPoint(x: -1, y: 0), with: nil) === lamp
  let shelf: UITableViewController = Shelf()
  return [
    cellar.visits.joined(separator: ", "),
    "\((cellar as UIViewController).prefersStatusBarHidden)",
    "\(lamp.changes) \(lamp.isHighlighted) \(isLampHit)",
    "\(shelf.tableView(shelf.tableView, numberOfRowsInSection: 0))",
    shelf.tableView(shelf.tableView, titleForHeaderInSection: 0) ?? "",
  ]
}

@available(iOS 17, *)
#Preview {
  Shelf()
}

// => loaded cellar, lit
// => true
// => 1 true true
// => 2
// => 2 books
