// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The options at the end of a statement.
extension LineReader {
  /// Passes each option to `read`, which returns whether the statement has it.
  ///
  /// - Parameter repeatable: Whether an option may occur more than once.
  mutating func options(
    repeatable: (Option) -> Bool = { _ in false },
    _ read: (LineReader, Option) throws(ScriptError) -> Bool
  ) throws(ScriptError) {
    var seen: [Option] = []
    while !isAtEnd {
      let word = try word("an option")
      let option = Option(word)
      let name = String(decoding: option.name, as: UTF8.self)
      if !repeatable(option), seen.contains(where: { $0.name.elementsEqual(option.name) }) {
        throw error(.repeatedOption(name), at: word)
      }
      guard try read(self, option) else { throw error(.unknownOption(name), at: word) }
      seen.append(option)
    }
  }

  /// Reads `name`, `name=on` or `name=off`.
  func flag(_ option: Option) throws(ScriptError) -> Bool {
    guard let value = option.value else { return true }
    if spells(value, "on") { return true }
    if spells(value, "off") { return false }
    throw unexpected(value, instead: "`on` or `off`")
  }

  func value(_ option: Option, _ what: String) throws(ScriptError) -> ArraySlice<UInt8> {
    guard let value = option.value else {
      throw ScriptError(
        line: number, column: error(.surplus(""), at: option.name).column + option.name.count,
        problem: .missing("`=` and " + what))
    }
    return value
  }

  // MARK: Values

  func number(_ option: Option, _ what: String) throws(ScriptError) -> Double {
    try number(try value(option, what), what)
  }

  func term<Value>(_ option: Option, _ what: String, in terms: [Term<Value>]) throws(ScriptError) -> Value {
    try term(try value(option, what), what, in: terms)
  }

  func size(_ option: Option) throws(ScriptError) -> Size {
    let what = "a size as `width,height`"
    let values = try numbers(try value(option, what), count: 2, what)
    return Size(width: values[0], height: values[1])
  }

  func rect(_ option: Option) throws(ScriptError) -> Rect {
    let what = "a box as `x,y,width,height`"
    let values = try numbers(try value(option, what), count: 4, what)
    return Rect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  func insets(_ option: Option) throws(ScriptError) -> Insets {
    let what = "insets as `top,left,bottom,right`"
    let values = try numbers(try value(option, what), count: 4, what)
    return Insets(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }

  // MARK: Detents

  func key(_ text: ArraySlice<UInt8>) throws(ScriptError) -> DetentKey {
    if spells(text, "medium") { return .medium }
    if spells(text, "large") { return .large }
    return DetentKey(rawValue: try signed(text, "a detent (medium, large or a number)"))
  }

  /// Reads a key, where `none` means no key.
  func optionalKey(_ option: Option) throws(ScriptError) -> DetentKey? {
    let text = try value(option, "a detent or `none`")
    return spells(text, "none") ? nil : try key(text)
  }

  /// Reads detents such as `medium,large,2:120,3:fit240,4:off`. An empty text means no detent.
  func detents(_ text: ArraySlice<UInt8>) throws(ScriptError) -> [Detent] {
    if text.isEmpty { return [] }
    var detents: [Detent] = []
    for part in split(text, at: Byte.comma) {
      let halves = split(part, at: Byte.colon)
      let key = try key(halves[0])
      if halves.count == 1, key == .medium || key == .large {
        detents.append(key == .medium ? .medium : .large)
      } else if halves.count == 2 {
        detents.append(Detent(key: key, height: try height(halves[1])))
      } else {
        throw unexpected(part, instead: "a detent as `number:height`")
      }
    }
    return detents
  }

  private func height(_ text: ArraySlice<UInt8>) throws(ScriptError) -> Detent.Height {
    let what = "a height (medium, large, off, a number, or a number behind `fit`)"
    if spells(text, "medium") { return .medium }
    if spells(text, "large") { return .large }
    if spells(text, "off") { return .inactive }
    if text.count > 3, spells(text.prefix(3), "fit") { return .fitted(try number(text.dropFirst(3), what)) }
    return .value(try number(text, what))
  }

  /// Reads the detents of a presentation, such as `resolving=1:medium,2:120` for presentation 1.
  func resolution(_ option: Option) throws(ScriptError) -> Resolution {
    let what = "a presentation and its detents as `1/medium,2:120`"
    let text = try value(option, what)
    guard let slash = text.firstIndex(of: Byte.slash) else { throw unexpected(text, instead: what) }
    return Resolution(
      id: PresentationID(rawValue: try unsigned(text[..<slash], "a presentation's number")),
      detents: try detents(text[(slash + 1)...]))
  }

  // MARK: The parts under a finger

  /// Reads a scroller. `7:0/1200` scrolls vertically, `7:0,0/300,1200` both ways. A following `:refresh` adds a refresh
  /// control, and `:keyboard` makes drags push the keyboard away.
  func scroller(_ option: Option) throws(ScriptError) -> Scroller {
    let what = "a scroller as `number:offset/range`"
    let text = try value(option, what)
    let parts = split(text, at: Byte.colon)
    guard parts.count >= 2 else { throw unexpected(text, instead: what) }
    var refreshes = false
    var dismisses = false
    for part in parts.dropFirst(2) {
      if spells(part, "refresh"), !refreshes, !dismisses {
        refreshes = true
      } else if spells(part, "keyboard"), !dismisses {
        dismisses = true
      } else {
        throw unexpected(text, instead: what)
      }
    }
    let halves = split(parts[1], at: Byte.slash)
    guard halves.count == 2 else { throw unexpected(text, instead: what) }
    return Scroller(
      id: ScrollerID(rawValue: try unsigned(parts[0], "a scroller's number")), offset: try way(halves[0]),
      range: try way(halves[1]), hasRefreshControl: refreshes, dismissesKeyboard: dismisses)
  }

  /// Reads `y` or `x,y`.
  private func way(_ text: ArraySlice<UInt8>) throws(ScriptError) -> Vector {
    let parts = split(text, at: Byte.comma)
    let what = "a number, or two as `x,y`"
    guard parts.count <= 2 else { throw unexpected(text, instead: what) }
    let last = try number(parts[parts.count - 1], what)
    return Vector(dx: parts.count == 2 ? try number(parts[0], what) : 0, dy: last)
  }

  /// Reads a competing gesture such as `horizontal` or `vertical:begun`.
  func competingGesture(_ option: Option) throws(ScriptError) -> CompetingGesture {
    let what = "an axis (horizontal, vertical or both)"
    let parts = split(try value(option, what), at: Byte.colon)
    let hasBegun = parts.count == 2 && spells(parts[1], "begun")
    guard parts.count == 1 || hasBegun else { throw unexpected(parts[1], instead: "`begun`") }
    return CompetingGesture(axis: try term(parts[0], what, in: Vocabulary.axes), hasBegun: hasBegun)
  }
}
