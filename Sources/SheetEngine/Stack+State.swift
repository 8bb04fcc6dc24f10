extension Stack {
  /// What of a stack can be kept: who stands on whom, with which settings and selections.
  ///
  /// The world, fingers, motions and open questions are not part of it. A presentation that leaves is gone; one that
  /// opens, moves or is dragged counts as resting at its selection.
  public struct State: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
      public var id: PresentationID
      /// With the selection in `sheet.selected`, as the user or the layer above set it last.
      public var configuration: Configuration

      public init(id: PresentationID, configuration: Configuration) {
        self.id = id
        self.configuration = configuration
      }
    }

    /// Bottom to top.
    public var entries: [Entry]

    public init(entries: [Entry] = []) {
      self.entries = entries
    }

    /// Of all entries the selection of one presentation.
    public subscript(selectionOf id: PresentationID) -> DetentKey? {
      entries.first { $0.id == id }?.configuration.sheet.selected
    }
  }

  /// What can be kept of it now.
  public var state: State {
    State(
      entries: items.filter { $0.phase != .dismissing }.map { State.Entry(id: $0.id, configuration: $0.configuration) })
  }

  /// Makes a stack in which everybody rests where the state says, in a world that may be another.
  ///
  /// Nobody is presented: no notice is told. The next input, whatever it is, has the host insert and place the layers.
  /// Values that an app resolved for another world are the caller's to resolve anew first. Of entries with the same
  /// identifier the first counts.
  public init(
    restoring state: State, environment: Environment, look: Look = .classic, tuning: SheetTuning = SheetTuning()
  ) {
    self.init(environment: environment, look: look, tuning: tuning)
    for entry in state.entries where index(of: entry.id) == nil {
      restore(entry.id, Shared(entry.configuration.sanitized()))
    }
  }
}
