// SPDX-License-Identifier: Apache-2.0

import SheetEngine

#if hasFeature(Embedded)
  import CEmbeddedRuntime
#else
  import Foundation
#endif

/// The engine alone: numbers in, numbers out. `Scripts/sizes` measures its size as WebAssembly.
///
/// Reads doubles from the standard input, one event after another. Each event begins with the time since the last one,
/// or with an invalid time. Writes the kinds and numbers of the resulting effects. Nothing is checked, since the engine
/// corrects any input.
@main
struct Main {
  static func main() {
    var numbers = NumberReader()
    let writer = NumberWriter()
    var stack = Stack(environment: numbers.environment(), look: numbers.flag() ? .floating : .classic)
    var effects = Effects()
    var clock = 0.0
    while !numbers.isAtEnd {
      let step = numbers.number()
      let isOdd = !(step.magnitude < 10)
      if !isOdd { clock += step.magnitude }
      let now = isOdd ? step : clock
      let sampleTime = numbers.flag() ? now : numbers.number()
      guard let event = numbers.event() else { continue }
      effects.removeAll()
      stack.handle(Input(event, now: now, sampleTime: sampleTime), into: &effects)
      for effect in effects.list { writer.write(effect, effects) }
      writer.write(effects.wake)
      for id in stack.presentations { writer.write(stack.progress(of: id)?.offset ?? 0) }
    }
  }
}

/// Reads doubles in little-endian order.
struct NumberReader {
  private(set) var isAtEnd = false

  mutating func number() -> Double {
    var bits: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      let byte = getchar()
      if byte < 0 { isAtEnd = true }
      bits |= UInt64(truncatingIfNeeded: byte & 0xFF) << shift
    }
    return Double(bitPattern: bits)
  }

  mutating func flag() -> Bool { number() > 0 }

  /// Returns an integer below a limit: the integer part of the next double if that is in range, otherwise some of its
  /// bits.
  mutating func count(below limit: Int) -> Int {
    let number = number()
    if number >= 0, number < Double(limit) { return Int(number) }
    return Int(truncatingIfNeeded: (number.bitPattern >> 20) % UInt64(limit))
  }

  mutating func list<Value>(_ limit: Int, _ read: (inout NumberReader) -> Value) -> [Value] {
    (0..<count(below: limit)).map { _ in read(&self) }
  }

  mutating func optional<Value>(_ read: (inout NumberReader) -> Value) -> Value? {
    flag() ? read(&self) : nil
  }
}

/// Writes the bits of each double as a line of text.
struct NumberWriter {
  func write(_ number: Double) {
    for shift in stride(from: UInt64(60), through: 0, by: -4) {
      let digit = Int32(truncatingIfNeeded: (number.bitPattern >> shift) & 15)
      _ = putchar(digit + (digit < 10 ? 0x30 : 0x57))
    }
    _ = putchar(0x0A)
  }
}
