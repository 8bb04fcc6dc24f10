// SPDX-License-Identifier: Apache-2.0

import UIKit

// Weak and unowned variables, also outside subclasses of NSObject.

private protocol Listener: AnyObject {
  func heard(_ text: String)
}

private final class Recorder: Listener {
  var texts: [String] = []
  func heard(_ text: String) { texts.append(text) }
}

private final class Speaker {
  weak var listener: Listener?
  private(set) weak var first: Recorder?, second: Recorder?
  weak var watched: Recorder? { didSet { changes += 1 } }
  unowned let owner: Recorder
  var changes = 0

  init(owner: Recorder) { self.owner = owner }

  func use(_ recorder: Recorder?) {
    first = recorder
    second = recorder
    watched = recorder
    listener = recorder
    listener?.heard("used")
    owner.heard("owner")
  }

  var state: String { "\(first == nil) \(second == nil) \(watched == nil) \(listener == nil) \(changes)" }
}

@MainActor func weakVariables() -> [String] {
  let owner = Recorder()
  let speaker = Speaker(owner: owner)
  var recorder: Recorder? = Recorder()
  speaker.use(recorder)
  weak var local = recorder
  var lines = [speaker.state, "\(local!.texts.count)"]
  recorder = nil
  lines += [speaker.state, "\(local == nil)", owner.texts.joined()]
  return lines
}

// => false false false false 1
// => 1
// => true true true true 1
// => true
// => owner
