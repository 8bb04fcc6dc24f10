// SPDX-License-Identifier: Apache-2.0

/// The header of a plain table's section. The host keeps it at the upper edge while its section goes by, so it doesn't
/// lag behind a scroll.
struct PinnedHeader {
  var section: Int
  /// The whole section.
  let box: UIView
  /// Stays at the upper edge within the section.
  let pin: UIView
}

extension UITableView {
  final func pin(_ view: UIView, _ section: Int) {
    let header: PinnedHeader
    if let known = pinned.first(where: { $0.section == section }) {
      header = known
    } else {
      let (box, pin) = (UIView(), UIView())
      box.kind = .section
      pin.kind = .pin
      box.passesTouches = true
      pin.passesTouches = true
      box.addSubview(pin)
      addSubview(box)
      header = PinnedHeader(section: section, box: box, pin: pin)
      pinned.append(header)
    }
    header.pin.addSubview(view)
  }

  final func placePinned(_ entry: LiveSectionView) {
    guard let header = pinned.first(where: { $0.section == entry.section }) else { return }
    let own = box(ofHeader: entry.section)
    let known = sections[entry.section]
    let whole = CGRect(
      x: own.minX, y: own.minY, width: own.width, height: own.height + CGFloat(known.rows.total + known.footer))
    if header.box.frame != whole { header.box.frame = whole }
    let inner = CGRect(origin: .zero, size: own.size)
    if header.pin.frame != inner { header.pin.frame = inner }
    if entry.view.frame != inner { entry.view.frame = inner }
  }

  final func unpin(_ entry: LiveSectionView) {
    guard entry.isHeader, let index = pinned.firstIndex(where: { $0.section == entry.section }) else { return }
    pinned.remove(at: index).box.removeFromSuperview()
  }
}
