// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

private final class LoggingWindow: UIWindow {
  var log: [String] = []

  override func becomeKey() {
    super.becomeKey()
    log.append("becomeKey")
  }

  override func resignKey() {
    super.resignKey()
    log.append("resignKey")
  }

  override func sendEvent(_ event: UIEvent) {
    super.sendEvent(event)
    for touch in event.allTouches ?? [] { log.append("\(touch.phase)") }
  }
}

private final class TapCounter: UIView {
  var counts: [Int] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    counts.append(touch.tapCount)
    #expect(touch.type == .direct && touch.force == 0 && event?.coalescedTouches(for: touch) == [touch])
    #expect(touch.preciseLocation(in: self) == touch.location(in: self))
  }
}

@MainActor @Suite struct WindowTests {
  @Test func windowsAreToldThatTheyAreKey() {
    let simulator = Simulator { UIViewController() }
    var notes: [String] = []
    let names = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification, UIWindow.didBecomeKeyNotification,
      UIWindow.didResignKeyNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let isLogging = note.object is LoggingWindow
        let text = note.name.rawValue
        MainActor.assumeIsolated { notes.append("\(isLogging) \(text)") }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    let window = LoggingWindow()
    window.rootViewController = UIViewController()
    simulator.perform { window.makeKey() }
    #expect(!window.isKeyWindow && notes.isEmpty, "a hidden window does not become key")
    simulator.perform { window.makeKeyAndVisible() }
    #expect(
      notes == [
        "true UIWindowDidBecomeVisibleNotification", "false UIWindowDidBecomeHiddenNotification",
        "false UIWindowDidResignKeyNotification", "true UIWindowDidBecomeKeyNotification",
      ])
    #expect(window.log == ["becomeKey"] && window.isKeyWindow)
    let other = UIWindow()
    other.rootViewController = UIViewController()
    simulator.perform { other.makeKeyAndVisible() }
    #expect(window.log == ["becomeKey", "resignKey"])
  }

  @Test func aWindowObservesTouches() {
    let simulator = Simulator { UIViewController() }
    let window = LoggingWindow()
    window.rootViewController = UIViewController()
    simulator.perform { window.makeKeyAndVisible() }
    window.log = []
    simulator.tap(at: CGPoint(x: 200, y: 400))
    #expect(window.log.first == "began" && window.log.last == "ended")
  }

  @Test func levels() {
    let window = UIWindow()
    #expect(window.windowLevel == .normal && window.screen === UIScreen.main)
    window.windowLevel = .alert + 1
    #expect(window.windowLevel.rawValue == 2001 && UIWindow.Level.statusBar < .alert)
  }

  @Test func successiveTapsAreCounted() {
    let root = UIViewController()
    let simulator = Simulator { root }
    let counter = TapCounter(frame: CGRect(x: 0, y: 200, width: 400, height: 400))
    simulator.perform { root.view.addSubview(counter) }
    simulator.tap(at: CGPoint(x: 100, y: 300))
    simulator.tap(at: CGPoint(x: 105, y: 300))
    simulator.tap(at: CGPoint(x: 300, y: 300))
    simulator.run(for: 1)
    simulator.tap(at: CGPoint(x: 300, y: 300))
    #expect(counter.counts == [1, 2, 1, 1])
  }
}
