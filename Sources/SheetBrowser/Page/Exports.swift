// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
  /// The functions that the page calls. Each call of `quire_turn` is one turn.

  /// Returns the version of the format. The page stops if it was made for another version.
  @_expose(wasm, "quire_format") @_cdecl("quire_format")
  public func exportedFormat() -> UInt32 {
    BufferFormat.version
  }

  /// Returns the address where the page writes a message of `words` words. Valid until the next call.
  @_expose(wasm, "quire_room") @_cdecl("quire_room")
  @MainActor public func exportedRoom(words: Int32) -> UnsafeMutablePointer<UInt32>? {
    unsafe Port.shared.room(forWords: Int(words))
  }

  /// Handles the message in the room. Returns a buffer, or `nil` if there is nothing to do. The buffer is valid until
  /// the next call.
  @_expose(wasm, "quire_turn") @_cdecl("quire_turn")
  @MainActor public func exportedTurn() -> UnsafePointer<UInt32>? {
    unsafe Port.shared.turn()
  }
#endif
