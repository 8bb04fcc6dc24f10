// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// Searches below a title and in a controller's own view.
@MainActor @Suite struct SearchControllerTests {
  private final class ListController: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate {
    let search: UISearchController
    let scroller = UIScrollView()
    var tale: [String] = []

    init(results: UIViewController? = nil) {
      search = UISearchController(searchResultsController: results)
      super.init(nibName: nil, bundle: nil)
      title = "Boats"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(scroller)
      search.searchBar.placeholder = "Find"
      search.searchResultsUpdater = self
      search.delegate = self
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      scroller.frame = view.bounds
      scroller.contentSize = CGSize(width: view.bounds.width, height: 2000)
    }

    func updateSearchResults(for searchController: UISearchController) {
      tale.append("update \(searchController.searchBar.text ?? "") \(searchController.isActive)")
    }
    func willPresentSearchController(_ searchController: UISearchController) { tale.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { tale.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { tale.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { tale.append("did dismiss") }
  }

  private final class ResultsController: UIViewController {
    let scroller = UIScrollView()
    var tale: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
      label.text = "Results"
      view.addSubview(label)
    }
    override func viewWillAppear(_ animated: Bool) { tale.append("will appear") }
    override func viewDidDisappear(_ animated: Bool) { tale.append("did disappear") }
  }

  private func make(_ list: ListController, large: Bool = true) -> (Simulator, UINavigationController) {
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = large
    list.navigationItem.searchController = list.search
    return (Simulator { navigation }, navigation)
  }

  /// During a swipe back, the field of the page below stays below the leaving page, and each field moves with its page.
  @Test func fieldsTravelWithTheirPages() throws {
    let list = ListController()
    let (simulator, navigation) = make(list)
    let second = ListController()
    second.navigationItem.searchController = second.search
    func fields() -> (lower: CGRect?, clip: CGRect?, upper: CGRect?, page: CGFloat) {
      (
        simulator.frame(of: list.search.searchBar), list.search.searchBar.superview.flatMap { simulator.frame(of: $0) },
        simulator.frame(of: second.search.searchBar), simulator.frame(of: second.view)?.minX ?? .nan
      )
    }
    simulator.perform { navigation.pushViewController(second, animated: true) }
    simulator.run(for: 0.1)
    var now = fields()
    #expect(now.page > 50 && now.page < 350)
    #expect(abs((now.upper?.minX ?? .nan) - now.page - 8) < 1)
    #expect(abs((now.clip?.maxX ?? .nan) - now.page) < 1)
    simulator.settle()
    #expect(fields().upper?.minX == 8 && list.search.searchBar.window == nil)

    let (start, half) = (CGPoint(x: 8, y: 400), CGPoint(x: 138, y: 404))
    simulator.drag(from: start, to: half, duration: 0.8, lifts: false)
    now = fields()
    #expect(abs(now.page - 120) < 1)
    #expect(abs((now.upper?.minX ?? .nan) - 128) < 1)
    #expect(abs((now.lower?.minX ?? .nan) - 8 + 0.3 * 282) < 1)
    #expect(abs((now.clip?.maxX ?? .nan) - 120) < 1)
    simulator.run(for: 0.3)
    // Not far enough: both return.
    simulator.up()
    simulator.run(for: 0.05)
    now = fields()
    #expect(now.page > 5 && now.page < 120)
    #expect(abs((now.upper?.minX ?? .nan) - now.page - 8) < 1 && abs((now.clip?.maxX ?? .nan) - now.page) < 1)
    simulator.settle()
    #expect(fields().upper?.minX == 8 && list.search.searchBar.window == nil)

    simulator.drag(from: start, to: CGPoint(x: 380, y: 404))
    simulator.settle()
    #expect(fields().lower?.minX == 8 && second.search.searchBar.window == nil)
    let field = try #require(simulator.element("Find", role: .field))
    #expect(abs(field.frame.minX - 48) < 0.1)
  }

  /// A refresh control turns below the bar, which does not grow when the content is pulled down.
  @Test(arguments: [true, false]) func aRefreshControlTurnsBelowTheField(hides: Bool) throws {
    let list = ListController()
    let (simulator, navigation) = make(list)
    let control = UIRefreshControl()
    simulator.perform {
      list.navigationItem.hidesSearchBarWhenScrolling = hides
      list.scroller.refreshControl = control
    }
    let bar = navigation.navigationBar
    let height = bar.frame.height
    simulator.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 760), lifts: false)
    let pulled = -214 - list.scroller.contentOffset.y
    #expect(pulled > 90 && control.isRefreshing)
    #expect(bar.frame.height == height)
    let wheel = try #require(simulator.frame(of: control))
    #expect(wheel.minY >= bar.frame.maxY && wheel.maxY <= bar.frame.maxY + pulled + 0.5)
    simulator.up()
    simulator.settle()
    #expect(simulator.frame(of: control)?.minY == bar.frame.maxY && bar.frame.height == height)
  }

