// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

@MainActor @Suite struct ContentUnavailableTests {
  private final class Cards: UIViewController {
    var cards: [String] = []
    var updates = 0
    var pressed = 0
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      updates += 1
      guard cards.isEmpty else { return contentUnavailableConfiguration = nil }
      var empty = UIContentUnavailableConfiguration.empty()
      empty.image = UIImage(systemName: "tray")
      empty.text = "No Cards"
      empty.secondaryText = state.searchText.map { "for \($0)" } ?? "Add one."
      empty.button.title = "Add"
      empty.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.pressed += 1 }
      contentUnavailableConfiguration = empty
    }
  }

  @Test func showsAndHides() throws {
    let page = Cards()
    let simulator = Simulator { UINavigationController(rootViewController: page) }
    let text = try #require(simulator.element("No Cards"))
    let second = try #require(simulator.element("Add one."))
    let button = try #require(simulator.element("Add"))
    #expect(text.role == .header && text.frame.maxY <= second.frame.minY && second.frame.maxY <= button.frame.minY)
    #expect((text.frame.midX - 402 / 2).magnitude < 1)
    // Centered in the area between the bars.
    let cover = try #require(page.contentUnavailableView)
    let picture = try #require(cover.subviews.compactMap { $0 as? UIImageView }.first { $0.image != nil })
    let top = try #require(simulator.frame(of: picture)).minY
    let bars = page.view.safeAreaInsets
    #expect((top - bars.top - (874 - bars.bottom - button.frame.maxY)).magnitude < 2)
    try simulator.tap("Add")
    #expect(page.pressed == 1)
    let updates = page.updates
    simulator.perform {
      page.cards = ["A"]
      page.setNeedsUpdateContentUnavailableConfiguration()
    }
    #expect(page.updates == updates + 1 && simulator.element("No Cards") == nil)
    #expect(page.contentUnavailableConfiguration == nil)
  }

  @Test func standardConfigurations() throws {
    let page = UIViewController()
    let simulator = Simulator { page }
    simulator.perform { page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading() }
    #expect(simulator.element("Loading…") != nil)
    let cover = page.contentUnavailableView
    simulator.perform { page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search() }
    #expect(simulator.element("No Results") != nil && simulator.element("Loading…") == nil)
    #expect(page.contentUnavailableView === cover)
    #expect((page.contentUnavailableConfiguration as? UIContentUnavailableConfiguration)?.text == "No Results")
  }

  @Test func namesTheSearch() {
    let page = Cards()
    let simulator = Simulator { UINavigationController(rootViewController: page) }
    simulator.perform {
      page.navigationItem.searchController = UISearchController()
      page.navigationItem.searchController?.searchBar.text = "Rome"
      page.setNeedsUpdateContentUnavailableConfiguration()
    }
    #expect(simulator.element("for Rome") != nil)
    let state = UIContentUnavailableConfigurationState(page)
    #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “Rome”")
    #expect(UIContentUnavailableConfiguration.empty().updated(for: state).text == nil)
  }
}
