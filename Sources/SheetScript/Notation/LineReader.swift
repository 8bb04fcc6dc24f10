// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The words of one line, read from left to right.
struct LineReader {
  let number: Int
  /// The position in the text at which the line begins.
  private let start: Int
  private var words: [ArraySlice<UInt8>] = []
  private var position = 0
  /// The position after the last word, for errors about a missing word.
  private var end: Int
  private(set) var comment: String?

  init(_ line: ArraySlice<UInt8>, number: Int) {
    self.number = number
    start = line.startIndex
    end = line.startIndex
    var rest = line
    while let first = rest.firstIndex(where: { !Self.isBlank($0) }) {
      rest = rest[first...]
      if rest.first == Byte.number {
        comment = Self.trimmed(rest.dropFirst())
        break
      }
      let last = rest.firstIndex(where: Self.isBlank) ?? rest.endIndex
      words.append(rest[..<last])
      end = last
      rest = rest[last...]
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == Byte.space || byte == Byte.tab || byte == Byte.carriageReturn
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> String {
    var text = text
    while let first = text.first, isBlank(first) { text = text.dropFirst() }
    while let last = text.last, isBlank(last) { text = text.dropLast() }
    return String(decoding: text, as: UTF8.self)
  }

  var isAtEnd: Bool { position == words.count }
  var next: ArraySlice<UInt8>? { isAtEnd ? nil : words[position] }

  // MARK: Errors

  func error(_ problem: ScriptError.Problem, at text: ArraySlice<UInt8>) -> ScriptError {
    ScriptError(line: number, column: text.startIndex - start + 1, problem: problem)
  }

  func unexpected(_ text: ArraySlice<UInt8>, instead what: String) -> ScriptError {
    text.isEmpty
      ? error(.missing(what), at: text) : error(.expected(what, found: String(decoding: text, as: UTF8.self)), at: text)
  }

  // MARK: Words

  mutating func word(_ what: String) throws(ScriptError) -> ArraySlice<UInt8> {
    guard let word = next else { throw ScriptError(line: number, column: end - start + 1, problem: .missing(what)) }
    position += 1
    return word
  }

  mutating func accept(_ word: StaticString) -> Bool {
    guard let next, spells(next, word) else { return false }
    position += 1
    return true
  }

  mutating func expect(_ word: StaticString) throws(ScriptError) {
    let what = "`" + word.description + "`"
    let found = try self.word(what)
    guard spells(found, word) else { throw unexpected(found, instead: what) }
  }

  func finish() throws(ScriptError) {
    guard let next else { return }
    throw error(.surplus(String(decoding: next, as: UTF8.self)), at: next)
  }

  mutating func term<Value>(_ what: String, in terms: [Term<Value>]) throws(ScriptError) -> Value {
    try term(try word(what), what, in: terms)
  }

  mutating func number(_ what: String) throws(ScriptError) -> Double {
    try number(try word(what), what)
  }

  mutating func point() throws(ScriptError) -> Point {
    let values = try numbers(try word("a place"), count: 2, "a place as `x,y`")
    return Point(x: values[0], y: values[1])
  }

  mutating func presentation() throws(ScriptError) -> PresentationID {
    PresentationID(rawValue: try unsigned(try word("a presentation's number"), "a presentation's number"))
  }

  mutating func finger() throws(ScriptError) -> TouchID {
    TouchID(rawValue: try signed(try word("a finger's number"), "a finger's number"))
  }

  /// Reads a target such as `on root`, `on 1` or `on 1 grabber`.
  mutating func target() throws(ScriptError) -> TouchTarget {
    let layer = try layer()
    guard let next, let part = Vocabulary.value(of: next, in: Vocabulary.parts) else { return TouchTarget(layer) }
    position += 1
    return TouchTarget(layer, part)
  }

  private mutating func layer() throws(ScriptError) -> Layer {
    if accept("root") { return .root }
    return .presentation(try presentation())
  }

  // MARK: Parts of words

  func term<Value>(_ text: ArraySlice<UInt8>, _ what: String, in terms: [Term<Value>]) throws(ScriptError) -> Value {
    guard let value = Vocabulary.value(of: text, in: terms) else {
      var choices = what + " ("
      for (index, term) in terms.enumerated() { choices += (index > 0 ? ", " : "") + term.word.description }
      throw unexpected(text, instead: choices + ")")
    }
    return value
  }

  func number(_ text: ArraySlice<UInt8>, _ what: String) throws(ScriptError) -> Double {
    guard let value = Numeral.parse(text) else { throw unexpected(text, instead: what) }
    return value
  }

  func numbers(_ text: ArraySlice<UInt8>, count: Int, _ what: String) throws(ScriptError) -> [Double] {
    let parts = split(text, at: Byte.comma)
    guard parts.count == count else { throw unexpected(text, instead: what) }
    var values: [Double] = []
    for part in parts { values.append(try number(part, what)) }
    return values
  }

  func signed(_ text: ArraySlice<UInt8>, _ what: String) throws(ScriptError) -> Int32 {
    let value = try number(text, what)
    guard let whole = Int32(exactly: value) else { throw unexpected(text, instead: what) }
    return whole
  }

  func unsigned(_ text: ArraySlice<UInt8>, _ what: String) throws(ScriptError) -> UInt32 {
    let value = try number(text, what)
    guard let whole = UInt32(exactly: value) else { throw unexpected(text, instead: what) }
    return whole
  }

  /// Returns the parts between separators, one more than there are separators.
  func split(_ text: ArraySlice<UInt8>, at separator: UInt8) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var rest = text
    while let index = rest.firstIndex(of: separator) {
      parts.append(rest[..<index])
      rest = rest[(index + 1)...]
    }
    parts.append(rest)
    return parts
  }
}

/// `name` or `name=value`.
struct Option {
  let name: ArraySlice<UInt8>
  let value: ArraySlice<UInt8>?

  init(_ word: ArraySlice<UInt8>) {
    let index = word.firstIndex(of: Byte.equals)
    name = word[..<(index ?? word.endIndex)]
    value = index.map { word[($0 + 1)...] }
  }

  func isNamed(_ word: StaticString) -> Bool { spells(name, word) }
}
