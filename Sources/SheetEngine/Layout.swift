import SheetMotion

/// A place where a sheet can rest.
public struct Stop: Hashable, Sendable {
  public var key: DetentKey
  /// The height inside the safe area.
  public var value: Double
  /// The y of the top edge, on a device pixel.
  public var offset: Double
  /// The height of the sheet's frame.
  public var height: Double
}

/// How a sheet stands in its container.
enum Stance: UInt8, Hashable, Sendable {
  /// Its bottom edge is the container's.
  case attached
  /// It stands free, centred in height.
  case floating
  /// It covers the container and can't be dragged to another height.
  case filling
}

/// The geometry of one presentation in one environment: everything that does not depend on where it is.
///
/// Every form is such a box: a sheet has several stops, a cover one that fills the container, a popover and an
/// alert one and no way to travel. So one path moves, places and adapts them all. It is an object, since nobody changes
/// it and each sample of a finger reads it many times.
final class Layout: Sendable {
  let stance: Stance
  let container: Size
  let x: Double
  let width: Double
  /// What `large` resolves to.
  let maximumValue: Double
  /// The top edge at the maximum.
  let fullOffset: Double
  /// The active detents from small to large; never empty.
  let stops: [Stop]
  let smallest: Stop
  let largest: Stop
  /// The keys and values as declared, for the selection.
  let declared: [Stop]
  /// Whether every detent was inactive.
  let hasNoActiveDetent: Bool
  /// The top edge of a sheet that is out of sight.
  let dismissOffset: Double
  /// Above the largest stop.
  let bandAbove: RubberBand
  /// Below the smallest stop.
  let bandBelow: RubberBand
  /// Dimming is 0 at the first offset and 1 at the second; `nil` if the sheet never dims.
  let dimming: Ramp?
  /// The presenter stands at the first offset and is pushed back at the second; `nil` if it never is.
  let pushBack: Ramp?
  /// The radius at the top, as far as this sheet decides it.
  let topRadius: Double
  let bottomRadius: Double
  /// Whether the bottom corners follow the display's, however far off they stand: no radius of its own names them.
  let hasDisplayCorners: Bool
  let showsGrabber: Bool
  /// Of the container, as far as it matters inside.
  let safeArea: Insets
  /// Whether it comes and goes by fading where others travel.
  let fades: Bool
  /// The arrow of a popover.
  let arrow: Arrow?

  /// A box with one stop and no travel: what a cover, a popover and an alert have in common.
  init(
    frame: Rect, stance: Stance, in environment: Environment, radius: Double, fades: Bool, dimming: Ramp?,
    arrow: Arrow? = nil
  ) {
    let stop = Stop(key: .large, value: frame.height, offset: frame.y, height: frame.height)
    self.stance = stance
    container = environment.container
    x = frame.x
    width = frame.width
    maximumValue = frame.height
    fullOffset = frame.y
    stops = [stop]
    smallest = stop
    largest = stop
    declared = [stop]
    hasNoActiveDetent = false
    dismissOffset = fades ? frame.y : environment.container.height
    bandAbove = RubberBand(extent: 0)
    bandBelow = RubberBand(extent: 0)
    self.dimming = dimming
    pushBack = nil
    topRadius = radius
    bottomRadius = radius
    hasDisplayCorners = false
    showsGrabber = false
    safeArea = environment.safeArea
    self.fades = fades
    self.arrow = arrow
  }

  /// A sheet with its stops.
  init(sheet configuration: Configuration, in environment: Environment, look: Look, tuning: SheetTuning) {
    let options = configuration.sheet
    let box = SheetBox(configuration, in: environment, look: look, tuning: tuning)

    stance = box.stance
    container = environment.container
    x = box.x
    width = box.width
    maximumValue = box.maximumValue
    safeArea = environment.safeArea
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
    resolved.putInOrder { $0.value < $1.value }
    stops = resolved
    smallest = resolved[0]
    largest = resolved[resolved.count - 1]

    dismissOffset = max(environment.container.height, fullOffset + 1)
    let gap = largest.offset - environment.safeArea.top
    let extentAbove = box.stance == .filling ? 0 : gap.clamped(to: 0...tuning.overdragAboveLimit)
    let fullHeight = environment.container.height - fullOffset
    // A low sheet must not be pulled out of sight by somebody who may not dismiss it.
    let visible = max(dismissOffset - smallest.offset, 0)
    let extentBelow = min(min(fullHeight * tuning.overdragBelowFraction, tuning.overdragBelowLimit), visible)
    bandAbove = RubberBand(coefficient: tuning.rubberBandCoefficient, extent: extentAbove)
    bandBelow = RubberBand(coefficient: tuning.rubberBandCoefficient, extent: extentBelow)

    dimming = Self.dimming(options, stops: resolved, dismissOffset: dismissOffset)
    let pushes =
      options.pushesBackPresenter && box.stance == .attached && environment.isCompactWidth
      && !environment.isCompactHeight && box.isFullHeight(largest.value, tuning: tuning)
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
    fades = configuration.dissolves
    arrow = nil
  }
}
