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
/// alert one and no way to travel. So one path moves, places and adapts them all.
struct Layout: Hashable, Sendable {
  var stance: Stance
  var container: Size
  var x: Double
  var width: Double
  /// What `large` resolves to.
  var maximumValue: Double
  /// The top edge at the maximum.
  var fullOffset: Double
  /// The active detents from small to large; never empty.
  var stops: [Stop]
  /// The keys and values as declared, for the selection.
  var declared: [Stop]
  /// Whether every detent was inactive.
  var hasNoActiveDetent: Bool
  /// The top edge of a sheet that is out of sight.
  var dismissOffset: Double
  /// Above the largest stop.
  var bandAbove: RubberBand
  /// Below the smallest stop.
  var bandBelow: RubberBand
  /// Dimming is 0 at the first offset and 1 at the second; `nil` if the sheet never dims.
  var dimming: Ramp?
  /// The presenter stands at the first offset and is pushed back at the second; `nil` if it never is.
  var pushBack: Ramp?
  /// The radius at the top, as far as this sheet decides it.
  var topRadius: Double
  var bottomRadius: Double
  /// Whether the bottom corners follow the display's, however far off they stand: no radius of its own names them.
  var hasDisplayCorners: Bool
  var showsGrabber: Bool
  /// Of the container, as far as it matters inside.
  var safeArea: Insets
  var look: Look
  /// Whether it comes and goes by fading where others travel.
  var fades: Bool
  /// The arrow of a popover.
  var arrow: Arrow?

  var smallest: Stop { stops[0] }
  var largest: Stop { stops[stops.count - 1] }
  /// The height to allot: nothing that a finger can do asks for more.
  var reach: Double { stance == .attached ? container.height - largest.offset + bandAbove.extent : largest.height }

  /// The stop that a selection means: unknown and inactive ones mean the first active one as declared.
  func stop(for key: DetentKey?) -> Stop {
    if let key, let stop = declared.first(where: { $0.key == key }) { return stop }
    return declared[0]
  }

  /// Where the top edge is when finger or spring would have it somewhere.
  func offset(for travel: Double, ends: Ends) -> Double {
    if travel < largest.offset {
      guard ends.above == .banded else { return travel }
      return largest.offset - bandAbove.displacement(for: largest.offset - travel)
    }
    guard travel > smallest.offset else { return travel }
    switch ends.below {
    case .banded: return smallest.offset + bandBelow.displacement(for: travel - smallest.offset)
    case .free: return min(travel, max(dismissOffset, smallest.offset))
    case .held: return smallest.offset
    }
  }

  /// How much of a small step of the travel the top edge takes.
  func slope(at travel: Double, ends: Ends) -> Double {
    let step = 1.0 / 1024
    return (offset(for: travel + step, ends: ends) - offset(for: travel, ends: ends)) / step
  }

  /// The index of the stop nearest to an offset.
  func nearestIndex(to offset: Double) -> Int {
    var best = 0
    for index in 1..<max(stops.count, 1)
    where (stops[index].offset - offset).magnitude < (stops[best].offset - offset).magnitude {
      best = index
    }
    return best
  }

  /// The sheet's frame when its top edge is at an offset.
  ///
  /// Below the smallest stop the sheet moves without shrinking; above the largest it grows. [SI]
  func frame(at offset: Double) -> Rect {
    let height: Double
    switch stance {
    case .filling: height = container.height
    case .attached: height = container.height - min(offset, smallest.offset)
    case .floating: height = floatingHeight(at: offset)
    }
    return Rect(x: x, y: offset, width: width, height: height)
  }

  private func floatingHeight(at offset: Double) -> Double {
    guard offset < smallest.offset else { return smallest.height }
    var lower = smallest
    for stop in stops {
      if stop.offset <= offset {
        let span = lower.offset - stop.offset
        return span > 0 ? .mix(stop.height, lower.height, (offset - stop.offset) / span) : stop.height
      }
      lower = stop
    }
    return largest.height
  }

  /// How far a sheet has come in: 0 out of sight, 1 from its smallest stop on.
  func arrival(at offset: Double) -> Double {
    Ramp(start: dismissOffset, end: smallest.offset).fraction(at: offset)
  }

  /// Where the same part of the way lies in another layout of the same sheet.
  func mapped(_ offset: Double, to other: Layout) -> Double {
    let span = dismissOffset - fullOffset
    guard span > 0 else { return other.fullOffset }
    // What a finger has pulled beyond a small container's ends is not stretched to a large one's measure.
    return .mix(other.fullOffset, other.dismissOffset, ((offset - fullOffset) / span).clamped(to: -1...1))
  }
}

extension Layout {
  /// A box with one stop and no travel: what a cover, a popover and an alert have in common.
  init(
    frame: Rect, stance: Stance, in environment: Environment, look: Look, radius: Double, fades: Bool,
    dimming: Ramp?, arrow: Arrow? = nil
  ) {
    let stop = Stop(key: .large, value: frame.height, offset: frame.y, height: frame.height)
    self.stance = stance
    container = environment.container
    x = frame.x
    width = frame.width
    maximumValue = frame.height
    fullOffset = frame.y
    stops = [stop]
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
    self.look = look
    self.fades = fades
    self.arrow = arrow
  }

  /// The layout of a presentation in the form that it has in this environment.
  init(
    _ configuration: Configuration, form: Form, in environment: Environment, look: Look, tuning: SheetTuning
  ) {
    let whole = Rect(environment.container)
    switch form {
    case .sheet:
      self.init(sheet: configuration, in: environment, look: look, tuning: tuning)
    case .popover:
      self.init(popover: configuration, in: environment, look: look, tuning: tuning)
    case .fullScreen, .overFullScreen, .custom:
      self.init(
        frame: whole, stance: .filling, in: environment, look: look, radius: 0, fades: form == .custom, dimming: nil)
    case .alert:
      let preferred = configuration.preferredContentSize
      let scale = environment.displayScale
      let width = min(preferred.width > 0 ? preferred.width : tuning.alertSize.width, whole.width)
        .snapped(toScale: scale)
      let height = min(preferred.height > 0 ? preferred.height : tuning.alertSize.height, whole.height)
        .snapped(toScale: scale)
      let frame = Rect(
        x: ((whole.width - width) / 2).snapped(toScale: scale),
        y: ((whole.height - height) / 2).snapped(toScale: scale),
        width: width, height: height)
      self.init(
        frame: frame, stance: .floating, in: environment, look: look, radius: tuning.alertCornerRadius, fades: true,
        dimming: Ramp(start: frame.y, end: frame.y))
    }
  }
}

/// A way between two offsets, as a fraction.
struct Ramp: Hashable, Sendable {
  var start: Double
  var end: Double

  /// 0 up to the start, 1 from the end on, linear between.
  func fraction(at offset: Double) -> Double {
    guard start != end else { return offset <= end ? 1 : 0 }
    return ((start - offset) / (start - end)).clamped(to: 0...1)
  }
}
