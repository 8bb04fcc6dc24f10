// SPDX-License-Identifier: Apache-2.0

import Quire

/// Cells in rows and columns. They keep their positions when the surrounding list grows.
final class RowsView: UIView {
  private let columns: Int
  private var cells: [UIView] = []
  private static let rowHeight: CGFloat = 44

  init(columns: Int) {
    self.columns = columns
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Adds the next cell, row by row.
  func add(_ cell: UIView) {
    addSubview(cell)
    cells.append(cell)
  }

  var height: CGFloat { Self.rowHeight * CGFloat((cells.count + columns - 1) / columns) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let columnWidth = (bounds.width - 40) / CGFloat(columns)
    for (index, cell) in cells.enumerated() {
      cell.frame = CGRect(
        x: 20 + columnWidth * CGFloat(index % columns), y: Self.rowHeight * CGFloat(index / columns),
        width: columnWidth, height: Self.rowHeight)
    }
  }
}
