// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension Event {
  /// Reads an event that goes to the engine unchanged. Returns `nil` for all other messages, and for a message with an
  /// unknown part.
  public init?(_ message: Message, reading reader: inout MessageReader) {
    switch message {
    case .touchBegan:
      let touch = Touch(reading: &reader)
      guard let target = TouchTarget(reading: &reader) else { return nil }
      let scrollers = reader.list(wordsEach: 6) { Scroller(reading: &$0) }
      let competing = reader.list(wordsEach: 2) { CompetingGesture(reading: &$0) }
      self = .touchBegan(touch, target, scrollers, competing)
    case .touchMoved:
      self = .touchMoved(Touch(reading: &reader))
    case .touchEnded:
      self = .touchEnded(Touch(reading: &reader))
    case .touchCanceled:
      self = .touchCanceled(TouchID(rawValue: Int32(bitPattern: reader.word())))
    case .wheel:
      let distance = Vector(reading: &reader)
      let isEnd = reader.word() != 0
      guard let target = TouchTarget(reading: &reader) else { return nil }
      let scrollers = reader.list(wordsEach: 6) { Scroller(reading: &$0) }
      self = .wheel(distance, target, scrollers, isEnd: isEnd)
    case .partActivated:
      guard let target = TouchTarget(reading: &reader) else { return nil }
      self = .activate(target)
    case .partStepped:
      guard case .presentation(let id) = Layer(reading: &reader) else { return nil }
      self = .step(id, larger: reader.word() != 0)
    case .escape:
      self = .escape
    case .advance, .reply:
      // The answer was read before. For the engine, only time has advanced.
      self = .advance
    case .finishMotion:
      self = .finishMotion
    default:
      return nil
    }
  }
}
