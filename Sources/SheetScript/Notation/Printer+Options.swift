// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension Printer {
  mutating func print(_ condition: Condition) {
    switch condition {
    case .size(let size): option("size", size)
    case .safeArea(let insets): option("safe", insets)
    case .width(let sizeClass): option("width", Vocabulary.word(for: sizeClass, in: Vocabulary.sizeClasses))
    case .height(let sizeClass): option("height", Vocabulary.word(for: sizeClass, in: Vocabulary.sizeClasses))
    case .idiom(let idiom): option("idiom", Vocabulary.word(for: idiom, in: Vocabulary.idioms))
    case .scale(let scale): option("scale", scale)
    case .corner(let radius): option("corner", radius)
    case .rightToLeft(let isOn): flag("rtl", isOn)
    case .reducedMotion(let isOn): flag("reduced-motion", isOn)
    }
  }

  mutating func print(_ setting: Setting) {
    switch setting {
    case .form(let form): option("form", Vocabulary.word(for: form, in: Vocabulary.forms))
    case .detents(let detents):
      begin(option: "detents")
      append(detents)
    case .selected(let key): option("selected", key)
    case .undimmed(let key): option("undimmed", key)
    case .grabber(let isOn): flag("grabber", isOn)
    case .corner(let radius): if let radius { option("corner", radius) } else { option("corner", "none") }
    case .edgeAttached(let isOn): flag("edge-attached", isOn)
    case .widthFollowsContent(let isOn): flag("width-follows-content", isOn)
    case .pageSizing(let isOn): flag("page-sizing", isOn)
    case .placing(let placing): option("placing", Vocabulary.word(for: placing, in: Vocabulary.placings))
    case .source(let source): if let source { option("source", source) } else { option("source", "none") }
    case .expanding(let handoff): option("expanding", Vocabulary.word(for: handoff, in: Vocabulary.handoffs))
    case .collapsing(let handoff): option("collapsing", Vocabulary.word(for: handoff, in: Vocabulary.handoffs))
    case .keyboard(let policy): option("keyboard", Vocabulary.word(for: policy, in: Vocabulary.keyboardPolicies))
    case .pushBack(let isOn): flag("push-back", isOn)
    case .content(let size): option("content", size)
    case .modal(let isOn): flag("modal", isOn)
    case .progress(let isOn): flag("progress", isOn)
    case .asksTarget(let isOn): flag("asks-target", isOn)
    case .asksDismiss(let isOn): flag("asks-dismiss", isOn)
    case .anchor(let source): option("anchor", source)
    case .arrows(let directions): print(directions)
    case .margins(let insets): option("margins", insets)
    case .overlaps(let isOn): flag("overlap", isOn)
    case .adapts(let isOn): flag("adapts", isOn)
    }
  }

  private mutating func print(_ directions: ArrowDirections) {
    begin(option: "arrows")
    var isFirst = true
    for term in Vocabulary.arrows where directions.contains(term.value) {
      if !isFirst { bytes.append(Byte.comma) }
      append(term.word)
      isFirst = false
    }
    if isFirst { append("none") }
  }

  // MARK: Words

  mutating func begin(_ word: StaticString) {
    append(word)
  }

  mutating func space() {
    bytes.append(Byte.space)
  }

  mutating func word(_ word: StaticString) {
    space()
    append(word)
  }

  mutating func number(_ value: Double) {
    space()
    append(value)
  }

  mutating func place(_ point: Point) {
    space()
    append([point.x, point.y])
  }

  // MARK: Options

  mutating func begin(option name: StaticString) {
    word(name)
    bytes.append(Byte.equals)
  }

  mutating func flag(_ name: StaticString, _ isOn: Bool) {
    if isOn { word(name) } else { option(name, "off") }
  }

  mutating func option(_ name: StaticString, _ value: StaticString) {
    begin(option: name)
    append(value)
  }

  mutating func option(_ name: StaticString, _ value: Double) {
    begin(option: name)
    append(value)
  }

  mutating func option(_ name: StaticString, _ key: DetentKey?) {
    begin(option: name)
    if let key { append(key) } else { append("none") }
  }

  mutating func option(_ name: StaticString, _ size: Size) {
    begin(option: name)
    append([size.width, size.height])
  }

  mutating func option(_ name: StaticString, _ rect: Rect) {
    begin(option: name)
    append([rect.x, rect.y, rect.width, rect.height])
  }

  mutating func option(_ name: StaticString, _ insets: Insets) {
    begin(option: name)
    append([insets.top, insets.left, insets.bottom, insets.right])
  }

  // MARK: Values

  mutating func append(_ word: StaticString) {
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  mutating func append(_ value: Double) {
    Numeral.append(value, to: &bytes)
  }

  mutating func append(_ values: [Double]) {
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(Byte.comma) }
      append(value)
    }
  }

  mutating func append(_ key: DetentKey) {
    switch key {
    case .medium: append("medium")
    case .large: append("large")
    default: append(Double(key.rawValue))
    }
  }

  mutating func append(_ detents: [Detent]) {
    for (index, detent) in detents.enumerated() {
      if index > 0 { bytes.append(Byte.comma) }
      append(detent.key)
      if detent == .medium || detent == .large { continue }
      bytes.append(Byte.colon)
      switch detent.height {
      case .medium: append("medium")
      case .large: append("large")
      case .inactive: append("off")
      case .value(let value): append(value)
      case .fitted(let value):
        append("fit")
        append(value)
      }
    }
  }
}
