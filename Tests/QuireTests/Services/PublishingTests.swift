// SPDX-License-Identifier: Apache-2.0

import Foundation
import Quire
import QuireSimulator
import Testing

/// Publishers that deliver on the app's clock.
@MainActor @Suite struct PublishingTests {
  private let publishing = Publishing()
  private let simulator = Simulator { UIViewController() }

  @Test func valuesArriveInALaterTurn() {
    simulator.perform { publishing.receiveLater() }
    #expect(publishing.log == ["now"])
    simulator.run(for: 0)
    #expect(publishing.log == ["now", "a"])
  }

  /// What is on its way when the subscriber is canceled does not arrive.
  @Test func canceledValuesDoNotArrive() {
    simulator.perform {
      publishing.receiveLater()
      publishing.kept.removeAll()
    }
    simulator.run(for: 1)
    #expect(publishing.log == ["now"])
  }

  @Test func onlyTheValueBeforeAPauseArrives() {
    simulator.perform {
      publishing.debounce()
      publishing.words.send("h")
    }
    simulator.run(for: 0.2)
    simulator.perform { publishing.words.send("ha") }
    simulator.run(for: 0.25)
    #expect(publishing.log == [])
    simulator.run(for: 0.1)
    #expect(publishing.log == ["ha"])
  }

  @Test func theFirstAndTheLatestValueOfAnIntervalArrive() {
    simulator.perform {
      publishing.throttle()
      for word in ["a", "b", "c"] { publishing.words.send(word) }
    }
    #expect(publishing.log == ["a"])
    simulator.run(for: 1.5)
    #expect(publishing.log == ["a", "c"])
  }

  @Test func notificationsArriveUntilTheEnd() {
    let name = Notification.Name("PublishingTests.moored")
    simulator.perform {
      publishing.listen(name)
      NotificationCenter.default.post(name: name, object: nil)
      publishing.kept.removeAll()
      NotificationCenter.default.post(name: name, object: nil)
    }
    #expect(publishing.log == ["posted"])
  }

  @Test func aTimerTicksUntilTheEnd() {
    simulator.perform { publishing.tick() }
    simulator.run(for: 2.5)
    #expect(publishing.log == ["tick 1", "tick 2"])
    simulator.perform { publishing.kept.removeAll() }
    simulator.run(for: 2)
    #expect(publishing.log == ["tick 1", "tick 2"])
  }
}
