import Foundation
import Progress
import SheetEngine
import Testing

@testable import Quire
@testable import QuireSimulator

/// The page by fingers: on a 402 by 874 phone the sheet rests at 650, 410 and 72.
@MainActor @Suite struct ProgressTests {
  private static func shown() -> Simulator {
    let simulator = Simulator { LiveProgress.makeRootViewController() }
    simulator.tap(label: "Show the sheet")
    simulator.settle()
    return simulator
  }

  private func picture(_ simulator: Simulator) -> DisplayNode? {
    simulator.screen.nodes.values.first { $0.accessibility.label == "A valley at dusk" }
  }

  private func blur(_ simulator: Simulator) -> DisplayNode? {
    simulator.screen.nodes.values.first { $0.blur > 0 }
  }

  private func title(_ simulator: Simulator) -> Double? {
    simulator.screen.nodes.values.first { $0.text?.string == "All the way up" }?.style.alpha
  }

  private func texts(_ simulator: Simulator) -> Set<String> {
    Set(simulator.screen.nodes.values.compactMap { $0.text?.string })
  }

  @Test func everythingStandsAtItsStart() {
    let simulator = Self.shown()
    #expect(simulator.sheet?.frame.y == 650)
    #expect(blur(simulator)?.style.alpha == 0)
    #expect(picture(simulator)?.transform == .identity)
    #expect(title(simulator) == 0)
    #expect(texts(simulator).isSuperset(of: ["0 %", "650 pt", "peek"]))
  }

  @Test func thePictureFollowsTheFinger() throws {
    let simulator = Self.shown()
    // 10 points are slop: 289 of 578.
    simulator.drag(from: Point(x: 100, y: 690), to: Point(x: 100, y: 391), duration: 1, lifts: false)
    #expect(simulator.sheet?.frame.y == 361)
    #expect(blur(simulator)?.style.alpha == 0.5)
    let scale = try #require(picture(simulator)?.transform)
    #expect(abs(scale.a - 1.06) < 1e-12)
    #expect(scale.d == scale.a)
    #expect(texts(simulator).isSuperset(of: ["50 %", "361 pt"]))
    // From medium at 410 to large at 72 the title fades in: 49 of 338 points.
    #expect(abs(try #require(title(simulator)) - 49.0 / 338) < 1e-9)
  }

  @Test func aFlickShowsItsTargetAtOnceAndEndsExactly() {
    let simulator = Self.shown()
    simulator.fling(from: Point(x: 100, y: 690), to: Point(x: 100, y: 600), velocity: 1500)
    #expect(texts(simulator).contains("medium"))
    simulator.settle()
    #expect(simulator.sheet?.frame.y == 410)
    #expect(blur(simulator)?.style.alpha == 240.0 / 578)
    #expect(title(simulator) == 0)
    simulator.fling(from: Point(x: 100, y: 450), to: Point(x: 100, y: 360), velocity: 1500)
    simulator.settle()
    #expect(title(simulator) == 1)
    #expect(blur(simulator)?.style.alpha == 1)
  }

  @Test func itClosesWithThePictureAsItWas() {
    let simulator = Self.shown()
    simulator.drag(from: Point(x: 100, y: 690), to: Point(x: 100, y: 860))
    simulator.settle()
    #expect(simulator.sheets.isEmpty)
    #expect(blur(simulator)?.style.alpha == 0)
    #expect(picture(simulator)?.transform == .identity)
  }

  /// One turn a finger move, and in it no text that needs measuring anew.
  @Test func aMoveChangesWhatItMustAndNoMore() {
    let simulator = Self.shown()
    simulator.drag(from: Point(x: 100, y: 690), to: Point(x: 100, y: 500), lifts: false)
    let views = simulator.viewCount
    simulator.move(to: Point(x: 100, y: 480))
    #expect(simulator.viewCount == views)
  }

  @Test func theStatesDraw() throws {
    let simulator = Self.shown()
    simulator.drag(from: Point(x: 100, y: 690), to: Point(x: 100, y: 250), duration: 1, lifts: false)
    let picture = simulator.picture()
    #expect(picture.contains("matrix("))
    guard let folder = ProcessInfo.processInfo.environment["QUIRE_PICTURES"] else { return }
    try picture.write(toFile: "\(folder)/progress.svg", atomically: true, encoding: .utf8)
  }
}
