// SPDX-License-Identifier: Apache-2.0

import SheetMotion

extension Stack {
  mutating func present(
    _ id: PresentationID, _ settings: Shared<Configuration>, animated: Bool, into effects: inout Effects
  ) {
    guard index(of: id) == nil else { return }
    let form = settings.value.form(in: environment)
    let layout = layout(of: id, settings, form: form)
    let target = layout.stop(for: settings.value.sheet.selected).offset
    let fades = layout.fades || environment.prefersReducedMotion
    let moves = animated && form != .custom
    items.append(
      Item(
        id: id, settings: settings, form: form, layout: layout,
        travel: Trajectory(at: moves && !fades ? layout.dismissOffset : target), fade: Fade(at: moves && fades ? 0 : 1),
        modelOffset: target))
    committed.append(isInserted: true)
    let index = items.count - 1
    items[index].ends.below = .free
    markChanged(index)

    effects.list.append(.insert(id, form))
    effects.notify(.phase(id, .presenting))
    effects.notify(.presentationWillBegin(id, animated: animated))
    reportNoActiveDetent(index, into: &effects)
    settle(index, into: &effects)
    if moves {
      if fades { fadeIn(index) }
    }
    reportProgress(of: index, into: &effects)
    if !items[index].isMoving { finish(index, into: &effects) }
  }

  private mutating func fadeIn(_ index: Int) {
    let frequency = items[index].settings.value.dissolves ? look.dissolveFrequency : 0
    let duration = frequency > 0 ? tuning.springEnd / frequency : tuning.fadeDuration
    items[index].fade.run(to: 1, at: now, duration: duration, frequency: frequency)
  }

  /// Adds a presentation on top as if it had always rested there.
  mutating func restore(_ id: PresentationID, _ settings: Shared<Configuration>) {
    let form = settings.value.form(in: environment)
    let layout = layout(of: id, settings, form: form)
    let offset = layout.stop(for: settings.value.sheet.selected).offset
    items.append(
      Item(
        id: id, settings: settings, form: form, layout: layout, stage: .resting, travel: Trajectory(at: offset),
        fade: Fade(at: 1), modelOffset: offset))
    committed.append(isInserted: false)
    let index = items.count - 1
    items[index].stand(at: restOffset(of: index))
    markChanged(index)
  }

  /// Returns the geometry of a presentation. A sheet makes way only for its own keyboard, and only if its policy is not
  /// `ignore`.
  private func layout(
    of id: PresentationID, _ settings: Shared<Configuration>, form: Form
  ) -> Layout {
    let keyboard = environment.keyboard
    let isOthers = keyboard.owner != id || settings.value.sheet.keyboard == .ignore
    return Layout(
      settings, form: form,
      in: form == .sheet && isOthers && keyboard.isVisible ? surroundings.withoutKeyboard() : surroundings)
  }

  mutating func configure(
    _ id: PresentationID, _ settings: Shared<Configuration>, animated: Bool, into effects: inout Effects
  ) {
    guard let index = index(of: id) else { return }
    let old = items[index].settings
    guard old.value != settings.value else { return }
    items[index].settings = settings
    if !settings.value.wantsProgress { items[index].reportedProgress.offset = .nan }
    guard old.value.differsInLayout(from: settings.value) else { return reportProgress(of: index, into: &effects) }
    let follows = animated || Detent.followContentAnimated(old.value.sheet.detents, to: settings.value.sheet.detents)
    relayout(index, animated: follows, cause: .settings, into: &effects)
    finishMotions(at: now, into: &effects)
  }

