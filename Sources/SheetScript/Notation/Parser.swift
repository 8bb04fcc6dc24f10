// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension Script {
  /// Reads a script; `Documentation/Scripts.md` describes the notation.
  public init(parsing text: String) throws(ScriptError) {
    try self.init(parsing: Array(text.utf8))
  }

  /// Reads a script in UTF-8.
  public init(parsing text: [UInt8]) throws(ScriptError) {
    var parser = Parser()
    var lines: [Line] = []
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: Byte.newline) ?? rest.endIndex
      lines.append(try parser.line(rest[..<end], number: lines.count + 1))
      rest = rest[min(end + 1, rest.endIndex)...]
    }
    self.init(lines)
  }
}

/// Reads a script line by line. Keeps the state that decides whether a statement is allowed at its position.
struct Parser {
  private var device = Device.phone

  mutating func line(_ text: ArraySlice<UInt8>, number: Int) throws(ScriptError) -> Line {
    var reader = LineReader(text, number: number)
    guard !reader.isAtEnd else { return Line(comment: reader.comment) }
    let word = try reader.word("a statement")
    let statement = try statement(word, &reader)
    try reader.finish()
    switch statement {
    case .rotate:
      if device == .custom { throw reader.error(.nothingToRotate, at: word) }
    case .device(let device, _, _, _):
      self.device = device
    default: break
    }
    return Line(statement, comment: reader.comment)
  }

  private func statement(_ word: ArraySlice<UInt8>, _ reader: inout LineReader) throws(ScriptError) -> Statement {
    if let statement = try environment(word, &reader) { return statement }
    if let statement = try presentation(word, &reader) { return statement }
    if let statement = try finger(word, &reader) { return statement }
    if let statement = try timing(word, &reader) { return statement }
    throw reader.error(.unknownStatement(String(decoding: word, as: UTF8.self)), at: word)
  }

  // MARK: Presentations

  private func presentation(
    _ word: ArraySlice<UInt8>, _ reader: inout LineReader
  ) throws(ScriptError) -> Statement? {
    if spells(word, "present") {
      let id = try reader.presentation()
      let form = try reader.term("a form", in: Vocabulary.forms)
      let (settings, animated) = try settings(&reader, withForm: false)
      return .present(id, form, settings, animated: animated)
    }
    if spells(word, "configure") {
      let id = try reader.presentation()
      let (settings, animated) = try settings(&reader, withForm: true)
      return .configure(id, settings, animated: animated)
    }
    if spells(word, "dismiss") {
      let id = try reader.presentation()
      var animated = true
      try reader.options { (reader, option) throws(ScriptError) in
        guard option.isNamed("animated") else { return false }
        animated = try reader.flag(option)
        return true
      }
      return .dismiss(id, animated: animated)
    }
    return nil
  }

  private func settings(
    _ reader: inout LineReader, withForm: Bool
  ) throws(ScriptError) -> ([Setting], animated: Bool) {
    var settings: [Setting] = []
    var animated = true
    try reader.options { (reader, option) throws(ScriptError) in
      if option.isNamed("animated") {
        animated = try reader.flag(option)
        return true
      }
      if !withForm, option.isNamed("form") { return false }
      guard let setting = try reader.setting(option) else { return false }
      settings.append(setting)
      return true
    }
    return (settings, animated)
  }

  // MARK: Fingers

  private func finger(_ word: ArraySlice<UInt8>, _ reader: inout LineReader) throws(ScriptError) -> Statement? {
    if spells(word, "down") {
      let finger = try reader.finger()
      try reader.expect("at")
      let point = try reader.point()
      return .down(finger, point, try contact(&reader))
    }
    if spells(word, "move") {
      let finger = try reader.finger()
      try reader.expect("to")
      return .move(finger, try reader.point())
    }
    if spells(word, "up") {
      let finger = try reader.finger()
      try reader.expect("at")
      return .up(finger, try reader.point())
    }
    if spells(word, "cancel") { return .cancel(try reader.finger()) }
    if spells(word, "drag") { return .drag(try stroke(&reader)) }
    if spells(word, "fling") { return .fling(try stroke(&reader)) }
    if spells(word, "tap") {
      try reader.expect("at")
      let point = try reader.point()
      var finger = TouchID(rawValue: 1)
      let contact = try contact(&reader) { (reader, option) throws(ScriptError) in
        guard option.isNamed("finger") else { return false }
        finger = TouchID(rawValue: try reader.signed(try reader.value(option, "a number"), "a number"))
        return true
      }
      return .tap(finger, point, contact)
    }
    if spells(word, "wheel") {
      let way = try reader.point()
      var isEnd = false
      let contact = try contact(&reader) { (reader, option) throws(ScriptError) in
        guard option.isNamed("end") else { return false }
        isEnd = try reader.flag(option)
        return true
      }
      return .wheel(Vector(dx: way.x, dy: way.y), contact, isEnd: isEnd)
    }
    if spells(word, "activate") { return .activate(try reader.target()) }
    if spells(word, "escape") { return .escape }
    return nil
  }

