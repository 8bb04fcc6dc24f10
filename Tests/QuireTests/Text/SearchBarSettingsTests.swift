// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// The images, buttons and offsets of search bars.
@MainActor @Suite struct SearchBarSettingsTests {
  private final class Ear: NSObject, UISearchBarDelegate {
    var log: [String] = []
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmark") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.append("results") }
  }

  private let bar = UISearchBar(frame: CGRect(x: 0, y: 80, width: 360, height: 56))
  private let ear = Ear()
  private let simulator: Simulator

  init() {
    let root = UIViewController()
    let (bar, ear) = (bar, ear)
    simulator = Simulator {
      bar.delegate = ear
      root.view.addSubview(bar)
      return root
    }
  }

  @Test func defaults() {
    #expect(bar.barStyle == .default && bar.isTranslucent && bar.prompt == nil && bar.backgroundImage == nil)
    #expect(!bar.showsBookmarkButton && !bar.showsSearchResultsButton && !bar.isSearchResultsButtonSelected)
    #expect(bar.searchTextPositionAdjustment == .zero && bar.positionAdjustment(for: .search) == .zero)
    #expect(bar.image(for: .clear, state: .normal) == nil && !bar.isLookToDictateEnabled)
    #expect(bar.searchFieldBackgroundImage(for: .normal) == nil && bar.scopeBarBackgroundImage == nil)
    let search = UISearchController()
    #expect(search.scopeBarActivation == .automatic && search.dimsBackgroundDuringPresentation)
    search.dimsBackgroundDuringPresentation = false
    #expect(!search.obscuresBackgroundDuringPresentation)
    let item = UINavigationItem(title: "")
    #expect(item.preferredSearchBarPlacement == .automatic && item.searchBarPlacement == .stacked)
  }

  @Test func buttonsAtTheEnd() throws {
    let width = bar.searchTextField.frame.width
    simulator.perform { bar.showsBookmarkButton = true }
    #expect(bar.searchTextField.frame.width == width - 28)
    try simulator.tap("Bookmarks")
    simulator.perform { bar.showsSearchResultsButton = true }
    #expect(simulator.element("Bookmarks") == nil)
    try simulator.tap("Recent searches")
    #expect(ear.log == ["bookmark", "results"])
    // The clear button takes their place.
    simulator.perform { bar.text = "a" }
    #expect(simulator.element("Recent searches") == nil && simulator.element("Clear text") != nil)
  }

  @Test func aPromptAboveTheField() {
    let top = bar.searchTextField.frame.minY
    simulator.perform { bar.prompt = "Where to?" }
    #expect(bar.intrinsicContentSize.height == 82 && bar.searchTextField.frame.minY == top + 26)
    #expect(simulator.element("Where to?") != nil)
    simulator.perform { bar.prompt = nil }
    #expect(bar.intrinsicContentSize.height == 56 && simulator.element("Where to?") == nil)
  }

  @Test func backgrounds() {
    simulator.perform { bar.barTintColor = .systemRed }
    #expect(bar.backgroundColor == .systemRed)
    simulator.perform { bar.backgroundImage = UIImage() }
    #expect(bar.backgroundColor == nil)
    simulator.perform {
      bar.backgroundImage = nil
      bar.barTintColor = nil
      bar.barStyle = .black
    }
    #expect(bar.backgroundColor == .black && bar.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func imagesAndOffsets() throws {
    let star = try #require(UIImage(systemName: "star"))
    let (glass, field) = (bar.glass.frame, bar.searchTextField.frame)
    simulator.perform {
      bar.setImage(star, for: .search, state: .normal)
      bar.setPositionAdjustment(UIOffset(horizontal: 4, vertical: 1), for: .search)
      bar.searchTextPositionAdjustment = UIOffset(horizontal: 6, vertical: 0)
    }
    #expect(bar.glass.image === star && bar.image(for: .search, state: .normal) === star)
    #expect(bar.glass.frame == glass.offsetBy(dx: 4, dy: 1))
    #expect(bar.searchTextField.frame == field.offsetBy(dx: 6, dy: 0))
    // Without a glass, the text begins at the start of the field.
    simulator.perform {
      bar.searchTextPositionAdjustment = .zero
      bar.setImage(UIImage(), for: .search, state: .normal)
    }
    #expect(bar.searchTextField.frame.minX == field.minX - 24 && bar.searchTextField.frame.maxX == field.maxX)
    simulator.perform { bar.setImage(nil, for: .search, state: .normal) }
    #expect(bar.searchTextField.frame == field)
  }

  @Test func allSearchBars() {
    let other = UISearchBar(frame: CGRect(x: 0, y: 80, width: 360, height: 56))
    let root = UIViewController()
    let stage = Simulator {
      UISearchBar.appearance().barTintColor = .systemTeal
      UISearchBar.appearance().searchTextPositionAdjustment = UIOffset(horizontal: 2, vertical: 0)
      root.view.addSubview(other)
      return root
    }
    _ = stage
    #expect(other.barTintColor == .systemTeal && other.searchTextPositionAdjustment.horizontal == 2)
  }
}
