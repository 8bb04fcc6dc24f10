// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import SheetEngine
import SheetScript

/// One random session and its result.
enum Session {
  static func script(seed: UInt64, number: Int) -> Script {
    var mixed = SeededRandom(seed: seed &+ UInt64(number) &* 0x9e37_79b9_7f4a_7c15)
    var generator = Generator(seed: mixed.next())
    return generator.script()
  }

  static func play(_ script: Script) -> Watch {
    var player = Player(script, watcher: Watch())
    var isBeginning = true
    for statement in script.statements {
      switch statement {
      case .look: continue
      case .device, .set: if isBeginning { continue }
      default: isBeginning = false
      }
      player.perform(statement)
      if player.watcher.failure != nil { break }
    }
    var watch = player.watcher
    // A reduced script does not necessarily dismiss everything.
    if script.takesAllAway { watch.finish(player.stack) }
    return watch
  }
}

extension Script {
  /// Whether it ends like a random session.
  fileprivate var takesAllAway: Bool {
    let end = statements.suffix(7).map { statement in
      switch statement {
      case .dismiss(_, animated: true): 1
      case .settle: 2
      default: 0
      }
    }
    return end == [1, 1, 1, 1, 1, 2, 2]
  }
}
