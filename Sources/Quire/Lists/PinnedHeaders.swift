// SPDX-License-Identifier: Apache-2.0

/// A section header that stays at the top edge while its section scrolls past. The host keeps it there, so that it
/// doesn't lag behind a scroll.
@MainActor struct PinnedHeader {
  let section: Int
  /// A container as high as the whole section.
  let box = UIView()
  /// The view that stays at the top edge within the section.
  let pin = UIView()

  fileprivate init(_ section: Int) {
    self.section = section
    box.hostBehavior = .section
    pin.hostBehavior = .pin
    box.passesTouches = true
    pin.passesTouches = true
    box.addSubview(pin)
  }

  /// Moves the section's header view into the pin.
  func hold(_ view: UIView, in list: UIView) {
    if box.superview !== list { list.addSubview(box) }
    if view.superview !== pin { pin.addSubview(view) }
  }
}

/// The pinned headers of a list.
@MainActor struct PinnedHeaders {
  private var headers: [PinnedHeader] = []

  /// Returns the pinned header of a section. Creates it if it does not exist.
  mutating func header(_ section: Int) -> PinnedHeader {
    if let known = headers.first(where: { $0.section == section }) { return known }
    headers.append(PinnedHeader(section))
    return headers[headers.count - 1]
  }

  /// Positions a section's header in the content. `height` is the height of the whole section.
  func place(_ view: UIView, _ section: Int, at frame: CGRect, height: CGFloat) {
    guard let header = headers.first(where: { $0.section == section }) else { return }
    let whole = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
    if header.box.frame != whole { header.box.frame = whole }
    let inner = CGRect(origin: .zero, size: frame.size)
    if header.pin.frame != inner { header.pin.frame = inner }
    if view.frame != inner { view.frame = inner }
  }

  /// Returns the container of a header view.
  func box(of view: UIView) -> UIView? { headers.first { $0.pin === view.superview }?.box }

  /// Removes the header of a section and returns its container, which the caller removes.
  mutating func forget(_ section: Int) -> UIView? {
    headers.firstIndex { $0.section == section }.map { headers.remove(at: $0).box }
  }
}
