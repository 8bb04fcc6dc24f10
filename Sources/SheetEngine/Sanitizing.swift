// SPDX-License-Identifier: Apache-2.0

/// The boundary of the engine: values from a host or an app are corrected here, once, and the rest of the engine trusts
/// them.

extension Double {
  /// The value clamped to the valid lengths, 0...`longest`; 0 for NaN. Not inlined: it is used so often that calls make
  /// less code.
  @inline(never)
  var saneLength: Double { isNaN ? 0 : clamped(from: 0, to: .longest) }

  /// The value clamped to the positions on a screen, −`longest`...`longest`; 0 for NaN.
  @inline(never)
  var sanePlace: Double { isNaN ? 0 : clamped(from: -.longest, to: .longest) }

  /// The bound for lengths. No screen is longer, and it keeps sums and squares finite.
  static var longest: Double { 1_000_000 }
}

extension Environment {
  /// Returns a valid environment. The container has sides of 1...1,000,000 points, and the scale is 0.5...16 (otherwise
  /// 1). Insets are not negative and together leave at least one point. The keyboard is at the container's bottom or is
  /// hidden, and moves for 0...10 seconds.
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
  /// Returns insets that are finite and not negative.
  func sanitized() -> Insets {
    Insets(top: top.saneLength, left: left.saneLength, bottom: bottom.saneLength, right: right.saneLength)
  }

  /// Returns insets of at least 0. If two opposite ones leave less than one point, both are shortened in proportion.
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
  /// Returns a box that is finite and has no negative size.
  func sanitized() -> Rect {
    Rect(x: x.sanePlace, y: y.sanePlace, width: width.saneLength, height: height.saneLength)
  }
}

extension Configuration {
  /// Returns a configuration whose sizes and radii are finite and not negative. Detents are corrected when they are
  /// resolved: the first of equal keys counts, NaN is inactive, values are 0...maximum, and `large` is used if none is
  /// active.
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
  /// Returns metrics that are all finite and not negative.
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
  /// Returns a valid touch. A location farther away than any screen is moved to that distance. NaN stays, and the touch
  /// is ignored.
  func sanitized() -> Touch {
    guard point.isFinite else { return self }
    return Touch(id: id, point: Point(x: point.x.sanePlace, y: point.y.sanePlace))
  }
}

extension Vector {
  /// Returns a valid delta of a wheel. A component beyond the size of any screen is reduced to that size. A delta that
  /// is not finite becomes zero.
  func sanitized() -> Vector {
    guard dx.isFinite, dy.isFinite else { return .zero }
    return Vector(dx: dx.sanePlace, dy: dy.sanePlace)
  }
}

extension Scroller {
  /// Returns each scroller once. Of several with one identifier, the innermost counts.
  static func sanitized(_ scrollers: [Scroller]) -> [Scroller] {
    // Each scroller is written at most once, after the previous ones.
    unsafe [Scroller](unsafeUninitializedCapacity: scrollers.count) { result, count in
      for scroller in scrollers where unsafe !result[..<count].contains(where: { $0.id == scroller.id }) {
        unsafe (result.baseAddress! + count).initialize(to: scroller.sanitized())
        count += 1
      }
    }
  }

  /// Returns a scroller whose ranges are not negative and contain the offset. A scroller that bounces counts as being
  /// at its end.
  func sanitized() -> Scroller {
    var copy = self
    copy.range = Vector(
      dx: range.dx.saneLength, dy: range.dy.saneLength)
    copy.offset = Vector(
      dx: min(offset.dx.saneLength, copy.range.dx), dy: min(offset.dy.saneLength, copy.range.dy))
    return copy
  }
}
