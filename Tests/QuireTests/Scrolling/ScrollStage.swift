// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine

@_spi(Hosts) @testable import Quire

/// A scroll view on the whole screen of a phone, 402 by 874, without insets, and a log of its delegate's calls.
@MainActor final class ScrollStage {
  let simulator: Simulator
  let scroll = UIScrollView()
  let delegate = LoggingScrollDelegate()
  let root = UIViewController()

  init(
    content: CGSize = CGSize(width: 402, height: 5000), reducedMotion: Bool = false,
    _ configure: (UIScrollView) -> Void = { _ in }
  ) {
    var device = Device.phone
    device.environment.prefersReducedMotion = reducedMotion
    let root = root
    simulator = Simulator(device) { root }
    simulator.perform {
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.frame = root.view.bounds
      scroll.contentSize = content
      scroll.delegate = delegate
      root.view.addSubview(scroll)
      configure(scroll)
    }
    _ = delegate.drain()
  }

  func fling(by y: Double, velocity: Double = 1000) {
    simulator.fling(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 450 + y), velocity: velocity)
  }

  /// A finger moves by a distance in `duration`, rests, and lifts, while the app is busy: it receives all moves
  /// together after 0.6 s, merged into a given number.
  func dragWhileBusy(by way: CGPoint, duration: Double, hold: Double, moves: Int) {
    let start = CGPoint(x: 201, y: 437)
    let finger = simulator.touchDown(at: start)
    simulator.run(for: 0.6)
    for step in 1...moves {
      let part = Double(step) / Double(moves)
      simulator.lag = 0.6 - duration * part
      simulator.move(finger, to: CGPoint(x: start.x + way.x * part, y: start.y + way.y * part))
    }
    simulator.lag -= hold
    simulator.up(finger)
    simulator.lag = 0
  }

  /// Two fingers, one above the other, that move apart by a factor about a point, and stay down.
  func spread(about point: CGPoint, from: Double, to: Double) -> (Int32, Int32) {
    let one = simulator.touchDown(at: CGPoint(x: point.x, y: point.y - from / 2))
    let two = simulator.touchDown(at: CGPoint(x: point.x, y: point.y + from / 2))
    for step in 1...10 {
      simulator.run(for: 1.0 / 60)
      let half = (from + (to - from) * Double(step) / 10) / 2
      simulator.move(one, to: CGPoint(x: point.x, y: point.y - half))
      simulator.move(two, to: CGPoint(x: point.x, y: point.y + half))
    }
    return (one, two)
  }
}

/// Logs each call. Consecutive scrolling or zooming calls are logged once.
final class LoggingScrollDelegate: NSObject, UIScrollViewDelegate {
  private var lines: [String] = []
  var target: CGPoint?
  var velocity = CGPoint.zero
  var proposed = CGPoint.zero
  var zoomed: UIView?
  var scrolled: ((UIScrollView) -> Void)?

  /// The lines since the last call of this method.
  func drain() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func add(_ line: String) {
    if line != lines.last || line.hasPrefix("end") { lines.append(line) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    add("scroll")
    scrolled?(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    add("willEndDragging")
    self.velocity = velocity
    proposed = targetContentOffset.pointee
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    add("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { add("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { add("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { add("didEndScrollingAnimation") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { add("willBeginZooming") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { add("zoom") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    add("didEndZooming")
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { add("insets") }
}