  mutating func change(
    to environment: Environment, _ resolutions: [Resolution], into effects: inout Effects
  ) {
    let old = self.environment
    var environment = environment
    let motion = environment.keyboard.motion
    environment.keyboard.motion = nil
    self.environment = environment
    for resolution in resolutions {
      guard let index = index(of: resolution.id) else { continue }
      items[index].configuration.sheet.detents = resolution.detents
      if let form = resolution.form { items[index].configuration.form = form }
    }
    let isOther = old != environment
    guard isOther || !resolutions.isEmpty else { return }
    // A change of the keyboard is animated; a change of the container is not.
    var withNewKeyboard = old
    withNewKeyboard.keyboard = environment.keyboard
    let onlyKeyboardChanged = isOther && withNewKeyboard == environment
    for index in items.indices {
      if !environment.keyboard.isVisible { items[index].ignoresKeyboard = false }
      relayout(
        index, animated: onlyKeyboardChanged, cause: onlyKeyboardChanged ? .keyboard : .environment,
        along: onlyKeyboardChanged ? motion : nil, into: &effects)
    }
    finishMotions(at: now, into: &effects)
  }

  mutating func change(to look: Look, into effects: inout Effects) {
    guard look != self.look else { return }
    surroundings = Surroundings(environment, look: look, tuning: tuning)
    for index in items.indices { relayout(index, animated: false, cause: .environment, into: &effects) }
    finishMotions(at: now, into: &effects)
  }

  /// Applies a new configuration, environment or look, in any phase.
  ///
  /// A sheet at rest moves to its new position, at once or on a spring. A moving sheet continues from the same fraction
  /// of the distance, with its current velocity. A sheet under a finger stays under it.
  private mutating func relayout(
    _ index: Int, animated: Bool, cause: SheetProgress.Cause, along motion: KeyboardMotion? = nil,
    into effects: inout Effects
  ) {
    let old = items[index].layout
    let settings = items[index].settings
    let form = settings.value.form(in: environment)
    if form != items[index].form {
      items[index].form = form
      effects.list.append(.reshape(items[index].id, form))
    }
    // Read before the call: as an argument it would make the call copy the whole stack.
    let id = items[index].id
    let layout = layout(of: id, settings, form: form)
    let place = items.offset(of: index, at: now)
    // In a much smaller container the velocity would be far too high.
    let speed = bounded(items.velocity(of: index, at: now))
    let isElsewhere =
      layout.container != old.container || layout.attachment != old.attachment || layout.fades != old.fades
    let inset = items[index].inset(at: place)
    items[index].layout = layout
    items[index].edges = EdgeInset(inset)
    items[index].revision = clock.nextRevision()
    if layout.hasNoActiveDetent, !old.hasNoActiveDetent { reportNoActiveDetent(index, into: &effects) }

    let kept = isElsewhere ? old.mapped(place, to: layout) : place
    if items[index].phase == .resting || items[index].phase == .settling { items[index].cause = cause }
    switch items[index].phase {
    case .dismissing:
      let velocity = items[index].keep(at: kept, velocity: speed, now: now)
      if items[index].fade.target > 0 {
        items[index].travel.run(
          to: layout.dismissOffset, at: now, velocity: velocity, spring: tuning.spring, tolerance: restTolerance)
      }
      items[index].modelOffset = layout.dismissOffset
    case .dragging where !isDraggable(index):
      // The presentation now fills the container, or has become a popover, and can't be dragged any more.
      releasePan(of: id, into: &effects)
      items[index].stand(at: restOffset(of: index))
      finish(index, into: &effects)
    case .dragging:
      items[index].keep(at: kept, velocity: 0, now: now)
      items[index].modelOffset = items.offset(of: index, at: now)
    case .presenting, .settling:
      let velocity = items[index].keep(at: kept, velocity: speed, now: now)
      settle(index, velocity: velocity, into: &effects)
    case .resting:
      let target = restOffset(of: index)
      if animated && !isElsewhere && target != place && motion?.duration != 0 {
        items[index].beginSettling(into: &effects)
        items[index].keep(at: place, velocity: 0, now: now)
        settle(index, along: motion, into: &effects)
      } else {
        items[index].stand(at: target)
      }
    }
    items[index].aimInset(at: now)
    reportProgress(of: index, into: &effects)
  }

