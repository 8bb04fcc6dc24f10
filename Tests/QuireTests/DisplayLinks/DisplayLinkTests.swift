// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

#if !canImport(ObjectiveC)

  @MainActor private final class Ticker: NSObject {
    static let tick = Selector("tick:", Ticker.tick)
    var times: [Double] = []
    var targets: [Double] = []
    var onTick: ((CADisplayLink) -> Void)?

    func tick(_ link: CADisplayLink) {
      times.append(link.timestamp)
      targets.append(link.targetTimestamp)
      onTick?(link)
    }
  }

  @MainActor @Suite struct DisplayLinkTests {
    private let ticker = Ticker()
    private let simulator = Simulator { UIViewController() }

    private func makeLink(_ set: (CADisplayLink) -> Void = { _ in }) -> CADisplayLink {
      let link = CADisplayLink(target: ticker, selector: Ticker.tick)
      set(link)
      simulator.perform { link.add(to: .main, forMode: .common) }
      return link
    }

    @Test func aLinkIsCalledInEachFrame() {
      simulator.settle()
      let start = simulator.now
      let link = makeLink()
      #expect(link.timestamp == 0 && link.duration == 0 && ticker.times.isEmpty)
      simulator.run(for: 1.005)
      #expect(ticker.times.count == 60)
      for (index, time) in ticker.times.enumerated() {
        #expect(abs(time - start - Double(index + 1) / 60) < 1e-6)
        #expect(abs(ticker.targets[index] - time - 1.0 / 60) < 1e-6)
      }
      #expect(link.duration == 1.0 / 60)
      link.invalidate()
    }

    @Test func aPausedLinkRequestsNoFrames() {
      simulator.settle()
      let link = makeLink { $0.isPaused = true }
      simulator.run(for: 1)
      #expect(ticker.times.isEmpty)
      simulator.perform { link.isPaused = false }
      simulator.run(for: 0.105)
      #expect(ticker.times.count == 6)
      simulator.perform { link.isPaused = true }
      simulator.run(for: 1)
      #expect(ticker.times.count == 6)
      link.invalidate()
    }

    @Test func theRateIsLower() {
      simulator.settle()
      let link = makeLink { $0.preferredFramesPerSecond = 20 }
      simulator.run(for: 1.005)
      #expect(ticker.times.count == 20)
      link.invalidate()
      let other = makeLink { $0.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30) }
      simulator.run(for: 1.005)
      #expect(ticker.times.count == 50)
      other.invalidate()
    }

    @Test func aLinkStopsAfterItsLastMode() {
      simulator.settle()
      let link = makeLink()
      simulator.perform {
        link.add(to: .main, forMode: .common)
        link.add(to: .main, forMode: .default)
        link.remove(from: .main, forMode: .common)
      }
      simulator.run(for: 0.105)
      #expect(ticker.times.count == 6)
      simulator.perform { link.remove(from: .main, forMode: .default) }
      simulator.run(for: 1)
      #expect(ticker.times.count == 6)
      simulator.perform { link.add(to: .main, forMode: .tracking) }
      simulator.run(for: 0.105)
      #expect(ticker.times.count == 12)
      link.invalidate()
    }

    @Test func anInvalidatedLinkReleasesItsTarget() {
      simulator.settle()
      weak var target: Ticker?
      var link: CADisplayLink?
      do {
        let ticker = Ticker()
        ticker.onTick = { if $0.timestamp > 0 { $0.invalidate() } }
        target = ticker
        simulator.perform {
          let made = CADisplayLink(target: ticker, selector: Ticker.tick)
          made.add(to: .main, forMode: .common)
          link = made
        }
      }
      #expect(target != nil)
      simulator.run(for: 0.005)
      #expect(target != nil)
      simulator.run(for: 1)
      #expect(target == nil)
      // An invalidated link cannot be added again.
      simulator.perform { link?.add(to: .main, forMode: .common) }
      simulator.run(for: 0.1)
    }

    @Test func linksWaitInTheBackground() {
      simulator.settle()
      let link = makeLink()
      simulator.run(for: 0.105)
      simulator.change(to: Simulator.Activity.background)
      let count = ticker.times.count
      simulator.run(for: 1)
      #expect(ticker.times.count == count)
      simulator.change(to: Simulator.Activity.active)
      simulator.run(for: 0.105)
      #expect(ticker.times.count > count)
      link.invalidate()
    }

    @Test func defaults() {
      let link = CADisplayLink(target: ticker, selector: Ticker.tick)
      #expect(!link.isPaused && link.preferredFramesPerSecond == 0)
      #expect(link.preferredFrameRateRange == .default && link.targetTimestamp == 0)
    }
  }

#endif
