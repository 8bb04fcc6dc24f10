// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Hosts) import Quire
import SheetEngine

/// An app on a device without a screen, in virtual time: a host for tests, traces and pictures.
///
/// Time advances only when a test advances it, also for the app's tasks. Queries about the screen are answered only
/// from the information that a browser would have. Text has fixed sizes (`TextMetrics`).
@MainActor public final class Simulator {
  /// The light or dark appearance of the screen.
  public enum Appearance: Sendable {
    case light, dark
  }

  /// The current device. `change(to:)` changes it.
  public internal(set) var device: Device
  /// The current appearance.
  public private(set) var appearance: Appearance
  /// The user's preferred text size. `change(to:)` changes it.
  public private(set) var contentSize = UIContentSizeCategory.large
  /// Whether the user prefers more contrast. `change(increasesContrast:)` changes it.
  public private(set) var increasesContrast = false
  /// The virtual time, in seconds since the start.
  public private(set) var now: Seconds = 0
  /// The delay with which the app receives a finger's events, in seconds, as from a busy page. 0 by default. The events
  /// keep their own times.
  @_spi(Hosts) public var lag: Seconds = 0
  /// The app's session, whose stack tests read.
  @_spi(Hosts) public private(set) var session: Session!
  /// The engine's latest notices, in order: at least the last 1,000, at most 2,000.
  public private(set) var notices: [Notice] = []
  /// The number of latest notices that are kept.
  static let keptNotices = 1000
  /// The texts that the app has announced to assistive technologies since the start, in order.
  public var announcements: [String] { screen.announcements }
  /// The element to which the app last moved assistive technologies, or `nil`.
  public var readElement: Element? { screen.read.flatMap { id in elements.first { $0.id == id } } }

  /// The addresses that the app has opened outside itself, in order, since the start.
  public var openedAddresses: [String] { screen.openedAddresses }

  let screen: Screen
  let resources: URL?
  private var wake = Wake.never
  /// The scrolls that the latest turns requested. Each of them causes a turn.
  var scrolls: [(ScrollerID, Vector)] = []
  var fingers: [Int32: Finger] = [:]
  /// The scrollers that continue by themselves.
  var coasts: [ViewID: ScrollMomentum] = [:]
  /// The height of the software keyboard, in points; 0 for a device with a hardware keyboard.
  public var keyboardHeight = 300.0
  /// The keyboard that a field has shown.
  var raised: Keyboard?
  /// The field that lost the focus in the current turn because the engine ended editing.
  var blurred: DisplayNode?
  /// The range in which an input method is composing, in the field that has the focus.
  var composed: Range<Int>?
  private var latestFinger: Int32 = 0
  /// The user's own files.
  var files = UserFiles()
  let services: SimulatedServices
  /// The future actions of the servers, the store and the script, the earliest first.
  private var agenda: [(time: Seconds, action: () -> Void)] = []

  /// Starts an app. `resources` is a folder of SVG pictures, and `storage` contains the values of an earlier run.
  /// `network` and `script` can be given answers before the start, for an app that makes requests at once.
  public convenience init(
    _ device: Device = .phone, appearance: Appearance = .light, resources: URL? = nil, storage: SimulatedStorage? = nil,
    network: SimulatedNetwork? = nil, script: SimulatedScript? = nil, root: () -> UIViewController
  ) {
    self.init(device, appearance, resources, SimulatedServices(storage, network, script)) {
      $0.start(root: root, now: 0)
    }
  }

  /// Starts an app with the class of its delegate, as `@main` on that class does in a page.
  public convenience init<Delegate: UIApplicationDelegate>(
    _ device: Device = .phone, appearance: Appearance = .light, resources: URL? = nil, storage: SimulatedStorage? = nil,
    network: SimulatedNetwork? = nil, script: SimulatedScript? = nil, delegate: Delegate.Type
  ) {
    self.init(device, appearance, resources, SimulatedServices(storage, network, script)) { $0.start(delegate, now: 0) }
  }

  /// Starts an app with a delegate that a test has created.
  public convenience init(
    _ device: Device = .phone, appearance: Appearance = .light, resources: URL? = nil, storage: SimulatedStorage? = nil,
    network: SimulatedNetwork? = nil, script: SimulatedScript? = nil, delegate: any UIApplicationDelegate
  ) {
    self.init(device, appearance, resources, SimulatedServices(storage, network, script)) {
      $0.start(now: 0) { delegate }
    }
  }

  private init(
    _ device: Device, _ appearance: Appearance, _ resources: URL?, _ services: SimulatedServices,
    start: (Session) -> Void
  ) {
    _ = SimulatedTasks.begin
    self.device = device
    self.appearance = appearance
    self.resources = resources
    self.services = services
    screen = Screen(container: device.environment.container)
    session = Session(
      host: self, environment: device.environment, appearance: appearance.ofSession,
      resources: resources.map { Session.Resource.pictures(in: $0) } ?? [])
    session.services = services
    services.connect(to: self)
    services.storage.beginApp()
    turn { start(session) }
  }

  /// Makes a turn, and the turns that immediately result from it.
  func turn(_ body: () -> Void) {
    body()
    repeat {
      while !scrolls.isEmpty {
        let (scroller, offset) = scrolls.removeFirst()
        scroll(ViewID(rawValue: scroller.rawValue), to: offset)
      }
    } while followFocus()
  }

