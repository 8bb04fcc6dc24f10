// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// A position at which a sheet can rest.
public struct Stop: Hashable, Sendable {
  /// The detent of the stop. Two stops may have the same height.
  public var key: DetentKey
  /// The height inside the safe area.
  public var value: Double
  /// The y-coordinate of the top edge, on a device pixel.
  public var offset: Double
  /// The height of the sheet's frame.
  public var height: Double
  /// The distance from the container's edges at rest, in points. The whole sheet is scaled to create it. 0 in the
  /// classic look.
  public var inset: Double
}

/// The attachment of a sheet to its container.
enum Attachment: UInt8, Hashable, Sendable {
  /// The sheet's bottom edge is the container's.
  case attached
  /// The sheet floats, centered vertically.
  case floating
  /// The sheet covers the container and can't be dragged to another height.
  case filling
}

/// The geometry of one presentation in one environment: everything that does not depend on its position.
///
/// Every form is such a box. A sheet has several stops; a cover has one, which fills the container; a popover and an
/// alert have one and do not travel. So one code path moves, places and adapts all of them. It is an object because it
/// never changes, and each sample of a finger reads it many times.
final class Layout: Sendable {
  let attachment: Attachment
  let container: Size
  let x: Double
  let width: Double
  /// The resolved value of `large`.
  let maximumValue: Double
  /// The top edge of a sheet at the maximum height.
  let fullOffset: Double
  /// The active detents from small to large. Never empty.
  let stops: [Stop]
  let smallest: Stop
  let largest: Stop
  /// The keys and values in declared order, for the selection.
  let declared: [Stop]
  /// Whether every detent was inactive.
  let hasNoActiveDetent: Bool
  /// The top edge of a sheet that is out of sight.
  let dismissOffset: Double
  /// The rubber band above the largest stop.
  let bandAbove: RubberBand
  /// The rubber band below the smallest stop.
  let bandBelow: RubberBand
  /// The dimming, which is 0 at the first offset and 1 at the second. `none` if the sheet never dims.
  let dimming: Ramp
  /// The push-back of the presenter, which begins at the first offset and is complete at the second. `none` if there is
  /// never any.
  let pushBack: Ramp
  /// The radius of the top corners, unless a sheet above determines it.
  let topRadius: Double
  let bottomRadius: Double
  /// Whether the sheet has an inset at any of its stops.
  let hasInsets: Bool
  /// Whether the bottom corners follow the display's, because the sheet sets no radius for them.
  let hasDisplayCorners: Bool
  let showsGrabber: Bool
  /// The container's safe area.
  let safeArea: Insets
  /// The height of the keyboard above the container's safe area. 0 without a keyboard, and if the keyboard belongs to
  /// another layer.
  let keyboardOverlap: Double
  /// Whether the presentation fades in and out instead of traveling.
  let fades: Bool
  /// The arrow of a popover.
  let arrow: Arrow?

  /// Creates a layout with one stop and no travel, for a cover, a popover or an alert.
  init(
    frame: Rect, attachment: Attachment, in surroundings: Surroundings, radius: Double, fades: Bool, dimming: Ramp,
    arrow: Arrow? = nil
  ) {
    let stop = Stop(key: .large, value: frame.height, offset: frame.y, height: frame.height, inset: 0)
    self.attachment = attachment
    container = surroundings.environment.container
    x = frame.x
    width = frame.width
    maximumValue = frame.height
    fullOffset = frame.y
    stops = [stop]
    smallest = stop
    largest = stop
    declared = [stop]
    hasNoActiveDetent = false
    dismissOffset = fades ? frame.y : surroundings.environment.container.height
    bandAbove = RubberBand(extent: 0)
    bandBelow = RubberBand(extent: 0)
    self.dimming = dimming
    pushBack = .none
    topRadius = radius
    bottomRadius = radius
    hasInsets = false
    hasDisplayCorners = false
    showsGrabber = false
    safeArea = surroundings.environment.safeArea
    keyboardOverlap = 0
    self.fades = fades
    self.arrow = arrow
  }

  /// Creates the layout of a sheet with its stops.
  init(sheet settings: Shared<Configuration>, in surroundings: Surroundings) {
    let box = SheetBox(settings, in: surroundings)

    attachment = box.attachment
    container = surroundings.environment.container
    x = box.x
    width = box.width
    maximumValue = box.maximumValue
    safeArea = surroundings.environment.safeArea
    let keyboard = surroundings.environment.keyboard
    keyboardOverlap =
      box.attachment == .attached && keyboard.isVisible
      ? max(surroundings.environment.container.height - keyboard.frame.y - surroundings.environment.safeArea.bottom, 0)
      : 0
    fullOffset = box.offset(for: box.maximumValue, scale: surroundings.environment.displayScale)

    // The declared order decides the selection; the sorted order decides the geometry.
    (declared, hasNoActiveDetent) = Self.declared(settings.value.sheet.detents, in: box, surroundings)
    let stops = Self.inOrder(declared)
    self.stops = stops
    smallest = stops[0]
    largest = stops[stops.count - 1]

    hasInsets = box.attachment == .attached && surroundings.look.partialInset > 0
    dismissOffset = max(surroundings.environment.container.height, fullOffset + 1)
    let gap = largest.offset - surroundings.environment.safeArea.top
    let extentAbove = box.attachment == .filling ? 0 : gap.clamped(from: 0, to: surroundings.tuning.overdragAboveLimit)
    let fullHeight = surroundings.environment.container.height - fullOffset
    // A low sheet that may not be dismissed must not be pulled out of sight.
    let visible = max(dismissOffset - smallest.offset, 0)
    let extentBelow = min(
      min(fullHeight * surroundings.tuning.overdragBelowFraction, surroundings.tuning.overdragBelowLimit), visible)
    bandAbove = RubberBand(coefficient: surroundings.tuning.rubberBandCoefficient, extent: extentAbove)
    bandBelow = RubberBand(coefficient: surroundings.tuning.rubberBandCoefficient, extent: extentBelow)

    dimming = Self.dimming(undimmed: settings.value.sheet.largestUndimmed, stops: stops, dismissOffset: dismissOffset)
    let pushes =
      settings.value.sheet.pushesBackPresenter && box.attachment == .attached && surroundings.environment.isCompactWidth
      && !surroundings.environment.isCompactHeight
      && box.isFullHeight(largest.value, tolerance: surroundings.tuning.fullHeightTolerance)
    pushBack = pushes ? Ramp(start: Self.offset(before: stops, or: dismissOffset), end: fullOffset) : .none

    topRadius =
      box.attachment == .filling
      ? 0
      : settings.value.sheet.preferredCornerRadius
        ?? (box.attachment == .floating ? surroundings.look.formCornerRadius : surroundings.look.cornerRadius)
    let named = surroundings.look.roundsBottomCorners ? settings.value.sheet.preferredCornerRadius : nil
    // The corners of a sheet that is narrower than its container lie in the middle of an edge, where the display has no
    // corners.
    let reachesCorners = box.attachment == .attached && box.width >= surroundings.environment.container.width
    hasDisplayCorners = reachesCorners && named == nil
    switch box.attachment {
    case .floating: bottomRadius = topRadius
    case .filling: bottomRadius = 0
    case .attached: bottomRadius = named ?? (reachesCorners ? surroundings.environment.displayCornerRadius : 0)
    }
    showsGrabber = settings.value.sheet.prefersGrabberVisible && box.attachment != .filling
    fades = settings.value.dissolves
    arrow = nil
  }
}
