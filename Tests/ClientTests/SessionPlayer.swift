// SPDX-License-Identifier: Apache-2.0

import Quire
import QuireSimulator
import SheetEngine
import Testing

/// Plays a client's session, and compares its log after each step.
@MainActor struct SessionPlayer {
  let simulator: Simulator
  /// The lines that the client has logged.
  let log: () -> [String]
  /// The client's methods. Each receives the text in its brackets.
  var calls: [String: (String) -> Void] = [:]
  /// The client's first screen, for views that assistive technologies don't find.
  var root: UIViewController?
  /// Steps of a single session, by the whole text of the step.
  var own: [String: () throws -> Void] = [:]

  /// Plays steps until one fails. The first step shows the client.
  func play(_ steps: some Sequence<SessionText.Step>) {
    var known = 0
    for step in steps {
      do {
        if try !actByName(step) { act(step) }
      } catch {
        Issue.record("step \(step.number): \(step.text)\n\(error)")
        return
      }
      simulator.settle()
      simulator.run(for: 1)
      let lines = log()
      #expect(Array(lines.dropFirst(known)) == step.log, "step \(step.number): \(step.text)")
      known = lines.count
    }
  }

  private func act(_ step: SessionText.Step) {
    let verb =
      /`(?<name>\w+)\((?<argument>[^`]*)\)`|(?<wait>\bwait\b)|[Tt]ap \((?<x>\d+), (?<y>\d+)\)|(?<lift>Lift)|becomes (?<width>\d+)x(?<height>\d+) pt|(?<again>again)|(?<kind>Slow drag|Flick)(?<from> from \((?<fromX>\d+), (?<top>top \+ )?(?<fromY>\d+)\)(?:, which is in the list,)?)? (?<way>up|down|left|right)(?: on the \w+)?(?: by |: )(?<points>\d+) pt(?: in (?<time>[\d.]+) s)?(?<hold>, but don't lift)?|(?<shown>The host shows)/
    var count = 0
    for match in step.text.matches(of: verb) {
      count += 1
      if let name = match.name.map(String.init) {
        guard let call = calls[name] else {
          Issue.record("step \(step.number) calls \(name), which is not among the calls of the test")
          continue
        }
        simulator.perform { call(String(match.argument ?? "")) }
      } else if match.wait != nil {
        simulator.settle()
        simulator.run(for: 1)
      } else if let x = match.x, let y = match.y {
        simulator.tap(at: CGPoint(x: Double(x)!, y: Double(y)!))
      } else if match.lift != nil {
        simulator.up()
      } else if let width = match.width, let height = match.height {
        resize(to: Size(width: Double(width)!, height: Double(height)!))
      } else if match.kind != nil {
        let top = simulator.sheet?.modelFrame.minY ?? 0
        let start = CGPoint(
          x: match.fromX.map { Double($0)! } ?? 60,
          y: match.fromY.map { Double($0)! + (match.top == nil ? 0 : top) } ?? top + 30)
        let points = Double(match.points!)!
        let end = start.moved(match.way!, by: match.points!)
        if let time = match.time {
          simulator.drag(from: start, to: end, duration: Double(time)!, hz: 120, hold: 0)
        } else {
          simulator.drag(from: start, to: end, duration: points / 200, hold: 0.3, lifts: match.hold == nil)
        }
      }
    }
    #expect(count > 0, "step \(step.number) says nothing that the player understands: \(step.text)")
  }

  private func resize(to size: Size) {
    var environment = simulator.device.environment
    environment.container = size
    environment.horizontalSizeClass = size.width < 600 ? .compact : .regular
    simulator.change(to: Device(environment))
  }
}
