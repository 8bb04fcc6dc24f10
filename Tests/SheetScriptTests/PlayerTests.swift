// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import Testing

@testable import SheetScript

@Suite struct PlayerTests {
  /// The effects and their times.
  private struct Diary: Observer {
    var inputs: [Input] = []
    var frames: [(time: Seconds, placements: [Placement])] = []
    var notices: [Notice] = []

    mutating func didHandle(_ input: Input, _ stack: Stack, _ effects: Effects, first: Int) {
      inputs.append(input)
      for case .notice(let notice) in effects.list[first...] { notices.append(notice) }
    }

    mutating func frame(_ number: Int, at time: Seconds, _ stack: Stack) {
      let layers = [Layer.root] + stack.presentations.map { Layer.presentation($0) }
      frames.append((time, layers.compactMap { stack.sample($0, at: time) }))
    }
  }

  private func play(_ text: String, rate: Double = 60) throws -> Diary {
    Player.play(try Script(parsing: text), rate: rate, watcher: Diary())
  }

  @Test func aDragIsSampledEvenly() throws {
    let diary = try play("drag from 100,500 to 160,200 over 0.5 on root hold=0.25")
    let ys = diary.inputs.compactMap { if case .touchMoved(let touch) = $0.event { touch.point.y } else { nil } }
    #expect(ys.count == 30)
    #expect(ys.first == 490 && ys.last == 200)
    #expect(zip(ys, ys.dropFirst()).allSatisfy { abs($0 - $1 - 10) < 1e-9 })
    #expect(diary.inputs.first?.now == 0)
    #expect(diary.inputs.last.map { abs($0.now - 0.75) < 1e-12 } == true)
    let lifts = if case .touchEnded = diary.inputs.last?.event { true } else { false }
    #expect(lifts)
  }

  @Test func framesComeAtTheirRateAndBeforeTheInputsOfTheirMoment() throws {
    let diary = try play("wait 0.5\npresent 1 sheet animated=off\nwait 0.5", rate: 120)
    #expect(diary.frames.count == 121)
    #expect(diary.frames[60].time == 0.5 && diary.frames[60].placements.count == 1)
    #expect(diary.frames[61].placements.count == 2)
  }

  /// The stack asks to be woken at the end of its motion, and is.
  @Test func theStackIsWokenWhenItAsks() throws {
    let diary = try play("present 1 sheet\nwait 5")
    let wakes = diary.inputs.filter { if case .advance = $0.event { true } else { false } }
    #expect(wakes.count == 1)
    #expect(diary.notices.contains(.presentationDidEnd(PresentationID(rawValue: 1))))
  }

  @Test func answersComeWithinTheTurn() throws {
    let text = "present 1 sheet asks-dismiss animated=off\nescape\nsettle"
    let yes = try play(text)
    #expect(yes.notices.contains(.didDismiss(PresentationID(rawValue: 1))))
    let no = try play("answer dismiss no\n" + text)
    #expect(no.notices.contains(.didAttemptToDismiss(PresentationID(rawValue: 1))))
    let never = try play("answer dismiss never\n" + text)
    #expect(!never.notices.contains(.didAttemptToDismiss(PresentationID(rawValue: 1))))
    #expect(!never.notices.contains(.didDismiss(PresentationID(rawValue: 1))))
  }

  @Test func conditionsBeforeAnythingHappensAreWhereTheSessionBegins() throws {
    let diary = try play("device phone-small\nset size=300,500\nwait 0.01")
    #expect(diary.inputs.isEmpty)
    #expect(diary.frames[0].placements[0].frame == Rect(x: 0, y: 0, width: 300, height: 500))
  }

  @Test func configureChangesOnlyWhatItNames() throws {
    struct Last: Observer {
      var configuration: Configuration?
      mutating func didHandle(_ input: Input, _ stack: Stack, _ effects: Effects, first: Int) {
        configuration = stack.configuration(of: PresentationID(rawValue: 1))
      }
    }
    let script = try Script(parsing: "present 1 sheet grabber detents=medium,large\nconfigure 1 modal selected=large")
    let configuration = try #require(Player.play(script, watcher: Last()).configuration)
    #expect(configuration.sheet.prefersGrabberVisible && configuration.isModal)
    #expect(configuration.sheet.selected == .large && configuration.sheet.detents == [.medium, .large])
  }

  /// Frames only sample: twice the frame rate gives the same samples in between.
  @Test(arguments: Sessions.names) func theFrameRateChangesNothing(name: String) throws {
    let script = try Sessions.script(name)
    let slow = Player.play(script, rate: 60, watcher: Diary()).frames
    let fast = Player.play(script, rate: 120, watcher: Diary()).frames
    #expect(slow.count > 5)
    for (index, frame) in slow.enumerated() where index * 2 < fast.count {
      #expect(fast[index * 2].time == frame.time)
      #expect(fast[index * 2].placements == frame.placements, "\(name) at \(frame.time)")
    }
  }

  /// A host that follows the effects shows the stack's samples, within the baked curve's quarter of a pixel.
  @Test(arguments: Sessions.names) func whatIsToldIsWhatIsSampled(name: String) throws {
    for look in [LookName.classic, .floating] {
      let worst = Player.play(try Sessions.script(name), look: look, watcher: Comparison()).worst
      // The bend of a ramp may be between the points where a line was checked.
      #expect(worst <= 0.32, "\(name): \(worst) pixels")
    }
  }

  private struct Comparison: Observer {
    var screen = Screen()
    var worst = 0.0

    mutating func didHandle(_ input: Input, _ stack: Stack, _ effects: Effects, first: Int) {
      screen.receive(effects, from: first)
    }

    mutating func frame(_ number: Int, at time: Seconds, _ stack: Stack) {
      for layer in [Layer.root] + stack.presentations.map({ Layer.presentation($0) }) {
        guard let reported = screen.visibleFrame(of: layer, at: time),
          let sampled = stack.sample(layer, at: time)?.visibleFrame
        else { continue }
        let distance = max(abs(reported.y - sampled.y), abs(reported.maxY - sampled.maxY), abs(reported.x - sampled.x))
        worst = max(worst, distance * stack.environment.displayScale)
      }
    }
  }
}
