// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The fonts of a font picker, as table rows that can be filtered by a text.
final class FontList: NSObject, UITableViewDataSource, UITableViewDelegate, UISearchBarDelegate {
  struct Row {
    var face: FontFace
    /// The title, for example "Georgia", or "Bold Italic" for a face below its family.
    var title: String
    var isFamily: Bool
  }

  private let configuration: UIFontPickerViewController.Configuration
  private lazy var all = makeRows()
  private(set) var rows: [Row] = []
  private(set) var searched = ""
  var selected: FontFace?
  /// The font size of the rows, in points.
  var fontSize: CGFloat = 17
  var picked: (FontFace) -> Void = { _ in }
  /// Called when the rows changed because of a search.
  var changed: () -> Void = {}

  init(_ configuration: UIFontPickerViewController.Configuration) {
    self.configuration = configuration
    super.init()
  }

  private func makeRows() -> [Row] {
    let wanted = configuration.filteredTraits
    var rows: [Row] = []
    for family in UIFont.familyNames where !wanted.contains(.traitMonoSpace) || FontFamilies.isMonospaced(family) {
      let faces = FontFace.styles.filter {
        ($0.isBold || !wanted.contains(.traitBold)) && ($0.isItalic || !wanted.contains(.traitItalic))
      }
      // The plainest face that matches the filter represents the family.
      let first = faces[0]
      rows.append(Row(face: FontFace(family: family, first), title: family, isFamily: true))
      guard configuration.includeFaces else { continue }
      rows += faces.map { style in
        let title =
          (style.isBold ? "Bold" : "") + (style.isBold && style.isItalic ? " " : "") + (style.isItalic ? "Italic" : "")
        return Row(
          face: FontFace(family: family, style), title: title.utf8.isEmpty ? "Regular" : title, isFamily: false)
      }
    }
    return rows
  }

  /// Shows the families whose names contain a text, ignoring case. An empty text shows all families.
  func find(_ text: String) {
    searched = text
    let letters = FontList.folded(text)
    rows = letters.isEmpty ? all : all.filter { FontList.folded($0.face.family).has(letters) }
  }

  /// Returns the bytes of a text for a search, in lower case and without spaces at the ends. Only ASCII letters are
  /// converted, because font names consist of them.
  private static func folded(_ text: String) -> [UInt8] {
    var bytes = text.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 }
    while bytes.last == 0x20 { bytes.removeLast() }
    while bytes.first == 0x20 { bytes.removeFirst() }
    return bytes
  }

  /// The index of the first row of the selected font.
  var selectedRow: Int? { rows.firstIndex { isSelected($0) } }

  private func isSelected(_ row: Row) -> Bool {
    guard let selected, selected.family.hasSameBytes(as: row.face.family) else { return false }
    if row.isFamily, !configuration.includeFaces { return true }
    return !row.isFamily && selected.isBold == row.face.isBold && selected.isItalic == row.face.isItalic
  }

  // MARK: Table

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "font")
      ?? UITableViewCell(style: .default, reuseIdentifier: "font")
    let row = rows[indexPath.row]
    cell.textLabel?.text = row.title
    cell.textLabel?.font =
      configuration.displayUsingSystemFont
      ? .systemFont(ofSize: fontSize) : UIFont(descriptor: row.face.descriptor(size: fontSize), size: 0)
    cell.indentationLevel = row.isFamily ? 0 : 1
    cell.indentationWidth = 20
    let isSelected = isSelected(row)
    cell.accessoryType = isSelected ? .checkmark : .none
    cell.accessibilityTraits = isSelected ? .selected : []
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    picked(rows[indexPath.row].face)
  }

  // MARK: Search

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    find(searchText)
    changed()
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searchBar.resignFirstResponder()
  }
}

extension FontFace {
  init(family: String, _ style: (isBold: Bool, isItalic: Bool)) {
    self.init(family: family, isBold: style.isBold, isItalic: style.isItalic)
  }

  @MainActor init(_ descriptor: UIFontDescriptor) {
    let traits = descriptor.symbolicTraits
    self.init(
      family: descriptor.family, isBold: traits.contains(.traitBold), isItalic: traits.contains(.traitItalic))
  }
}

extension FontFamilies {
  /// Returns whether all letters of a family have the same width, by measuring them.
  static func isMonospaced(_ family: String) -> Bool {
    guard let session = Session.current else { return false }
    let texts = ["iiiiiiii", "mmmmmmmm"].map { StyledText(string: $0, size: 72, family: family) }
    session.prepare(texts.map { TextQuestion($0, width: .infinity) })
    return session.measure(texts[0], width: .infinity).width == session.measure(texts[1], width: .infinity).width
  }
}

extension [UInt8] {
  fileprivate func has(_ part: [UInt8]) -> Bool {
    guard count >= part.count else { return false }
    return (0...(count - part.count)).contains { self[$0...].starts(with: part) }
  }
}
