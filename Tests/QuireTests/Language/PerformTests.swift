// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  import QuireSimulator
  import SheetEngine
  import Testing

  @testable import Quire

  @MainActor private final class Receiver: NSObject {
    var log: [String] = []

    func plain() { log.append("plain") }
    func object(_ argument: Any?) { log.append("object \(argument as? Int ?? -1)") }
    func timer(_ timer: Timer) { log.append("timer \(timer.userInfo as? String ?? "")") }
    func note(_ notification: Notification) { log.append("note \(notification.name.rawValue)") }
    func older(_ notification: NSNotification) { log.append("older \(notification.name.rawValue)") }

    static let plain = Selector("plain", Receiver.plain)
    static let object = Selector("object:", Receiver.object(_:))
    static let timer = Selector("timer:", Receiver.timer(_:))
    static let note = Selector("note:", Receiver.note(_:))
    static let older = Selector("older:", Receiver.older(_:))
  }

  @MainActor @Suite struct PerformTests {
    private let receiver = Receiver()
    private let simulator = Simulator { UIViewController() }

    @Test func performsLater() {
      simulator.perform {
        receiver.perform(Receiver.plain, with: nil, afterDelay: 1)
        receiver.perform(Receiver.object, with: 3, afterDelay: 0.5)
        receiver.perform(Receiver.object, with: 4, afterDelay: 0)
        #expect(receiver.log.isEmpty)
      }
      simulator.run(for: 0.2)
      #expect(receiver.log == ["object 4"])
      simulator.run(for: 0.4)
      #expect(receiver.log == ["object 4", "object 3"])
      simulator.run(for: 1)
      #expect(receiver.log == ["object 4", "object 3", "plain"])
    }

    @Test func withdrawsWhatIsPending() {
      let other = Receiver()
      simulator.perform {
        receiver.perform(Receiver.plain, with: nil, afterDelay: 1)
        receiver.perform(Receiver.object, with: 3, afterDelay: 1)
        receiver.perform(Receiver.object, with: 4, afterDelay: 1)
        other.perform(Receiver.plain, with: nil, afterDelay: 1)
        NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: Receiver.object, object: 3)
      }
      simulator.run(for: 2)
      #expect(receiver.log == ["plain", "object 4"])
      #expect(other.log == ["plain"])
      simulator.perform {
        receiver.perform(Receiver.plain, with: nil, afterDelay: 1)
        other.perform(Receiver.plain, with: nil, afterDelay: 1)
        NSObject.cancelPreviousPerformRequests(withTarget: receiver)
      }
      simulator.run(for: 2)
      #expect(receiver.log == ["plain", "object 4"])
      #expect(other.log == ["plain", "plain"])
    }

    @Test func keepsItsTargetUntilThen() {
      weak var gone: Receiver?
      simulator.perform {
        let other = Receiver()
        gone = other
        other.perform(Receiver.plain, with: nil, afterDelay: 1)
      }
      #expect(gone != nil)
      simulator.run(for: 2)
      #expect(gone == nil)
    }

    // MARK: Timers

    @Test func timersCallTheirTarget() {
      simulator.perform {
        Timer.scheduledTimer(
          timeInterval: 0.5, target: receiver, selector: Receiver.timer, userInfo: "a", repeats: false)
      }
      let repeating = Timer(timeInterval: 1, target: receiver, selector: Receiver.plain, userInfo: nil, repeats: true)
      simulator.perform { RunLoop.main.add(repeating, forMode: .common) }
      simulator.run(for: 2.2)
      #expect(receiver.log == ["timer a", "plain", "plain"])
      #expect(repeating.isValid && repeating.timeInterval == 1 && repeating.userInfo == nil)
      simulator.perform { repeating.invalidate() }
      simulator.run(for: 2)
      #expect(receiver.log == ["timer a", "plain", "plain"])
    }

    /// A timer keeps its target alive until it ends, even if the target keeps the timer.
    @Test(arguments: [true, false])
    func timersLetGoOfTheirTarget(repeats: Bool) {
      @MainActor final class Owner: NSObject {
        var timer: Timer?
        func fire() {}
      }
      weak var gone: Owner?
      weak var timer: Timer?
      simulator.perform {
        let owner = Owner()
        gone = owner
        owner.timer = Timer.scheduledTimer(
          timeInterval: 0.5, target: owner, selector: Selector("fire", Owner.fire), userInfo: nil, repeats: repeats)
        timer = owner.timer
      }
      #expect(gone != nil)
      simulator.run(for: 1)
      if repeats {
        #expect(gone != nil)
        simulator.perform { timer?.invalidate() }
        // The wait for the next fire date ends with the timer.
        simulator.run(for: 1)
      }
      #expect(gone == nil)
    }

    // MARK: Notifications

    private let name = Notification.Name("NameOfTheTest")
    private let otherName = Notification.Name("OtherNameOfTheTest")

    @Test func observersAreCalled() {
      let center = NotificationCenter()
      let sender = NSObject()
      center.addObserver(receiver, selector: Receiver.note, name: name, object: nil)
      center.addObserver(receiver, selector: Receiver.older, name: nil, object: sender)
      center.addObserver(receiver, selector: Receiver.plain, name: otherName, object: nil)
      center.post(name: name, object: nil)
      #expect(receiver.log == ["note NameOfTheTest"])
      center.post(name: name, object: sender)
      #expect(receiver.log.dropFirst().sorted() == ["note NameOfTheTest", "older NameOfTheTest"])
    }

    @Test func observersAreRemoved() {
      let center = NotificationCenter()
      let other = Receiver()
      let sender = NSObject()
      func addAll() {
        for observer in [receiver, other] {
          center.addObserver(observer, selector: Receiver.note, name: name, object: nil)
          center.addObserver(observer, selector: Receiver.plain, name: name, object: sender)
          center.addObserver(observer, selector: Receiver.plain, name: otherName, object: nil)
        }
      }
      func posted() -> [Int] {
        (receiver.log, other.log) = ([], [])
        for name in [name, otherName] { center.post(name: name, object: sender) }
        return [receiver.log.count, other.log.count]
      }
      addAll()
      #expect(posted() == [3, 3])
      center.removeObserver(receiver, name: name, object: sender)
      #expect(posted() == [2, 3])
      center.removeObserver(receiver, name: name, object: nil)
      #expect(posted() == [1, 3])
      center.removeObserver(other)
      #expect(posted() == [1, 0])
      center.removeObserver(receiver, name: nil, object: nil)
      #expect(posted() == [0, 0])
    }

    /// Observers are not kept alive. The objects that `addObserver(forName:…)` returned are removed as before.
    @Test func observersThatAreGoneAreNotCalled() {
      let center = NotificationCenter()
      weak var gone: Receiver?
      do {
        let other = Receiver()
        gone = other
        center.addObserver(other, selector: Receiver.note, name: name, object: nil)
      }
      #expect(gone == nil)
      center.post(name: name, object: nil)
      let count = MainThread.Object(Receiver())
      let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { count.value.plain() }
      }
      center.post(name: name, object: nil)
      center.removeObserver(token)
      center.post(name: name, object: nil)
      #expect(count.value.log == ["plain"])
    }
  }
#endif
