// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing
import UIKit

@testable import Clients

/// Ten programs that import UIKit, written from public knowledge of UIKit's sheets alone and never changed to suit
/// Quire. Each behaves as its `Session.md` describes for a phone or a tablet.
@MainActor @Suite struct ClientTests {
  @Test func configuredByThePresenterBeforePresenting() throws {
    let client = FilterPickerProgram()
    let simulator = Simulator { client.rootViewController }
    let player = SessionPlayer(
      simulator: simulator, log: { client.log },
      calls: [
        "showFilters": { _ in client.showFilters() },
        "reportState": { _ in client.reportState() },
      ])
    player.play(try SessionText(of: "FilterPicker").steps)
  }

  @Test func configuredByThePresentedInViewDidLoad() throws {
    let client = RecipeNotesProgram()
    let simulator = Simulator { client.rootViewController }
    let player = SessionPlayer(
      simulator: simulator, log: { client.log },
      calls: [
        "showNotes": { _ in client.showNotes() },
        "toggleSteps": { _ in client.toggleSteps() },
        "showHalf": { _ in client.showHalf() },
        "selectUnknown": { _ in client.selectUnknown() },
        "selectNothing": { _ in client.selectNothing() },
        "close": { _ in client.close() },
        "reportState": { _ in client.reportState() },
      ])
    player.play(try SessionText(of: "RecipeNotes").steps)
  }

  @Test func configuredAfterPresenting() throws {
    let client = LateSettingsProgram()
    let simulator = Simulator { client.rootViewController }
    let player = SessionPlayer(
      simulator: simulator, log: { client.log },
      calls: [
        "open": { _ in client.open() },
        "addTall": { _ in client.addTall() },
        "selectTall": { _ in client.selectTall() },
        "selectLarge": { _ in client.selectLarge() },
        "selectNothing": { _ in client.selectNothing() },
        "removeTall": { _ in client.removeTall() },
        "applyLive": { _ in client.applyLive() },
        "lock": { _ in client.lock() },
        "close": { _ in client.close() },
        "reportState": { _ in client.reportState() },
      ])
    player.play(try SessionText(of: "LateSettings").steps)
  }

  @Test func configuredByCast() throws {
    let client = CastDetailProgram()
    let simulator = Simulator { client.rootViewController }
    let player = SessionPlayer(
      simulator: simulator, log: { client.log },
      calls: [
        "open": { _ in client.open() },
        "edit": { _ in client.edit() },
        "save": { _ in client.save() },
        "reportState": { _ in client.reportState() },
        "reportPans": { _ in client.reportPans() },
        "setLocked": { client.setLocked($0 == "true") },
      ])
    player.play(try SessionText(of: "CastDetail").steps)
  }

  @Test func configuredByOverride() throws {
    let client = OverridePlayerProgram()
    let simulator = Simulator { client.rootViewController }
    let player = SessionPlayer(
      simulator: simulator, log: { client.log },
      calls: [
        "play": { _ in client.play() },
        "reportState": { _ in client.reportState() },
      ])
    player.play(try SessionText(of: "OverridePlayer").steps)
  }

  @Test func configuredByDirectConstruction() throws {
    let client = DirectQueueProgram()
    let simulator = Simulator { client.rootViewController }
    let player = SessionPlayer(
      simulator: simulator, log: { client.log },
      calls: [
        "open": { _ in client.open() },
        "close": { _ in client.close() },
        "reportState": { _ in client.reportState() },
        "setLocked": { client.setLocked($0 == "true") },
      ])
    player.play(try SessionText(of: "DirectQueue").steps)
  }

  @Test func configuredThroughANavigationController() throws {
    let client = CheckoutWizardProgram()
    let simulator = Simulator { client.rootViewController }
    let player = SessionPlayer(
      simulator: simulator, log: { client.log },
      calls: [
        "checkOut": { _ in client.checkOut() },
        "goOn": { _ in client.goOn() },
        "goBack": { _ in client.goBack() },
        "pay": { _ in client.pay() },
        "reportState": { _ in client.reportState() },
      ])
    player.play(try SessionText(of: "CheckoutWizard").steps)
  }

  @Test func stacked() throws {
    let client = StackedFormsProgram()
    let simulator = Simulator { client.rootViewController }
    let player = SessionPlayer(
      simulator: simulator, log: { client.log },
      calls: [
        "openAccount": { _ in client.openAccount() },
        "openAddress": { _ in client.openAddress() },
        "openCountry": { _ in client.openCountry() },
        "enlargeMiddle": { _ in client.enlargeMiddle() },
        "reduceMiddle": { _ in client.reduceMiddle() },
        "reportState": { _ in client.reportState() },
        "reportHeights": { _ in client.reportHeights() },
        "dismissFrom": { client.dismissFrom(level: Int($0.suffix(1))!) },
      ])
    player.play(try SessionText(of: "StackedForms").steps)
  }

  @Test func nonModal() throws {
    let client = MapSearchProgram()
    let simulator = Simulator { client.rootViewController }
    let player = SessionPlayer(
      simulator: simulator, log: { client.log },
      calls: [
        "showSearch": { _ in client.showSearch() },
        "focusPlace": { _ in client.focusPlace() },
        "showFirstResults": { _ in client.showFirstResults() },
        "openDetails": { _ in client.openDetails() },
        "endSearch": { _ in client.endSearch() },
        "reportState": { _ in client.reportState() },
        "setDimmed": { client.setDimmed($0 == "true") },
      ])
    player.play(try SessionText(of: "MapSearch").steps)
  }

  /// A popover on a tablet, then a new one on a phone.
  @Test func adapting() throws {
    let steps = try SessionText(of: "PostcardEditor").steps
    let second = try #require(steps.lastIndex { $0.text == "The host shows the program." })
    adapt(Device.pad, steps[..<second])
    adapt(Device.phone, steps[second...])
  }

  private func adapt(_ device: Device, _ steps: ArraySlice<SessionText.Step>) {
    let client = PostcardEditorProgram()
    let simulator = Simulator(device) { client.rootViewController }
    let player = SessionPlayer(
      simulator: simulator, log: { client.log },
      calls: [
        "showFonts": { _ in client.showFonts() },
        "showHint": { _ in client.showHint() },
        "pickFont": { _ in client.pickFont() },
        "reportState": { _ in client.reportState() },
        "reportAdaptation": { _ in client.reportAdaptation() },
        "setStampPassesThrough": { client.setStampPassesThrough($0 == "true") },
      ])
    player.play(steps)
  }
}
