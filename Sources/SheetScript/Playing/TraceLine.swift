// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A line of a trace while it is being written: words and numbers with fixed decimals, separated by spaces.
struct TraceLine {
  var bytes: [UInt8] = []

  mutating func end(into text: inout [UInt8]) {
    text.append(contentsOf: bytes)
    text.append(Byte.newline)
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func space() {
    if !bytes.isEmpty { bytes.append(Byte.space) }
  }

  mutating func word(_ word: StaticString) {
    space()
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  mutating func number(_ value: Double, decimals: Int = 3) {
    space()
    Numeral.append(value, decimals: decimals, to: &bytes)
  }

  mutating func count(_ value: UInt32) {
    number(Double(value), decimals: 0)
  }

  mutating func hexadecimal(_ value: UInt64) {
    space()
    for shift in stride(from: UInt64(60), through: 0, by: -4) {
      bytes.append(Byte.hexadecimal(UInt8(truncatingIfNeeded: value >> shift) & 15))
    }
  }

  mutating func flag(_ word: StaticString, _ isOn: Bool) {
    if isOn { self.word(word) }
  }

  mutating func layer(_ layer: Layer) {
    switch layer {
    case .root: word("root")
    case .presentation(let id): count(id.rawValue)
    }
  }

  mutating func key(_ key: DetentKey?) {
    switch key {
    case nil: word("none")
    case .medium: word("medium")
    case .large: word("large")
    case .some(let key): number(Double(key.rawValue), decimals: 0)
    }
  }

  mutating func point(_ point: Point) {
    number(point.x)
    number(point.y)
  }

  mutating func placement(_ placement: Placement) {
    for column in Columns(placement).texts {
      space()
      bytes.append(contentsOf: column)
    }
  }
}

/// The numbers of a layer, in the order of the trace's head.
struct Columns {
  private(set) var texts: [[UInt8]] = []

  init(_ placement: Placement) {
    append(placement.frame.x)
    append(placement.frame.y)
    append(placement.frame.width)
    append(placement.frame.height)
    append(placement.scale, decimals: 5)
    append(placement.shift.dx)
    append(placement.shift.dy)
    append(placement.alpha, decimals: 4)
    append(placement.dimming, decimals: 4)
    append(placement.shadow, decimals: 4)
    append(placement.grabber, decimals: 4)
    append(placement.corners.topLeft, decimals: 2)
    append(placement.corners.topRight, decimals: 2)
    append(placement.corners.bottomRight, decimals: 2)
    append(placement.corners.bottomLeft, decimals: 2)
    guard let arrow = placement.arrow else { return }
    var line = TraceLine()
    line.word(Vocabulary.word(for: arrow.direction, in: Vocabulary.arrowDirections))
    texts.append(line.bytes)
    append(arrow.tip.x)
    append(arrow.tip.y)
  }

  private mutating func append(_ value: Double, decimals: Int = 3) {
    var text: [UInt8] = []
    Numeral.append(value, decimals: decimals, to: &text)
    texts.append(text)
  }

  /// Returns one text for each column, or a dot if it has not changed.
  func differences(from before: Columns?) -> [UInt8] {
    var line: [UInt8] = []
    for (index, text) in texts.enumerated() {
      line.append(Byte.space)
      let isSame = before.map { index < $0.texts.count && $0.texts[index] == text } ?? false
      if isSame { line.append(Byte.point) } else { line.append(contentsOf: text) }
    }
    return line
  }
}
