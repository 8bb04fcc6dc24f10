#if hasFeature(Embedded)
  /// What the page calls. One call of `quire_turn` is one turn.

  @_expose(wasm, "quire_format") @_cdecl("quire_format")
  public func exportedFormat() -> UInt32 {
    BufferFormat.version
  }

  @_expose(wasm, "quire_room") @_cdecl("quire_room")
  @MainActor public func exportedRoom(words: Int32) -> UnsafeMutablePointer<UInt32>? {
    Port.shared.room(forWords: Int(words))
  }

  @_expose(wasm, "quire_turn") @_cdecl("quire_turn")
  @MainActor public func exportedTurn() -> UnsafePointer<UInt32>? {
    Port.shared.turn()
  }
#endif
