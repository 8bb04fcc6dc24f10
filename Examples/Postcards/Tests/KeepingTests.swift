// SPDX-License-Identifier: Apache-2.0

import Foundation
import Quire
import QuireSimulator
import Testing

@testable import Postcards

/// The card persists when the app ends, and can be saved as a picture.
@MainActor @Suite struct KeepingTests {
  private func app(_ storage: SimulatedStorage, on device: Device = .phone) throws -> (
    Simulator, PostcardViewController
  ) {
    let simulator = Simulator.postcards(on: device, storage: storage)
    let root = try #require(Simulator.latestRoot as? UINavigationController)
    return (simulator, try #require(root.viewControllers.first as? PostcardViewController))
  }

  @Test func theCardAndItsSheetAreThereAgain() throws {
    let storage = SimulatedStorage()
    let (first, card) = try app(storage)
    try first.tap("Choose photo")
    first.settle()
    try first.tap("Dunes")
    first.settle()
    try first.tap("Choose font")
    first.settle()
    let textView = card.cardView.textView
    try first.select(0..<4, in: textView)
    let family = try #require(first.elements(role: .row).first).label
    try first.tap(family)
    first.settle()
    first.drag(from: CGPoint(x: 200, y: 440), to: CGPoint(x: 200, y: 110))
    first.settle()
    #expect(first.sheet?.detent == PostcardsTests.large)

    let (second, again) = try app(storage)
    second.settle()
    #expect(again.cardView.textView.text == "Sand in every shoe")
    #expect(again.photo.name == "dunes")
    #expect(again.fontRuns.map { $0.range } == [NSRange(location: 0, length: 4)])
    #expect(again.fontRuns.first?.name == card.fontRuns.first?.name)
    #expect(second.element("Fonts", role: .header) != nil)
    #expect(second.sheet?.detent == PostcardsTests.large)
    // A dismissed panel stays dismissed.
    second.perform { again.dismiss(animated: true) }
    second.settle()
    let (third, _) = try app(storage)
    third.settle()
    #expect(third.sheets.isEmpty)
  }

  @Test func theUsersOwnPicture() throws {
    let storage = SimulatedStorage()
    let (first, _) = try app(storage)
    first.dragFiles([.picture("Boat.png", width: 900, height: 600)], to: CGPoint(x: 200, y: 300))
    first.dropFiles(at: CGPoint(x: 200, y: 300))
    first.settle()
    #expect(first.postcard?.label == "Boat.png")
    let (second, card) = try app(storage)
    second.settle()
    #expect(second.postcard?.label == "Boat.png")
    #expect(card.photo.image?.size == CGSize(width: 900, height: 600))
    // Choosing one of the app's own pictures removes the stored file.
    try second.tap("Choose photo")
    second.settle()
    try second.tap("Lake")
    second.settle()
    let (third, _) = try app(storage)
    third.settle()
    #expect(third.postcard?.label == "Lake")
    #expect(DataStore.shared.keys == ["card"])
  }

  @Test func settings() throws {
    let storage = SimulatedStorage()
    var settings = SheetSettings()
    settings.largestUndimmed = .large
    settings.handoffUp = .within
    settings.cornerRadius = 24
    settings.look = .floating
    settings.keyboard = .ride
    settings.showsGrabber = false
    let again = SheetSettings(kept: settings.kept)
    #expect(again.largestUndimmed == .large && again.handoffUp == .within && again.handoffDown == .initial)
    #expect(again.cornerRadius == 24 && again.look == .floating && again.keyboard == .ride && !again.showsGrabber)
    let (_, card) = try app(storage)
    #expect(card.settings.showsGrabber)
  }

  @Test(arguments: [DataStore.Failure.full, .refused, .newerVersion])
  func whatCannotBeKeptIsSaidOnce(_ failure: DataStore.Failure) throws {
    let storage = SimulatedStorage()
    storage.failure = failure
    let (simulator, card) = try app(storage)
    try simulator.type("!", into: "Words")
    simulator.settle()
    #expect(simulator.element("The Card Can’t Be Kept") != nil)
    try simulator.tap("OK")
    simulator.settle()
    try simulator.type("?", into: "Words")
    simulator.settle()
    #expect(simulator.element("The Card Can’t Be Kept") == nil)
    #expect(card.cardView.textView.text.hasSuffix("?") && card.cardView.textView.text.contains("!"))
  }

  @Test(arguments: [
    "{", "[]", #"{"words": 4, "fonts": [{"start": -3, "length": 99}], "panel": 7, "settings": {"look": 9}}"#,
  ])
  func whatCannotBeReadIsLeftAlone(_ text: String) throws {
    let storage = SimulatedStorage()
    let (simulator, _) = try app(storage)
    simulator.perform { DataStore.shared.set(Data(text.utf8), forKey: "card") }
    let (second, card) = try app(storage)
    second.settle()
    #expect(second.sheets.isEmpty && card.settings.look == .classic)
  }

  @Test func saving() throws {
    let (simulator, card) = try app(SimulatedStorage())
    var saved: [ScriptValue] = []
    simulator.script.functions["saveCard"] = { values in
      saved = values
      return true
    }
    try simulator.tap("Save as picture")
    simulator.settle()
    #expect(saved.first?.text == "lake")
    #expect(saved[1].list?[0].number == Double(card.cardView.bounds.width))
    #expect(saved[3].list == [.list([.text("Greetings from the lake"), .text("")])])
    // The user's own picture is stored as a file.
    simulator.dragFiles([.picture("Boat.png")], to: CGPoint(x: 200, y: 300))
    simulator.dropFiles(at: CGPoint(x: 200, y: 300))
    simulator.settle()
    try simulator.tap("Save as picture")
    simulator.settle()
    #expect(saved.first?.bytes?.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
    // A page without the script.
    simulator.script.functions = [:]
    try simulator.tap("Save as picture")
    simulator.settle()
    #expect(simulator.element("The Card Can’t Be Saved") != nil)
  }
}
