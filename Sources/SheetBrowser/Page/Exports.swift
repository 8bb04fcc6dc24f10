// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
  /// What the page calls. One call of `quire_turn` is one turn.

  /// The version of the format; the page stops where it was made for another one.
  @_expose(wasm, "quire_format") @_cdecl("quire_format")
  public func exportedFormat() -> UInt32 {
    BufferFormat.version
  }

  /// Where the page writes messages of so many words; the address stands until the next call.
  @_expose(wasm, "quire_room") @_cdecl("quire_room")
  @MainActor public func exportedRoom(words: Int32) -> UnsafeMutablePointer<UInt32>? {
    unsafe Port.shared.room(forWords: Int(words))
  }

  /// Takes the message that stands in the room and returns a buffer, or `nil` where there is nothing to do; the buffer
  /// stands until the next call.
  @_expose(wasm, "quire_turn") @_cdecl("quire_turn")
  @MainActor public func exportedTurn() -> UnsafePointer<UInt32>? {
    unsafe Port.shared.turn()
  }
#endif
