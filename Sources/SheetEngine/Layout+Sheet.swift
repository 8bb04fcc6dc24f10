// SPDX-License-Identifier: Apache-2.0

import SheetMotion

extension Layout {
  /// Returns the stops of the active detents, as declared, or `large` if there is none. Of several detents with one
  /// key, the first counts.
  static func declared(
    _ detents: [Detent], in box: SheetBox, _ surroundings: Surroundings
  ) -> (stops: [Stop], areNone: Bool) {
    let scale = surroundings.environment.displayScale
    var areNone = false
    // A growing array would link Array's growth code into the binary. There is room for each detent once and for one
    // more, and `count` stops are initialized.
    let stops = unsafe [Stop](unsafeUninitializedCapacity: detents.count + 1) { stops, count in
      for detent in detents where unsafe !stops[..<count].contains(where: { $0.key == detent.key }) {
        guard var value = detent.height.value(maximum: box.maximumValue, in: surroundings) else {
          continue
        }
        if box.attachment == .filling { value = box.maximumValue }
        unsafe (stops.baseAddress! + count).initialize(to: box.stop(detent.key, value: value, scale: scale))
        count += 1
      }
      guard count == 0 else { return }
      areNone = true
      unsafe stops.baseAddress!.initialize(to: box.stop(.large, value: box.maximumValue, scale: scale))
      count = 1
    }
    return (stops, areNone)
  }

  /// Returns the stops from small to large. Equal stops stay in declared order.
  static func inOrder(_ declared: [Stop]) -> [Stop] {
    // `count` of the `declared.count` places are initialized; `place` goes from the first free place down to index 0.
    unsafe [Stop](unsafeUninitializedCapacity: declared.count) { stops, count in
      for stop in declared {
        var place = unsafe stops.baseAddress! + count
        while unsafe place > stops.baseAddress!, unsafe stop.value < (place - 1).pointee.value {
          unsafe place.initialize(to: (place - 1).pointee)
          unsafe place -= 1
        }
        unsafe place.initialize(to: stop)
        count += 1
      }
    }
  }

  /// Returns the ramp of the dimming: from the largest undimmed stop to the next larger one, or from out of sight to
  /// the smallest stop if none is undimmed.
  static func dimming(undimmed key: DetentKey?, stops: [Stop], dismissOffset: Double) -> Ramp {
    guard let key, let undimmed = stops.stop(key) else {
      return Ramp(start: dismissOffset, end: stops[0].offset)
    }
    guard let next = stops.next(larger: true, from: undimmed.offset) else { return .none }
    return Ramp(start: undimmed.offset, end: next.offset)
  }

  /// Returns the offset of the last stop that is lower than the largest one.
  static func offset(before stops: [Stop], or dismissOffset: Double) -> Double {
    stops.next(larger: false, from: stops[stops.count - 1].offset)?.offset ?? dismissOffset
  }
}

/// Stops, from small to large or as declared.
extension [Stop] {
  @inline(never)
  func stop(_ key: DetentKey) -> Stop? {
    for index in indices where self[index].key == key { return self[index] }
    return nil
  }

  /// Returns the next stop at another offset, for stops from small to large.
  @inline(never)
  func next(larger: Bool, from offset: Double) -> Stop? {
    for step in indices {
      let stop = self[larger ? step : count - 1 - step]
      if larger ? stop.offset < offset : stop.offset > offset { return stop }
    }
    return nil
  }
}

extension Detent.Height {
  /// Returns the height inside the safe area, or `nil` for an inactive detent.
  ///
  /// A value that is not a number is inactive too. Negative values count as 0, larger ones as the maximum.
  public func value(maximum: Double, in environment: Environment, tuning: SheetTuning) -> Double? {
    value(maximum: maximum, in: Surroundings(environment, look: .classic, tuning: tuning))
  }

  func value(maximum: Double, in surroundings: Surroundings) -> Double? {
    switch self {
    case .inactive: return nil
    case .large: return maximum
    case .medium:
      guard !surroundings.environment.isCompactHeight else { return nil }
      let isShort = surroundings.environment.container.height <= surroundings.tuning.shortContainer
      return maximum
        * (isShort ? surroundings.tuning.mediumFractionInShortContainer : surroundings.tuning.mediumFraction)
    case .value(let value), .fitted(let value):
      return value.isNaN ? nil : value.clamped(from: 0, to: maximum)
    }
  }
}
