// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// Table operations for which UIKit raises an exception stop the process with advice.
@Suite struct TableBadInputTests {
  @Test func rowsThatDoNotAddUp() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = TableStage([["Ant", "Bee"]])
        stage.simulator.perform { stage.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
      }
    }
    #expect(
      stopped(result, saying: "has 2 rows, but the changes lead to 1. Change the data source and the list alike."))
  }

  @Test func aClassThatIsNotRegistered() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView()
        _ = table.dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
      }
    }
    #expect(stopped(result, saying: "call register(_:forCellReuseIdentifier:) first."))
  }

  @Test func aReloadedRowThatIsNotThere() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = TableStage([["Ant"]])
        stage.simulator.perform { stage.table.reloadRows(at: [IndexPath(row: 5, section: 0)], with: .none) }
      }
    }
    #expect(stopped(result, saying: "There is no row 5 in section 0"))
  }

  @Test func anItemTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Ant", "Ant"])
      }
    }
    #expect(stopped(result, saying: "identifiers must be unique."))
  }

  @Test func oneCellForTwoRows() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = TableStage([[]])
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let source = UITableViewDiffableDataSource<Int, String>(tableView: stage.table) { _, _, _ in cell }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Ant", "Bee"])
        stage.simulator.perform { source.apply(snapshot, animatingDifferences: false) }
      }
    }
    #expect(stopped(result, saying: "dequeue a cell for each row"))
  }

  @Test func noCell() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = TableStage([[]])
        let source = UITableViewDiffableDataSource<Int, String>(tableView: stage.table) { _, _, _ in nil }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Ant"])
        stage.simulator.perform { source.apply(snapshot, animatingDifferences: false) }
      }
    }
    #expect(stopped(result, saying: "The cell provider returned no cell"))
  }
}
