extension Stack {
  /// Where a finger was last that drags a sheet: the one that leads, or before the drag begins any that came down on
  /// the sheet. `nil` for all other fingers.
  public func lastPoint(of touch: TouchID, dragging id: PresentationID) -> Point? {
    guard let slot = fingers.index(of: touch), fingers[slot].target.layer == .presentation(id) else { return nil }
    if let pan, pan.item == id, pan.finger != touch { return nil }
    return fingers[slot].last
  }
}
