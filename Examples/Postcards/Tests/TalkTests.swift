// SPDX-License-Identifier: Apache-2.0

import Foundation
import Quire
import QuireSimulator
import Testing

/// The steps that the WWDC talk of 2021 shows with its app, in the same order, as one session.
@MainActor @Suite struct TalkTests {
  @Test func theTalk() throws {
    let simulator = Simulator.postcards()
    let textView = try #require(Simulator.latestRoot?.view.first(UITextView.self))

    // Present, drag, scroll, pick: the sheet makes room.
    try simulator.tap("Choose photo")
    simulator.settle()
    #expect(simulator.sheet?.detent == PostcardsTests.medium)
    simulator.drag(from: CGPoint(x: 150, y: 440), to: CGPoint(x: 150, y: 110))
    simulator.settle()
    #expect(simulator.sheet?.detent == PostcardsTests.large)
    #expect(simulator.sheet?.dimming == 1)
    simulator.drag(from: CGPoint(x: 150, y: 700), to: CGPoint(x: 150, y: 560))
    simulator.settle()
    #expect(simulator.sheet?.detent == PostcardsTests.large)
    try simulator.tap("Waterfall")
    #expect(simulator.sheet?.phase == .settling)
    simulator.settle()
    #expect(simulator.sheet?.detent == PostcardsTests.medium)
    // A square picture is shown in its own proportions immediately.
    let card = try #require(simulator.postcard)
    #expect(card.label == "Waterfall")
    #expect(abs(card.frame.width - card.frame.height) < 0.5)

    // The sheet does not dim, so the words behind it can be edited.
    #expect(simulator.sheet?.dimming == 0)
    try simulator.type("!", into: "Words")
    #expect(textView.text == "Wet to the bone!")
    #expect(simulator.keyboardFrame != nil)

    // Another button presents the other sheet, without a keyboard over it.
    try simulator.tap("Choose font")
    simulator.settle()
    #expect(simulator.sheets.count == 1)
    #expect(simulator.sheet?.detent == PostcardsTests.medium)
    #expect(simulator.element("Fonts", role: .header) != nil)
    #expect(simulator.keyboardFrame == nil)

    // Selects a range and sets its font. The range stays selected, and the next one is selected while the fonts are
    // still shown.
    try simulator.select(0..<3, in: textView)
    #expect(simulator.keyboardFrame == nil)
    #expect(simulator.sheets.count == 1)
    let first = try #require(simulator.elements(role: .row).first).label
    try simulator.tap(first)
    simulator.settle()
    #expect(textView.family(at: 0) == first)
    #expect(textView.family(at: 4) != first)
    #expect(textView.selectedRange == NSRange(location: 0, length: 3))
    #expect(simulator.typedSelection == 0..<3)
    try simulator.select(11..<15, in: textView)

    // Search: the keyboard appears, the sheet makes room, and collapses again with the choice.
    try simulator.type("GEORG", into: "Search")
    simulator.settle()
    #expect(simulator.keyboardFrame != nil)
    #expect(try #require(simulator.sheet).modelFrame.minY < PostcardsTests.mediumTop)
    #expect(simulator.elements(role: .row).map(\.label) == ["Georgia"])
    try simulator.tap("Georgia", role: .row)
    simulator.settle()
    #expect(simulator.keyboardFrame == nil)
    #expect(simulator.sheet?.modelFrame.minY == PostcardsTests.mediumTop)
    #expect(textView.family(at: 11) == "Georgia")
    #expect(textView.family(at: 0) == first)
    #expect(textView.selectedRange == NSRange(location: 11, length: 4))
    #expect(simulator.typedSelection == 11..<15)

    // Rotation: the sheet is attached to the bottom edge, and detaches again.
    simulator.change(to: .phoneLandscape)
    simulator.settle()
    #expect(simulator.sheet?.detent == PostcardsTests.large)
    #expect(simulator.sheet?.frame.maxY == 402)
    simulator.change(to: .phone)
    simulator.settle()
    #expect(simulator.sheet?.detent == PostcardsTests.medium)

    // A wide window: a popover with the same fonts and the same search, and the selection in the words.
    simulator.change(to: .pad)
    simulator.settle()
    #expect(simulator.sheet?.form == .popover)
    #expect(simulator.elements(role: .row).map(\.label) == ["Georgia"])
    #expect(textView.selectedRange == NSRange(location: 11, length: 4))

    // Picking again: the words are now the user's own, and stay.
    simulator.tap(at: CGPoint(x: 100, y: 1100))
    simulator.settle()
    #expect(simulator.sheet == nil)
    try simulator.tap("Choose photo")
    simulator.settle()
    try simulator.tap("Harbor")
    #expect(simulator.postcard?.label == "Harbor")
    #expect(textView.text == "Wet to the bone!")
    #expect(simulator.sheet?.form == .popover)
  }

