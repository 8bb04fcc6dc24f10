// SPDX-License-Identifier: Apache-2.0

import Foundation
import Quire
import QuireSimulator
import Testing

@MainActor @Suite struct WaitTests {
  private let waits = Waits()
  private let simulator = Simulator { UIViewController() }

  @Test func queuedWorkRunsAfterTheTurnInOrder() {
    simulator.perform {
      waits.queue()
      #expect(waits.log == ["now"])
    }
    #expect(waits.log == ["now"])
    simulator.run(for: 0)
    #expect(waits.log == ["now", "first", "second", "third"])
  }

  @Test func delaysEndAtTheirTime() {
    simulator.run(for: 3)
    simulator.perform { waits.delay(0.3) }
    simulator.run(for: 0.299)
    #expect(waits.log == ["100 ms"])
    simulator.run(for: 0.002)
    #expect(waits.log == ["100 ms", "0.3"])
  }

  @Test func whatIsCanceledDoesNotRun() {
    simulator.perform { waits.cancel() }
    simulator.run(for: 2)
    #expect(waits.log == [])
  }

  @Test func aTimerTicksInTheAppsTimeUntilItIsInvalidated() {
    simulator.date = Date(timeIntervalSince1970: 1000)
    simulator.perform { waits.tick(0.5, times: 3) }
    simulator.run(for: 10)
    #expect(waits.log == ["1000.5", "1001.0", "1001.5"])
    #expect(waits.timer?.isValid == false)
  }

  /// Code that a test calls outside a turn waits as well, in the app that had the latest turn.
  @Test func aTimerInARunLoopFiresOnce() {
    let simulator = Simulator { UIViewController() }
    waits.once()
    simulator.run(for: 0.49)
    #expect(waits.log == [])
    simulator.run(for: 10)
    #expect(waits.log == ["once"])
    #expect(waits.timer?.isValid == false)
  }

  /// In a file that also imports Foundation, the main queue is the app's, and dates are Foundation's.
  @Test func aFileWithFoundationHasItsDates() {
    var isDone = false
    simulator.perform { DispatchQueue.main.async { MainActor.assumeIsolated { isDone = true } } }
    simulator.run(for: 0)
    #expect(isDone)
    #expect(abs(Date().timeIntervalSince(NSDate() as Date)) < 60)
    #expect(simulator.date == Simulator.firstDate)
  }

  /// A failing test reflects on the compared values.
  @Test func aSimulatorHasNoPartsToWriteDown() {
    #expect(Mirror(reflecting: simulator).children.isEmpty)
  }

  @Test func valuesOfEachKindAreKept() {
    let storage = SimulatedStorage()
    Simulator(storage: storage) { UIViewController() }.perform { Values.set() }
    Simulator(storage: storage) { UIViewController() }.perform {
      #expect(Values.text == "3 2.5 true Ada [\"a\"] [1, 2] nil")
    }
    Simulator { UIViewController() }.perform { #expect(Values.text == "0 0.0 false nil nil nil nil") }
  }

  @Test func valuesAreFilesInAFolder() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "quire-store-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let simulator = Simulator(storage: SimulatedStorage(folder: folder)) { UIViewController() }
    simulator.perform { DataStore.shared.set(Data([1, 2]), forKey: "a/b é") }
    simulator.perform { DataStore.shared.set(Data([3]), forKey: "gone") }
    simulator.perform { DataStore.shared.set(nil, forKey: "gone") }
    let next = Simulator(storage: SimulatedStorage(folder: folder)) { UIViewController() }
    next.perform {
      #expect(DataStore.shared.keys == ["a/b é"])
      #expect(DataStore.shared.data(forKey: "a/b é") == Data([1, 2]))
    }
  }

  @Test func theScriptCallsTheApp() {
    simulator.perform { PageScript.register("double") { .number(($0.first?.number ?? 0) * 2) } }
    #expect(simulator.script.callApp("double", [4]) == 8)
    #expect(simulator.script.callApp("treble", [4]) == nil)
    simulator.perform { PageScript.unregister("double") }
    #expect(simulator.script.callApp("double", [4]) == nil)
  }

  @Test func aLoadThatHangsEndsInItsTime() {
    simulator.network.answer("https://a.example/", .nothing)
    var log: [String] = []
    simulator.perform { Values.load("https://a.example/", timeout: 5) { log.append($0) } }
    simulator.run(for: 4.9)
    #expect(log == [])
    simulator.run(for: 0.2)
    #expect(log == ["-1001"])
  }

  @Test func partsOfAnAnswerAreReported() {
    simulator.network.answer("https://a.example/", .bytes([1, 2, 3, 4], fields: [("X-A", "b")], parts: 2), after: 1)
    var log: [String] = []
    simulator.perform { Values.load("https://a.example/", timeout: 5) { log.append($0) } }
    simulator.run(for: 2)
    #expect(log == ["2 of 4", "4 of 4", "4 bytes, 200, b"])
    #expect(simulator.network.requests.first?.value(forHTTPHeaderField: "Accept") == "x/y")
  }

  /// An app that sends requests while it starts gets the answers that the test set before.
  @Test func answersStandBeforeTheStart() throws {
    final class Loader: UIViewController {
      var received: Data?
      override func viewDidLoad() {
        super.viewDidLoad()
        let address = URL(string: "https://a.example/list")!
        URLSession.shared.dataTask(with: address) { [me = Weak(self)] data, _, _ in
          MainActor.assumeIsolated { me.wrappedValue?.received = data }
        }.resume()
      }
    }
    let network = SimulatedNetwork()
    network.answer("https://a.example/list", .text("[]"))
    let loader = Loader()
    let simulator = Simulator(network: network) { loader }
    simulator.settle()
    #expect(loader.received == Data("[]".utf8))
    #expect(simulator.network === network && network.requests.count == 1)
  }
}
