// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuireSimulator
import SheetEngine
import Testing

/// Uses the app as a person does, on a phone of 402 by 874 points with a safe area of 62 and 34.
///
/// Large: 874 - 62 - 34 - 10 = 768 inside the safe area, so its top is at 72. Medium: 0.56 * 768 = 430.08, so its top
/// is at 874 - 34 - 430.08 = 409.92, rounded to a third of a point: 410.
@MainActor @Suite struct PostcardsTests {
  static let mediumTop: CGFloat = 410
  static let largeTop: CGFloat = 72
  static let medium = "com.apple.UIKit.medium"
  static let large = "com.apple.UIKit.large"

  @Test func startsWithAPostcard() throws {
    let simulator = Simulator.postcards()
    let picture = try #require(simulator.postcard)
    #expect(picture.label == "Lake")
    #expect(picture.picture == "lake.svg")
    // The bar ends at 62 + 44, followed by a gap of 16. The card is 402 - 2 * 16 wide, with proportions of three to
    // two.
    #expect(picture.frame.insetBy(dx: 0.2, dy: 0.2).integral == CGRect(x: 16, y: 122, width: 370, height: 247))
    #expect(simulator.element("Postcards")?.role == .header)
    for name in ["Settings", "Choose photo"] { #expect(simulator.element(name)?.role == .button) }
    let words = try #require(simulator.element("Words"))
    #expect(words.role == .field)
    #expect(words.value == "Greetings from the lake")
    #expect(abs(words.frame.midX - picture.frame.midX) < 0.5 && abs(words.frame.midY - picture.frame.midY) < 0.5)
    #expect(words.frame.minX >= picture.frame.minX + 16 && words.frame.maxX <= picture.frame.maxX - 16)
    #expect(simulator.sheet == nil)
  }

  @Test func theButtonPresentsThePicker() throws {
    let simulator = Simulator.postcards()
    try simulator.tap("Choose photo")
    #expect(simulator.sheet?.phase == .presenting)
    #expect(simulator.sheet?.frame.minY == 874)
    simulator.settle()
    let sheet = try #require(simulator.sheet)
    #expect(sheet.phase == .resting)
    #expect(sheet.detent == Self.medium)
    #expect(sheet.modelFrame == CGRect(x: 0, y: Self.mediumTop, width: 402, height: 874 - Self.mediumTop))
    #expect(sheet.frame == sheet.modelFrame)
    #expect(sheet.dimming == 0)
    #expect(sheet.grabber == 1)
    #expect(simulator.element("Photos")?.role == .header)
    #expect(simulator.photos.first?.count == 24)
    #expect(simulator.photos.filter(\.isSelected).map(\.label) == ["Lake"])
    // The whole postcard is visible above the sheet.
    #expect(try #require(simulator.postcard).frame.maxY + 16 <= Self.mediumTop)
  }

  @Test func draggingTheHeaderUpAndDown() throws {
    let simulator = try Simulator.picker()
    // 10 points are slop, so 100 points of the finger are 90 of the sheet.
    simulator.drag(from: CGPoint(x: 150, y: 440), to: CGPoint(x: 150, y: 340), lifts: false)
    #expect(simulator.sheet?.phase == .dragging)
    #expect(simulator.sheet?.modelFrame.minY == 320)
    #expect(simulator.sheet?.frame.minY == 320)
    // Linear between the undimmed detent and the next larger one: 90 of 338.
    #expect(abs(try #require(simulator.sheet).dimming - 90.0 / 338) < 1e-9)
    simulator.move(to: CGPoint(x: 150, y: 110))
    simulator.run(for: 0.3)
    simulator.up()
    #expect(simulator.sheet?.detent == Self.large)
    #expect(simulator.sheet?.modelFrame.minY == Self.largeTop)
    simulator.settle()
    #expect(simulator.sheet?.frame.minY == Self.largeTop)
    #expect(simulator.sheet?.dimming == 1)

    simulator.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 400))
    simulator.settle()
    #expect(simulator.sheet?.detent == Self.medium)
    #expect(simulator.sheet?.frame.minY == Self.mediumTop)
    #expect(simulator.sheet?.dimming == 0)
  }

  @Test func flingingAndCatching() throws {
    let simulator = try Simulator.picker()
    simulator.fling(from: CGPoint(x: 150, y: 440), to: CGPoint(x: 150, y: 340), velocity: 1500)
    #expect(simulator.sheet?.phase == .settling)
    #expect(simulator.sheet?.detent == Self.large)
    simulator.run(for: 0.08)
    let before = try #require(simulator.sheet).frame.minY
    #expect(before > Self.largeTop + 20 && before < 330)
    // A caught sheet stops immediately.
    simulator.touchDown(at: CGPoint(x: 150, y: before + 30))
    #expect(simulator.sheet?.phase == .dragging)
    #expect(abs(try #require(simulator.sheet).frame.minY - before) < 0.25)
    simulator.move(to: CGPoint(x: 150, y: before + 50))
    #expect(abs(try #require(simulator.sheet).frame.minY - before - 20) < 0.25)
  }

  @Test func pullingItDownDismisses() throws {
    let simulator = try Simulator.picker()
    let views = simulator.viewCount
    simulator.fling(from: CGPoint(x: 150, y: 440), to: CGPoint(x: 150, y: 740), velocity: 2000)
    simulator.settle()
    #expect(simulator.sheet == nil)
    #expect(simulator.element("Photos") == nil)
    #expect(simulator.viewCount < views)
    #expect(simulator.element("Choose photo")?.isReachable == true)
  }

  @Test func choosingAPhotoAtLargeGoesToMedium() throws {
    let simulator = try Simulator.picker()
    simulator.drag(from: CGPoint(x: 150, y: 440), to: CGPoint(x: 150, y: 110))
    simulator.settle()
    #expect(simulator.sheet?.detent == Self.large)
    #expect(simulator.element("Choose photo")?.isReachable == false)

    try simulator.tap("Lighthouse")
    // The picture appears and the sheet moves in the same turn.
    #expect(simulator.postcard?.label == "Lighthouse")
    #expect(simulator.postcard?.picture == "lighthouse.svg")
    #expect(simulator.element("Words")?.value == "Two hundred steps up")
    #expect(simulator.sheet?.phase == .settling)
    #expect(simulator.sheet?.frame.minY == Self.largeTop)
    #expect(simulator.sheet?.modelFrame.minY == Self.mediumTop)
    simulator.run(for: 0.1)
    let middle = try #require(simulator.sheet).frame.minY
    #expect(middle > Self.largeTop && middle < Self.mediumTop)
    simulator.settle()
    #expect(simulator.sheet?.frame.minY == Self.mediumTop)
    #expect(simulator.sheet?.detent == Self.medium)
    #expect(simulator.photos.filter(\.isSelected).map(\.label) == ["Lighthouse"])
    // A selection by code is not reported as the user's.
    #expect(
      !simulator.notices.dropFirst(simulator.notices.count / 2).contains { notice in
        if case .detentSelected(_, .medium) = notice { true } else { false }
      })
  }

  @Test func choosingAPhotoAtMediumStaysThere() throws {
    let simulator = try Simulator.picker()
    try simulator.tap("Dunes")
    #expect(simulator.postcard?.label == "Dunes")
    #expect(simulator.sheet?.phase == .resting)
    #expect(simulator.sheet?.frame.minY == Self.mediumTop)
  }

  @Test func theBarBehindTheUndimmedSheetWorks() throws {
    let simulator = try Simulator.picker()
    #expect(simulator.element("Choose photo")?.isReachable == true)
    try simulator.tap("Choose photo")
    simulator.settle()
    #expect(simulator.sheet == nil)
    try simulator.tap("Choose photo")
    simulator.settle()
    #expect(simulator.sheet?.detent == Self.medium)
  }

  @Test func dimmedItTakesTheTouchAndDismisses() throws {
    let simulator = try Simulator.picker()
    simulator.drag(from: CGPoint(x: 150, y: 440), to: CGPoint(x: 150, y: 110))
    simulator.settle()
    // On the button in the bar behind the sheet.
    simulator.tap(at: CGPoint(x: 376, y: 84 - 30))
    simulator.settle()
    #expect(simulator.sheet == nil)
  }

  @Test func theCloseButtonDismisses() throws {
    let simulator = try Simulator.picker()
    try simulator.tap("Close")
    simulator.settle()
    #expect(simulator.sheet == nil)
  }

  /// `prefersScrollingExpandsWhenScrolledToEdge` is off: the grid scrolls at medium and the sheet stays.
  @Test func theGridScrollsAtMedium() throws {
    let simulator = try Simulator.picker()
    let first = try #require(simulator.element("Canyon")).frame.minY
    simulator.drag(from: CGPoint(x: 150, y: 700), to: CGPoint(x: 150, y: 600))
    #expect(simulator.sheet?.frame.minY == Self.mediumTop)
    #expect(simulator.sheet?.phase == .resting)
    #expect(abs(try #require(simulator.element("Canyon")).frame.minY - (first - 100)) < 1e-9)
    // Down again, away from the top: the grid still scrolls.
    simulator.run(for: 1)
    simulator.drag(from: CGPoint(x: 150, y: 600), to: CGPoint(x: 150, y: 650))
    #expect(simulator.sheet?.frame.minY == Self.mediumTop)
    #expect(abs(try #require(simulator.element("Canyon")).frame.minY - (first - 50)) < 1e-9)
  }

  /// Pulled down at the grid's top, the sheet moves.
  @Test func pullingTheGridDownAtItsTopMovesTheSheet() throws {
    let simulator = try Simulator.picker()
    simulator.drag(from: CGPoint(x: 150, y: 600), to: CGPoint(x: 150, y: 680), lifts: false)
    #expect(try #require(simulator.sheet).frame.minY > Self.mediumTop)
    #expect(simulator.sheet?.phase == .dragging)
  }

  /// Eight rows of three: the grid is longer than the sheet even at large.
  @Test func theGridIsLongerThanLarge() throws {
    let simulator = try Simulator.picker()
    simulator.drag(from: CGPoint(x: 150, y: 440), to: CGPoint(x: 150, y: 110))
    simulator.settle()
    simulator.drag(from: CGPoint(x: 150, y: 700), to: CGPoint(x: 150, y: 200), lifts: true)
    simulator.settle()
    #expect(simulator.sheet?.detent == Self.large)
    #expect(try #require(simulator.element("Terraces")).frame.minY > 500)
  }

  /// A drag writes only boxes that change, and no box grows under the finger.
  @Test func aDragWritesFewBoxes() throws {
    let simulator = try Simulator.picker()
    simulator.touchDown(at: CGPoint(x: 150, y: 440))
    simulator.move(to: CGPoint(x: 150, y: 420))
    simulator.run(for: 0.02)
    simulator.move(to: CGPoint(x: 150, y: 410))
    let writes = simulator.frameWrites
    for step in 1...20 {
      simulator.run(for: 0.02)
      simulator.move(to: CGPoint(x: 150, y: 410 - Double(step) * 10))
    }
    // The navigation controller's view, the picker's and the grid follow the sheet's height; their content does not. Two
    // rows of pictures come into view.
    #expect((60...80).contains(simulator.frameWrites - writes))
  }

  @Test func landscape() throws {
    let simulator = Simulator.postcards(on: .phoneLandscape)
    let picture = try #require(simulator.postcard)
    #expect(picture.frame.maxY + 16 <= 402)
    #expect(abs(picture.frame.width - picture.frame.height * 1.5) < 0.5)
    try simulator.tap("Choose photo")
    simulator.settle()
    // Medium is inactive. The sheet is attached to the edge, and as wide as the picker requests.
    let sheet = try #require(simulator.sheet)
    #expect(sheet.detent == Self.large)
    #expect(sheet.frame.width == 400)
    #expect(sheet.frame.maxY == 402)
    try simulator.tap("Harbor")
    #expect(simulator.postcard?.label == "Harbor")
  }

  @Test func rotatingWithThePickerUp() throws {
    let simulator = try Simulator.picker()
    simulator.change(to: .phoneLandscape)
    #expect(simulator.sheet?.detent == Self.large)
    simulator.change(to: .phone)
    #expect(simulator.sheet?.frame.minY == Self.mediumTop)
    #expect(simulator.photos.first?.count == 24)
  }

  /// In a wide window, the picker is a popover under its button, and the card is centered.
  @Test func pad() throws {
    let simulator = try Simulator.picker(on: .pad)
    let popover = try #require(simulator.sheet)
    #expect(popover.form == .popover)
    #expect(popover.frame.maxX > 700 && popover.frame.minY < 120)
    let card = try #require(simulator.postcard)
    #expect(card.frame.width == 720)
    #expect(abs(card.frame.midX - 410) < 0.5)
  }

  /// 667 - 20 - 20 = 627 at large; 0.56 of it is 351.12, with the top at 315.88, and on half points 316.
  @Test func homeButtonPhone() throws {
    let simulator = try Simulator.picker(on: .homeButtonPhone)
    #expect(simulator.sheet?.frame == CGRect(x: 0, y: 316, width: 375, height: 351))
  }
}