  /// Returns the offset at which a sheet rests: at its selection, unless the keyboard makes it stand higher.
  func restOffset(of index: Int) -> Double { restOffset(of: index, at: items.selectedStop(of: index).offset) }

  func restOffset(of index: Int, at stop: Double) -> Double {
    let layout = items[index].layout
    let keyboard = environment.keyboard
    guard keyboard.isVisible, keyboard.owner == items[index].id, !items[index].ignoresKeyboard,
      layout.attachment == .attached
    else {
      return stop
    }
    switch items[index].configuration.sheet.keyboard {
    case .ignore: return stop
    case .expand:
      return min(layout.largest.offset, layout.raised(from: stop)).snapped(toScale: environment.displayScale)
    case .ride: return layout.raised(from: stop).snapped(toScale: environment.displayScale)
    }
  }

  /// Starts a sheet's motion from its position to its resting position. A sheet at rest moves along with the keyboard.
  /// [CH-S]
  mutating func settle(
    _ index: Int, velocity: Double = .nan, along keyboard: KeyboardMotion? = nil, into effects: inout Effects
  ) {
    let target = restOffset(of: index)
    let velocity = leaveBand(index, target: target, velocity: velocity)
    if let keyboard {
      items[index].travel.run(to: target, at: now, along: keyboard)
    } else {
      let speed = velocity.isNaN ? bounded(items.speed(of: index, at: now)) : velocity
      items[index].travel.run(to: target, at: now, velocity: speed, spring: tuning.spring, tolerance: restTolerance)
    }
    items[index].modelOffset = target
    markChanged(index)
  }

  /// Removes the band above from a sheet that the keyboard raises beyond its largest detent. If the sheet is in the
  /// band, it continues from its visible position. Returns the velocity to continue with.
  private mutating func leaveBand(_ index: Int, target: Double, velocity: Double) -> Double {
    let top = items[index].layout.largest.offset
    guard target < top, items[index].ends.above == .banded else { return velocity }
    let seen = items.offset(of: index, at: now)
    let speed = items.velocity(of: index, at: now)
    items[index].ends.above = .free
    guard seen < top else { return velocity }
    items[index].travel.rest(at: seen)
    return velocity.isNaN ? bounded(speed) : velocity
  }

  /// Returns a bounded velocity. A keyboard's curve may be vertical, and a container may become smaller, but no sheet
  /// continues faster than a finger.
  func bounded(_ velocity: Double) -> Double {
    velocity.clamped(from: -tuning.fastestVelocity, to: tuning.fastestVelocity)
  }

  var restTolerance: Double { tuning.restTolerance / environment.displayScale }

  private mutating func reportNoActiveDetent(_ index: Int, into effects: inout Effects) {
    guard items[index].form == .sheet, items[index].layout.hasNoActiveDetent else { return }
    effects.notify(.noActiveDetent(items[index].id))
  }
}

extension Detent {
  /// Returns whether only the heights of detents that fit their content differ. Such a change is always animated.
  fileprivate static func followContentAnimated(_ detents: [Detent], to others: [Detent]) -> Bool {
    guard detents.count == others.count else { return false }
    var isFitted = false
    for index in detents.indices where detents[index] != others[index] {
      let (old, new) = (detents[index], others[index])
      guard old.key == new.key, case .fitted = old.height, case .fitted = new.height else { return false }
      isFitted = true
    }
    return isFitted
  }
}

extension Configuration {
  /// Returns whether anything differs except `isModal` and the requested notices and questions.
  fileprivate func differsInLayout(from other: Configuration) -> Bool {
    var other = other
    other.isModal = isModal
    other.wantsProgress = wantsProgress
    other.wantsProgressInMotion = wantsProgressInMotion
    other.wantsSettleTarget = wantsSettleTarget
    other.asksToDismiss = asksToDismiss
    return self != other
  }
}
