// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// Controllers of lists keep the edited field above the keyboard.
@MainActor @Suite struct KeyboardRoomTests {
  final class Fields: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 60
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 14 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.contentView.subviews.forEach { $0.removeFromSuperview() }
      let field = UITextField(frame: CGRect(x: 20, y: 10, width: 250, height: 40))
      field.placeholder = "Field \(indexPath.row)"
      cell.contentView.addSubview(field)
      return cell
    }
  }

  final class Grid: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 300, height: 50)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 14 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.contentView.subviews.forEach { $0.removeFromSuperview() }
      let field = UITextField(frame: CGRect(x: 20, y: 5, width: 250, height: 40))
      field.placeholder = "Field \(indexPath.item)"
      cell.contentView.addSubview(field)
      return cell
    }
  }

  @Test(arguments: [false, true], [false, true])
  func theFieldIsAboveTheKeyboard(isTable: Bool, isInSheet: Bool) throws {
    let list: UIViewController =
      isTable ? Fields(style: .plain) : Grid(collectionViewLayout: UICollectionViewFlowLayout())
    let navigation = UINavigationController(rootViewController: list)
    let root = UIViewController()
    let simulator = Simulator { isInSheet ? root : navigation }
    if isInSheet {
      simulator.perform { root.present(navigation, animated: false) }
      simulator.settle()
    }
    let scroll = try #require(list.view as? UIScrollView)
    let bottom = scroll.adjustedContentInset.bottom
    try simulator.tap("Field 9")
    simulator.settle()
    let keyboard = try #require(simulator.keyboardFrame)
    let field = try #require(simulator.element("Field 9")).frame
    #expect(field.maxY <= keyboard.minY, "\(field) is behind \(keyboard)")
    // The last row can be scrolled above the keyboard.
    let covered = scroll.convert(CGPoint(x: 0, y: scroll.bounds.maxY), to: nil).y - keyboard.minY
    #expect(scroll.adjustedContentInset.bottom == covered)
    simulator.hideKeyboard()
    simulator.settle()
    #expect(scroll.adjustedContentInset.bottom == bottom)
    #expect(scroll.contentOffset.y <= scroll.greatestOffset.y)
  }

  @Test func aListThatHasGoneMakesNoRoom() throws {
    let list = Fields(style: .plain)
    let navigation = UINavigationController(rootViewController: list)
    let simulator = Simulator { navigation }
    try simulator.tap("Field 2")
    simulator.settle()
    #expect(list.tableView.keyboardRoom > 0)
    simulator.perform { navigation.pushViewController(UIViewController(), animated: false) }
    simulator.settle()
    #expect(list.tableView.keyboardRoom == 0)
  }
}
