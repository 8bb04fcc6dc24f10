// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import SheetMotion
import Testing

@_spi(Hosts) @testable import Quire

/// The target that a delegate is told is the offset at which the content comes to rest, to the last bit.
@MainActor @Suite struct ScrollTargetTests {
  /// Throws the content with a velocity in points per second, and returns the target and the end.
  private func thrown(_ stage: ScrollStage, by way: CGPoint, velocity: Double) -> (target: CGPoint, end: CGPoint) {
    let start = CGPoint(x: 201, y: 437)
    stage.simulator.fling(from: start, to: CGPoint(x: start.x + way.x, y: start.y + way.y), velocity: velocity)
    let target = stage.delegate.proposed
    stage.simulator.settle()
    return (target, stage.scroll.contentOffset)
  }

  @Test(arguments: [65, 150, 1000, 4000, 30000]) func downTheContent(velocity: Double) {
    let stage = ScrollStage(content: CGSize(width: 402, height: 40000))
    let (target, end) = thrown(stage, by: CGPoint(x: 0, y: -200), velocity: velocity)
    #expect(target == end)
    #expect(stage.simulator.offset(of: stage.scroll)?.y == end.y)
    // It stops at 10 points per second, some 5 points short of the limit.
    let limit = ScrollDecay(from: 200, velocity: Double(stage.delegate.velocity.y) * 1000).restPosition
    if limit < 39000 { #expect(abs(limit - Double(end.y) - 10 / ScrollDecay(from: 0, velocity: 0).decay) < 1e-6) }
  }

  @Test(arguments: [UIScrollView.DecelerationRate.normal, .fast])
  func acrossTheContent(rate: UIScrollView.DecelerationRate) {
    for velocity in [70.0, 700, 7000] {
      let stage = ScrollStage(content: CGSize(width: 20000, height: 874)) { $0.decelerationRate = rate }
      let (target, end) = thrown(stage, by: CGPoint(x: -150, y: 0), velocity: velocity)
      #expect(target == end && end.x > 150 && end.y == 0)
    }
  }

  @Test func inBothDirections() {
    let stage = ScrollStage(content: CGSize(width: 9000, height: 9000))
    let (target, end) = thrown(stage, by: CGPoint(x: -60, y: -180), velocity: 1200)
    #expect(target == end && end.x > 60 && end.y > 400)
  }

  /// Too slow for a browser to go on: the content stays where the finger has left it.
  @Test func aSlowFinger() {
    let stage = ScrollStage()
    let (target, end) = thrown(stage, by: CGPoint(x: 0, y: -100), velocity: 40)
    #expect(target == end && end.y == 100)
  }

  @Test func atAnEnd() {
    let stage = ScrollStage(content: CGSize(width: 402, height: 1000))
    let (target, end) = thrown(stage, by: CGPoint(x: 0, y: -100), velocity: 3000)
    #expect(target == end && end.y == 126)
  }

  @Test(arguments: [80.0, 600, 5000]) func pages(velocity: Double) {
    for isAcross in [true, false] {
      let size = isAcross ? CGSize(width: 402 * 5, height: 874) : CGSize(width: 402, height: 874 * 5)
      let stage = ScrollStage(content: size) { $0.isPagingEnabled = true }
      let (target, end) = thrown(stage, by: CGPoint(x: isAcross ? -120 : 0, y: isAcross ? 0 : -120), velocity: velocity)
      #expect(target == end)
      #expect(end == (velocity < 200 ? .zero : CGPoint(x: isAcross ? 402 : 0, y: isAcross ? 0 : 874)))
    }
  }

  /// A delegate without the method leaves the motion to the host, which moves the content on its own.
  @Test func aDelegateThatDoesNotAsk() {
    let stage = ScrollStage(content: CGSize(width: 402, height: 9000))
    let other = QuietDelegate()
    stage.simulator.perform { stage.scroll.delegate = other }
    stage.fling(by: -200)
    #expect(stage.scroll.isDecelerating && stage.scroll.motion == nil)
    stage.simulator.perform { stage.scroll.delegate = stage.delegate }
    stage.simulator.settle()
    stage.fling(by: -200)
    #expect(stage.scroll.motion != nil)
  }

  /// The engine's own motion, for a finger that the sheet owned first, leaves the content where the target is.
  @Test func inASheetThatOwnedTheFinger() {
    let stage = Stage()
    let delegate = LoggingScrollDelegate()
    stage.present()
    let scroll = stage.addScroll(height: 9000, delegate: delegate)
    stage.simulator.fling(from: CGPoint(x: 200, y: 800), to: CGPoint(x: 200, y: 300), velocity: 1500)
    stage.simulator.settle()
    #expect(scroll.contentOffset.y > 100 && scroll.contentOffset == delegate.proposed)
  }

  private final class QuietDelegate: NSObject, UIScrollViewDelegate {}
}