  /// The title and the field line up with the list, whatever its style and the width.
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped], [Device.phone, .pad])
  func theFieldLinesUpWithTheList(style: UITableView.Style, device: Device) throws {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row"
        return cell
      }
    }
    let rows = Rows(style: style)
    rows.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    rows.title = "Rows"
    let search = UISearchController(searchResultsController: nil)
    rows.navigationItem.searchController = search
    rows.navigationItem.hidesSearchBarWhenScrolling = false
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = true
    let simulator = Simulator(device) { navigation }
    let cell = try #require(rows.tableView.visibleCells.first)
    let text = try #require(cell.textLabel)
    // Groups line up by their edges, plain rows by their texts.
    let left = try #require(style == .insetGrouped ? simulator.frame(of: cell) : simulator.frame(of: text)).minX
    let field = try #require(simulator.frame(of: search.searchBar)).insetBy(dx: 8, dy: 0)
    #expect(field.minX == left)
    #expect(field.maxX == navigation.view.bounds.width - left)
    #expect(simulator.element("Rows", role: .header)?.frame.minX == left)
  }

  @Test func theFieldGoesAwayBeforeTheTitle() throws {
    let list = ListController()
    let (simulator, navigation) = make(list)
    let bar = navigation.navigationBar
    // A row of 44, a title of 52 and a field of 56.
    #expect(bar.frame.height == 152 && list.view.safeAreaInsets.top == 214)
    let field = try #require(simulator.element("Find", role: .field))
    #expect(field.frame.minY == 62 + 96 + 10 && field.frame.minX == 8 + 40)
    simulator.perform { list.scroller.contentOffset.y = -214 + 30 }
    #expect(bar.frame.height == 122)
    #expect(simulator.element("Boats", role: .header)?.frame.minY == 109, "the title stays meanwhile")
    simulator.perform { list.scroller.contentOffset.y = -214 + 66 }
    #expect(simulator.element("Find", role: .field) == nil)
    #expect(simulator.element("Boats", role: .header)?.frame.minY == 99)
    simulator.perform { list.scroller.contentOffset.y = 0 }
    #expect(bar.frame.height == 44)
    simulator.perform { list.navigationItem.hidesSearchBarWhenScrolling = false }
    #expect(bar.frame.height == 100 && simulator.element("Find", role: .field) != nil)
    #expect(list.view.safeAreaInsets.top == 214)
    simulator.perform { list.navigationItem.searchController = nil }
    #expect(bar.frame.height == 44 && simulator.element("Find") == nil)
  }

  @Test func aSearchTellsInOrderAndTakesTheBar() throws {
    let list = ListController()
    let (simulator, navigation) = make(list)
    try simulator.tap("Find")
    #expect(list.tale == ["will present", "update  true"])
    #expect(list.search.isActive && list.search.parent === navigation)
    simulator.settle()
    #expect(list.tale.last == "did present")
    #expect(navigation.navigationBar.frame.height == 56 && list.view.safeAreaInsets.top == 118)
    #expect(simulator.elements(role: .header).isEmpty && simulator.element("Cancel") != nil)
    list.tale = []
    try simulator.type("ab")
    try simulator.pressReturn()
    #expect(list.tale == ["update a true", "update ab true"])
    #expect(simulator.keyboardFrame == nil && list.search.isActive, "the return key hides the keyboard")
    list.tale = []
    try simulator.tap("Cancel")
    #expect(list.tale == ["will dismiss", "update  false"])
    simulator.settle()
    #expect(list.tale.last == "did dismiss" && list.search.parent == nil)
    #expect(navigation.navigationBar.frame.height == 152 && simulator.element("Cancel") == nil)
    #expect(simulator.elements(role: .header).count == 1)
  }

  @Test func theTitleStaysIfWanted() throws {
    let list = ListController()
    list.search.hidesNavigationBarDuringPresentation = false
    let (simulator, navigation) = make(list, large: false)
    simulator.perform { list.search.isActive = true }
    simulator.settle()
    #expect(navigation.navigationBar.frame.height == 100 && simulator.elements(role: .header).count == 1)
    #expect(!list.search.searchBar.isFirstResponder)
    simulator.perform { list.search.dismiss(animated: true) }
    simulator.settle()
    #expect(!list.search.isActive)
  }

  @Test func aTapOnTheShadeEndsTheSearch() throws {
    let list = ListController()
    let (simulator, _) = make(list)
    try simulator.tap("Find")
    simulator.settle()
    simulator.tap(at: CGPoint(x: 200, y: 400))
    simulator.settle()
    #expect(!list.search.isActive)
    // Without the shade, the content takes touches.
    list.search.obscuresBackgroundDuringPresentation = false
    try simulator.tap("Find")
    simulator.settle()
    simulator.tap(at: CGPoint(x: 200, y: 400))
    simulator.settle()
    #expect(list.search.isActive)
    list.search.automaticallyShowsCancelButton = false
    simulator.perform { list.search.isActive = false }
    simulator.settle()
    #expect(simulator.element("Cancel") != nil, "the button is the app's own")
  }

  @Test func resultsComeWithTheText() throws {
    let results = ResultsController()
    let list = ListController(results: results)
    let (simulator, navigation) = make(list)
    try simulator.tap("Find")
    simulator.settle()
    #expect(simulator.element("Results") == nil)
    try simulator.type("a")
    #expect(simulator.element("Results") != nil && results.tale == ["will appear"])
    #expect(results.view.safeAreaInsets.top == 118, "they begin below the field")
    #expect(results.navigationController === navigation)
    // Another controller above, and back: the search continues.
    simulator.perform { navigation.pushViewController(UIViewController(), animated: true) }
    simulator.settle()
    #expect(simulator.element("Results") == nil && simulator.element("Find") == nil)
    simulator.perform { navigation.popViewController(animated: true) }
    simulator.settle()
    #expect(simulator.element("Results") != nil && list.search.isActive)
    try simulator.tap("Clear text")
    #expect(simulator.element("Results") == nil)
    simulator.perform { list.search.showsSearchResultsController = true }
    #expect(simulator.element("Results") != nil)
    try simulator.tap("Cancel")
    simulator.settle()
    #expect(simulator.element("Results") == nil && results.parent == nil)
  }

  @Test func scopesComeWithTheSearch() throws {
    let list = ListController()
    list.search.searchBar.scopeButtonTitles = ["All", "Near"]
    let (simulator, navigation) = make(list)
    #expect(simulator.element("Near") == nil)
    try simulator.tap("Find")
    simulator.settle()
    #expect(navigation.navigationBar.frame.height == 100)
    list.tale = []
    try simulator.tap("Near")
    #expect(list.tale == ["update  true"] && list.search.searchBar.selectedScopeButtonIndex == 1)
  }

  @Test func aBarInTheViewHidesTheNavigationBar() throws {
    let list = ListController()
    let navigation = UINavigationController(rootViewController: list)
    let simulator = Simulator { navigation }
    simulator.perform {
      list.search.searchBar.frame = CGRect(x: 0, y: 200, width: 402, height: 56)
      list.view.addSubview(list.search.searchBar)
    }
    try simulator.tap("Find")
    simulator.settle()
    #expect(navigation.isNavigationBarHidden && list.search.parent === list)
    #expect(list.search.view.frame.minY == 256, "the shade is below the field")
    try simulator.tap("Cancel")
    simulator.settle()
    #expect(!navigation.isNavigationBarHidden && !list.search.isActive)
    simulator.perform { list.search.searchBar.removeFromSuperview() }
    simulator.perform { list.search.isActive = true }
    #expect(!list.search.isActive, "without a bar there is no search")
  }
}
