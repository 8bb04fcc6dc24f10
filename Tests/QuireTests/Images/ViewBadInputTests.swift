// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// View operations for which UIKit raises an exception: the process stops, and names the view.
@Suite struct ViewBadInputTests {
  @Test func aViewInItself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let label = UILabel()
        label.addSubview(label)
      }
    }
    #expect(stopped(result, saying: "can't be a subview of itself or of what it contains: UILabel"))
  }

  @Test func aFrameThatIsNotANumber() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UILabel().frame = CGRect(x: 0, y: 0, width: 0.0 / 0.0, height: 10) }
    }
    #expect(stopped(result, saying: "A box of UILabel"))
    let center = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UILabel().center.x = .nan }
    }
    #expect(stopped(center, saying: "A box of UILabel"))
    let bounds = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UILabel().bounds.origin.y = .nan }
    }
    #expect(stopped(bounds, saying: "A box of UILabel"))
  }

  @Test func aMaskThatIsASubview() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, inner) = (UIView(), UILabel())
        view.addSubview(inner)
        view.mask = inner
      }
    }
    #expect(stopped(result, saying: "Remove it from its superview first."))
    let own = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.mask = view
      }
    }
    #expect(stopped(own, saying: "A view can't be its own mask: UIView"))
    let added = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, mask) = (UIView(), UIView())
        view.mask = mask
        view.addSubview(mask)
      }
    }
    #expect(stopped(added, saying: "is a mask, so that it can't be a subview"))
  }

  /// Such a box is too large to show, but is not an error by itself.
  @Test @MainActor func anInfiniteBox() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10))
    view.frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 0, height: 10))
  }
}
