// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

@MainActor @Suite struct ContentZoomTests {
  let picture = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))

  func make() -> ScrollStage {
    let stage = ScrollStage(content: CGSize(width: 402, height: 874)) { scroll in
      scroll.addSubview(picture)
      scroll.maximumZoomScale = 4
    }
    stage.delegate.zoomed = picture
    return stage
  }

  @Test func twoFingersScaleAroundTheirMiddle() {
    let stage = make()
    let point = CGPoint(x: 100, y: 300)
    let (one, two) = stage.spread(about: point, from: 100, to: 220)
    let scale = stage.scroll.zoomScale
    #expect(scale > 1.7 && scale <= 2.2)
    #expect(stage.scroll.isZooming && stage.scroll.isDragging)
    #expect(abs(stage.scroll.contentSize.width - 402 * scale) < 1e-6)
    // The content at the fingers' midpoint is still there.
    #expect(abs((stage.scroll.contentOffset.x + point.x) / scale - 100) < 1e-6)
    #expect(abs((stage.scroll.contentOffset.y + point.y) / scale - 300) < 0.5)
    #expect(abs(stage.simulator.frame(of: picture)!.width - 402 * scale) < 1e-6)
    #expect(abs(stage.simulator.frame(of: picture)!.minX + stage.scroll.contentOffset.x) < 1e-6)
    stage.simulator.up(one)
    stage.simulator.up(two)
    stage.simulator.settle()
    let calls = stage.delegate.drain()
    #expect(calls.prefix(2) == ["willBeginDragging", "willBeginZooming"])
    #expect(calls.suffix(3) == ["didEndZooming", "willEndDragging", "didEndDragging false"])
    #expect(calls.contains("zoom") && calls.contains("scroll"))
    #expect(!stage.scroll.isZooming)
    #expect(stage.scroll.zoomScale == scale)
  }

  @Test func aScaleBeyondTheLimitComesBack() {
    let stage = make()
    let (one, two) = stage.spread(about: CGPoint(x: 200, y: 400), from: 300, to: 60)
    let least = stage.scroll.zoomScale
    #expect(least < 1 && least > 0.5)
    stage.simulator.up(one)
    stage.simulator.up(two)
    #expect(stage.scroll.isZoomBouncing)
    stage.simulator.settle()
    #expect(stage.scroll.zoomScale == 1)
    #expect(stage.scroll.contentOffset == .zero)
    #expect(stage.delegate.drain().last == "didEndZooming")
    #expect(!stage.scroll.isZoomBouncing)
    stage.simulator.perform { stage.scroll.bouncesZoom = false }
    let (three, four) = stage.spread(about: CGPoint(x: 200, y: 400), from: 300, to: 60)
    #expect(stage.scroll.zoomScale == 1)
    stage.simulator.up(three)
    stage.simulator.up(four)
  }

  @Test func codeScales() {
    let stage = make()
    stage.simulator.perform { stage.scroll.zoomScale = 2 }
    #expect(stage.scroll.contentSize == CGSize(width: 804, height: 1748))
    // About the center of the visible area.
    #expect(stage.scroll.contentOffset == CGPoint(x: 201, y: 437))
    #expect(stage.delegate.drain() == ["willBeginZooming", "scroll", "zoom", "didEndZooming"])
    stage.simulator.perform { stage.scroll.setZoomScale(9, animated: true) }
    stage.simulator.run(for: 0.15)
    #expect(abs(stage.scroll.zoomScale - 3) < 0.1)
    stage.simulator.settle()
    #expect(stage.scroll.zoomScale == 4)
    #expect(stage.delegate.drain().last == "didEndScrollingAnimation")
    stage.simulator.perform { stage.scroll.zoom(to: CGRect(x: 100, y: 100, width: 201, height: 100), animated: false) }
    #expect(stage.scroll.zoomScale == 2)
    #expect(abs(stage.scroll.contentOffset.x - 200) < 1e-6)
    #expect(abs(stage.scroll.contentOffset.y) < 1e-6)
  }

  @Test func aTrackpadScales() {
    let stage = make()
    stage.simulator.pinch(at: CGPoint(x: 100, y: 300), by: 2)
    stage.simulator.settle()
    #expect(abs(stage.scroll.zoomScale - 2) < 1e-6)
    #expect(abs(stage.scroll.contentOffset.x - 100) < 1e-6)
    #expect(stage.delegate.drain().last == "didEndZooming")
  }

  /// The size of the scaled view counts, and a drag moves content that is larger than the scroll view.
  @Test func withoutAContentSize() {
    let stage = make()
    stage.simulator.perform {
      stage.scroll.contentSize = .zero
      stage.scroll.setZoomScale(2, animated: false)
    }
    #expect(stage.scroll.contentSize == CGSize(width: 804, height: 1748))
    #expect(stage.scroll.contentOffset == CGPoint(x: 201, y: 437))
    stage.simulator.drag(from: CGPoint(x: 200, y: 430), to: CGPoint(x: 120, y: 430))
    stage.simulator.settle()
    #expect(abs(stage.scroll.contentOffset.x - 281) < 1)
    stage.simulator.perform { stage.scroll.zoomScale = 1 }
    #expect(stage.scroll.contentSize == CGSize(width: 402, height: 874))
  }

  @Test func withoutLimitsNothingScales() {
    let stage = ScrollStage()
    stage.delegate.zoomed = picture
    _ = stage.spread(about: CGPoint(x: 200, y: 400), from: 100, to: 300)
    #expect(stage.scroll.zoomScale == 1)
    #expect(stage.delegate.drain().allSatisfy { !$0.lowercased().contains("zoom") })
  }
}
