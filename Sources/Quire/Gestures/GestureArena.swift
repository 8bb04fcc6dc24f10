// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Tracks the fingers of a session and the recognizers that watch them, and decides which recognizer wins.
///
/// Sheets belong to the engine. If a recognizer claims a finger, the engine loses it. If a sheet claims one,
/// recognizers that may not run beside its drag fail.
@MainActor final class GestureArena: NSObject {
  /// One finger and the recognizers that watch it.
  final class Contact {
    let touch: UITouch
    /// The layer where the finger came down. The layer's sheet may claim the finger.
    let layer: Layer
    /// The views from the one that was hit to the window.
    let path: [UIView]
    let scrollers: [Scroller]
    var recognizers: [UIGestureRecognizer] = []
    /// Whether the view's own touches were canceled, because a recognizer, a sheet or a scroller owns the finger.
    var isTaken = false
    /// Whether the view does not receive the touch, because it has another one and takes one at a time.
    var isExtra = false
    /// Recognizers that run beside the scroller that this finger moves, and so do not take the finger from it.
    var besideScroller: [UIGestureRecognizer] = []
    /// The owner that the engine chose.
    var owner: Owner?
    /// Whether the recognizers have decided, which happens at the first move.
    var isDecided = false
    /// The drag recognizer of the scroller that follows the finger.
    var scrollPan: UIPanGestureRecognizer?
    /// The scroll view that moves its content with the finger.
    var scrolling: UIScrollView?
    /// Whether the finger was offered to scroll views, which happens at its first move.
    var isOffered = false
    /// Whether a recognizer owns the finger. The host then keeps it from scrollers, and the engine no longer follows
    /// it.
    var isHeld = false
    /// The two views of a finger that the app's hit test sent to another view: the one that the host will press
    /// nevertheless, and the one to press instead.
    var detour: (refused: UIView?, pressed: UIView?)?

    /// Whether the view receives the touch.
    var isSeen: Bool { !isTaken && !isExtra }

    init(_ touch: UITouch, on layer: Layer, _ path: [UIView], _ scrollers: [Scroller]) {
      self.touch = touch
      self.layer = layer
      self.path = path
      self.scrollers = scrollers
    }
  }

  @Weak var session: Session?
  private(set) var contacts: [Contact] = []
  /// Recognizers that are watching, or that must be reset when the turn ends.
  private var active: [UIGestureRecognizer] = []
  /// The reports on touches for the host in this turn.
  var notes: [TouchReport] = []
  /// The touch that ended last, which the next one may follow as a tap.
  private var latestTap: LatestTap?
  /// The control with the last canceled touch, and the time until which its presses are ignored.
  private var disqualified: (view: ViewID, until: Seconds)?

  init(_ session: Session) {
    super.init()
    self.session = session
  }

  func contact(_ id: TouchID) -> Contact? { contacts.first { $0.touch.id == id } }

  func event(at time: Seconds) -> UIEvent { UIEvent(touches: contacts.map { $0.touch }, timestamp: time) }

  // MARK: Events from the host

  /// Called when a finger comes down on a view.
  func began(_ touch: Touch, on target: TouchTarget, view found: UIView?, _ scrollers: [Scroller], at time: Seconds) {
    canceled(touch.id, at: time)
    disqualified = nil
    guard target.part == .content || target.part == .header, let session else { return }
    let view = session.view(under: CGPoint(touch.point), foundByHost: found)
    guard let view, let window = view.window else {
      // The app's hit test returned no view.
      if let refused = found?.pressTarget { disqualified = (refused.id, session.clock + 1) }
      return
    }
    var path: [UIView] = []
    var next: UIView? = view
    while let current = next {
      path.append(current)
      next = current.superview
    }
    let known = UITouch(id: touch.id, at: CGPoint(touch.point), time: time, view: view, window: window)
    known.follows(latestTap)
    let contact = Contact(known, on: target.layer, path, scrollers)
    contact.isExtra = view.viewSettings?.takesSeveralTouches != true && contacts.contains { $0.touch.view === view }
    contacts.append(contact)
    if view !== found, let found, view.pressTarget !== found.pressTarget {
      contact.detour = (found.pressTarget, view.pressTarget)
      if let control = view.pressTarget?.asControl, control.isEnabled { control.isHighlighted = true }
    }
    for view in path {
      for recognizer in view.recognizers where receives(recognizer, contact) {
        contact.recognizers.append(recognizer)
        recognizer.touches.append(known)
        recognizer.arena = self
        if let pan = recognizer.asPan, pan.storedState != .possible {
          pan.fingersChanged()
        } else {
          recognizer.updatePoint()
        }
        if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
      }
    }
    known.gestureRecognizers = contact.recognizers
    if !contact.recognizers.isEmpty || path.isWatched || path.contains(where: { $0.wantsDragMoves }) {
      notes.append(TouchReport(touch.id, isHeld: false))
    }
    land(contact)
    let event = event(at: time)
    window.sendEvent(event)
    for recognizer in contact.recognizers { recognizer.touchesBegan([known], with: event) }
    if contact.isSeen { view.touchesBegan([known], with: event) }
  }

