// SPDX-License-Identifier: Apache-2.0

import Foundation
import Progress
import Quire
import QuireSimulator
import Testing

/// The page used with fingers: on a phone of 402 by 874, the sheet rests at 650, 410 and 72.
@MainActor @Suite struct ProgressTests {
  /// The page with its sheet, and the values that the tests check.
  @MainActor private struct Page {
    let simulator: Simulator
    let picture: UIView
    let blur: UIView
    let title: UIView
    private let sheetView: UIView

    init() throws {
      let root = LiveProgress.makeRootViewController()
      simulator = Simulator { root }
      try simulator.tap("Show the sheet")
      simulator.settle()
      picture = try #require(root.view.tree.first { $0.accessibilityLabel == "A valley at dusk" })
      blur = try #require(root.view.tree.first { $0 is UIVisualEffectView })
      sheetView = try #require(root.presentedViewController?.view)
      title = try #require(sheetView.tree.first { ($0 as? UILabel)?.text == "All the way up" })
    }

    /// The texts of the sheet's labels.
    var texts: Set<String> { Set(simulator.elements(role: .text).map(\.label)) }
  }

  @Test func everythingStandsAtItsStart() throws {
    let page = try Page()
    let simulator = page.simulator
    #expect(simulator.sheet?.frame.minY == 650)
    #expect(simulator.alpha(of: page.blur) == 0)
    #expect(simulator.transform(of: page.picture) == .identity)
    #expect(simulator.alpha(of: page.title) == 0)
    #expect(page.texts.isSuperset(of: ["0 %", "650 pt", "peek"]))
  }

  @Test func thePictureFollowsTheFinger() throws {
    let page = try Page()
    let simulator = page.simulator
    // 10 points are slop: 289 of 578.
    simulator.drag(from: CGPoint(x: 100, y: 690), to: CGPoint(x: 100, y: 391), duration: 1, lifts: false)
    #expect(simulator.sheet?.frame.minY == 361)
    #expect(simulator.alpha(of: page.blur) == 0.5)
    let scale = try #require(simulator.transform(of: page.picture))
    #expect(abs(scale.a - 1.06) < 1e-12)
    #expect(scale.d == scale.a)
    #expect(page.texts.isSuperset(of: ["50 %", "361 pt"]))
    // From medium at 410 to large at 72 the title fades in: 49 of 338 points.
    #expect(abs(try #require(simulator.alpha(of: page.title)) - 49.0 / 338) < 1e-9)
  }

  @Test func aFlickShowsItsTargetAtOnceAndEndsExactly() throws {
    let page = try Page()
    let simulator = page.simulator
    simulator.fling(from: CGPoint(x: 100, y: 690), to: CGPoint(x: 100, y: 600), velocity: 1500)
    #expect(page.texts.contains("medium"))
    simulator.settle()
    #expect(simulator.sheet?.frame.minY == 410)
    #expect(simulator.alpha(of: page.blur) == 240.0 / 578)
    #expect(simulator.alpha(of: page.title) == 0)
    simulator.fling(from: CGPoint(x: 100, y: 450), to: CGPoint(x: 100, y: 360), velocity: 1500)
    simulator.settle()
    #expect(simulator.alpha(of: page.title) == 1)
    #expect(simulator.alpha(of: page.blur) == 1)
  }

  @Test func itClosesWithThePictureAsItWas() throws {
    let page = try Page()
    let simulator = page.simulator
    simulator.drag(from: CGPoint(x: 100, y: 690), to: CGPoint(x: 100, y: 860))
    simulator.settle()
    #expect(simulator.sheets.isEmpty)
    #expect(simulator.alpha(of: page.blur) == 0)
    #expect(simulator.transform(of: page.picture) == .identity)
  }

  /// A finger's move takes one turn, in which no text is measured again.
  @Test func aMoveChangesWhatItMustAndNoMore() throws {
    let page = try Page()
    let simulator = page.simulator
    simulator.drag(from: CGPoint(x: 100, y: 690), to: CGPoint(x: 100, y: 500), lifts: false)
    let views = simulator.viewCount
    simulator.move(to: CGPoint(x: 100, y: 480))
    #expect(simulator.viewCount == views)
  }

  @Test func theStatesDraw() throws {
    let page = try Page()
    let simulator = page.simulator
    simulator.drag(from: CGPoint(x: 100, y: 690), to: CGPoint(x: 100, y: 250), duration: 1, lifts: false)
    let picture = simulator.picture()
    #expect(picture.contains("matrix("))
    guard let folder = ProcessInfo.processInfo.environment["QUIRE_PICTURES"] else { return }
    try picture.write(toFile: "\(folder)/progress.svg", atomically: true, encoding: .utf8)
  }
}

extension UIView {
  /// The view and all its descendants, parents first.
  fileprivate var tree: [UIView] { [self] + subviews.flatMap(\.tree) }
}
