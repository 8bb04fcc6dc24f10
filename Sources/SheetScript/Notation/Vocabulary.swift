// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// A word of the notation and the value that it represents.
struct Term<Value> {
  let word: StaticString
  let value: Value

  init(_ word: StaticString, _ value: Value) {
    self.word = word
    self.value = value
  }
}

/// The words for the engine's values. They are read and written from the same tables.
enum Vocabulary {
  static var looks: [Term<LookName>] { [Term("classic", .classic), Term("floating", .floating)] }

  static var devices: [Term<Device>] {
    [
      Term("custom", .custom), Term("phone", .phone), Term("phone-max", .phoneMax), Term("phone-small", .phoneSmall),
      Term("pad", .pad), Term("pad-large", .padLarge), Term("window", .window),
    ]
  }

  static var sizeClasses: [Term<SizeClass>] {
    [Term("compact", .compact), Term("regular", .regular), Term("unspecified", .unspecified)]
  }

  static var idioms: [Term<Idiom>] { [Term("phone", .phone), Term("pad", .pad)] }

  static var forms: [Term<Form>] {
    [
      Term("sheet", .sheet), Term("popover", .popover), Term("full", .fullScreen), Term("over-full", .overFullScreen),
      Term("alert", .alert), Term("custom", .custom),
    ]
  }

  static var parts: [Term<TouchTarget.Part>] {
    [
      Term("content", .content), Term("grabber", .grabber), Term("dimming", .dimming), Term("header", .header),
      Term("outside", .outside),
    ]
  }

  static var placings: [Term<Placing>] {
    [
      Term("automatic", .automatic), Term("leading", .leading), Term("center", .center), Term("trailing", .trailing),
    ]
  }

  static var handoffs: [Term<Handoff>] { [Term("none", .none), Term("initial", .initial), Term("within", .within)] }

  static var keyboardPolicies: [Term<KeyboardPolicy>] {
    [Term("expand", .expand), Term("ride", .ride), Term("ignore", .ignore)]
  }

  static var curves: [Term<TimingCurve>] {
    [
      Term("linear", .linear), Term("ease-in", .easeIn), Term("ease-out", .easeOut), Term("ease-in-out", .easeInOut),
    ]
  }

  static var arrows: [Term<ArrowDirections>] {
    [Term("up", .up), Term("down", .down), Term("left", .left), Term("right", .right)]
  }

  static var axes: [Term<CompetingGesture.Axis>] {
    [Term("horizontal", .horizontal), Term("vertical", .vertical), Term("both", .both)]
  }

  static var phases: [Term<Phase>] {
    [
      Term("presenting", .presenting), Term("resting", .resting), Term("dragging", .dragging),
      Term("settling", .settling), Term("dismissing", .dismissing),
    ]
  }

  static var owners: [Term<Owner>] { [Term("sheet", .sheet), Term("scroller", .scroller), Term("content", .content)] }

  static var arrowDirections: [Term<Arrow.Direction>] {
    [Term("up", .up), Term("down", .down), Term("left", .left), Term("right", .right)]
  }

  static func value<Value>(of text: ArraySlice<UInt8>, in terms: [Term<Value>]) -> Value? {
    for term in terms where spells(text, term.word) { return term.value }
    return nil
  }

  static func word<Value: Equatable>(for value: Value, in terms: [Term<Value>]) -> StaticString {
    for term in terms where term.value == value { return term.word }
    return "?"
  }
}
