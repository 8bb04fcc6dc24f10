// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

/// The settings of scroll views that few apps use.
@MainActor @Suite struct ScrollExtrasTests {
  @MainActor final class Scaler: NSObject, UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  }

  private func show(_ scroll: UIScrollView, height: CGFloat) -> Simulator {
    let root = UIViewController()
    var device = Device.phone
    device.environment.prefersReducedMotion = false
    let simulator = Simulator(device) { root }
    simulator.perform {
      scroll.frame = CGRect(x: 0, y: 100, width: 300, height: 300)
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 300, height: height)
      root.view.addSubview(scroll)
    }
    return simulator
  }

  @Test func defaults() {
    let scroll = UIScrollView()
    #expect(!scroll.isDirectionalLockEnabled && scroll.scrollsToTop)
    #expect(scroll.delaysContentTouches && scroll.canCancelContentTouches)
    #expect(scroll.automaticallyAdjustsScrollIndicatorInsets && scroll.allowsKeyboardScrolling)
    #expect(scroll.transfersHorizontalScrollingToParent)
    #expect(scroll.bouncesHorizontally && scroll.bouncesVertically)
    #expect(scroll.touchesShouldBegin([], with: nil, in: UIView()))
    #expect(scroll.touchesShouldCancel(in: UIView()) && !scroll.touchesShouldCancel(in: UIButton()))
    scroll.scrollsToTop = false
    #expect(!scroll.scrollsToTop && scroll.delaysContentTouches)
  }

  @Test func bothAxesTogether() {
    let scroll = UIScrollView()
    scroll.bounces = false
    #expect(!scroll.bouncesHorizontally && !scroll.bouncesVertically)
    scroll.bouncesVertically = true
    #expect(scroll.bounces && scroll.bouncesVertically && !scroll.bouncesHorizontally)
    scroll.bouncesHorizontally = true
    #expect(scroll.bouncesVertically && scroll.bouncesHorizontally)
    scroll.bouncesVertically = false
    scroll.bouncesHorizontally = false
    #expect(!scroll.bounces)
    scroll.bounces = true
    #expect(scroll.bouncesVertically && scroll.bouncesHorizontally)
  }

  @Test(arguments: [true, false]) func pullingAlongAnAxis(bounces: Bool) {
    let scroll = UIScrollView()
    let simulator = show(scroll, height: 300)
    simulator.perform {
      scroll.alwaysBounceVertical = true
      scroll.bouncesVertically = bounces
    }
    simulator.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 350), lifts: false)
    #expect(bounces ? scroll.contentOffset.y < -10 : scroll.contentOffset.y == 0)
  }

  @Test func stopping() {
    let scroll = UIScrollView()
    let simulator = show(scroll, height: 3000)
    #expect(!scroll.isScrollAnimating)
    simulator.perform { scroll.setContentOffset(CGPoint(x: 0, y: 2000), animated: true) }
    simulator.run(for: 0.1)
    #expect(scroll.isScrollAnimating)
    simulator.perform { scroll.stopScrollingAndZooming() }
    let place = scroll.contentOffset.y
    #expect(!scroll.isScrollAnimating && place > 0 && place < 2000)
    simulator.run(for: 1)
    #expect(scroll.contentOffset.y == place)
  }

  @Test func thePinch() {
    let scroll = UIScrollView()
    let scaler = Scaler()
    scroll.delegate = scaler
    #expect(scroll.pinchGestureRecognizer == nil)
    scroll.maximumZoomScale = 3
    let pinch = scroll.pinchGestureRecognizer
    #expect(pinch != nil && pinch === scroll.pinchGestureRecognizer && pinch?.view === scroll)
    #expect(scroll.parts.scaler?.isReady == true)
    pinch?.isEnabled = false
    #expect(scroll.parts.scaler?.isReady == false)
  }
}
