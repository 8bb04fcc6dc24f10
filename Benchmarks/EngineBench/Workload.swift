// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The measured workload: a stack of three sheets and a host that does nothing.
struct Workload {
  private var stack: Stack
  private var effects = Effects()
  private var now: Seconds = 0
  /// The number of effects. It keeps the work from being optimized away.
  private(set) var effectCount = 0

  private static let top = PresentationID(rawValue: 3)

  init() {
    stack = Stack(
      environment: Environment(
        container: Size(width: 402, height: 874), safeArea: Insets(top: 62, left: 0, bottom: 34, right: 0),
        horizontalSizeClass: .compact, verticalSizeClass: .regular, displayScale: 3, displayCornerRadius: 62))
    for id in 1...3 {
      var configuration = Configuration()
      if id == 3 { configuration.sheet.detents = [.medium, .large] }
      configuration.sheet.prefersGrabberVisible = true
      send(.present(PresentationID(rawValue: UInt32(id)), configuration, animated: false))
    }
  }

  private mutating func send(_ event: Event) {
    effects.removeAll()
    stack.handle(Input(event, now: now), into: &effects)
    effectCount += effects.list.count
  }

  private func touch(_ y: Double) -> Touch { Touch(id: TouchID(rawValue: 1), point: Point(x: 200, y: y)) }

  private mutating func down(_ y: Double) {
    send(.touchBegan(touch(y), TouchTarget(.presentation(Self.top), .header), [], []))
  }

  private mutating func move(_ y: Double) {
    now += 1.0 / 120
    send(.touchMoved(touch(y)))
  }

  /// A finger that moves up and down between the detents. Each sample moves the sheet, both cards and the root.
  mutating func drag(samples: Int) {
    down(480)
    for sample in 0..<samples {
      let phase = sample % 100
      move(470 - Double(phase < 50 ? phase : 100 - phase) * 4)
    }
    send(.touchCanceled(TouchID(rawValue: 1)))
  }

  /// Catches a moving sheet and throws it the other way: two releases, each of which bakes key points for every layer.
  mutating func retarget(times: Int) {
    for _ in 0..<times {
      down(480)
      for step in 1...4 { move(480 - Double(step) * 30) }
      send(.touchEnded(touch(360)))
      now += 0.1
      down(360)
      for step in 1...4 { move(360 + Double(step) * 30) }
      send(.touchEnded(touch(480)))
      now += 2
      send(.advance)
    }
  }

  /// Opens a sheet, drags it to large and back, and closes it, with all inputs of a host.
  mutating func sessions(times: Int) {
    var configuration = Configuration()
    configuration.sheet.detents = [.medium, .large]
    for _ in 0..<times {
      send(.dismiss(Self.top, animated: false))
      send(.present(Self.top, configuration, animated: true))
      now += 1
      send(.advance)
      down(480)
      for step in 1...30 { move(480 - Double(step) * 10) }
      send(.touchEnded(touch(180)))
      now += 1
      send(.advance)
      down(100)
      for step in 1...30 { move(100 + Double(step) * 10) }
      send(.touchEnded(touch(400)))
      now += 1
      send(.advance)
    }
  }
}
