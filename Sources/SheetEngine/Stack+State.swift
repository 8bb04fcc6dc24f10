// SPDX-License-Identifier: Apache-2.0

extension Stack {
  /// The part of a stack that can be saved: the presentations in order, with their settings and selections.
  ///
  /// The environment, fingers, motions and open questions are not included. A presentation that is leaving is left out.
  /// One that opens, moves or is dragged counts as resting at its selection.
  public struct State: Hashable, Sendable {
    /// One presentation of the stack, with everything that is needed to present it again.
    public struct Entry: Hashable, Sendable {
      /// The identifier of the presentation in the saved stack.
      public var id: PresentationID
      /// The settings, with the selection in `sheet.selected`, as the user or the layer above set it last.
      public var configuration: Configuration

      /// Creates an entry. `init(restoring:)` sanitizes its settings.
      public init(id: PresentationID, configuration: Configuration) {
        self.id = id
        self.configuration = configuration
      }
    }

    /// The entries from bottom to top.
    public var entries: [Entry]

    /// Creates a state from entries. Of several with one identifier, the first counts.
    public init(entries: [Entry] = []) {
      self.entries = entries
    }

    /// The selection of one presentation. `nil` if it has none, or is not in the state.
    public subscript(selectionOf id: PresentationID) -> DetentKey? {
      entries.first { $0.id == id }?.configuration.sheet.selected
    }
  }

  /// The current state of the stack.
  public var state: State {
    State(
      entries: items.filter { $0.phase != .dismissing }.map { State.Entry(id: $0.id, configuration: $0.configuration) })
  }

  /// Creates a stack in which each presentation rests where the state specifies. The environment may differ from the
  /// earlier one.
  ///
  /// No notice is sent, because no presentation begins. At the next input, of any kind, the host inserts and places the
  /// layers. If the environment differs, the caller must first resolve detent values again. Of entries with the same
  /// identifier, the first counts.
  public init(
    restoring state: State, environment: Environment, look: Look = .classic, tuning: SheetTuning = SheetTuning()
  ) {
    self.init(environment: environment, look: look, tuning: tuning)
    for entry in state.entries where index(of: entry.id) == nil {
      restore(entry.id, Shared(entry.configuration.sanitized()))
    }
  }
}
