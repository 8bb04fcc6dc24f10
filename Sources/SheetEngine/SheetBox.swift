// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// The area in which a sheet may be placed, before its detents are known.
struct SheetBox {
  var attachment: Attachment
  var x: Double
  var width: Double
  var maximumValue: Double
  /// The bottom edge of an attached sheet, and the part of it that lies outside the safe area.
  private var bottom: Double
  private var bottomInset: Double
  /// The middle of a floating sheet.
  private var middle: Double
  /// The bottom edge that all detents of a floating sheet share, or `nil` if they share a center.
  private var commonBottom: Double?
  private var look: Look

  init(_ settings: Shared<Configuration>, in surroundings: Surroundings) {
    let container = surroundings.environment.container
    let safeArea = surroundings.environment.safeArea
    bottom = container.height
    bottomInset = safeArea.bottom
    middle = container.height / 2
    look = surroundings.look

    let fillsCompactHeight =
      surroundings.environment.isCompactHeight && !settings.value.sheet.prefersEdgeAttachedInCompactHeight
    if fillsCompactHeight {
      attachment = .filling
      x = 0
      width = container.width
      maximumValue = max(container.height - safeArea.top - safeArea.bottom, 0)
      return
    }
    let isPortrait = container.width <= container.height
    let isPage = settings.value.sheet.prefersPageSizing && look.attachesPageInPortrait && isPortrait
    if !surroundings.environment.isCompactWidth && !surroundings.environment.isCompactHeight && !isPage {
      attachment = .floating
      let size = Self.floatingSize(settings, in: surroundings)
      width = size.width.snapped(toScale: surroundings.environment.displayScale)
      maximumValue = size.height
      let keyboardTop =
        surroundings.environment.keyboard.isVisible ? surroundings.environment.keyboard.frame.y : container.height
      middle = (min(keyboardTop, container.height) / 2 - look.formLift).clamped(
        from: size.height / 2, to: max(container.height / 2, size.height / 2))
      if look.keepsFormBottom { commonBottom = middle + size.height / 2 }
      x = Self.x(width: width, settings, in: surroundings, margin: surroundings.tuning.floatingMargin)
      return
    }
    attachment = .attached
    maximumValue = max(container.height - Self.top(in: surroundings) - safeArea.bottom, 0)
    guard surroundings.environment.isCompactHeight else {
      x = 0
      width = container.width
      return
    }
    let safeWidth = max(container.width - safeArea.left - safeArea.right, 1)
    width = safeWidth
    if settings.value.sheet.widthFollowsPreferredContentSizeWhenEdgeAttached {
      let preferred = settings.value.preferredContentSize.width
      width = min(preferred > 0 ? preferred : min(container.width, container.height), safeWidth)
    }
    width = width.snapped(toScale: surroundings.environment.displayScale)
    x = Self.x(width: width, settings, in: surroundings, margin: 0)
  }

  /// Returns the top edge of an attached sheet at full height.
  private static func top(in surroundings: Surroundings) -> Double {
    let (look, top) = (surroundings.look, surroundings.environment.safeArea.top)
    if surroundings.environment.isCompactHeight { return top + look.topGapInCompactHeight }
    if surroundings.environment.idiom == .pad || !surroundings.environment.isCompactWidth {
      return top + look.topGapOnPad
    }
    if surroundings.environment.hasHomeIndicator { return top + look.topGap }
    return max(top + look.topGapWithoutHomeIndicator, look.leastTopWithoutHomeIndicator)
  }

  private static func floatingSize(_ settings: Shared<Configuration>, in surroundings: Surroundings) -> Size {
    let container = surroundings.environment.container
    let safeArea = surroundings.environment.safeArea
    let widest = max(container.width - 2 * surroundings.tuning.floatingMargin, 1)
    let highest = max(
      container.height - max(safeArea.top, surroundings.tuning.floatingMargin)
        - max(safeArea.bottom, surroundings.tuning.floatingMargin), 1)
    if settings.value.sheet.prefersPageSizing {
      let height = max(container.height - 2 * surroundings.tuning.pageVerticalMargin, 1)
      return Size(width: min(surroundings.tuning.pageWidth, widest), height: min(height, highest))
    }
    let preferred = settings.value.preferredContentSize
    return Size(
      width: min(preferred.width > 0 ? preferred.width : surroundings.look.formSize.width, widest),
      height: min(preferred.height > 0 ? preferred.height : surroundings.look.formSize.height, highest))
  }

  /// Returns the x-coordinate. Leading and trailing follow the writing direction; over a source the sheet keeps its
  /// margin from the edges.
  private static func x(
    width: Double, _ settings: Shared<Configuration>, in surroundings: Surroundings, margin: Double
  ) -> Double {
    let left = surroundings.environment.safeArea.left + margin
    let right = max(
      surroundings.environment.container.width - surroundings.environment.safeArea.right - margin - width, left)
    let wanted: Double
    switch settings.value.sheet.placing {
    case .leading: wanted = surroundings.environment.isRightToLeft ? right : left
    case .trailing: wanted = surroundings.environment.isRightToLeft ? left : right
    case .center: wanted = (left + right) / 2
    case .automatic: wanted = settings.value.sheet.source.map { $0.midX - width / 2 } ?? (left + right) / 2
    }
    return wanted.clamped(from: left, to: right).snapped(toScale: surroundings.environment.displayScale)
  }

  /// Returns the top edge of a sheet of this value, on a device pixel.
  func offset(for value: Double, scale: Double) -> Double {
    switch attachment {
    case .filling: 0
    case .attached: (bottom - (addsBottomInset(to: value) ? bottomInset : 0) - value).snapped(toScale: scale)
    case .floating: (commonBottom.map { $0 - value } ?? middle - value / 2).snapped(toScale: scale)
    }
  }

  /// Returns whether the bottom safe area is added to a detent value. [H2] [H14]
  private func addsBottomInset(to value: Double) -> Bool {
    value >= min(look.partialInsetStart, maximumValue)
  }

  func stop(_ key: DetentKey, value: Double, scale: Double) -> Stop {
    let offset = offset(for: value, scale: scale)
    // If the container's height is not a multiple of a pixel, the top edge of an empty sheet lies below the bottom.
    let height = attachment == .floating ? value.snapped(toScale: scale) : max(bottom - offset, 0)
    return Stop(
      key: key, value: value, offset: offset, height: height,
      inset: attachment == .attached && value < maximumValue ? look.inset(at: value) : 0)
  }

  func isFullHeight(_ value: Double, tolerance: Double) -> Bool {
    value >= maximumValue - tolerance
  }
}
