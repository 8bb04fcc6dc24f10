import SheetMotion

extension Layout {
  /// From the largest undimmed stop to the next larger one; from out of sight to the smallest where none is undimmed.
  static func dimming(_ options: SheetOptions, stops: [Stop], dismissOffset: Double) -> Ramp? {
    guard let key = options.largestUndimmed, let undimmed = stops.first(where: { $0.key == key }) else {
      return Ramp(start: dismissOffset, end: stops[0].offset)
    }
    guard let next = stops.first(where: { $0.offset < undimmed.offset }) else { return nil }
    return Ramp(start: undimmed.offset, end: next.offset)
  }

  /// The last stop that lies lower than the largest one.
  static func offset(before stops: [Stop], or dismissOffset: Double) -> Double {
    let full = stops[stops.count - 1].offset
    return stops.last { $0.offset > full }?.offset ?? dismissOffset
  }
}

extension Stop {
  init(key: DetentKey, like other: Stop) {
    self = other
    self.key = key
  }
}

extension Detent.Height {
  /// The height inside the safe area, or `nil` for a detent that takes no part.
  ///
  /// A value that is not a number takes no part either; negative ones count as 0, larger ones as the maximum.
  public func value(maximum: Double, in environment: Environment, tuning: SheetTuning) -> Double? {
    switch self {
    case .inactive: return nil
    case .large: return maximum
    case .medium:
      guard !environment.isCompactHeight else { return nil }
      let isShort = environment.container.height <= tuning.shortContainer
      return maximum * (isShort ? tuning.mediumFractionInShortContainer : tuning.mediumFraction)
    case .value(let value), .fitted(let value):
      return value.isNaN ? nil : value.clamped(to: 0...maximum)
    }
  }
}
