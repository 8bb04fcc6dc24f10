// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

@MainActor @Suite struct ProgressTests {
  @Test func ranges() {
    let view = UIProgressView(progressViewStyle: .bar)
    #expect(view.progress == 0 && view.frame.height == 2.5 && view.intrinsicContentSize.height == 2.5)
    #expect(UIProgressView().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
    #expect(
      view.progressTintColor == nil && view.trackTintColor == nil && UIProgressView().progressViewStyle == .default)
    view.progress = 3
    #expect(view.progress == 1)
    view.setProgress(-3, animated: true)
    #expect(view.progress == 0)
    view.progress = 0.5
    view.progress = .nan
    #expect(view.progress == 0)
  }

  @Test(arguments: [false, true]) func filling(_ rightToLeft: Bool) throws {
    let view = UIProgressView()
    view.accessibilityLabel = "Tide"
    let stage = ControlStage(view, rightToLeft: rightToLeft)
    let done = view.subviews[0].subviews[0]
    stage.simulator.perform { view.progress = 0.25 }
    let frame = try #require(stage.simulator.frame(of: view))
    #expect(stage.simulator.frame(of: done)?.width == 50)
    #expect(stage.simulator.frame(of: done)?.minX == (rightToLeft ? frame.maxX - 50 : frame.minX))
    stage.simulator.perform { view.setProgress(0.75, animated: true) }
    stage.simulator.run(for: 0.125)
    #expect(abs(try #require(stage.simulator.frame(of: done)).width - 100) < 2)
    stage.simulator.settle()
    #expect(stage.simulator.frame(of: done)?.width == 150)
    let element = try #require(stage.simulator.element("Tide", role: .progress))
    #expect(element.value == "75%" && element.amount == 0.75)
  }

  @Test func activity() throws {
    let view = UIActivityIndicatorView(style: .large)
    #expect(
      view.frame.size == CGSize(width: 37, height: 37) && UIActivityIndicatorView().intrinsicContentSize.width == 20)
    #expect(view.hidesWhenStopped && view.isHidden && !view.isAnimating)
    let stage = ControlStage(view)
    let wheel = view.subviews[0]
    #expect(stage.simulator.elements.isEmpty)
    stage.simulator.perform { view.startAnimating() }
    #expect(view.isAnimating && !view.isHidden)
    #expect(stage.simulator.spins(wheel))
    let element = try #require(stage.simulator.element("In progress"))
    #expect(element.role == .progress && element.amount == nil)
    stage.simulator.perform { view.stopAnimating() }
    #expect(!view.isAnimating && view.isHidden && stage.simulator.elements.isEmpty)
    stage.simulator.perform { view.hidesWhenStopped = false }
    #expect(!view.isHidden)
    #expect(!stage.simulator.spins(wheel))
    // The spokes are arranged around the center, each at another position.
    let top = try #require(stage.simulator.frame(of: view.subviews[0].subviews[0]))
    #expect(abs(top.midX - 118.5) < 0.01 && abs(top.minY - 300) < 0.01)
    let right = try #require(stage.simulator.frame(of: view.subviews[0].subviews[2]))
    #expect(abs(right.maxX - 137) < 0.01 && abs(right.midY - 318.5) < 0.01)
  }
}
