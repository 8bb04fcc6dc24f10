// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing
import UIKit

@testable import Ferries

/// The storyboard's scenes, segues and connections, without a page.
@MainActor @Suite(.serialized) struct FerriesTests {
  private let simulator = Simulator(delegate: AppDelegate.self)

  private var navigation: UINavigationController? {
    UIApplication.shared.keyWindow?.rootViewController as? UINavigationController
  }

  private func tap(_ name: String) throws {
    try simulator.tap(name)
    simulator.settle()
  }

  @Test func theListShowsPrototypeCells() throws {
    #expect(simulator.element("Ferries") != nil)
    let list = try #require(navigation?.viewControllers.first as? FerriesViewController)
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? FerryCell)
    let badge = try #require(cell.contentView.subviews.compactMap { $0 as? BadgeView }.first)
    #expect(badge.text == "45" && badge.layer.cornerRadius == 8 && badge.frame.size == CGSize(width: 36, height: 24))
    #expect(cell.accessoryType == .disclosureIndicator)
  }

  @Test func aRowShowsItsFerry() throws {
    try tap("Heron Island")
    let ferry = try #require(navigation?.topViewController as? FerryViewController)
    #expect(ferry.title == "Heron Island" && ferry.timetable?.parent === ferry)
    #expect(simulator.element("Pier 3, every 45 minutes") != nil && simulator.element("6:45") != nil)
    // Outlets of a cell from a nib, and its action.
    let reminder = try #require(simulator.elements(role: .toggle).first)
    #expect(reminder.label == "Remind me" && !reminder.isSelected)
    simulator.tap(at: try simulator.middle(of: reminder))
    #expect(simulator.elements(role: .toggle).first?.isSelected == true)
    // The unwind segue of a button returns to the list.
    try tap("Board")
    let list = try #require(navigation?.topViewController as? FerriesViewController)
    #expect(list.journeys == 1 && list.navigationItem.prompt == "1 journey")
  }

  @Test func aSegueActionMakesTheSettings() throws {
    try tap("Gull Point")
    try tap("Board")
    try tap("Settings")
    #expect(navigation?.topViewController is SettingsViewController)
    #expect(simulator.element("Comfort") != nil && simulator.element("Saloon") != nil)
    #expect(simulator.element("1") != nil)
    try tap("Done")
    #expect((navigation?.topViewController as? FerriesViewController)?.journeys == 1)
  }

  @Test func theNoteIsAPopoverOnATablet() throws {
    try tap("Note")
    let note = try #require(navigation?.presentedViewController)
    #expect(note.title == "Note" && note.popoverPresentationController?.permittedArrowDirections == [.up, .down])
    try tap("Close")
    #expect(navigation?.presentedViewController == nil)
    try tap("Old Harbor")
    try tap("Captain's note")
    #expect(navigation?.presentedViewController?.modalPresentationStyle == .pageSheet)
    try tap("Close")
    #expect(navigation?.topViewController is FerryViewController && navigation?.presentedViewController == nil)
  }

  @Test func departures() {
    #expect(Ferry.all[1].departures.prefix(3) == ["6:00", "6:45", "7:30"])
  }
}
