// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

/// The fraction of a sheet's way out, for animations alongside it: on a phone of 874, medium is at 410, so the distance
/// is 464.
@Suite struct DepartureTests {
  let id = PresentationID(rawValue: 1)

  func makeStack() -> (Stack, Effects) {
    var stack = Stack(
      environment: Environment(
        container: Size(width: 402, height: 874), safeArea: Insets(top: 62, left: 0, bottom: 34, right: 0),
        displayScale: 3))
    var effects = Effects()
    var configuration = Configuration(form: .sheet)
    configuration.sheet.detents = [
      Detent(key: .medium, height: .medium), Detent(key: .large, height: .large),
    ]
    stack.handle(Input(.present(id, configuration, animated: false), now: 0), into: &effects)
    return (stack, effects)
  }

  /// Pulls by `distance` beyond the slop of 10, and returns the time of the last sample.
  func pull(_ stack: inout Stack, by distance: Double, into effects: inout Effects) -> Seconds {
    let target = TouchTarget(.presentation(id), .header)
    func touch(_ y: Double) -> Touch { Touch(id: TouchID(rawValue: 1), point: Point(x: 100, y: y)) }
    stack.handle(Input(.touchBegan(touch(450), target, [], []), now: 1), into: &effects)
    for step in 1...20 {
      let y = 450 + (distance + 10) * Double(step) / 20
      stack.handle(Input(.touchMoved(touch(y)), now: 1 + Double(step) / 60), into: &effects)
    }
    return 1 + 20.0 / 60
  }

  @Test func underAFinger() throws {
    var (stack, effects) = makeStack()
    #expect(try #require(stack.departure(of: id)).fraction(at: 0) == 0)
    _ = pull(&stack, by: 116, into: &effects)
    let departure = try #require(stack.departure(of: id))
    #expect(departure.duration == 0)
    #expect((departure.fraction(at: 0) - 116.0 / 464).magnitude < 1e-12)
    // While the finger rests, the fraction is constant.
    #expect(departure.fraction(at: 5) == departure.fraction(at: 0))
    // From a higher position, the distance is longer.
    let longer = try #require(stack.departure(of: id, from: 72))
    #expect((longer.fraction(at: 0) - (410 + 116 - 72) / 802.0).magnitude < 1e-12)
  }

  @Test(arguments: [40.0, 300]) func afterIt(distance: Double) throws {
    var (stack, effects) = makeStack()
    let time = pull(&stack, by: distance, into: &effects)
    let last = Touch(id: TouchID(rawValue: 1), point: Point(x: 100, y: 460 + distance))
    stack.handle(Input(.touchMoved(last), now: time + 0.3), into: &effects)
    stack.handle(Input(.touchEnded(last), now: time + 0.3), into: &effects)
    let leaves = distance > 232
    #expect(stack.phase(of: id) == (leaves ? .dismissing : .settling))
    let departure = try #require(stack.departure(of: id))
    #expect((departure.fraction(at: 0) - distance / 464).magnitude < 1e-9)
    #expect(departure.duration > 0.2)
    #expect(departure.fraction(at: departure.duration) == (leaves ? 1 : 0))
    for step in 1..<20 {
      let part = departure.duration * Double(step) / 20
      var later = stack
      later.handle(Input(.advance, now: time + 0.3 + part), into: &effects)
      let frame = try #require(later.liveFrame(of: id))
      let expected = min(max((frame.y - 410) / 464, 0), 1)
      #expect((departure.fraction(at: part) - expected).magnitude < 1e-9, "\(part)")
      let again = try #require(later.departure(of: id))
      let speed = (departure.fraction(at: part + 1e-5) - departure.fraction(at: part - 1e-5)) / 2e-5
      if expected > 0.01, expected < 0.99 { #expect((again.velocity - speed).magnitude < 0.01, "\(part)") }
    }
  }

  /// For a fading sheet, the fraction follows the alpha, wherever the sheet is.
  @Test func whatFades() throws {
    var (stack, effects) = makeStack()
    var configuration = Configuration(form: .sheet, dissolves: true)
    configuration.sheet.detents = [Detent(key: .medium, height: .medium)]
    let other = PresentationID(rawValue: 2)
    stack.handle(Input(.present(other, configuration, animated: false), now: 1), into: &effects)
    stack.handle(Input(.dismiss(other, animated: true), now: 2), into: &effects)
    let departure = try #require(stack.departure(of: other))
    #expect((departure.duration - SheetTuning().fadeDuration).magnitude < 1e-9)
    for part in [0.0, 0.25, 0.5, 1] {
      #expect((departure.fraction(at: part * departure.duration) - part).magnitude < 1e-9)
    }
    let unknown = stack.departure(of: PresentationID(rawValue: 3))
    #expect(unknown == nil)
  }
}
