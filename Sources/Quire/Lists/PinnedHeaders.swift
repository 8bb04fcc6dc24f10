// SPDX-License-Identifier: Apache-2.0

/// The header of a section that stays at the upper edge while its section goes by. The host keeps it there, so it
/// doesn't lag behind a scroll.
@MainActor struct PinnedHeader {
  let section: Int
  /// The whole section.
  let box = UIView()
  /// Stays at the upper edge within the section.
  let pin = UIView()

  fileprivate init(_ section: Int) {
    self.section = section
    box.kind = .section
    pin.kind = .pin
    box.passesTouches = true
    pin.passesTouches = true
    box.addSubview(pin)
  }

  /// Puts the section's view into the pin.
  func hold(_ view: UIView, in list: UIView) {
    if box.superview !== list { list.addSubview(box) }
    if view.superview !== pin { pin.addSubview(view) }
  }
}

/// The pinned headers of a list.
@MainActor struct PinnedHeaders {
  private var headers: [PinnedHeader] = []

  /// The header of a section, made if there is none.
  mutating func header(_ section: Int) -> PinnedHeader {
    if let known = headers.first(where: { $0.section == section }) { return known }
    headers.append(PinnedHeader(section))
    return headers[headers.count - 1]
  }

  /// Gives a section's view its place in the content; `height` is that of the whole section.
  func place(_ view: UIView, _ section: Int, at frame: CGRect, height: CGFloat) {
    guard let header = headers.first(where: { $0.section == section }) else { return }
    let whole = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
    if header.box.frame != whole { header.box.frame = whole }
    let inner = CGRect(origin: .zero, size: frame.size)
    if header.pin.frame != inner { header.pin.frame = inner }
    if view.frame != inner { view.frame = inner }
  }

  /// The box that a view is held in.
  func box(of view: UIView) -> UIView? { headers.first { $0.pin === view.superview }?.box }

  /// Forgets the header of a section; returns its box, to be removed.
  mutating func forget(_ section: Int) -> UIView? {
    headers.firstIndex { $0.section == section }.map { headers.remove(at: $0).box }
  }
}
