// SPDX-License-Identifier: Apache-2.0

import Foundation
import Quire
import QuireSimulator
import Testing

@testable import Gallery

/// Typical programs for everything that an app needs besides its views, in virtual time.
@MainActor @Suite struct ServicesTests {
  private func open(_ storage: SimulatedStorage? = nil) throws -> Simulator {
    let simulator = Simulator(.phone, storage: storage) { Gallery.makeRootViewController() }
    try simulator.tap("Search screens")
    try simulator.type("services")
    simulator.settle()
    try simulator.tap("Services")
    simulator.run(for: 1)
    return simulator
  }

  /// Returns the text of a row.
  private func says(_ simulator: Simulator, _ text: String) -> Bool {
    simulator.elements.contains { $0.label == text }
  }

  @Test func aSearchWaitsForTheLastLetter() throws {
    let simulator = try open()
    try simulator.tap("Harbor")
    try simulator.type("B")
    simulator.run(for: 0.2)
    try simulator.type("r")
    simulator.run(for: 0.25)
    #expect(!says(simulator, "Brest"))
    simulator.run(for: 0.06)
    #expect(says(simulator, "Brest"))
  }

  @Test func aTimerPassesOnTheLastChange() {
    var changes: [Int] = []
    let debounce = Debounce()
    let simulator = Simulator { UIViewController() }
    for change in 1...3 {
      simulator.perform { debounce.changed { changes.append(change) } }
      simulator.run(for: 0.4)
    }
    #expect(changes == [])
    simulator.run(for: 0.2)
    #expect(changes == [3])
  }

  @Test func theClockGoesWithTheSimulatorsTime() {
    var times: [String] = []
    let clock = WallClock()
    let simulator = Simulator { UIViewController() }
    simulator.perform { clock.start { times.append($0) } }
    simulator.run(for: 2.5)
    let formatter = DateFormatter()
    formatter.timeStyle = .medium
    #expect(times == (0...2).map { formatter.string(from: Simulator.firstDate + Double($0)) })
    simulator.perform { clock.stop() }
    simulator.run(for: 5)
    #expect(times.count == 3)
  }

  @Test func aListIsLoaded() {
    var said = ""
    let simulator = Simulator { UIViewController() }
    simulator.network.answer(
      "resources/harbors.json", .text(#"{"harbors": [{"name": "Aran", "depth": 4}, {"name": "Brest"}]}"#), after: 0.5)
    let list = HarborList()
    simulator.perform { list.load { said = $0 } }
    simulator.run(for: 0.4)
    #expect(said == "")
    simulator.run(for: 0.2)
    #expect(said == "Aran 4 m, Brest 0 m")
    simulator.network.answer("resources/harbors.json", .text("{\"harbors\":\n 7,}"))
    simulator.perform { list.load { said = $0 } }
    simulator.settle()
    #expect(said == "The list can't be read: 2:4: a name in quotes is expected")
    simulator.network.answer("resources/harbors.json", .text("gone", status: 404))
    simulator.perform { list.load { said = $0 } }
    simulator.settle()
    #expect(said == "The server has no list.")
  }

  @Test func aLoadIsTriedAgain() {
    var said = ""
    let simulator = Simulator { UIViewController() }
    var answers: [SimulatedNetwork.Answer] = [
      .failure(.notConnectedToInternet), .text("busy", status: 503), .text("ok"),
    ]
    simulator.network.respond = { _ in (answers.removeFirst(), after: 0.1) }
    let load = PatientLoad()
    simulator.perform { load.load("https://boats.example/list") { said = $0 } }
    simulator.run(for: 2.2)
    #expect(said == "")
    simulator.run(for: 0.2)
    #expect(said == "Loaded at attempt 3")
    #expect(simulator.network.requests.count == 3)
  }

  @Test func aLoadIsStopped() {
    var said: [String] = []
    let simulator = Simulator { UIViewController() }
    simulator.network.answer("https://boats.example/list", .text("ok"), after: 1)
    let load = StoppableLoad()
    simulator.perform { load.start("https://boats.example/list") { said.append($0) } }
    simulator.run(for: 0.5)
    #expect(simulator.network.running == 1)
    simulator.perform { load.stop() }
    simulator.settle()
    #expect(said == ["Stopped"])
    #expect(simulator.network.running == 0)
  }

  @Test func aPictureIsLoadedByItsAddress() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "App/Resources/buoy.png")
    let bytes = try Data(contentsOf: file)
    var size: CGSize?
    let simulator = Simulator { UIViewController() }
    simulator.network.answer("resources/buoy.png", .bytes(bytes))
    let picture = RemotePicture()
    simulator.perform { picture.load { size = $0?.size } }
    simulator.settle()
    #expect(size == CGSize(width: 40, height: 40))
  }

  @Test func aFavoriteAndADraftAreThereTheNextTime() throws {
    let storage = SimulatedStorage()
    let simulator = try open(storage)
    #expect(says(simulator, "None yet"))
    simulator.perform {
      Favorite.name = "Cork"
      Draft.keep("Dear Ada") { _ in }
    }
    simulator.settle()
    #expect(says(try open(), "None yet"))
    let next = try open(storage)
    #expect(says(next, "Cork"))
    #expect(says(next, "Restored"))
  }

  @Test func whatCantBeKeptIsSaidAndStays() {
    let storage = SimulatedStorage()
    var said = ""
    let simulator = Simulator(storage: storage) { UIViewController() }
    simulator.perform { Draft.keep("old") { said = $0 } }
    simulator.settle()
    #expect(said == "Kept")
    storage.failure = .full
    simulator.perform { Draft.keep("new") { said = $0 } }
    #expect(said == "Kept")
    simulator.settle()
    #expect(said == "There is no room left to keep this.")
    simulator.perform { #expect(Draft.text == "new") }
    let next = Simulator(storage: storage) { UIViewController() }
    next.perform { #expect(Draft.text == "old") }
  }

  @Test func theScriptAnswers() {
    var said = ""
    let simulator = Simulator { UIViewController() }
    simulator.perform { Greeting.ask("Ada") { said = $0 } }
    simulator.settle()
    #expect(said == "page.js exports no function greet.")
    simulator.script.functions["greet"] = { .text("Hello \($0[0].text ?? "") \($0[1].number ?? 0)") }
    simulator.perform { Greeting.ask("Ada") { said = $0 } }
    simulator.settle()
    #expect(said == "Hello Ada 2.0")
  }
}
