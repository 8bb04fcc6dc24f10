// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// Looks, devices, conditions and the keyboard.
extension Parser {
  func environment(_ word: ArraySlice<UInt8>, _ reader: inout LineReader) throws(ScriptError) -> Statement? {
    if spells(word, "look") { return .look(try reader.term("a look", in: Vocabulary.looks)) }
    if spells(word, "device") {
      let device = try reader.term("a device", in: Vocabulary.devices)
      let isLandscape = reader.accept("landscape")
      let (conditions, resolutions) = try conditions(&reader)
      return .device(device, isLandscape: isLandscape, conditions, resolutions)
    }
    if spells(word, "set") {
      let (conditions, resolutions) = try conditions(&reader)
      return .set(conditions, resolutions)
    }
    if spells(word, "rotate") {
      return .rotate(try conditions(&reader, allowed: false).1)
    }
    if spells(word, "keyboard") { return try keyboard(&reader) }
    return nil
  }

  private func conditions(
    _ reader: inout LineReader, allowed: Bool = true
  ) throws(ScriptError) -> ([Condition], [Resolution]) {
    var conditions: [Condition] = []
    var resolutions: [Resolution] = []
    try reader.options(repeatable: { $0.isNamed("resolving") }) { (reader, option) throws(ScriptError) in
      if option.isNamed("resolving") {
        resolutions.append(try reader.resolution(option))
        return true
      }
      guard allowed, let condition = try reader.condition(option) else { return false }
      conditions.append(condition)
      return true
    }
    return (conditions, resolutions)
  }

  private func keyboard(_ reader: inout LineReader) throws(ScriptError) -> Statement {
    var place: KeyboardPlace?
    if reader.accept("hide") {
      place = .hidden
    } else if let next = reader.next, Option(next).value == nil {
      place = .height(try reader.number("the keyboard's height, `hide` or `frame=`"))
    }
    let hasPlace = place != nil
    var owner: PresentationID?
    var duration: Double?
    var curve = TimingCurve.easeInOut
    var resolutions: [Resolution] = []
    try reader.options(repeatable: { $0.isNamed("resolving") }) { (reader, option) throws(ScriptError) in
      if option.isNamed("over") {
        duration = try reader.number(option, "seconds")
      } else if option.isNamed("curve"), duration != nil {
        curve = try reader.curve(option)
      } else if option.isNamed("frame"), !hasPlace {
        place = .frame(try reader.rect(option))
      } else if option.isNamed("for") {
        let what = "a presentation's number"
        owner = PresentationID(rawValue: try reader.unsigned(try reader.value(option, what), what))
      } else if option.isNamed("resolving") {
        resolutions.append(try reader.resolution(option))
      } else {
        return false
      }
      return true
    }
    guard let place else {
      _ = try reader.word("the keyboard's height, `hide` or `frame=`")
      return .keyboard(.hidden, owner: nil, nil, [])
    }
    let motion = duration.map { KeyboardMotion(duration: $0, curve: curve) }
    return .keyboard(place, owner: owner, motion, resolutions)
  }
}

extension LineReader {
  /// Returns a curve by its name, or by its control points.
  func curve(_ option: Option) throws(ScriptError) -> TimingCurve {
    let what = "a curve by name or as `x1,y1,x2,y2`"
    let text = try value(option, what)
    if let curve = Vocabulary.value(of: text, in: Vocabulary.curves) { return curve }
    let values = try numbers(text, count: 4, what)
    return TimingCurve(x1: values[0], y1: values[1], x2: values[2], y2: values[3])
  }

  func condition(_ option: Option) throws(ScriptError) -> Condition? {
    if option.isNamed("size") { return .size(try size(option)) }
    if option.isNamed("safe") { return .safeArea(try insets(option)) }
    if option.isNamed("width") { return .width(try term(option, "a size class", in: Vocabulary.sizeClasses)) }
    if option.isNamed("height") { return .height(try term(option, "a size class", in: Vocabulary.sizeClasses)) }
    if option.isNamed("idiom") { return .idiom(try term(option, "an idiom", in: Vocabulary.idioms)) }
    if option.isNamed("scale") { return .scale(try number(option, "pixels a point")) }
    if option.isNamed("corner") { return .corner(try number(option, "a radius")) }
    if option.isNamed("rtl") { return .rightToLeft(try flag(option)) }
    if option.isNamed("reduced-motion") { return .reducedMotion(try flag(option)) }
    return nil
  }

  func setting(_ option: Option) throws(ScriptError) -> Setting? {
    if option.isNamed("form") { return .form(try term(option, "a form", in: Vocabulary.forms)) }
    if option.isNamed("detents") { return .detents(try detents(try value(option, "detents"))) }
    if option.isNamed("selected") { return .selected(try optionalKey(option)) }
    if option.isNamed("undimmed") { return .undimmed(try optionalKey(option)) }
    if option.isNamed("grabber") { return .grabber(try flag(option)) }
    if option.isNamed("corner") { return .corner(try isNone(option) ? nil : try number(option, "a radius or `none`")) }
    if option.isNamed("edge-attached") { return .edgeAttached(try flag(option)) }
    if option.isNamed("width-follows-content") { return .widthFollowsContent(try flag(option)) }
    if option.isNamed("page-sizing") { return .pageSizing(try flag(option)) }
    if option.isNamed("placing") { return .placing(try term(option, "a place", in: Vocabulary.placings)) }
    if option.isNamed("source") { return .source(try isNone(option) ? nil : try rect(option)) }
    if option.isNamed("expanding") { return .expanding(try term(option, "a hand-off", in: Vocabulary.handoffs)) }
    if option.isNamed("collapsing") { return .collapsing(try term(option, "a hand-off", in: Vocabulary.handoffs)) }
    if option.isNamed("keyboard") {
      return .keyboard(try term(option, "a keyboard policy", in: Vocabulary.keyboardPolicies))
    }
    if option.isNamed("push-back") { return .pushBack(try flag(option)) }
    if option.isNamed("content") { return .content(try size(option)) }
    if option.isNamed("modal") { return .modal(try flag(option)) }
    if option.isNamed("progress") { return .progress(try flag(option)) }
    if option.isNamed("asks-target") { return .asksTarget(try flag(option)) }
    if option.isNamed("asks-dismiss") { return .asksDismiss(try flag(option)) }
    return try popoverSetting(option)
  }

  private func popoverSetting(_ option: Option) throws(ScriptError) -> Setting? {
    if option.isNamed("anchor") { return .anchor(try rect(option)) }
    if option.isNamed("arrows") {
      let text = try value(option, "arrow directions")
      var directions = ArrowDirections()
      if spells(text, "none") { return .arrows(directions) }
      for part in split(text, at: Byte.comma) {
        directions.formUnion(try term(part, "a direction", in: Vocabulary.arrows))
      }
      return .arrows(directions)
    }
    if option.isNamed("margins") { return .margins(try insets(option)) }
    if option.isNamed("overlap") { return .overlaps(try flag(option)) }
    if option.isNamed("adapts") { return .adapts(try flag(option)) }
    return nil
  }

  private func isNone(_ option: Option) throws(ScriptError) -> Bool {
    spells(try value(option, "a value or `none`"), "none")
  }
}
