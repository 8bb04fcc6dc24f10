// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// A scroller whose content or bounds change stays within its range, as in a browser.
@MainActor @Suite struct OffsetRangeTests {
  @MainActor struct Stage {
    let root = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let simulator: Simulator

    init(offset: CGFloat = 1700) {
      let (root, scroll) = (root, scroll)
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 300, height: 2000)
      simulator = Simulator { root }
      simulator.perform {
        root.view.addSubview(scroll)
        scroll.contentOffset = CGPoint(x: 0, y: offset)
      }
    }
  }

  @Test func aHigherBox() {
    let stage = Stage()
    stage.simulator.perform { stage.scroll.frame.size.height = 500 }
    #expect(stage.scroll.contentOffset.y == 1500 && stage.simulator.offset(of: stage.scroll)?.y == 1500)
  }

  @Test func lessContent() {
    let stage = Stage()
    stage.simulator.perform { stage.scroll.contentSize.height = 800 }
    #expect(stage.scroll.contentOffset.y == 500)
    stage.simulator.perform { stage.scroll.contentSize.height = 100 }
    #expect(stage.scroll.contentOffset.y == 0)
  }

  @Test func fewerInsets() {
    let stage = Stage(offset: 0)
    stage.simulator.perform {
      stage.scroll.contentInset.bottom = 200
      stage.scroll.contentOffset.y = 1900
    }
    #expect(stage.scroll.contentOffset.y == 1900)
    stage.simulator.perform { stage.scroll.contentInset.bottom = 0 }
    #expect(stage.scroll.contentOffset.y == 1700)
  }

  @Test(arguments: [(-50.0, 0.0), (5000, 1700)]) func anOffsetBeyondTheEnds(set: Double, kept: Double) {
    let stage = Stage(offset: 10)
    stage.simulator.perform { stage.scroll.contentOffset.y = CGFloat(set) }
    #expect(stage.scroll.contentOffset.y == CGFloat(kept))
  }

  @Test func changesThatCancelOutMoveNothing() {
    let stage = Stage()
    stage.simulator.perform {
      stage.scroll.contentSize.height = 800
      stage.scroll.contentSize.height = 2400
      stage.scroll.frame.size.height = 500
    }
    #expect(stage.scroll.contentOffset.y == 1700)
  }

  @Test func aTableWithFewerRows() throws {
    final class Rows: NSObject, UITableViewDataSource {
      var count = 100
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let (root, rows) = (UIViewController(), Rows())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.rowHeight = 50
    table.dataSource = rows
    let simulator = Simulator { root }
    simulator.perform { root.view.addSubview(table) }
    simulator.perform { table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false) }
    #expect(table.contentOffset.y > 1000)
    rows.count = 3
    simulator.perform { table.reloadData() }
    #expect(table.contentOffset.y == table.leastOffset.y)
  }

  /// The list of a half-height sheet at its end: the sheet grows under the finger, and the list has less to scroll.
  @Test func aSheetThatGrows() throws {
    let (root, content) = (UIViewController(), UIViewController())
    let list = UIScrollView()
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 300, height: 1000)
    let simulator = Simulator { root }
    content.sheetPresentationController?.detents = [.medium(), .large()]
    simulator.perform {
      content.view.addSubview(list)
      list.frame = content.view.bounds
      root.present(content, animated: false)
    }
    simulator.settle()
    simulator.perform { list.contentOffset.y = list.greatestOffset.y }
    simulator.perform {
      content.sheetPresentationController?.animateChanges {
        content.sheetPresentationController?.selectedDetentIdentifier = .large
      }
    }
    simulator.settle()
    #expect(list.contentOffset.y == list.greatestOffset.y)
  }
}
