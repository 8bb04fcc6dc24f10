// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetScript

/// The live progress of one sheet while a script was played, and its position at inputs that did not move it.
struct SessionRecord: Observer {
  struct Sample {
    var time: Seconds
    var progress: SheetProgress
  }

  let id: PresentationID
  private(set) var samples: [Sample] = []
  /// The last active detents, from small to large.
  private(set) var stops: [Stop] = []
  /// The time intervals of drags.
  private(set) var drags: [ClosedRange<Seconds>] = []
  /// The time intervals in which the keyboard was visible.
  private(set) var keyboards: [ClosedRange<Seconds>] = []
  private var dragStart: Seconds?
  private var keyboardStart: Seconds?

  init(of id: PresentationID) {
    self.id = id
  }

  init(of id: PresentationID, in script: Script) {
    self = Player.play(script, watcher: SessionRecord(of: id))
  }

  mutating func didHandle(_ input: Input, _ stack: Stack, _ effects: Effects, first: Int) {
    let now = input.now
    let active = stack.stops(of: id)
    if !active.isEmpty { stops = active }
    if stack.environment.keyboard.isVisible {
      keyboardStart = keyboardStart ?? now
    } else if let start = keyboardStart {
      keyboards.append(start...max(start, now))
      keyboardStart = nil
    }
    let count = samples.count
    for case .notice(let notice) in effects.list[first...] {
      switch notice {
      case .progress(id, let progress): samples.append(Sample(time: now, progress: progress))
      case .dragBegan(id): dragStart = now
      case .dragEnded(id, _):
        if let start = dragStart { drags.append(start...max(start, now)) }
        dragStart = nil
      default: break
      }
    }
    if case .advance = input.event { return }
    guard samples.count == count, count > 0, let progress = stack.progress(of: id) else { return }
    samples.append(Sample(time: now, progress: progress))
  }
}
