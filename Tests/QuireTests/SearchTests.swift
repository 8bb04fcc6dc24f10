// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import Testing

@_spi(Hosts) @testable import Quire

/// Search bars, and the fonts of the device.
@MainActor @Suite struct SearchTests {
  final class SearchController: UIViewController, UISearchBarDelegate {
    let search = UISearchBar(frame: CGRect(x: 0, y: 80, width: 360, height: 56))
    var tale: [String] = []
    var allows = true

    override func viewDidLoad() {
      super.viewDidLoad()
      search.placeholder = "Search"
      search.delegate = self
      view.addSubview(search)
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      tale.append("begin?")
      return true
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
      tale.append("began")
      searchBar.setShowsCancelButton(true, animated: true)
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { tale.append("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { tale.append("text \(searchText)") }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      allows
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
      tale.append("search")
      searchBar.resignFirstResponder()
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
      tale.append("cancel")
      searchBar.setShowsCancelButton(false, animated: true)
      searchBar.resignFirstResponder()
    }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      tale.append("scope \(selectedScope)")
    }
  }

  let root = SearchController()
  let simulator: Simulator

  init() {
    let root = root
    simulator = Simulator { root }
  }

  @Test func theDelegateIsToldInOrder() throws {
    try simulator.type("ab", into: "Search")
    #expect(root.tale == ["begin?", "began", "text a", "text ab"])
    root.allows = false
    try simulator.type("c")
    #expect(root.search.text == "ab")
    root.allows = true
    root.tale = []
    simulator.settle()
    try simulator.tap("Clear text")
    #expect(root.tale == ["text "] && root.search.text == "" && root.search.isFirstResponder)
    #expect(simulator.element("Clear text") == nil)
    root.tale = []
    try simulator.pressReturn()
    #expect(root.tale.isEmpty, "there is nothing to search for")
    try simulator.type("b")
    root.tale = []
    try simulator.pressReturn()
    #expect(root.tale == ["search", "ended"])
    #expect(simulator.keyboardFrame == nil)
  }

  @Test func theCancelButtonMakesItsRoom() throws {
    let field = root.search.searchTextField
    let whole = try #require(simulator.frame(of: field))
    #expect(simulator.element("Cancel") == nil)
    try simulator.tap("Search")
    simulator.settle()
    let narrow = try #require(simulator.frame(of: field))
    let cancel = try #require(simulator.element("Cancel"))
    #expect(narrow.maxX < whole.maxX && cancel.frame.minX > narrow.maxX && cancel.frame.height >= 44)
    root.tale = []
    try simulator.tap("Cancel")
    #expect(root.tale == ["cancel", "ended"])
    simulator.settle()
    #expect(simulator.frame(of: field) == whole)
  }

  @Test func scopesAreBelowTheField() throws {
    simulator.perform {
      root.search.scopeButtonTitles = ["All", "Near"]
      root.search.showsScopeBar = true
      root.search.sizeToFit()
    }
    #expect(root.search.intrinsicContentSize.height == 100)
    try simulator.tap("Near")
    #expect(root.tale == ["scope 1"] && root.search.selectedScopeButtonIndex == 1)
  }

  @Test func fontsAreFoundByMeasuring() throws {
    // Fonts are measured by the session of the latest turn.
    simulator.perform {}
    #expect(
      UIFont.familyNames == ["Courier New", "Georgia", "Helvetica Neue", "Palatino", "Times New Roman", "Verdana"])
    #expect(UIFont.fontNames(forFamilyName: "Georgia").contains("Georgia-BoldItalic"))
    #expect(UIFont.fontNames(forFamilyName: "Zapfino") == [])
    let font = try #require(UIFont(name: "HelveticaNeue-Bold", size: 20))
    #expect(font.familyName == "Helvetica Neue" && font.fontDescriptor.symbolicTraits == .traitBold)
    #expect(font.fontName == "HelveticaNeue-Bold" && font.pointSize == 20)
    #expect(UIFont(name: "Zapfino", size: 20) == nil)
    // A descriptor keeps the name of a font that is no longer installed.
    let gone = UIFont(descriptor: UIFontDescriptor(name: "Zapfino", size: 20), size: 0)
    #expect(gone.familyName == "Zapfino")
    let label = UILabel(frame: CGRect(x: 0, y: 200, width: 100, height: 30))
    label.font = font
    label.text = "text"
    simulator.perform { root.view.addSubview(label) }
    #expect(simulator.styledText(of: label)?.family == "Helvetica Neue")
  }
}
