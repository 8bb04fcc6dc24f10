// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

@MainActor @Suite struct SliderTests {
  private func make(inSheet: Bool = false, rightToLeft: Bool = false) -> (UISlider, ControlStage) {
    let control = UISlider()
    control.accessibilityLabel = "Depth"
    return (control, ControlStage(control, inSheet: inSheet, rightToLeft: rightToLeft))
  }

  @Test func defaults() {
    let slider = UISlider()
    #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1 && slider.isContinuous)
    #expect(slider.minimumTrackTintColor == nil && slider.maximumTrackTintColor == nil && slider.thumbTintColor == nil)
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
    #expect(slider.sizeThatFits(CGSize(width: 80, height: 1)) == CGSize(width: 80, height: 34))
  }

  @Test func ranges() {
    let slider = UISlider()
    slider.value = 2
    #expect(slider.value == 1)
    slider.setValue(-1, animated: false)
    #expect(slider.value == 0)
    slider.value = .nan
    #expect(slider.value == 0)
    slider.maximumValue = 10
    slider.value = 8
    slider.maximumValue = 5
    #expect(slider.value == 5)
    slider.minimumValue = 7
    #expect(slider.maximumValue == 7 && slider.value == 7)
    slider.maximumValue = 3
    #expect(slider.minimumValue == 3 && slider.value == 3)
  }