  /// Moves a scroller within its range, as a browser would, and reports it to the app.
  @_spi(Hosts) public func scroll(_ id: ViewID, to offset: Vector) {
    guard let node = screen.nodes[id] else { return }
    node.offset = node.inRange(offset)
    session.scrolled(id, to: node.offset, now: now)
  }

  // MARK: Time

  /// Advances the time. The engine is woken when it requests it.
  public func run(for duration: Seconds) {
    let end = now + duration
    wakeUntil(end)
    now = end
  }

  /// Advances the time until nothing is pending, by at most a minute.
  public func settle() {
    let limit = now + 60
    wakeUntil(limit)
    // Views may still be moving without a completion that waits for the end.
    now = max(now, min(screen.motionsEnd, limit))
  }

  private func wakeUntil(_ end: Seconds) {
    var idle = 0
    while let next = nextWake, next <= end {
      idle = next > now ? 0 : idle + 1
      precondition(idle < 100, "the engine asks again and again to be woken at \(next), which it is")
      now = max(now, next)
      playMomentum()
      playAgenda()
      turn { session.handle(Input(.advance, now: now)) }
    }
  }

  /// Runs an action after a number of seconds, in a separate turn.
  func schedule(after delay: Seconds, _ action: @escaping () -> Void) {
    let time = now + max(delay, 0)
    agenda.insert((time, action), at: agenda.firstIndex { $0.time > time } ?? agenda.count)
  }

  private func playAgenda() {
    while let first = agenda.first, first.time <= now {
      agenda.removeFirst()
      perform(first.action)
    }
  }

  private var nextWake: Seconds? {
    if !coasts.isEmpty { return now + 1.0 / 60 }
    let woken: Seconds? =
      switch wake {
      case .never: nil
      case .at(let time): time
      case .everyFrame: now + 1.0 / 60
      }
    // A test may have called the app outside a turn, so that the host was not notified of a timer.
    return [woken, agenda.first?.time, session.nextTimer].compactMap { $0 }.min()
  }

  // MARK: World

  /// Runs code as part of the app, in a separate turn.
  public func perform(_ body: () -> Void) {
    turn { session.perform(now: now, body) }
  }

  /// Rotates or resizes the window.
  public func change(to device: Device) {
    self.device = device
    turn { reportEnvironment() }
  }

  /// Changes between light and dark.
  public func change(to appearance: Appearance) {
    self.appearance = appearance
    turn { reportEnvironment() }
  }

  /// Changes the user's preferred text size.
  public func change(to contentSize: UIContentSizeCategory) {
    self.contentSize = contentSize
    turn { reportEnvironment() }
  }

  /// Changes whether the user prefers more contrast.
  public func change(increasesContrast: Bool) {
    self.increasesContrast = increasesContrast
    turn { reportEnvironment() }
  }

  func reportEnvironment() {
    session.environmentChanged(
      device.environment, appearance: appearance.ofSession,
      preferences: Session.Preferences(contentSize: contentSize, increasesContrast: increasesContrast), now: now)
  }

  /// Whether the app is visible and receives events.
  public enum Activity: Sendable {
    /// Visible, and receiving events. The initial state of an app.
    case active
    /// Visible, but events go elsewhere.
    case inactive
    /// Not visible, like a page behind another one.
    case background
    /// Ended.
    case ended
  }

  /// Makes the app visible, hides it, or ends it. The app is notified of each step on the way.
  public func change(to activity: Activity) {
    let new: Quire.Activity =
      switch activity {
      case .active: .active
      case .inactive: .inactive
      case .background: .background
      case .ended: .ended
      }
    turn { session.activityChanged(to: new, now: now) }
  }

  func makeFinger() -> Int32 {
    latestFinger += 1
    return latestFinger
  }
}

@_spi(Hosts) extension Simulator: Quire.Host {
  /// Returns the size of a text in fixed metrics. Implements Quire's `Host`.
  public func measure(_ text: StyledText, width: Double) -> Size {
    TextMetrics.size(of: text, width: width)
  }

  /// Shows the changes of a turn. Implements Quire's `Host`.
  public func submit(_ turn: Turn) {
    for change in turn.views {
      // An offset that the app sets does not affect the momentum.
      if case .scrollOffset(let id, let offset) = change, let old = screen.nodes[id]?.offset {
        coasts[id]?.shift.dx += offset.dx - old.dx
        coasts[id]?.shift.dy += offset.dy - old.dy
      }
      if case .files(let command) = change { carryOut(command) }
      screen.apply(change)
    }
    keepScrollersInRange(changedBy: turn.views)
    for effect in turn.effects.list {
      screen.apply(effect, keys: turn.effects.keys)
      switch effect {
      case .claim(let touch, let owner): fingers[touch.rawValue]?.owner = owner
      case .scroll(let scroller, let offset): scrolls.append((scroller, offset))
      case .notice(let notice): keep(notice)
      case .endEditing(let id): endEditing(in: .presentation(id))
      default: break
      }
    }
    for note in turn.touches where note.isHeld { fingers[note.touch.rawValue]?.isHeld = true }
    wake = turn.effects.wake
  }

  private func keep(_ notice: Notice) {
    // Removes half of the notices at a time, so that not every new one moves all others.
    if notices.count == 2 * Self.keptNotices { notices.removeFirst(Self.keptNotices) }
    notices.append(notice)
  }
}

extension Simulator.Appearance {
  var ofSession: Session.Appearance {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}
