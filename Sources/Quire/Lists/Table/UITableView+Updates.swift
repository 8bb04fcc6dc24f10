// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// The changes of a batch while they are collected, and the cells of the batch while it is performed.
@MainActor final class TableBatch {
  var changes = ListChanges()
  /// The number of `beginUpdates` calls without a matching `endUpdates`.
  var depth = 0
  var isCollecting: Bool { depth > 0 }
  /// A closure that returns the previous position of a row; `nil` unless the batch is performed.
  var oldPlace: ((IndexPath) -> Double?)?
  /// A closure that returns the previous index path of a row, or `nil` for a new row.
  var oldPaths: ((IndexPath) -> IndexPath?)?
  /// The cells to fade in.
  var fading: [UITableViewCell] = []

  /// Positions a cell that is made during the animation: at its row's previous position, or else the cell fades in.
  func arrive(_ cell: UITableViewCell, at path: IndexPath, in table: UITableView) {
    guard let oldPaths, let oldPlace else { return }
    cell.isPlaced = true
    cell.frame = table.box(of: path)
    if let old = oldPaths(path), let y = oldPlace(old) {
      cell.frame.origin.y = CGFloat(y)
    } else {
      cell.alpha = 0
      fading.append(cell)
    }
  }
}

extension UITableView {
  // MARK: Reloading

  /// Reloads all data from the data source. Clears the selection. Nothing is animated.
  public final func reloadData() {
    for path in selected { cellForRow(at: path)?.setSelected(false, animated: false) }
    selected = []
    cursor = nil
    batch = nil
    setNeedsReload()
  }

