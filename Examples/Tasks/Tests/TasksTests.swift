// SPDX-License-Identifier: Apache-2.0

import Foundation
import Quire
import QuireSimulator
import Tasks
import Testing

/// Runs the programs of the example in the simulator. `test_tasks.py` has the same expectations in browsers.
@MainActor @Suite struct TasksTests {
  private let harbors = #"{"harbors": [{"name": "Aran"}, {"name": "Brest"}, {"name": "Córk"}]}"#

  private func start() -> Simulator {
    let network = SimulatedNetwork()
    for query in [""] + (0..<10).map({ "?\($0)" }) + ["?first", "?second", "?file", "?status"] {
      network.answer("resources/harbors.json\(query)", .text(harbors), after: 0.05)
    }
    return Simulator(network: network) { Tasks.makeRootViewController() }
  }

  @Test func smallPrograms() throws {
    let phone = start()
    for name in ["Pages", "Search", "Pictures", "Two at once", "Move", "Cache", "Work", "Download", "Status"] {
      try phone.tap(name)
    }
    phone.settle()
    for note in [
      "All of 1 2 3", "Search 1: bre", "10 pictures", "Two lists", "Moved", "10 after 1 load", "Done 500",
      "A file with Aran", "Status 200",
    ] {
      #expect(phone.element(note) != nil, "\(note)")
    }
    // Virtual seconds. The longest wait is 0.1 s.
    #expect(phone.now < 3)
  }

  @Test func jobsAndBlocksAreOneQueue() throws {
    let phone = start()
    try phone.tap("Order")
    phone.settle()
    #expect(phone.element("handler, task 1, block, task 2b, hop") != nil)
  }

  @Test func aPressAndTheJobsItStartedAreOneUpdate() throws {
    let phone = start()
    try phone.tap("Countdown")
    #expect(phone.element("1000 left") != nil)
    phone.run(for: 0.2)
    #expect(phone.element("1000 left") == nil)
    try phone.tap("Stop")
    #expect(phone.element("Stopped") != nil)
  }

  @Test func aTaskThatWaitsForTheUser() throws {
    let phone = start()
    try phone.tap("Ask")
    phone.settle()
    try phone.tap("Yes")
    phone.settle()
    #expect(phone.element("Sailing") != nil)
  }

  @Test func aLoadIsCanceledWithItsScreen() throws {
    let phone = start()
    try phone.tap("Details")
    phone.run(for: 0.19)
    #expect(phone.element("Loading…") != nil)
    phone.run(for: 0.1)
    #expect(phone.element("Aran, Brest, Córk") != nil)
    try phone.tap("Tasks")
    phone.settle()
    try phone.tap("Details")
    try phone.tap("Tasks")
    phone.settle()
    #expect(phone.element("1 stopped") != nil)
  }

  @Test func aPresentationIsAwaited() throws {
    let phone = start()
    try phone.tap("Sheet")
    #expect(phone.element("up and gone") == nil)
    phone.settle()
    #expect(phone.element("up and gone") != nil)
  }

  @Test func picturesOfAList() throws {
    let phone = start()
    try phone.tap("List")
    phone.settle()
    for number in 0...9 { #expect(phone.element("Picture \(number)") != nil, "\(number)") }
    #expect(phone.element("…") == nil)
    // These rows leave before their pictures are there.
    try phone.tap("Tasks")
    phone.settle()
    try phone.tap("List")
    try phone.tap("End")
    phone.settle()
    for number in 190...199 { #expect(phone.element("Picture \(number)") != nil, "\(number)") }
    #expect(phone.element("…") == nil)
    #expect(phone.elements.contains { $0.label.hasSuffix("stopped") })
  }

  @Test func eachSimulatorHasItsOwnTime() throws {
    let first = start()
    let second = start()
    try first.tap("Countdown")
    try second.tap("Countdown")
    first.run(for: 1)
    #expect(first.element("1000 left") == nil)
    #expect(second.element("1000 left") != nil)
    second.run(for: 1)
    #expect(second.element("1000 left") == nil)
  }

  @Test func waitsTakeNoTime() throws {
    let phone = start()
    try phone.tap("Countdown")
    let start = ContinuousClock.now
    phone.run(for: 40)
    #expect(phone.now > 40 && ContinuousClock.now - start < .seconds(40))
  }

  @Test func clocksWaitOnTheAppsClock() throws {
    let phone = start()
    var steps: [String] = []
    let start = ContinuousClock.now
    phone.perform {
      Task {
        try? await Task.sleep(until: .now + .seconds(30), clock: .continuous)
        steps.append("until")
      }
      Task {
        try? await ContinuousClock().sleep(for: .seconds(40))
        steps.append("for")
      }
      Task {
        try? await Task.sleep(for: .seconds(50), tolerance: .seconds(1))
        steps.append("tolerance")
      }
    }
    phone.run(for: 35)
    #expect(steps == ["until"])
    phone.run(for: 10)
    #expect(steps == ["until", "for"])
    phone.run(for: 10)
    #expect(steps == ["until", "for", "tolerance"])
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  /// A test's own tasks stay with Swift's executors, even while a simulator exists.
  @Test func aTestsOwnTasks() async throws {
    let phone = start()
    let task = Task { @MainActor in
      await Task.yield()
      return 7
    }
    try phone.tap("Order")
    #expect(await task.value == 7)
    phone.settle()
    #expect(phone.element("handler, task 1, block, task 2b, hop") != nil)
  }
}
