// SPDX-License-Identifier: Apache-2.0

/// Queries. None of them changes the stack.
extension Stack {
  /// Returns the frame that UIKit's properties report. During a drag it follows the finger, and from the release on it
  /// is the final frame.
  public func modelFrame(of id: PresentationID) -> Rect? {
    index(of: id).map { items[$0].modelFrame }
  }

  /// Returns the box of the sheet at the latest time, before the scale and the shift that depend on its position in the
  /// stack.
  public func liveFrame(of id: PresentationID) -> Rect? {
    index(of: id).map { items[$0].layout.frame(at: items.offset(of: $0, at: now)) }
  }

  /// Returns the frame at the largest detent, in which content can be laid out ahead of a drag.
  public func largestFrame(of id: PresentationID) -> Rect? {
    index(of: id).map { items[$0].layout.frame(at: items[$0].layout.largest.offset) }
  }

  /// Returns the part of the container's safe area that lies inside the model frame, in points.
  public func safeArea(of id: PresentationID) -> Insets {
    guard let index = index(of: id) else { return .zero }
    let layout = items[index].layout
    let frame = items[index].modelFrame
    let insets = environment.safeArea
    guard layout.attachment != .floating else { return .zero }
    let bottom = layout.hasInsets ? insets.bottom * look.share(at: frame.height) : insets.bottom
    // A sheet that is pulled below its smallest stop keeps its bottom inset, because it moves and does not shrink.
    return Insets(
      top: max(insets.top - max(frame.y, 0), 0), left: max(insets.left - frame.x, 0),
      bottom: bottom == insets.bottom ? bottom : bottom.snapped(toScale: environment.displayScale),
      right: max(insets.right - (environment.container.width - frame.maxX), 0))
  }

  /// Returns the arrow of a popover at its resting position.
  public func arrow(of id: PresentationID) -> Arrow? { index(of: id).flatMap { items[$0].layout.arrow } }

  /// Returns the current form of a presentation, which may be the adaptive one. `nil` if it is not in the stack.
  public func form(of id: PresentationID) -> Form? { index(of: id).map { items[$0].form } }
  /// Returns the phase of a presentation, or `nil` if it is not in the stack.
  public func phase(of id: PresentationID) -> Phase? { index(of: id).map { items[$0].phase } }
  /// Returns the sanitized settings of a presentation, with the selection that the user made. `nil` if it is not in the
  /// stack.
  public func configuration(of id: PresentationID) -> Configuration? { index(of: id).map { items[$0].configuration } }

  /// Returns the detent that the selection means: the first active one if it is `nil`, unknown or inactive.
  public func selectedDetent(of id: PresentationID) -> DetentKey? {
    guard let index = index(of: id) else { return nil }
    return items.selectedStop(of: index).key
  }

  /// Returns whether there is a larger and whether there is a smaller detent to step to.
  public func steps(of id: PresentationID) -> (larger: Bool, smaller: Bool) {
    guard let index = index(of: id) else { return (false, false) }
    let here = items.selectedStop(of: index).offset
    let stops = items[index].layout.stops
    return (stops.next(larger: true, from: here) != nil, stops.next(larger: false, from: here) != nil)
  }

  /// Returns the active detents from small to large.
  public func stops(of id: PresentationID) -> [Stop] { index(of: id).map { items[$0].layout.stops } ?? [] }

  /// The presentations, from bottom to top.
  public var presentations: [PresentationID] { items.map { $0.id } }

  /// Returns the value of `large` for a presentation with these settings in an environment. A pure function.
  public static func maximumDetentValue(
    in environment: Environment, for configuration: Configuration, look: Look, tuning: SheetTuning
  ) -> Double {
    SheetBox(
      Shared(configuration.sanitized()), in: Surroundings(environment.sanitized(), look: look, tuning: tuning)
    ).maximumValue
  }

  // MARK: At any time

  /// Returns the look of a layer at a time on the host's timeline, or `nil` for a layer that is not in the stack. A
  /// pure function.
  public func sample(_ layer: Layer, at time: Seconds) -> Placement? {
    let snapshot = Snapshot(of: items, at: time, in: surroundings)
    switch layer {
    case .root: return snapshot.placement(ofItemAt: -1)
    case .presentation(let id): return index(of: id).map { snapshot.placement(ofItemAt: $0) }
    }
  }

  /// Returns the offset of a presentation's top edge at a time, in points.
  public func offset(of id: PresentationID, at time: Seconds) -> Double? {
    index(of: id).map { items.offset(of: $0, at: time) }
  }

  /// Returns the look of a presentation with these settings at rest, alone in the stack, for a layer above that moves
  /// the presentation there itself.
  public func restingPlacement(of configuration: Configuration) -> Placement {
    let settings = Shared(configuration.sanitized())
    let form = settings.value.form(in: environment)
    let layout = Layout(settings, form: form, in: surroundings)
    let offset = layout.stop(for: settings.value.sheet.selected).offset
    let dimming = layout.dimming.fraction(at: offset)
    return Placement(
      frame: layout.frame(at: offset), corners: Corners(top: layout.topRadius, bottom: layout.bottomRadius),
      dimming: dimming, shadow: surroundings.shadowOpacity(isSheet: form == .sheet) * (1 - dimming),
      arrow: layout.arrow)
  }

  /// Returns the last location of a finger that drags a sheet: the leading finger or, before the drag begins, any
  /// finger that came down on the sheet. `nil` for all other fingers.
  public func lastPoint(of touch: TouchID, dragging id: PresentationID) -> Point? {
    gestures.lastPoint(of: touch, dragging: id)
  }
}
