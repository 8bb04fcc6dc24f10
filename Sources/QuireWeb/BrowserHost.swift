// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetBrowser
import SheetEngine

/// The browser as a host: translates the page's events into calls of a session, and the session's turns into commands.
@MainActor package final class BrowserHost: Host, PageHandler {
  /// Starts the app in its session. Called when the page sends its first message.
  private let start: @MainActor (Session, Seconds) -> Void
  private var session: Session?
  private var texts = TextMeasures()
  private var detents: [(id: PresentationID, key: DetentKey, steps: (larger: Bool, smaller: Bool))] = []
  private var presentations: [PresentationID] = []
  private var wake = Wake.never
  /// The buffer of the current turn, or `nil` between turns.
  private var buffer: CommandBuffer?

  /// Makes a host that starts the app at the page's first message.
  package init(start: @escaping @MainActor (Session, Seconds) -> Void) {
    self.start = start
  }

  /// Makes a host for an app that consists of a root view controller.
  package convenience init(root: @escaping () -> UIViewController) {
    self.init { session, now in session.start(root: root, now: now) }
  }

  package func handle(_ message: inout MessageReader, into buffer: CommandBuffer) {
    guard let event = PageEvent(reading: &message) else { return }
    self.buffer = buffer
    defer { self.buffer = nil }
    if case .engine(.advance) = event.kind { wake = .never }
    switch event.kind {
    case .start(let page, let resources):
      begin(page, resources: resources, now: event.now)
    case .environment(let page):
      session?.environmentChanged(
        page.environment, appearance: page.appearance, preferences: page.preferences, now: event.now)
    case .engine(let engineEvent):
      session?.handle(event.input(engineEvent), over: event.view == 0 ? nil : ViewID(rawValue: event.view))
    case .scrolled(let scroller, let offset):
      session?.scrolled(ViewID(rawValue: scroller.rawValue), to: offset, now: event.now)
    case .scrollRested(let scroller):
      session?.scrollRested(ViewID(rawValue: scroller), now: event.now)
    case .scrollPinched(let scroller, let place, let factor, let isEnd):
      session?.scrollPinched(ViewID(rawValue: scroller), at: place, by: factor, isEnd: isEnd, now: event.now)
    case .viewActivated(let view):
      session?.activate(ViewID(rawValue: view), now: event.now)
    case .viewKey(let view, let key):
      // Key numbers after those of controls: 8 is undo and 9 is redo.
      if key == 8 || key == 9 { session?.undid(ViewID(rawValue: view), isRedo: key == 9, now: event.now) }
      guard let key = ControlKey(rawValue: UInt8(truncatingIfNeeded: key)) else { return }
      session?.pressed(key, on: ViewID(rawValue: view), now: event.now)
    case .activity(let activity):
      guard let activity = Activity(rawValue: UInt8(truncatingIfNeeded: activity)) else { return }
      session?.activityChanged(to: activity, now: event.now)
    case .viewFocused(let view, let isFocused):
      session?.focusChanged(ViewID(rawValue: view), isFocused: isFocused, now: event.now)
    case .viewEdited(let view, let text, let selection, let isComposing):
      session?.edited(
        ViewID(rawValue: view), to: text, selection: selection, isComposing: isComposing, now: event.now)
    case .viewSelected(let view, let selection):
      session?.selected(selection, in: ViewID(rawValue: view), now: event.now)
    case .viewReturned(let view):
      session?.returned(ViewID(rawValue: view), now: event.now)
    case .fileCame(let request, let file, let size, let problem, let name):
      let problem = HostFile.Problem(rawValue: UInt8(truncatingIfNeeded: problem)) ?? .undecodable
      session?.fileCame(HostFile(number: file, name: name, size: size, problem: problem), for: request, now: event.now)
    case .filesEnded(let request, let isCanceled):
      session?.filesEnded(request, isCanceled: isCanceled, now: event.now)
    case .filesDragged(let drag, let point, let view, let pictures, let others, let phase):
      session?.dragged(
        HostDrag(
          number: drag, point: point, view: view == 0 ? nil : ViewID(rawValue: view),
          pictures: Int(truncatingIfNeeded: pictures), others: Int(truncatingIfNeeded: others),
          phase: HostDrag.Phase(rawValue: UInt8(truncatingIfNeeded: phase)) ?? .gone), now: event.now)
    }
  }

  private func begin(_ page: PageEnvironment, resources: [PageResource], now: Seconds) {
    guard session == nil else { return }
    let session = Session(
      host: self, environment: page.environment, appearance: page.appearance, preferences: page.preferences,
      resources: resources.map { Session.Resource(path: $0.path, size: $0.size) })
    self.session = session
    start(session, now)
  }

  package func measure(_ text: StyledText, width: Double) -> Size {
    texts.size(of: text, width: width)
  }

  package func prepare(_ questions: [TextQuestion]) {
    texts.prepare(questions)
  }

  package func submit(_ turn: Turn) {
    guard let buffer else { return }
    for change in turn.views where !change.isFocus { buffer.write(change) }
    buffer.write(turn.effects)
    for effect in turn.effects.list { follow(effect) }
    for note in turn.touches { buffer.write(watch: note.touch, isHeld: note.isHeld) }
    reportDetents()
    if turn.effects.wake != wake {
      wake = turn.effects.wake
      buffer.write(wake)
    }
    // Focus changes come last, because a view must be in the page before it can get the focus.
    for change in turn.views where change.isFocus { buffer.write(change) }
  }

  private func follow(_ effect: Effect) {
    switch effect {
    case .insert(let id, _): presentations.append(id)
    case .remove(let id):
      presentations.removeAll { $0 == id }
      detents.removeAll { $0.id == id }
    default: break
    }
  }

  /// Reports changed detents. Both the user and code can change a selection, so each turn compares all presentations.
  private func reportDetents() {
    guard let session, let buffer else { return }
    let stack = session.stack
    for id in presentations {
      // A key stands for one identifier as long as the presentation exists.
      guard let key = stack.selectedDetent(of: id) else { continue }
      let steps = stack.steps(of: id)
      let place = detents.firstIndex { $0.id == id }
      if let place, detents[place].key == key, detents[place].steps == steps { continue }
      guard let detent = session.detentIdentifier(of: id) else { continue }
      if let place { detents.remove(at: place) }
      detents.append((id, key, steps))
      buffer.write(detent: detent, of: id, steps: steps)
    }
  }
}

extension ViewChange {
  fileprivate var isFocus: Bool {
    if case .focus = self { true } else { false }
  }
}

extension PageEnvironment {
  fileprivate var appearance: Session.Appearance { isDark ? .dark : .light }
  fileprivate var preferences: Session.Preferences {
    Session.Preferences(
      textSize: textSize, increasesContrast: increasesContrast, reducesTransparency: reducesTransparency)
  }
}
