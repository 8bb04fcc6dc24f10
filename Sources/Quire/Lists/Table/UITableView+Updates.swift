// SPDX-License-Identifier: Apache-2.0

/// A batch of changes while it is collected, and its cells while it is carried out.
@MainActor final class TableBatch {
  var changes = ListChanges()
  /// How many `beginUpdates` are open.
  var depth = 0
  var isCollecting: Bool { depth > 0 }
  /// Where rows were before, while the batch is carried out.
  var oldPlace: ((IndexPath) -> Double?)?
  /// For each new row that came from an old one: that one.
  var oldPaths: ((IndexPath) -> IndexPath?)?
  /// Cells to fade in.
  var fading: [UITableViewCell] = []

  /// A cell made during the animation begins where its row was, or fades in.
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

  /// Asks the data source for everything again. Rows are deselected. Nothing is animated.
  public final func reloadData() {
    for path in selected { cellForRow(at: path)?.setSelected(false, animated: false) }
    selected = []
    cursor = nil
    batch = nil
    setNeedsReload()
  }

  /// Makes the cells of rows anew. Traps if a row doesn't exist.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.reloadedItems += indexPaths }
  }

  /// Makes the cells of rows that are near the screen anew, without an animation.
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    change(.none) { $0.reloadedItems += indexPaths }
  }

  /// Asks for sections again. Traps if one doesn't exist.
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.reloadedSections += sections.map { $0 } }
  }

  /// The rows are in the data source already; the index paths are those after the update.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.insertedItems += indexPaths }
  }

  /// The rows are no longer in the data source; the index paths are those before the update.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.deletedItems += indexPaths }
  }

  /// The data source has the row in its new place: `indexPath` is before the update, `newIndexPath` after it.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// The sections are in the data source already; the indexes are those after the update.
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.insertedSections += sections.map { $0 } }
  }

  /// The sections are no longer in the data source; the indexes are those before the update.
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.deletedSections += sections.map { $0 } }
  }

  /// The data source has the section in its new place.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Batches

  /// Carries out all changes of a block in one animation. `completion` gets whether it ran to its end.
  public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates(completion)
  }

  /// Begins a batch, which `endUpdates` carries out.
  public final func beginUpdates() {
    loadIfNeeded()
    let batch = batch ?? TableBatch()
    self.batch = batch
    batch.depth += 1
  }

  /// Carries out the changes since `beginUpdates`, and measures rows again whose height may have changed. Traps if the
  /// data source has other numbers of rows than the changes lead to.
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

  /// Forgets the height of a row.
  private final func remeasure(_ path: IndexPath) {
    let length = sections[path.section].rows.lengths[path.row]
    let given = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if given >= 0 {
      sections[path.section].rows.set(Double(given), at: path.row)
    } else if let cell = cellForRow(at: path) {
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: contentWidth - 2 * sideMargin, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      sections[path.section].rows.set(size.height > 0 ? Double(size.height) : length, at: path.row)
    }
    starts = nil
  }

  private final func change(_ animation: RowAnimation, _ body: (inout ListChanges) -> Void) {
    // What the whole list will be asked for anyway needs no change.
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
    plan.check(counts, reloading: changes.reloadedSections)
    apply(plan, animated: changes.isAnimated, completion)
  }

  /// Takes over a new order of sections and rows. Cells of rows that stay move to their new places.
  final func apply(_ plan: Rearrangement, animated: Bool, _ completion: ((Bool) -> Void)?) {
    endSwipe(animated: animated)
    let old = sections
    let oldStarts = old.indices.map { start(of: $0) }
    let oldShift = shift
    rebuild(by: plan)
    let interesting = Set(live.map { $0.path }).union(selected).union(cursor.map { [$0] } ?? [])
    let moves = plan.newPaths(of: interesting)
    selected = Set(selected.compactMap { moves[$0] })
    cursor = cursor.flatMap { moves[$0] }
    var leaving: [UITableViewCell] = []
    var kept: [LiveRow] = []
    for row in live {
      if let path = moves[row.path], !plan.reloaded.contains(row.path) {
        kept.append(LiveRow(path: path, cell: row.cell))
      } else {
        leaving.append(row.cell)
        delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
      }
    }
    live = kept.sorted { $0.path < $1.path }
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
      if let completion { Session.current?.afterwards { completion(true) } ?? completion(true) }
      return
    }
    let batch = TableBatch()
    batch.oldPaths = { path in plan.sections[path.section].items[path.row] }
    batch.oldPlace = { path in
      oldStarts[path.section] + old[path.section].header + old[path.section].rows.start(of: path.row) + oldShift
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

  /// New sections with the heights of the rows that stay.
  private final func rebuild(by plan: Rearrangement) {
    let old = sections
    var made: [TableSection] = []
    for (index, entry) in plan.sections.enumerated() {
      let guess = estimate(of: index, entry.items.count)
      var lengths = [Double](repeating: guess, count: entry.items.count)
      var known = [Bool](repeating: false, count: entry.items.count)
      for (row, path) in entry.items.enumerated() {
        guard let path else { continue }
        lengths[row] = old[path.section].rows.lengths[path.row]
        known[row] = old[path.section].rows.isKnown[path.row]
      }
      var section = TableSection(rows: LengthRow(lengths, isKnown: known))
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
    for path in plan.newPaths(of: Set(plan.reloaded)).values {
      sections[path.section].rows.forget(path.row)
    }
    starts = nil
  }

  /// Whether a section's header and footer can be expected to be as high as before. They are measured again otherwise.
  private final func sameEdges(_ index: Int, _ previous: Int) -> Bool { index == previous }
}

extension Rearrangement {
  /// The places after the update of some items.
  func newPaths(of wanted: Set<IndexPath>) -> [IndexPath: IndexPath] {
    guard let first = wanted.min(), let last = wanted.max() else { return [:] }
    var found: [IndexPath: IndexPath] = [:]
    for (section, entry) in sections.enumerated() {
      for (row, path) in entry.items.enumerated() {
        guard let path, path >= first, path <= last, wanted.contains(path) else { continue }
        found[path] = IndexPath(item: row, section: section)
      }
    }
    return found
  }
}
