extension Stack {
  /// How a layer looks at a moment of the host's timeline; pure. `nil` for a layer that is not in the stack.
  public func sample(_ layer: Layer, at time: Seconds) -> Placement? {
    let moment = Moment(of: items, at: time, in: surroundings)
    switch layer {
    case .root: return moment.placement(ofItemAt: -1)
    case .presentation(let id): return index(of: id).map { moment.placement(ofItemAt: $0) }
    }
  }

  /// The offset of a presentation's top edge at a moment, in points.
  public func offset(of id: PresentationID, at time: Seconds) -> Double? {
    index(of: id).map { items.offset(of: $0, at: time) }
  }
}