  /// 200 points wide: the thumb of 28 goes from 0 to 172.
  @Test func layout() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 2, y: 15, width: 196, height: 4))
    #expect(
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
        == CGRect(x: 0, y: 3, width: 28, height: 28))
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5).minX == 86)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).maxX == 200)
    slider.minimumValueImage = UIImage(systemName: "minus")
    #expect(slider.trackRect(forBounds: slider.bounds).minX == 35)
  }

  @Test(arguments: [false, true]) func dragging(_ rightToLeft: Bool) {
    let (slider, stage) = make(rightToLeft: rightToLeft)
    let start = stage.point(slider, x: rightToLeft ? 190 : 10, y: 17)
    let way: CGFloat = rightToLeft ? -86 : 86
    let finger = stage.simulator.touchDown(at: start)
    #expect(slider.isTracking && slider.isHighlighted)
    stage.simulator.move(finger, to: CGPoint(x: start.x + way, y: start.y))
    // The finger holds the thumb 4 points beside its center, and keeps that offset.
    #expect(slider.value == 0.5)
    stage.simulator.move(finger, to: CGPoint(x: start.x + way, y: start.y + 80))
    stage.simulator.move(finger, to: CGPoint(x: start.x + 4 * way, y: start.y))
    #expect(slider.value == 1)
    stage.simulator.up(finger)
    #expect(!slider.isTracking && !slider.isHighlighted)
    #expect(stage.drain() == ["down", "changed", "primary", "changed", "primary", "outside"])
  }

  @Test func notContinuous() {
    let (slider, stage) = make()
    slider.isContinuous = false
    let start = stage.point(slider, x: 14, y: 17)
    stage.simulator.drag(from: start, to: CGPoint(x: start.x + 43, y: start.y))
    #expect(slider.value == 0.25)
    #expect(stage.drain() == ["down", "changed", "primary", "inside"])
    stage.simulator.tap(at: stage.point(slider, x: 57, y: 17))
    #expect(stage.drain() == ["down", "inside"])
  }

  /// A finger outside the thumb has no effect.
  @Test func beside() {
    let (slider, stage) = make()
    stage.simulator.tap(at: stage.point(slider, x: 120, y: 17))
    let start = stage.point(slider, x: 120, y: 17)
    stage.simulator.drag(from: start, to: CGPoint(x: start.x + 60, y: start.y))
    #expect(slider.value == 0 && stage.drain().isEmpty)
    stage.simulator.perform { slider.isEnabled = false }
    stage.simulator.drag(from: stage.point(slider, x: 14, y: 17), to: start)
    #expect(slider.value == 0 && stage.drain().isEmpty)
  }

  @Test func inASheet() throws {
    let (slider, stage) = make(inSheet: true)
    let top = try #require(stage.simulator.sheet).modelFrame.minY
    let start = stage.point(slider, x: 14, y: 17)
    stage.simulator.drag(from: start, to: CGPoint(x: start.x + 86, y: start.y + 60), lifts: false)
    stage.simulator.move(to: CGPoint(x: start.x + 86, y: start.y + 300))
    #expect(stage.simulator.sheet?.modelFrame.minY == top && stage.simulator.sheet?.phase == .resting)
    #expect(slider.value == 0.5)
  }

  /// A list that scrolls horizontally loses the finger too.
  @Test func inAScroller() {
    let scroller = UIScrollView()
    let slider = UISlider()
    let stage = ControlStage(scroller)
    stage.simulator.perform {
      scroller.contentSize = CGSize(width: 900, height: 40)
      scroller.addSubview(slider)
      slider.frame = CGRect(x: 0, y: 3, width: 200, height: 34)
    }
    let start = stage.point(slider, x: 14, y: 17)
    stage.simulator.drag(from: start, to: CGPoint(x: start.x + 86, y: start.y))
    #expect(slider.value == 0.5 && scroller.contentOffset == .zero)
  }

  @Test(arguments: [false, true]) func keys(_ rightToLeft: Bool) throws {
    let (slider, stage) = make(rightToLeft: rightToLeft)
    slider.maximumValue = 20
    try stage.simulator.press(rightToLeft ? .left : .right, on: "Depth", role: .slider)
    try stage.simulator.press(.up, on: "Depth")
    #expect(slider.value == 2)
    try stage.simulator.press(rightToLeft ? .right : .left, on: "Depth")
    try stage.simulator.press(.pageUp, on: "Depth")
    #expect(slider.value == 5)
    try stage.simulator.press(.end, on: "Depth")
    #expect(slider.value == 20 && stage.drain().count == 10)
    try stage.simulator.press(.end, on: "Depth")
    #expect(stage.drain().isEmpty)
    try stage.simulator.press(.home, on: "Depth")
    #expect(slider.value == 0)
    stage.simulator.perform { slider.isEnabled = false }
    try stage.simulator.press(.end, on: "Depth")
    #expect(slider.value == 0)
    #expect(throws: ActionFailure.self) { try stage.simulator.press(.end, on: "Height") }
  }

  @Test func whatIsTold() {
    let (slider, stage) = make()
    stage.simulator.perform {
      slider.minimumValue = 10
      slider.maximumValue = 20
      slider.value = 12.5
    }
    #expect(stage.element(slider)?.role == .slider && stage.element(slider)?.value == "25%")
    #expect(stage.element(slider)?.amount == 12.5)
    stage.simulator.perform { slider.accessibilityValue = "shallow" }
    #expect(stage.element(slider)?.value == "shallow")
  }

  /// Code moves the thumb there, and sends nothing.
  @Test func animated() {
    let (slider, stage) = make()
    let knob = slider.subviews[1].subviews[4]
    stage.simulator.perform { slider.setValue(1, animated: true) }
    #expect(slider.value == 1 && stage.drain().isEmpty)
    stage.simulator.run(for: 0.1)
    let x = stage.simulator.frame(of: knob)!.minX - 100
    #expect(x > 1 && x < 171)
    stage.simulator.settle()
    #expect(stage.simulator.frame(of: knob)?.minX == 272)
  }

  @Test func colors() {
    let (slider, stage) = make()
    let (rest, done) = (slider.subviews[1].subviews[0], slider.subviews[1].subviews[1])
    #expect(stage.simulator.background(of: rest) == RGBA(bits: 0x7878_8033))
    #expect(stage.simulator.background(of: done) == RGBA(bits: 0x007A_FFFF))
    stage.simulator.perform {
      slider.tintColor = .systemRed
      slider.maximumTrackTintColor = .black
    }
    #expect(stage.simulator.background(of: done) == RGBA(bits: 0xFF3B_30FF))
    #expect(stage.simulator.background(of: rest) == RGBA(bits: 0x0000_00FF))
  }
}
