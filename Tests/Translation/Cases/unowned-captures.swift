// SPDX-License-Identifier: Apache-2.0

import UIKit

// Unowned captures, with members that are used without `self.`.

private class Machine: NSObject {
  var speed = 1
  final var faster: (() -> Int)?
  func turn(_ by: Int) -> Int { speed * by }
}

private final class Engine: Machine {
  var names = ["a", "b"]

  func prepare(_ part: Engine) {
    faster = { [unowned self, unowned part] in
      speed += 1
      let texts = names.map { name in name + "\(self.speed)" + "\(turn(2))" }
      names = texts
      return turn(part.speed)
    }
  }
}

@MainActor func unownedCaptures() -> [String] {
  let engine = Engine()
  let part = Engine()
  part.speed = 7
  engine.prepare(part)
  let first = engine.faster!()
  return ["\(first)", engine.names.joined(separator: ",")]
}

// => 14
// => a24,b24
