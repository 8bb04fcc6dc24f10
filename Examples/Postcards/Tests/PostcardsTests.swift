import QuireSimulator
import SheetEngine
import Testing

@MainActor @Suite struct PostcardsTests {
  /// 402 by 874, safe area 62 and 34. Large: 874 - 62 - 34 - 10 = 768 inside the safe area, so its top is at 72.
  /// Medium: 0.56 * 768 = 430.08, so its top is at 874 - 34 - 430.08 = 409.92, on a third of a point: 410.
  static let mediumTop = 410.0
  static let largeTop = 72.0

  @Test func startsWithAPostcard() throws {
    let simulator = Simulator.postcards()
    let picture = try #require(simulator.postcard)
    #expect(picture.label == "Lake")
    #expect(picture.picture == "lake.svg")
    // Bar to 62 + 44, 16 of space, 10 of paper; 402 - 2 * 20 - 2 * 10 wide and three to two.
    #expect(picture.frame == Rect(x: 30, y: 132, width: 342, height: 228))
    #expect(simulator.element("Postcards")?.role == .header)
    #expect(simulator.element("Choose photo")?.role == .button)
    #expect(simulator.sheet == nil)
  }

  @Test func theButtonPresentsThePicker() throws {
    let simulator = Simulator.postcards()
    simulator.tap(label: "Choose photo")
    #expect(simulator.sheet?.phase == .presenting)
    simulator.settle()
    let sheet = try #require(simulator.sheet)
    #expect(sheet.phase == .resting)
    #expect(sheet.detent == "com.apple.UIKit.medium")
    #expect(sheet.modelFrame == Rect(x: 0, y: Self.mediumTop, width: 402, height: 874 - Self.mediumTop))
    #expect(sheet.frame == sheet.modelFrame)
    #expect(sheet.dimming == 0)
    #expect(sheet.grabber == 1)
    #expect(simulator.element("Photos")?.role == .header)
    #expect(simulator.elements(role: .button).filter { $0.picture != nil }.count == 16)
    // The whole postcard is visible above it.
    #expect(try #require(simulator.postcard).frame.maxY + 46 <= Self.mediumTop)
  }
}
