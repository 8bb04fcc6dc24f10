// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetEngine
import SheetMotion

/// A scroller that continues to move after a finger has left it, as in a browser.
struct ScrollMomentum {
  let x: ScrollDecay
  let y: ScrollDecay
  let start: Seconds
  /// The time when the content comes to rest.
  let end: Seconds
  /// The distance by which the app has moved the content in the meantime.
  var shift = Vector.zero

  func offset(at now: Seconds) -> Vector {
    Vector(dx: x.value(at: now - start) + shift.dx, dy: y.value(at: now - start) + shift.dy)
  }
}

extension Simulator {
  /// Moves scrollers whose box, content or offset changed back into their range, as a browser does after a layout.
  func keepScrollersInRange(changedBy changes: [ViewChange]) {
    for change in changes {
      let id: ViewID
      switch change {
      case .frame(let view, _, _), .scrollContent(let view, _, _), .scrollOffset(let view, _): id = view
      default: continue
      }
      guard let node = screen.nodes[id], node.kind == .scroll, !node.settings.contains(.isHeld) else { continue }
      let offset = node.inRange(node.offset)
      if offset != node.offset { scrolls.append((ScrollerID(rawValue: id.rawValue), offset)) }
    }
  }

  /// A scroller continues only above this velocity, in points per second.
  private static let stillVelocity = 60.0

  /// Continues the motion of a scroller with a velocity of its offset, in points per second. A slow one rests at once.
  func coast(_ node: DisplayNode, velocity: Vector) {
    let range = node.range
    let speed = Vector(dx: range.dx > 0 ? velocity.dx : 0, dy: range.dy > 0 ? velocity.dy : 0)
    guard max(speed.dx.magnitude, speed.dy.magnitude) > Simulator.stillVelocity else { return rest(node.id) }
    let x = ScrollDecay(from: node.offset.dx, velocity: speed.dx)
    let y = ScrollDecay(from: node.offset.dy, velocity: speed.dy)
    let speedAtEnd = ScrollDecay.endSpeed
    let end = now + max(x.duration(untilSpeed: speedAtEnd), y.duration(untilSpeed: speedAtEnd))
    coasts[node.id] = ScrollMomentum(x: x, y: y, start: now, end: end)
  }

  /// Stops a scroller where it is, as a finger does.
  func stopMomentum(_ id: ViewID) {
    guard coasts.removeValue(forKey: id) != nil else { return }
    rest(id)
  }

  /// Moves the scrollers that continue by themselves to their current offsets.
  func playMomentum() {
    for (id, coast) in coasts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      guard let node = screen.nodes[id], !node.settings.contains(.isHeld) else {
        coasts[id] = nil
        continue
      }
      let wanted = coast.offset(at: min(now, coast.end))
      let range = node.range
      let isAtEnd = wanted.dx < 0 || wanted.dy < 0 || wanted.dx > range.dx || wanted.dy > range.dy
      turn { scroll(id, to: wanted) }
      guard now >= coast.end || isAtEnd, coasts[id] != nil else { continue }
      coasts[id] = nil
      rest(id)
    }
  }

  private func rest(_ id: ViewID) {
    turn { session.scrollRested(id, now: now) }
  }

  /// Pinches on a trackpad around a point in the window, by a factor, in a number of steps.
  public func pinch(at point: CGPoint, by factor: Double, steps: Int = 10) {
    let place = Point(point)
    guard let scroller = screen.hit(at: place, time: now)?.path.first(where: { $0.settings.contains(.zooms) }),
      let frame = screen.frame(of: scroller, time: now)
    else { return }
    let own = Point(x: place.x - frame.x, y: place.y - frame.y)
    let step = Transcendental.exp(Transcendental.log(factor) / Double(steps))
    for _ in 0..<steps {
      run(for: 1.0 / 60)
      turn { session.scrollPinched(scroller.id, at: own, by: step, isEnd: false, now: now) }
    }
    run(for: 0.2)
    turn { session.scrollPinched(scroller.id, at: own, by: 1, isEnd: true, now: now) }
  }
}
