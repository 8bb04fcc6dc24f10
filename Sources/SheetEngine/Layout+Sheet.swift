import SheetMotion

extension Layout {
  init(sheet configuration: Configuration, in environment: Environment, look: Look, tuning: SheetTuning) {
    let options = configuration.sheet
    let box = SheetBox(configuration, in: environment, look: look, tuning: tuning)

    stance = box.stance
    container = environment.container
    x = box.x
    width = box.width
    maximumValue = box.maximumValue
    safeArea = environment.safeArea
    self.look = look
    fullOffset = box.offset(for: box.maximumValue, scale: environment.displayScale)

    // Declared order decides the selection, sorted order the geometry.
    var resolved: [Stop] = []
    resolved.reserveCapacity(options.detents.count)
    for detent in options.detents where !resolved.contains(where: { $0.key == detent.key }) {
      guard let value = detent.height.value(maximum: box.maximumValue, in: environment, tuning: tuning) else {
        continue
      }
      resolved.append(box.stop(detent.key, value: value, scale: environment.displayScale))
    }
    hasNoActiveDetent = resolved.isEmpty
    if resolved.isEmpty || box.stance == .filling {
      let large = box.stop(.large, value: box.maximumValue, scale: environment.displayScale)
      resolved = box.stance == .filling ? resolved.map { Stop(key: $0.key, like: large) } : [large]
      if resolved.isEmpty { resolved = [large] }
    }
    declared = resolved
    resolved.sort { $0.value < $1.value }
    stops = resolved

    dismissOffset = max(environment.container.height, fullOffset + 1)
    let gap = resolved[resolved.count - 1].offset - environment.safeArea.top
    let extentAbove = box.stance == .filling ? 0 : gap.clamped(to: 0...tuning.overdragAboveLimit)
    let fullHeight = environment.container.height - fullOffset
    // A low sheet must not be pulled out of sight by somebody who may not dismiss it.
    let visible = max(dismissOffset - resolved[0].offset, 0)
    let extentBelow = min(min(fullHeight * tuning.overdragBelowFraction, tuning.overdragBelowLimit), visible)
    bandAbove = RubberBand(coefficient: tuning.rubberBandCoefficient, extent: extentAbove)
    bandBelow = RubberBand(coefficient: tuning.rubberBandCoefficient, extent: extentBelow)

    dimming = Self.dimming(options, stops: resolved, dismissOffset: dismissOffset)
    let pushes =
      options.pushesBackPresenter && box.stance == .attached && environment.isCompactWidth
      && !environment.isCompactHeight && box.isFullHeight(resolved[resolved.count - 1].value, tuning: tuning)
    pushBack = pushes ? Ramp(start: Self.offset(before: resolved, or: dismissOffset), end: fullOffset) : nil

    topRadius = box.stance == .filling ? 0 : options.preferredCornerRadius ?? look.cornerRadius
    let named = look.roundsBottomCorners ? options.preferredCornerRadius : nil
    // A sheet that is narrower than its container ends in the middle of an edge, where the display has no corners.
    let reachesCorners = box.stance == .attached && box.width >= environment.container.width
    hasDisplayCorners = reachesCorners && named == nil
    switch box.stance {
    case .floating: bottomRadius = topRadius
    case .filling: bottomRadius = 0
    case .attached: bottomRadius = named ?? (reachesCorners ? environment.displayCornerRadius : 0)
    }
    showsGrabber = options.prefersGrabberVisible && box.stance != .filling
    fades = false
    arrow = nil
  }

  /// From the largest undimmed stop to the next larger one; from out of sight to the smallest where none is undimmed.
  private static func dimming(_ options: SheetOptions, stops: [Stop], dismissOffset: Double) -> Ramp? {
    guard let key = options.largestUndimmed, let undimmed = stops.first(where: { $0.key == key }) else {
      return Ramp(start: dismissOffset, end: stops[0].offset)
    }
    guard let next = stops.first(where: { $0.offset < undimmed.offset }) else { return nil }
    return Ramp(start: undimmed.offset, end: next.offset)
  }

  /// The last stop that lies lower than the largest one.
  private static func offset(before stops: [Stop], or dismissOffset: Double) -> Double {
    let full = stops[stops.count - 1].offset
    return stops.last { $0.offset > full }?.offset ?? dismissOffset
  }
}

extension Stop {
  fileprivate init(key: DetentKey, like other: Stop) {
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
