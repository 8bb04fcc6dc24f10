// SPDX-License-Identifier: Apache-2.0

extension Stack {
  /// The part of a stack that can be saved: the presentations in order, with their settings and selections.
  ///
  /// Environment, fingers, motions and open questions are not part of it. A presentation that is leaving is left out;
  /// one that opens, moves or is dragged counts as resting at its selection.
  public struct State: Hashable, Sendable {
    /// One presentation of the stack, with all that is needed to present it again.
    public struct Entry: Hashable, Sendable {
      /// The identifier that it had in the saved stack.
      public var id: PresentationID
      /// With the selection in `sheet.selected`, as the user or the layer above set it last.
      public var configuration: Configuration

      /// An entry as given; `init(restoring:)` puts its settings right.
      public init(id: PresentationID, configuration: Configuration) {
        self.id = id
        self.configuration = configuration
      }
    }

    /// Bottom to top.
    public var entries: [Entry]

    /// A state from entries; of those with one identifier the first counts.
    public init(entries: [Entry] = []) {
      self.entries = entries
    }

    /// The selection of one presentation; `nil` where it has none, or is not in the state.
    public subscript(selectionOf id: PresentationID) -> DetentKey? {
      entries.first { $0.id == id }?.configuration.sheet.selected
    }
  }

  /// Its present state.
  public var state: State {
    State(
      entries: items.filter { $0.phase != .dismissing }.map { State.Entry(id: $0.id, configuration: $0.configuration) })
  }

  /// Makes a stack in which each presentation rests where the state says; the environment may differ from the earlier
  /// one.
  ///
  /// No notice is sent, because no presentation begins. With the next input, whatever it is, the host inserts and
  /// places the layers. The caller must resolve detent values anew first if the environment is another one. Of entries
  /// with the same identifier the first counts.
  public init(
    restoring state: State, environment: Environment, look: Look = .classic, tuning: SheetTuning = SheetTuning()
  ) {
    self.init(environment: environment, look: look, tuning: tuning)
    for entry in state.entries where index(of: entry.id) == nil {
      restore(entry.id, Shared(entry.configuration.sanitized()))
    }
  }
}
