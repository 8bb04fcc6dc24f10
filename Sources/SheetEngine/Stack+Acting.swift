// SPDX-License-Identifier: Apache-2.0

/// Taps, keys and assistive technologies on parts that have an action.
extension Stack {
  /// Activates a part. Ignored while a finger drags the sheet, because the finger decides where it goes.
  mutating func activate(_ target: TouchTarget, into effects: inout Effects) {
    guard case .presentation(let id) = target.layer, let index = index(of: id), items[index].phase != .dismissing,
      !gestures.drags(id)
    else { return }
    switch target.part {
    case .grabber: activateGrabber(index, into: &effects)
    case .dimming, .outside: activateDimming(index, into: &effects)
    case .content, .header: break
    }
  }

  /// Moves the sheet to the next smaller detent, and from the smallest to the largest. With a single detent, dismisses
  /// it. [CH-S]
  private mutating func activateGrabber(_ index: Int, into effects: inout Effects) {
    let keyboard = environment.keyboard
    if keyboard.isVisible, keyboard.owner == items[index].id {
      effects.list.append(.endEditing(items[index].id))
      return
    }
    let stops = items[index].layout.stops
    let here = items.selectedStop(of: index).offset
    // Detents at one position are one stop. [RNS]
    let next = stops.next(larger: false, from: here) ?? items[index].layout.largest
    guard next.offset != here else {
      switch permission(index, for: .grabberTap, into: &effects) {
      case .granted: dismissByUser(index, into: &effects)
      default: break
      }
      return
    }
    items[index].cause = .activation
    settleOnChoice(index, at: next, velocity: items.speed(of: index, at: now), isFlick: false, into: &effects)
  }

  /// Moves the sheet to the next detent at another height. Does nothing at either end, or while a finger holds the
  /// sheet.
  mutating func step(_ id: PresentationID, larger: Bool, into effects: inout Effects) {
    guard let index = index(of: id), items[index].phase != .dismissing, !gestures.drags(id), isDraggable(index) else {
      return
    }
    let here = items.selectedStop(of: index).offset
    guard let next = items[index].layout.stops.next(larger: larger, from: here) else { return }
    items[index].cause = .activation
    settleOnChoice(index, at: next, velocity: items.speed(of: index, at: now), isFlick: false, into: &effects)
  }

  /// Dismisses the presentation if that is permitted. Otherwise moves it down to the largest undimmed detent, and
  /// reports no attempt. [CH-S]
  private mutating func activateDimming(_ index: Int, into effects: inout Effects) {
    guard items[index].form == .sheet || items[index].form == .popover else { return }
    switch permission(index, for: .dimmingTap, into: &effects) {
    case .granted: dismissByUser(index, into: &effects)
    case .refused: retreatToUndimmed(index, into: &effects)
    case .asked, .unknown: break
    }
  }

  mutating func retreatToUndimmed(_ index: Int, into effects: inout Effects) {
    let key = items[index].configuration.sheet.largestUndimmed
    guard let key, items[index].form == .sheet, !gestures.drags(items[index].id),
      let stop = items[index].layout.stops.stop(key),
      stop.offset > items.offset(of: index, at: now)
    else { return }
    items[index].cause = .activation
    settleOnChoice(index, at: stop, velocity: items.speed(of: index, at: now), isFlick: false, into: &effects)
  }

  /// Handles Escape, a back gesture, or an assistive technology's escape. A refusal counts as an attempt, because the
  /// user has no other way to try.
  mutating func escape(into effects: inout Effects) {
    guard let index = items.last(leaving: false) else { return }
    guard items[index].form == .sheet || items[index].form == .popover else { return }
    switch permission(index, for: .escape, into: &effects) {
    case .granted: dismissByUser(index, into: &effects)
    case .refused: effects.notify(.didAttemptToDismiss(items[index].id))
    case .asked, .unknown: break
    }
  }
}
