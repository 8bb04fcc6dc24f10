// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire

/// A workload whose size is the number of its views, runs, rows, sections or items.
@MainActor enum Work: String, CaseIterable {
  /// The first layout of labels in a vertical chain of constraints.
  case chain
  /// The first layout of one stack view.
  case stack
  /// The first layout of one stack view, and a new `spacing`.
  case spacing
  /// The first layout of one stack view, and hiding one member.
  case hiding
  /// The first layout of a stack of stacks with five labels each.
  case rows
  /// An attributed text that is built run by run.
  case runs
  /// One animation that moves all views.
  case animation
  /// The first layout of a table.
  case table
  /// The first layout of a table, and an inserted row.
  case insertion
  /// A table of 1,000 rows, and that number of rows inserted between them in one batch.
  case batch
  /// A table whose sections have ten rows and a title each, scrolled by 100 rows.
  case sections
  /// A diffable snapshot with that number of items.
  case snapshot
  /// A diffable snapshot, and another one in which one item has been replaced.
  case replacement

  func run(_ size: Int, on stage: Stage) {
    let view = stage.root.view!
    switch self {
    case .chain: stage.turn { Self.chain(size, in: view) }
    case .stack: stage.turn { _ = Self.stack(size, in: view) }
    case .spacing:
      var stack: UIStackView?
      stage.turn { stack = Self.stack(size, in: view) }
      stage.turn { stack?.spacing = 12 }
    case .hiding:
      var stack: UIStackView?
      stage.turn { stack = Self.stack(size, in: view) }
      stage.turn { stack?.arrangedSubviews[size / 2].isHidden = true }
    case .rows: stage.turn { Self.rows(size, in: view) }
    case .runs: stage.turn { Self.runs(size, in: view) }
    case .animation:
      let views = (0..<size).map { UIView(frame: CGRect(x: 0, y: $0, width: 10, height: 1)) }
      stage.turn { for each in views { view.addSubview(each) } }
      stage.turn { UIView.animate(withDuration: 0.5) { for each in views { each.frame.origin.x = 100 } } }
    case .batch: Self.batch(size, on: stage)
    case .sections: Self.sections(size, on: stage)
    case .snapshot, .replacement: Self.snapshot(size, on: stage, replaces: self == .replacement)
    case .table, .insertion:
      let rows = Rows(size)
      let table = Self.table(rows)
      stage.turn { view.addSubview(table) }
      if self == .insertion {
        stage.turn {
          rows.count += 1
          table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
      }
      withExtendedLifetime(rows) {}
    }
  }

  private static func label(_ index: Int) -> UILabel {
    let label = UILabel()
    label.text = "Label \(index)"
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  private static func chain(_ size: Int, in view: UIView) {
    var above = view.topAnchor
    for index in 0..<size {
      let label = label(index)
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: above, constant: 8),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      ])
      above = label.bottomAnchor
    }
  }

  private static func stack(_ size: Int, in view: UIView) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: (0..<size).map { label($0) })
    stack.axis = .vertical
    place(stack, in: view)
    return stack
  }

  private static func rows(_ size: Int, in view: UIView) {
    let column = UIStackView()
    column.axis = .vertical
    for row in 0..<max(size / 5, 1) {
      let stack = UIStackView(arrangedSubviews: (0..<5).map { label(row * 5 + $0) })
      stack.distribution = .fillEqually
      column.addArrangedSubview(stack)
    }
    place(column, in: view)
  }

  private static func place(_ stack: UIStackView, in view: UIView) {
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor), stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
  }

  private static func runs(_ size: Int, in view: UIView) {
    let text = NSMutableAttributedString(string: "")
    for index in 0..<size {
      let color = index.isMultiple(of: 2) ? UIColor.red : UIColor.blue
      text.append(NSAttributedString(string: "part \(index) ", attributes: [.foregroundColor: color]))
    }
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    label.attributedText = text
    view.addSubview(label)
  }

  private static func batch(_ size: Int, on stage: Stage) {
    let rows = Rows(1000)
    let table = table(rows)
    stage.turn { stage.root.view.addSubview(table) }
    stage.turn {
      rows.count += size
      table.insertRows(at: (0..<size).map { IndexPath(row: min($0 * 2, 1000 + $0), section: 0) }, with: .none)
    }
    withExtendedLifetime(rows) {}
  }

  private static func sections(_ size: Int, on stage: Stage) {
    let rows = Rows(10, sections: size)
    let table = table(rows)
    table.rowHeight = UITableView.automaticDimension
    stage.turn { stage.root.view.addSubview(table) }
    for step in 1...100 { stage.turn { table.contentOffset.y = CGFloat(44 * step) } }
    withExtendedLifetime(rows) {}
  }

  private static func snapshot(_ size: Int, on stage: Stage, replaces: Bool) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    stage.turn { stage.root.view.addSubview(table) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<size))
    stage.turn { source.apply(snapshot, animatingDifferences: false) }
    guard replaces else { return }
    snapshot.insertItems([size], beforeItem: size / 2)
    snapshot.deleteItems([size / 2])
    stage.turn { source.apply(snapshot, animatingDifferences: false) }
  }

  private static func table(_ rows: Rows) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    return table
  }
}

/// The rows of a table.
final class Rows: NSObject, UITableViewDataSource {
  var count: Int
  private let sections: Int

  init(_ count: Int, sections: Int = 1) {
    (self.count, self.sections) = (count, sections)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections > 1 ? "Section" : nil
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
