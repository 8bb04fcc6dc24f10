// SPDX-License-Identifier: Apache-2.0

/// The border: what a host or an app sends is corrected here, once; the rest of the engine trusts it.

extension Double {
  /// The value if it is a valid length, 0 for NaN. Not inlined: it is used so often that calls make less code.
  @inline(never)
  var saneLength: Double { isNaN ? 0 : clamped(from: 0, to: .longest) }

  /// The value if it is a place on a screen, the nearest such place if it is further away, and 0 for NaN.
  @inline(never)
  var sanePlace: Double { isNaN ? 0 : clamped(from: -.longest, to: .longest) }

  /// No screen is longer than this; the bound keeps sums and squares finite.
  static var longest: Double { 1_000_000 }
}

extension Environment {
  /// The container is 1...1,000,000 points a side and the scale 0.5...16 (otherwise 1). Insets are not negative and
  /// together leave at least a point. The keyboard lies at the container's bottom or is hidden, and moves for 0...10
  /// seconds.
  func sanitized() -> Environment {
    var copy = self
    copy.container.width = max(container.width.saneLength, 1)
    copy.container.height = max(container.height.saneLength, 1)
    copy.safeArea = safeArea.sanitized(in: copy.container)
    copy.displayScale = displayScale >= 0.5 && displayScale <= 16 ? displayScale : 1
    copy.displayCornerRadius = displayCornerRadius.saneLength
    copy.keyboard.frame = keyboard.frame.sanitized()
    if copy.keyboard.frame.y >= copy.container.height { copy.keyboard.frame = .zero }
    copy.keyboard.motion = keyboard.motion.flatMap { motion in
      motion.duration >= 0 ? KeyboardMotion(duration: min(motion.duration, 10), curve: motion.curve) : nil
    }
    return copy
  }
}

extension Insets {
  /// Finite, and not negative.
  func sanitized() -> Insets {
    Insets(top: top.saneLength, left: left.saneLength, bottom: bottom.saneLength, right: right.saneLength)
  }

  /// Each edge is at least 0; if two opposite ones leave less than a point, both are shortened in proportion.
  func sanitized(in container: Size) -> Insets {
    var copy = sanitized()
    let height = copy.top + copy.bottom
    if height > container.height - 1 {
      let factor = max(container.height - 1, 0) / height
      copy.top *= factor
      copy.bottom *= factor
    }
    let width = copy.left + copy.right
    if width > container.width - 1 {
      let factor = max(container.width - 1, 0) / width
      copy.left *= factor
      copy.right *= factor
    }
    return copy
  }
}

extension Rect {
  /// Finite, and of no negative size.
  func sanitized() -> Rect {
    Rect(x: x.sanePlace, y: y.sanePlace, width: width.saneLength, height: height.saneLength)
  }
}

extension Configuration {
  /// Sizes and radii are finite and not negative. Detents are corrected when they are resolved: the first of equal keys
  /// counts, NaN is inactive, values are 0...maximum, and `large` is used if none is active.
  func sanitized() -> Configuration {
    var copy = self
    copy.preferredContentSize = Size(
      width: preferredContentSize.width.saneLength,
      height: preferredContentSize.height.saneLength)
    if let radius = sheet.preferredCornerRadius {
      copy.sheet.preferredCornerRadius = radius.isNaN ? nil : radius.saneLength
    }
    if let source = sheet.source { copy.sheet.source = source.sanitized() }
    copy.popover.source = popover.source.sanitized()
    copy.popover.margins = popover.margins.sanitized()
    copy.popover.background = popover.background.sanitized()
    return copy
  }
}

extension BackgroundMetrics {
  /// All of it is finite and not negative.
  public func sanitized() -> BackgroundMetrics {
    BackgroundMetrics(
      arrowHeight: arrowHeight.saneLength,
      arrowBase: arrowBase.saneLength, insets: insets.sanitized(),
      cornerRadius: cornerRadius.saneLength)
  }
}

extension Point {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Touch {
  /// A place further away than any screen is moved to that distance. NaN stays, and the touch is ignored.
  func sanitized() -> Touch {
    guard point.isFinite else { return self }
    return Touch(id: id, point: Point(x: point.x.sanePlace, y: point.y.sanePlace))
  }
}

extension Vector {
  /// The same for a wheel's delta.
  func sanitized() -> Vector {
    guard dx.isFinite, dy.isFinite else { return .zero }
    return Vector(dx: dx.sanePlace, dy: dy.sanePlace)
  }
}

extension Scroller {
  /// Each scroller once: of several with one identifier the innermost counts.
  static func sanitized(_ scrollers: [Scroller]) -> [Scroller] {
    // Each is written at most once, to the place after those before it.
    unsafe [Scroller](unsafeUninitializedCapacity: scrollers.count) { result, count in
      for scroller in scrollers where unsafe !result[..<count].contains(where: { $0.id == scroller.id }) {
        unsafe (result.baseAddress! + count).initialize(to: scroller.sanitized())
        count += 1
      }
    }
  }

  /// Ranges are not negative, and the offset lies in them: a scroller that bounces counts as being at its end.
  func sanitized() -> Scroller {
    var copy = self
    copy.range = Vector(
      dx: range.dx.saneLength, dy: range.dy.saneLength)
    copy.offset = Vector(
      dx: min(offset.dx.saneLength, copy.range.dx), dy: min(offset.dy.saneLength, copy.range.dy))
    return copy
  }
}