  /// Replaces the cells of rows. Traps if a row does not exist.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.reloadedItems += indexPaths }
  }

  /// Replaces the cells of rows near the screen, without an animation.
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    change(.none) { $0.reloadedItems += indexPaths }
  }

  /// Reloads the rows of sections. Traps if a section does not exist.
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.reloadedSections += sections.map { $0 } }
  }

  /// Inserts rows that the data source already contains. The index paths refer to the order after the update.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.insertedItems += indexPaths }
  }

  /// Deletes rows that the data source no longer contains. The index paths refer to the order before the update.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.deletedItems += indexPaths }
  }

  /// Moves a row that the data source already has at its new index path. `indexPath` refers to the order before the
  /// update, `newIndexPath` to the order after it.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Inserts sections that the data source already contains. The indexes refer to the order after the update.
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.insertedSections += sections.map { $0 } }
  }

  /// Deletes sections that the data source no longer contains. The indexes refer to the order before the update.
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.deletedSections += sections.map { $0 } }
  }

  /// Moves a section that the data source already has at its new index.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Batches

  /// Performs all changes of a block in one animation. `completion` receives whether the animation ran to its end.
  public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates(completion)
  }

  /// Begins a batch of changes. `endUpdates` performs it.
  public final func beginUpdates() {
    loadIfNeeded()
    let batch = batch ?? TableBatch()
    self.batch = batch
    batch.depth += 1
  }

  /// Performs the changes since `beginUpdates`, and measures again the rows whose height may have changed. Traps if the
  /// row counts of the data source do not match the changes.
  public final func endUpdates() {
    endUpdates(nil)
  }

  private final func endUpdates(_ completion: ((Bool) -> Void)?) {
    guard let batch else { preconditionFailure("Call beginUpdates() before endUpdates().") }
    batch.depth -= 1
    guard batch.depth == 0 else { return }
    self.batch = nil
    if batch.changes.isEmpty {
      batch.changes.isAnimated = true
      for row in live where has(row.path) { remeasure(row.path) }
    }
    carryOut(batch.changes, completion)
  }

  /// Discards the measured height of a row.
  private final func remeasure(_ path: IndexPath) {
    let length = height(of: path)
    let given = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if given >= 0 {
      sections[path.section].rows.set(Double(given), at: path.row)
    } else if let cell = cellForRow(at: path) {
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: contentWidth - 2 * sideMargin, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      sections[path.section].rows.set(size.height > 0 ? Double(size.height) : length, at: path.row)
    }
    heightChanged(ofSection: path.section)
  }

  private final func change(_ animation: RowAnimation, _ body: (inout ListChanges) -> Void) {
    // If the whole list is going to be reloaded, no single change is needed.
    guard !needsReload || batch != nil else { return }
    if let batch, batch.isCollecting {
      body(&batch.changes)
      if animation != .none { batch.changes.isAnimated = true }
      return
    }
    var changes = ListChanges()
    body(&changes)
    changes.isAnimated = animation != .none
    carryOut(changes, nil)
  }

  private final func carryOut(_ changes: ListChanges, _ completion: ((Bool) -> Void)?) {
    var plan = Rearrangement(sections.map { $0.rows.count }, changes)
    let count = dataSource?.numberOfSections(in: self) ?? 0
    let counts = (0..<count).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
    plan.check(counts)
    apply(plan, animated: changes.isAnimated, completion)
  }

  /// Applies a new order of sections and rows. Moves the cells of remaining rows to their new positions.
  final func apply(_ plan: Rearrangement, animated: Bool, _ completion: ((Bool) -> Void)?) {
    endSwipe(animated: animated)
    let (old, oldSums, oldShift) = (sections, sums, shift)
    rebuild(by: plan)
    let interesting = Set(live.map { $0.path }).union(selected).union(cursor.map { [$0] } ?? [])
    let moves = plan.newPaths(of: interesting)
    selected = Set(selected.compactMap { moves[$0] })
    cursor = cursor.flatMap { moves[$0] }
    var leaving: [UITableViewCell] = []
    var kept: [LiveRow] = []
    for row in live {
      if let path = moves[row.path], !plan.isReloaded(row.path) {
        kept.append(LiveRow(path: path, cell: row.cell))
      } else {
        leaving.append(row.cell)
        delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
      }
    }
    live = kept.inOrder { $0.path < $1.path }
    for entry in liveViews { giveAway(entry) }
    liveViews = []
    semantics?.count = rowCount
    setNeedsShow()
    let isAnimated = animated && window != nil && !UIAccessibility.isReduceMotionEnabled && UIView.areAnimationsEnabled
    guard isAnimated else {
      for cell in leaving { retire(cell) }
      UIView.performWithoutAnimation {
        tile()
        layoutIfNeeded()
      }
      if let completion { Session.afterward { completion(true) } }
      return
    }
    let batch = TableBatch()
    batch.oldPaths = { path in plan.sections[path.section].items[path.row] }
    batch.oldPlace = { path in
      oldSums.start(of: path.section) + old[path.section].header + old[path.section].rows.start(of: path.row) + oldShift
    }
    self.batch = batch
    for cell in leaving { sendSubviewToBack(cell) }
    UIView.animate(
      withDuration: 0.3,
      animations: {
        self.tile()
        self.layoutIfNeeded()
        for cell in batch.fading { cell.alpha = 1 }
        for cell in leaving { cell.alpha = 0 }
      },
      completion: { [me = Weak(self)] isDone in
        for cell in leaving { me.wrappedValue?.retire(cell) }
        me.wrappedValue?.setNeedsLayout()
        completion?(isDone)
      })
    if self.batch === batch { self.batch = nil }
  }

  /// Rebuilds the sections, and keeps the heights of remaining rows.
  private final func rebuild(by plan: Rearrangement) {
    let old = sections
    var made: [TableSection] = []
    for (index, entry) in plan.sections.enumerated() {
      let guess = estimate(of: index, entry.items.count)
      var rows = LengthTree()
      entry.items.forEach { path, items in
        rows.append(
          path.map { old[$0.section].rows.part($0.row..<$0.row + items.count) }
            ?? LengthTree(count: items.count, estimate: guess))
      }
      if let previous = entry.old, plan.isReloaded(section: previous) { rows.forget() }
      var section = TableSection(rows: rows)
      if let previous = entry.old, sameEdges(index, previous) {
        section.header = old[previous].header
        section.footer = old[previous].footer
        section.isHeaderKnown = old[previous].isHeaderKnown
        section.isFooterKnown = old[previous].isFooterKnown
      } else {
        estimateEdges(of: &section, index)
      }
      made.append(section)
    }
    sections = made
    for path in plan.reloadedPaths { sections[path.section].rows.forget(path.row) }
    starts = nil
  }

  /// Returns whether a section's header and footer can be expected to keep their heights. Otherwise they are measured
  /// again.
  private final func sameEdges(_ index: Int, _ previous: Int) -> Bool { index == previous }
}