  private func receives(_ recognizer: UIGestureRecognizer, _ contact: Contact) -> Bool {
    guard recognizer.isEnabled, recognizer.state == .possible || !recognizer.touches.isEmpty else { return false }
    if recognizer.settings?.refusesFingers == true { return false }
    if let tap = recognizer.asTap, tap.numberOfTapsRequired == 1,
      tap.numberOfTouchesRequired == 1, let view = tap.view
    {
      // A control's own press takes precedence over a tap on the views around it.
      let inner = contact.path.prefix { $0 !== view }
      if inner.contains(where: { $0.asControl?.isEnabled ?? false }) { return false }
    }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: contact.touch) ?? true
  }

  /// Called when a finger moves. Returns `true` if a recognizer owns the finger; the engine must not receive the move
  /// then.
  func moved(_ touch: Touch, at time: Seconds) -> Bool {
    guard let contact = contact(touch.id), contact.touch.point != CGPoint(touch.point) else {
      return self.contact(touch.id)?.isHeld ?? false
    }
    contact.touch.phase = .moved
    contact.touch.move(to: CGPoint(touch.point), time: time)
    for recognizer in contact.recognizers { recognizer.updatePoint() }
    contact.scrollPan?.lead(by: touch.id, from: contact.touch.previous)
    contact.scrollPan?.follow(to: contact.touch.point, at: time, isSheet: false)
    follow(contact)
    if !contact.isHeld, !contact.isTaken { letControlHold(contact) }
    if !contact.isDecided, !contact.isHeld {
      contact.isDecided = true
      decide(contact, at: time)
    }
    // If a sheet owns the finger, no recognizer or view follows it.
    guard !contact.isTaken || contact.recognizers.contains(where: { $0.isFollowing }) else { return contact.isHeld }
    let event = event(at: time)
    contact.touch.window?.sendEvent(event)
    for recognizer in contact.recognizers where recognizer.follows(contact.touch) {
      recognizer.touchesMoved([contact.touch], with: event)
    }
    if contact.isSeen { contact.touch.view?.touchesMoved([contact.touch], with: event) }
    return contact.isHeld
  }

  /// Called when a finger leaves. Returns `true` if the engine must not receive the event.
  func ended(_ touch: Touch, at time: Seconds) -> Bool {
    guard let contact = contact(touch.id) else { return false }
    _ = moved(touch, at: time)
    contact.touch.phase = .ended
    contact.touch.move(to: contact.touch.point, time: time)
    contact.scrollPan?.leave(at: time)
    let event = event(at: time)
    latestTap = LatestTap(contact.touch)
    contact.touch.window?.sendEvent(event)
    for recognizer in contact.recognizers where recognizer.follows(contact.touch) {
      recognizer.touchesEnded([contact.touch], with: event)
    }
    if contact.isSeen { contact.touch.view?.touchesEnded([contact.touch], with: event) }
    endDetour(contact)
    remove(contact)
    return contact.isHeld
  }

  /// Called when the system cancels a finger.
  func canceled(_ id: TouchID, at time: Seconds) {
    guard let contact = contact(id) else { return }
    contact.touch.phase = .cancelled
    let event = event(at: time)
    contact.touch.window?.sendEvent(event)
    for recognizer in contact.recognizers where recognizer.follows(contact.touch) {
      recognizer.touchesCancelled([contact.touch], with: event)
    }
    if contact.isSeen { contact.touch.view?.touchesCancelled([contact.touch], with: event) }
    remove(contact)
  }

  /// Ends the press of a finger that the app's hit test sent to another view. The host's own press must be ignored.
  private func endDetour(_ contact: Contact) {
    guard let detour = contact.detour else { return }
    if let refused = detour.refused { disqualified = (refused.id, (session?.clock ?? 0) + 1) }
    guard !contact.isTaken, contact.owner != .sheet, contact.touch.travel <= CGFloat(SheetTuning.standardSlop) else {
      return
    }
    switch detour.pressed?.kind {
    case .field, .editor: _ = detour.pressed?.becomeFirstResponder()
    default: detour.pressed?.asControl?.press()
    }
  }

  private func remove(_ contact: Contact) {
    contacts.removeAll { $0 === contact }
    // The press arrives after the finger has left, however long the finger rested.
    if contact.isTaken, let disqualified { self.disqualified = (disqualified.view, (session?.clock ?? 0) + 0.5) }
    if let pressed = contact.detour?.pressed?.asControl { pressed.isHighlighted = false }
    lift(contact)
    contact.scrollPan?.end(wasCanceled: contact.touch.phase == .cancelled)
    contact.scrollPan?.becomePossible()
    for recognizer in contact.recognizers {
      recognizer.touches.removeAll { $0 === contact.touch }
      if recognizer.awaited != nil, recognizer.touches.isEmpty, awaitsSheet(recognizer, contact) {
        // The sheet owned the finger, although its drag never began.
        move(recognizer, to: .failed)
      }
      guard recognizer.state == .began || recognizer.state == .changed, !recognizer.touches.isEmpty else { continue }
      recognizer.asPan?.fingersChanged()
    }
  }

  /// Returns whether a press must be ignored because its finger was canceled.
  func disqualifies(_ view: ViewID, at now: Seconds) -> Bool {
    guard let disqualified, disqualified.view == view, now < disqualified.until else { return false }
    self.disqualified = nil
    return true
  }

  /// Returns whether a finger that is now down began in a scroller.
  func isFollowed(_ scroller: UIScrollView) -> Bool {
    contacts.contains { contact in contact.scrollers.contains { $0.id.rawValue == scroller.id.rawValue } }
  }

  /// Called when the engine has decided the owner of a finger.
  func claimed(_ id: TouchID, by owner: Owner) {
    contact(id)?.owner = owner
  }

  // MARK: Time

  func schedule(after time: Seconds, _ action: @escaping () -> Void) -> UInt32? {
    guard let session else { return nil }
    return session.schedule(at: session.clock + time, action)
  }

  func unschedule(_ timer: UInt32) {
    session?.unschedule(timer)
  }

  /// Called when the turn ends. Recognizers that have ended may begin again once their fingers have left.
  func finishTurn() {
    for recognizer in active where recognizer.touches.isEmpty {
      switch recognizer.storedState {
      case .ended, .cancelled, .failed: clear(recognizer)
      case .possible, .began, .changed: break
      }
    }
    active.removeAll { $0.storedState == .possible && $0.touches.isEmpty && $0.awaited == nil && !$0.isBetweenTaps }
  }

  private func clear(_ recognizer: UIGestureRecognizer) {
    recognizer.force(.possible)
    recognizer.awaited = nil
    recognizer.permission = nil
    recognizer.reset()
  }

  func disable(_ recognizer: UIGestureRecognizer) {
    switch recognizer.storedState {
    case .began, .changed: move(recognizer, to: .cancelled)
    case .possible: if !recognizer.touches.isEmpty { move(recognizer, to: .failed) }
    case .ended, .cancelled, .failed: break
    }
    for contact in contacts { contact.recognizers.removeAll { $0 === recognizer } }
    recognizer.touches.removeAll()
  }

  // MARK: Taking fingers

  /// Makes a recognizer the owner of a finger. The engine and the host's scrollers lose the finger.
  func hold(_ contact: Contact) {
    guard !contact.isHeld else { return }
    contact.isHeld = true
    notes.append(TouchReport(contact.touch.id, isHeld: true))
    session?.send(.touchCanceled(contact.touch.id))
  }

  /// Cancels the view's own touches, without a result.
  func cancelView(_ contact: Contact, at time: Seconds) {
    guard !contact.isTaken else { return }
    contact.isTaken = true
    if let control = contact.path.first(where: { $0.hostBehavior.isControl || $0.semantics?.pressView != nil }) {
      disqualified = (control.id, (session?.clock ?? 0) + 0.5)
    }
    guard !contact.isExtra else { return }
    let phase = contact.touch.phase
    contact.touch.phase = .cancelled
    contact.touch.view?.touchesCancelled([contact.touch], with: event(at: time))
    contact.touch.phase = phase
  }

  func others(than recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    for contact in contacts where contact.recognizers.contains(where: { $0 === recognizer }) {
      for other in contact.recognizers where other !== recognizer {
        if !found.contains(where: { $0 === other }) { found.append(other) }
      }
    }
    return found
  }

  func contacts(of recognizer: UIGestureRecognizer) -> [Contact] {
    contacts.filter { contact in contact.recognizers.contains { $0 === recognizer } }
  }

  var watching: [UIGestureRecognizer] { active }
}

extension UIGestureRecognizer {
  /// Whether the recognizer still depends on its fingers.
  final var isFollowing: Bool {
    switch storedState {
    case .possible, .began, .changed: awaited == nil || awaited == .began
    case .ended, .cancelled, .failed: false
    }
  }

  /// Returns whether the recognizer follows this finger. It does not follow a finger that it ignores.
  final func follows(_ touch: UITouch) -> Bool {
    isFollowing && touches.contains { $0 === touch }
  }

  final var isBetweenTaps: Bool { asTap?.isCounting ?? false }
}
