// SPDX-License-Identifier: Apache-2.0

import SheetBrowser
import SheetEngine

/// Handles the page's messages.
@MainActor final class ElementHost: PageHandler {
  private var sheets = ElementSheets()

  func handle(_ message: inout MessageReader, into buffer: CommandBuffer) {
    sheets.handle(&message, into: buffer)
  }
}

/// The sheets of a page's elements: one stack, and the settings of each sheet.
///
/// A value type, because reading a property of a stack in an object would copy the stack.
@MainActor private struct ElementSheets {
  private var stack = Stack(environment: Environment(container: Size(width: 1, height: 1)))
  private var effects = Effects()
  private var wake = Wake.never
  /// The sheets in the stack, in no particular order.
  private var sheets: [Sheet] = []

  mutating func handle(_ message: inout MessageReader, into buffer: CommandBuffer) {
    let number = message.word()
    _ = message.word()
    let now = message.time()
    let sampleTime = message.time()
    if number == Message.advance.rawValue { wake = .never }
    guard let event = event(number, &message), !message.hasOverrun else { return }
    effects.removeAll()
    stack.handle(Input(event, now: now, sampleTime: sampleTime), into: &effects)
    buffer.write(effects)
    if effects.wake != wake {
      wake = effects.wake
      buffer.write(wake)
    }
    reportDetents(buffer)
    // Reports run the page's own code, so they come last.
    for effect in effects.list { report(effect, buffer) }
  }

  private mutating func event(_ number: UInt32, _ message: inout MessageReader) -> Event? {
    guard let kind = Message(rawValue: number) else { return nil }
    if number >= Message.sheetPresent.rawValue { return event(kind, &message) }
    guard kind == .environment else { return Event(kind, reading: &message) }
    let environment = PageEnvironment(reading: &message).environment
    let (look, tuning) = (stack.look, stack.tuning)
    let sheets = sheets
    return .environment(
      environment,
      // One resolution for each sheet, in order.
      unsafe [Resolution](unsafeUninitializedCapacity: sheets.count) { resolutions, count in
        for sheet in sheets {
          let detents = sheet.resolved(in: environment, look: look, tuning: tuning)
          unsafe (resolutions.baseAddress! + count).initialize(to: Resolution(id: sheet.id, detents: detents))
          count += 1
        }
      })
  }

  /// Handles one message of the elements. Returns the engine's event for it, if there is one.
  private mutating func event(_ kind: Message, _ message: inout MessageReader) -> Event? {
    let word = message.word()
    if kind == .sheetAnswer {
      let answer = message.word()
      let key = DetentKey(reading: &message)
      return .answer(Question.Token(rawValue: word), key.map { .settle($0) } ?? (answer == 1 ? .yes : .no))
    }
    let id = PresentationID(rawValue: word &- 1)
    let isAnimated = message.word() != 0
    if kind == .sheetDismiss { return .dismiss(id, animated: isAnimated) }
    let isFloating = message.word() != 0
    let sheet = Sheet(id, reading: &message)
    guard !message.hasOverrun else { return nil }
    // The look belongs to the whole stack, so it changes only if the stack is empty.
    if sheets.isEmpty {
      stack.handle(Input(.look(isFloating ? .floating : .classic), now: stack.now), into: &effects)
    }
    // The page sends each detent once.
    sheet.configuration.sheet.detents = sheet.resolved(in: stack.environment, look: stack.look, tuning: stack.tuning)
    if let index = index(of: id) {
      sheet.reportedDetent = sheets[index].reportedDetent
      sheets[index] = sheet
    } else {
      sheets.append(sheet)
    }
    return kind == .sheetPresent
      ? .present(id, sheet.configuration, animated: isAnimated)
      : .configure(id, sheet.configuration, animated: isAnimated)
  }

  private mutating func index(of id: PresentationID) -> Int? {
    for index in sheets.indices where sheets[index].id == id { return index }
    return nil
  }

  /// Reports changed detents. Both the user and code can change a selection, so each turn compares all sheets.
  private mutating func reportDetents(_ buffer: CommandBuffer) {
    for sheet in sheets {
      let id = sheet.id
      guard let key = stack.selectedDetent(of: id) else { continue }
      let steps = stack.steps(of: id)
      if let reported = sheet.reportedDetent, reported == (key, steps.larger, steps.smaller) { continue }
      sheet.reportedDetent = (key, steps.larger, steps.smaller)
      buffer.write(.sheetDetent) {
        $0.put(id)
        $0.put(key)
        $0.put(steps.larger)
        $0.put(steps.smaller)
      }
    }
  }

  private mutating func report(_ effect: Effect, _ buffer: CommandBuffer) {
    switch effect {
    case .remove(let id):
      if let index = index(of: id) { sheets.remove(at: index) }
    case .notice(let notice): report(notice, buffer)
    case .ask(let question):
      buffer.write(.sheetQuestion) {
        $0.put(question.id)
        $0.put(question.token.rawValue)
        switch question.subject {
        case .shouldDismiss:
          $0.put(0 as UInt32)
          $0.put(nil)
        case .settleTarget(let key):
          $0.put(1 as UInt32)
          $0.put(key)
        }
      }
    default: break
    }
  }

  private mutating func report(_ notice: Notice, _ buffer: CommandBuffer) {
    switch notice {
    case .willDismiss(let id): buffer.write(.willDismiss, of: id)
    case .didDismiss(let id): buffer.write(.didDismiss, of: id)
    case .didAttemptToDismiss(let id): buffer.write(.attempted, of: id)
    case .detentSelected(let id, let key): buffer.write(.selected, of: id, UInt32(bitPattern: key.rawValue))
    case .dragBegan(let id): buffer.write(.dragBegan, of: id)
    case .dragEnded(let id, let wasCanceled): buffer.write(.dragEnded, of: id, wasCanceled ? 1 : 0)
    case .dismissalDidEnd(let id, let completed, _): if !completed { buffer.write(.stays, of: id) }
    case .noActiveDetent(let id): buffer.write(.noActiveDetent, of: id)
    case .progress(let id, let progress):
      buffer.write(.sheetProgress) {
        $0.put(id)
        $0.put(progress.offset)
        $0.put(progress.velocity)
        $0.put(progress.total)
        $0.put(progress.lower)
        $0.put(progress.upper)
        $0.put(progress.fraction)
        $0.put(progress.target)
        $0.put(progress.visibility)
        $0.put(UInt32(progress.cause.rawValue))
      }
    case .phase, .presentationWillBegin, .presentationDidEnd, .dismissalWillBegin, .settled: break
    }
  }
}

extension CommandBuffer {
  fileprivate func write(_ notice: ElementNotice, of id: PresentationID, _ detail: UInt32 = 0) {
    write(.sheetNotice) {
      $0.put(id)
      $0.put(notice.rawValue)
      $0.put(detail)
    }
  }

  fileprivate func put(_ key: DetentKey?) {
    put(UInt32(bitPattern: key?.rawValue ?? -1))
  }
}
