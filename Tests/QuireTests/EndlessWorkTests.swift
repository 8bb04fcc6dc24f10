// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// Apps whose completions never stop requesting more work.
@MainActor @Suite struct EndlessWorkTests {
  /// Presents and dismisses without animation, each in the completion of the other.
  @MainActor private final class Loop {
    let root = UIViewController()
    let limit: Int
    private(set) var completions = 0
    /// The number of living presented controllers, and its maximum so far.
    private(set) var living = 0
    private(set) var mostLiving = 0

    init(limit: Int = .max) {
      self.limit = limit
    }

    private final class Content: UIViewController {
      unowned let loop: Loop

      init(_ loop: Loop) {
        self.loop = loop
        super.init(nibName: nil, bundle: nil)
        loop.living += 1
        loop.mostLiving = max(loop.mostLiving, loop.living)
      }

      required init?(coder: NSCoder) { nil }

      deinit {
        MainActor.assumeIsolated { loop.living -= 1 }
      }
    }

    func go() {
      root.present(Content(self), animated: false) { [self] in
        completions += 1
        root.dismiss(animated: false) { [self] in
          completions += 1
          if completions < limit { go() }
        }
      }
    }
  }

  /// Only counts.
  private final class DeafHost: Host {
    var turns = 0
    var wake = Wake.never
    func measure(_ text: StyledText, width: Double) -> Size { .zero }
    func submit(_ turn: Turn) {
      turns += 1
      wake = turn.effects.wake
    }
  }

  private func lines(_ body: () -> Void) -> [String] { WarningTests().lines(body) }

  @Test func theRestWaitsForTheNextTurn() {
    let (host, loop) = (DeafHost(), Loop())
    let session = Session(host: host, environment: Device.phone.environment, appearance: .light, resources: [])
    session.start(root: { loop.root }, now: 1)
    #expect(host.wake == .never)
    let said = lines {
      session.perform(now: 2) { loop.go() }
      var before = 0
      for turn in 1...3 {
        #expect(loop.completions > before + 1_000 && loop.completions < before + 10_000)
        #expect(host.turns == turn + 1 && host.wake == .at(2))
        // Nothing of finished presentations is retained.
        #expect(loop.living <= 2 && session.presentations.count <= 1 && session.work.count < 10)
        before = loop.completions
        session.handle(Input(.advance, now: 2))
      }
    }
    #expect(loop.mostLiving <= 2)
    #expect(said == ["Quire: callbacks keep asking for more; the rest waits for the next turn."])
  }

  @Test func aThousandInARowAreDoneAtOnce() {
    let loop = Loop(limit: 1_000)
    let simulator = Simulator { loop.root }
    let said = lines { simulator.perform { loop.go() } }
    #expect(loop.completions == 1_000 && said == [])
    #expect(simulator.sheets.isEmpty)
  }

  @Test func noCompletionIsLost() {
    let loop = Loop(limit: 5_000)
    let simulator = Simulator { loop.root }
    _ = lines {
      simulator.perform { loop.go() }
      #expect(loop.completions < 5_000)
      simulator.settle()
    }
    #expect(loop.completions == 5_000 && simulator.now == 0)
    #expect(simulator.sheets.isEmpty && loop.living == 0)
  }

  /// The notification of the user's dismissal is delivered even if the turn ends just before it.
  @Test(arguments: [9_999, 10_000]) func theUsersDismissalIsToldInTheNextTurn(others: Int) {
    let stage = Stage()
    stage.present()
    _ = lines {
      stage.drag(by: 400, duration: 0.2, hold: 0)
      _ = stage.log.drain()
      for _ in 0..<others { stage.simulator.session.afterward {} }
      stage.simulator.session.handle(Input(.finishMotion, now: stage.simulator.now))
      #expect(stage.log.drain().contains("didDismiss") == (others < 10_000))
      stage.simulator.settle()
    }
    #expect(stage.log.drain().contains("didDismiss") == (others == 10_000))
    #expect(stage.root.presentedViewController == nil)
  }

  /// An interval so short that it ends at the time at which it begins.
  @Test func timersThatAreDueAtOnce() {
    let (host, root) = (DeafHost(), UIViewController())
    let session = Session(host: host, environment: Device.phone.environment, appearance: .light, resources: [])
    session.start(root: { root }, now: 1)
    var steps = 0
    func step() {
      steps += 1
      UIView.animate(withDuration: 1e-17, animations: { root.view.alpha = steps % 2 == 0 ? 1 : 0.5 }) { _ in step() }
    }
    _ = lines {
      session.perform(now: 1) { step() }
      #expect(steps == 1 && host.wake == .at(1))
      session.handle(Input(.advance, now: 1))
      #expect(steps == 10_001 && host.wake == .at(1))
      session.handle(Input(.advance, now: 1))
      #expect(steps == 20_001 && host.wake == .at(1))
    }
  }
}
