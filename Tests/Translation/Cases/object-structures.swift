// SPDX-License-Identifier: Apache-2.0

import UIKit

// Structures that no code can change, as values of their protocols' types.

private protocol Greeting {
  var name: String { get }
  func greet() -> String
}

private struct Friend: Greeting {
  let name: String
  let mark = "!"
  let shout: (String) -> String
  let friend: Greeting?

  func greet() -> String { shout(name) + mark + (friend?.greet() ?? "") }
}

private struct Stranger: Greeting {
  let name: String

  init() { self.init(name: "stranger") }

  init(name: String) { self.name = name }
}

extension Stranger {
  func greet() -> String { "who is \(name)?" }
}

private final class Robot: Greeting {
  var name: String { "robot" }
  func greet() -> String { "beep" }
}

private struct Nobody: Greeting {
  static let shared = Nobody()
  var name: String { "" }
  func greet() -> String { "" }
}

private final class Door {
  var visitor: Greeting
  let all: [Greeting]

  init(visitor: Greeting = Nobody.shared, all: [Greeting]) {
    self.visitor = visitor
    self.all = all
  }
}

@MainActor func objectStructures() -> [String] {
  let ann = Friend(name: "Ann", shout: { $0 + $0 }, friend: Stranger())
  let door = Door(all: [ann, Robot(), Stranger(name: "Tom")])
  var lines = [door.visitor.greet()]
  lines += door.all.map { $0.greet() }
  door.visitor = door.all[1]
  lines.append(door.visitor.name)
  return lines
}

// =>
// => AnnAnn!who is stranger?
// => beep
// => who is Tom?
// => robot
