// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

extension Script {
  /// The canonical text: one space between words, options as they were given, and numbers with the fewest digits.
  public var text: String {
    var printer = Printer()
    for line in lines { printer.print(line) }
    return String(decoding: printer.bytes, as: UTF8.self)
  }
}

extension Statement {
  /// The statement as it is written in a script.
  public var text: String {
    var printer = Printer()
    printer.print(self)
    return String(decoding: printer.bytes, as: UTF8.self)
  }
}

/// Writes statements in the notation that `Parser` reads.
struct Printer {
  var bytes: [UInt8] = []

  mutating func print(_ line: Line) {
    if let statement = line.statement { print(statement) }
    if let comment = line.comment {
      if line.statement != nil { bytes.append(contentsOf: "  ".utf8) }
      bytes.append(contentsOf: comment.utf8.isEmpty ? "#".utf8 : "# ".utf8)
      bytes.append(contentsOf: comment.utf8)
    }
    bytes.append(Byte.newline)
  }

  mutating func print(_ statement: Statement) {
    switch statement {
    case .look(let look):
      begin("look")
      word(Vocabulary.word(for: look, in: Vocabulary.looks))
    case .device(let device, let isLandscape, let conditions, let resolutions):
      begin("device")
      word(Vocabulary.word(for: device, in: Vocabulary.devices))
      if isLandscape { word("landscape") }
      for condition in conditions { print(condition) }
      print(resolutions)
    case .set(let conditions, let resolutions):
      begin("set")
      for condition in conditions { print(condition) }
      print(resolutions)
    case .rotate(let resolutions):
      begin("rotate")
      print(resolutions)
    case .keyboard(let place, let owner, let motion, let resolutions):
      print(place, owner, motion, resolutions)
    case .present(let id, let form, let settings, let animated):
      begin("present")
      number(Double(id.rawValue))
      word(Vocabulary.word(for: form, in: Vocabulary.forms))
      for setting in settings { print(setting) }
      if !animated { option("animated", "off") }
    case .configure(let id, let settings, let animated):
      begin("configure")
      number(Double(id.rawValue))
      for setting in settings { print(setting) }
      if !animated { option("animated", "off") }
    case .dismiss(let id, let animated):
      begin("dismiss")
      number(Double(id.rawValue))
      if !animated { option("animated", "off") }
    case .wait(let seconds):
      begin("wait")
      number(seconds)
    case .settle: begin("settle")
    case .advance: begin("advance")
    case .finish: begin("finish")
    case .answer(let rule): print(rule)
    case .reply(let token, let answer):
      begin("reply")
      number(Double(token.rawValue))
      switch answer {
      case .yes: word("yes")
      case .no: word("no")
      case .settle(let key):
        space()
        append(key)
      }
    case .stamp(let now, let sample):
      begin("stamp")
      if let now { option("now", now) }
      if let sample { option("sample", sample) }
    default: printFinger(statement)
    }
  }

  private mutating func printFinger(_ statement: Statement) {
    switch statement {
    case .down(let finger, let point, let contact):
      begin("down")
      number(Double(finger.rawValue))
      word("at")
      place(point)
      print(contact)
    case .move(let finger, let point):
      begin("move")
      number(Double(finger.rawValue))
      word("to")
      place(point)
    case .up(let finger, let point):
      begin("up")
      number(Double(finger.rawValue))
      word("at")
      place(point)
    case .cancel(let finger):
      begin("cancel")
      number(Double(finger.rawValue))
    case .drag(let stroke):
      begin("drag")
      print(stroke)
    case .fling(let stroke):
      begin("fling")
      print(stroke)
    case .tap(let finger, let point, let contact):
      begin("tap")
      word("at")
      place(point)
      print(contact)
      if finger.rawValue != 1 { option("finger", Double(finger.rawValue)) }
    case .wheel(let way, let contact, let isEnd):
      begin("wheel")
      place(Point(x: way.dx, y: way.dy))
      print(contact)
      if isEnd { word("end") }
    case .activate(let target):
      begin("activate")
      print(target)
    case .escape: begin("escape")
    default: break
    }
  }

  // MARK: Parts of statements

  private mutating func print(
    _ place: KeyboardPlace, _ owner: PresentationID?, _ motion: KeyboardMotion?, _ resolutions: [Resolution]
  ) {
    begin("keyboard")
    switch place {
    case .hidden: word("hide")
    case .height(let height): number(height)
    case .frame(let frame): option("frame", frame)
    }
    if let owner { option("for", Double(owner.rawValue)) }
    if let motion { print(motion) }
    print(resolutions)
  }

  private mutating func print(_ motion: KeyboardMotion) {
    option("over", motion.duration)
    let curve = motion.curve
    guard curve != .easeInOut else { return }
    begin(option: "curve")
    if Vocabulary.curves.contains(where: { $0.value == curve }) {
      append(Vocabulary.word(for: curve, in: Vocabulary.curves))
    } else {
      append([curve.x1, curve.y1, curve.x2, curve.y2])
    }
  }

  private mutating func print(_ rule: AnswerRule) {
    begin("answer")
    switch rule {
    case .dismiss(let answer):
      word("dismiss")
      word(answer == nil ? "never" : answer == true ? "yes" : "no")
    case .target(let rule):
      word("target")
      switch rule {
      case .accept: word("accept")
      case .never: word("never")
      case .settle(let key):
        space()
        append(key)
      }
    }
  }

  private mutating func print(_ stroke: Stroke) {
    word("from")
    place(stroke.start)
    word("to")
    place(stroke.end)
    word("over")
    number(stroke.duration)
    print(stroke.contact)
    if stroke.finger.rawValue != 1 { option("finger", Double(stroke.finger.rawValue)) }
    if let hold = stroke.hold { option("hold", hold) }
    if stroke.rate != Stroke.usualRate { option("rate", stroke.rate) }
    if !stroke.lifts { option("lift", "off") }
  }

  private mutating func print(_ contact: TouchedParts) {
    word("on")
    print(contact.target)
    for scroller in contact.scrollers { print(scroller) }
    for gesture in contact.competing {
      option("rival", Vocabulary.word(for: gesture.axis, in: Vocabulary.axes))
      if gesture.hasBegun { bytes.append(contentsOf: ":begun".utf8) }
    }
  }

  mutating func print(_ target: TouchTarget) {
    switch target.layer {
    case .root: word("root")
    case .presentation(let id): number(Double(id.rawValue))
    }
    if target.part != .content { word(Vocabulary.word(for: target.part, in: Vocabulary.parts)) }
  }

  private mutating func print(_ scroller: Scroller) {
    let isVertical = [scroller.offset.dx, scroller.range.dx].allSatisfy { $0.bitPattern == 0 }
    begin(option: "scroller")
    append(Double(scroller.id.rawValue))
    bytes.append(Byte.colon)
    append(scroller.offset, vertical: isVertical)
    bytes.append(Byte.slash)
    append(scroller.range, vertical: isVertical)
    if scroller.hasRefreshControl { bytes.append(contentsOf: ":refresh".utf8) }
    if scroller.dismissesKeyboard { bytes.append(contentsOf: ":keyboard".utf8) }
  }

  private mutating func append(_ vector: Vector, vertical: Bool) {
    if vertical { append(vector.dy) } else { append([vector.dx, vector.dy]) }
  }

  private mutating func print(_ resolutions: [Resolution]) {
    for resolution in resolutions {
      begin(option: "resolving")
      append(Double(resolution.id.rawValue))
      bytes.append(Byte.slash)
      append(resolution.detents)
    }
  }
}