  private func contact(
    _ reader: inout LineReader,
    _ read: (LineReader, Option) throws(ScriptError) -> Bool = { (_, _) throws(ScriptError) in false }
  ) throws(ScriptError) -> TouchedParts {
    try reader.expect("on")
    var contact = TouchedParts(try reader.target())
    try reader.options(repeatable: { $0.isNamed("scroller") || $0.isNamed("rival") }) {
      (reader, option) throws(ScriptError) in
      if option.isNamed("scroller") {
        contact.scrollers.append(try reader.scroller(option))
      } else if option.isNamed("rival") {
        contact.competing.append(try reader.competingGesture(option))
      } else {
        return try read(reader, option)
      }
      return true
    }
    return contact
  }

  private func stroke(_ reader: inout LineReader) throws(ScriptError) -> Stroke {
    try reader.expect("from")
    let start = try reader.point()
    try reader.expect("to")
    let end = try reader.point()
    try reader.expect("over")
    let duration = try duration(&reader)
    var stroke = Stroke(from: start, to: end, over: duration, on: TouchedParts(TouchTarget(.root)))
    let contact = try contact(&reader) { (reader, option) throws(ScriptError) in
      if option.isNamed("finger") {
        stroke.finger = TouchID(rawValue: try reader.signed(try reader.value(option, "a number"), "a number"))
      } else if option.isNamed("hold") {
        stroke.hold = try Self.duration(try reader.value(option, "seconds"), reader)
      } else if option.isNamed("rate") {
        let text = try reader.value(option, "samples a second")
        stroke.rate = try reader.number(text, "samples a second")
        guard stroke.rate > 0, stroke.rate <= 1000 else {
          throw reader.unexpected(text, instead: "a number of samples a second up to 1000")
        }
      } else if option.isNamed("lift") {
        stroke.lifts = try reader.flag(option)
      } else {
        return false
      }
      return true
    }
    stroke.contact = contact
    return stroke
  }

  // MARK: Time and answers

  private func timing(_ word: ArraySlice<UInt8>, _ reader: inout LineReader) throws(ScriptError) -> Statement? {
    if spells(word, "answer") { return .answer(try answerRule(&reader)) }
    if spells(word, "reply") {
      let token = Question.Token(rawValue: try reader.unsigned(try reader.word("a number"), "a question's number"))
      if reader.accept("yes") { return .reply(token, .yes) }
      if reader.accept("no") { return .reply(token, .no) }
      return .reply(token, .settle(try reader.key(try reader.word("an answer (yes, no or a detent)"))))
    }
    if spells(word, "stamp") {
      var now: Seconds?
      var sample: Seconds?
      try reader.options { (reader, option) throws(ScriptError) in
        if option.isNamed("now") {
          now = try reader.number(option, "seconds")
        } else if option.isNamed("sample") {
          sample = try reader.number(option, "seconds")
        } else {
          return false
        }
        return true
      }
      return .stamp(now: now, sample: sample)
    }
    if spells(word, "wait") { return .wait(try duration(&reader)) }
    if spells(word, "settle") { return .settle }
    if spells(word, "advance") { return .advance }
    if spells(word, "finish") { return .finish }
    return nil
  }

  private func answerRule(_ reader: inout LineReader) throws(ScriptError) -> AnswerRule {
    if reader.accept("dismiss") {
      if reader.accept("yes") { return .dismiss(true) }
      if reader.accept("no") { return .dismiss(false) }
      if reader.accept("never") { return .dismiss(nil) }
      throw reader.unexpected(try reader.word("an answer (yes, no or never)"), instead: "yes, no or never")
    }
    if reader.accept("target") {
      if reader.accept("accept") { return .target(.accept) }
      if reader.accept("never") { return .target(.never) }
      return .target(.settle(try reader.key(try reader.word("an answer (accept, never or a detent)"))))
    }
    throw reader.unexpected(try reader.word("a question (dismiss or target)"), instead: "`dismiss` or `target`")
  }

  /// Reads a duration. Virtual time is limited: a statement takes no more than an hour.
  private func duration(_ reader: inout LineReader) throws(ScriptError) -> Seconds {
    try Self.duration(try reader.word("seconds"), reader)
  }

  private static func duration(_ text: ArraySlice<UInt8>, _ reader: LineReader) throws(ScriptError) -> Seconds {
    let seconds = try reader.number(text, "seconds")
    guard seconds >= 0, seconds <= 3600 else { throw reader.unexpected(text, instead: "0 to 3600 seconds") }
    return seconds
  }
}