  @Test func settingsActOnTheirOwnSheet() throws {
    let simulator = Simulator.postcards()
    try simulator.tap("Settings")
    simulator.settle()
    #expect(simulator.sheet?.dimming == 0)
    #expect(simulator.sheet?.grabber == 1)
    try simulator.tap("None")
    simulator.settle()
    #expect(simulator.sheet?.dimming == 1)
    try simulator.tap("Medium")
    simulator.settle()
    #expect(simulator.sheet?.dimming == 0)
    // The other pictures are further down.
    simulator.drag(from: CGPoint(x: 201, y: 800), to: CGPoint(x: 201, y: 470))
    simulator.settle()
    simulator.drag(from: CGPoint(x: 201, y: 800), to: CGPoint(x: 201, y: 540))
    simulator.settle()
    try simulator.tap("Grabber", role: .toggle)
    simulator.settle()
    #expect(simulator.sheet?.grabber == 0)
    try simulator.tap("48")
    simulator.settle()
    #expect(simulator.sheet?.corners.topLeft == 48)
    let width = try #require(simulator.sheet).frame.width
    try simulator.tap("Floating")
    simulator.settle()
    #expect(try #require(simulator.sheet).frame.width < width)
  }

  @Test func anotherButtonSwapsTheSheets() throws {
    let simulator = try Simulator.picker()
    try simulator.tap("Settings")
    simulator.settle()
    #expect(simulator.sheets.count == 1)
    #expect(simulator.element("Settings", role: .header) != nil)
    #expect(simulator.element("Photos", role: .header) == nil)
  }

  @Test func ownPhotos() throws {
    let simulator = try Simulator.picker()
    try simulator.tap("Your own photo")
    #expect(simulator.asksForFiles)
    simulator.chooseFiles([.picture("tall.jpeg", width: 300, height: 400)])
    simulator.settle()
    let card = try #require(simulator.postcard)
    #expect(card.label == "tall.jpeg")
    #expect(abs(card.frame.height / card.frame.width - 4 / 3) < 0.01)
    #expect(simulator.element("Words")?.value == "Greetings from the lake")
    #expect(simulator.photos.filter(\.isSelected).isEmpty)

    let middle = CGPoint(x: card.frame.midX, y: 140)
    #expect(simulator.dragFiles([.picture("wide.png", width: 800, height: 200)], to: middle))
    simulator.dropFiles(at: middle)
    simulator.settle()
    #expect(simulator.postcard?.label == "wide.png")
    // A file that is not a picture: a message appears, and the card stays.
    try simulator.tap("Your own photo")
    simulator.chooseFiles([UserFile("notes.txt", .undecodable)])
    simulator.settle()
    #expect(simulator.elements(role: .alert).count == 1)
    try simulator.tap("OK")
    simulator.settle()
    #expect(simulator.postcard?.label == "wide.png")
  }
}

extension UITextView {
  /// The font family of one letter.
  fileprivate func family(at place: Int) -> String? {
    (attributedText.attribute(.font, at: place, effectiveRange: nil) as? UIFont)?.familyName
  }
}
