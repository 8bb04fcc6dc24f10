// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

@MainActor @Suite struct PageControlTests {
  private func make(rightToLeft: Bool = false) -> (UIPageControl, ControlStage) {
    let control = UIPageControl()
    control.numberOfPages = 5
    control.accessibilityLabel = "Pages"
    return (control, ControlStage(control, rightToLeft: rightToLeft))
  }

  @Test func ranges() {
    let control = UIPageControl()
    #expect(control.numberOfPages == 0 && control.currentPage == 0 && !control.hidesForSinglePage)
    control.currentPage = 3
    #expect(control.currentPage == 0)
    control.numberOfPages = 4
    control.currentPage = 9
    #expect(control.currentPage == 3)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    control.currentPage = 3
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.numberOfPages = -2
    #expect(control.numberOfPages == 0)
    #expect(control.size(forNumberOfPages: 3) == CGSize(width: 74, height: 26))
  }

  @Test(arguments: [false, true]) func tapping(_ rightToLeft: Bool) {
    let (control, stage) = make(rightToLeft: rightToLeft)
    let (left, right) = (stage.point(control, x: 20, y: 13), stage.point(control, x: control.bounds.width - 20, y: -8))
    let (on, back) = rightToLeft ? (left, right) : (right, left)
    stage.simulator.tap(at: on)
    stage.simulator.tap(at: on)
    #expect(control.currentPage == 2)
    stage.simulator.tap(at: back)
    #expect(control.currentPage == 1)
    #expect(stage.drain().filter { $0 == "changed" }.count == 3)
    stage.simulator.tap(at: back)
    stage.simulator.tap(at: back)
    #expect(control.currentPage == 0)
    #expect(stage.drain() == ["down", "changed", "primary", "inside", "down", "inside"])
    stage.simulator.perform { control.isEnabled = false }
    stage.simulator.tap(at: on)
    #expect(control.currentPage == 0)
  }

  /// From the first dot to the fourth.
  @Test func dragging() {
    let (control, stage) = make()
    let start = stage.point(control, x: 20, y: 13)
    stage.simulator.drag(from: start, to: CGPoint(x: start.x + 54, y: start.y))
    #expect(control.currentPage == 3)
    #expect(stage.drain().filter { $0 == "changed" }.count == 3)
    stage.simulator.perform { control.allowsContinuousInteraction = false }
    stage.simulator.drag(from: CGPoint(x: start.x + 54, y: start.y), to: start)
    #expect(control.currentPage == 2)
  }

  @Test func keysAndWhatIsTold() throws {
    let (control, stage) = make()
    try stage.simulator.press(.right, on: "Pages", role: .slider)
    #expect(stage.element(control)?.value == "page 2 of 5" && stage.element(control)?.amount == 2)
    try stage.simulator.press(.end, on: "Pages")
    #expect(control.currentPage == 4)
    try stage.simulator.press(.home, on: "Pages")
    try stage.simulator.press(.left, on: "Pages")
    #expect(control.currentPage == 0)
  }

  @Test func hiding() {
    let (control, stage) = make()
    stage.simulator.perform {
      control.hidesForSinglePage = true
      control.numberOfPages = 1
    }
    #expect(stage.element(control) == nil)
    stage.simulator.perform { control.numberOfPages = 2 }
    #expect(stage.element(control) != nil)
  }

  /// Dots that do not fit are left out, but never the marked one.
  @Test func manyPages() {
    let (control, stage) = make()
    stage.simulator.perform {
      control.numberOfPages = 100
      control.currentPage = 60
      control.frame.size.width = 100
      control.layoutIfNeeded()
    }
    let dots = control.subviews[1].subviews
    #expect(dots.count == 6)
    #expect(dots.filter { stage.simulator.background(of: $0) == RGBA(bits: 0x0000_00FF) }.count == 1)
    #expect(dots.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= 100 })
  }
}
