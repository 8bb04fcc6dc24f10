// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Handles the user's own files. The part of Quire that uses files registers itself, so that other apps do not load its
/// code.
@MainActor class UserFileHandler {
  init() {}

  /// Called for each file of a dialog or a drop, with its picture if the host holds one. The picture's last user
  /// releases it.
  func came(_ file: HostFile, _ picture: HeldPicture?, for request: UInt32) {}
  /// Called after the last file. `isCanceled` is true if the user closed the dialog without a choice.
  func ended(_ request: UInt32, isCanceled: Bool) {}
  /// Called while files are dragged over the window.
  func dragged(_ drag: HostDrag, in session: Session) {}
}

@_spi(Hosts) extension Session {
  // MARK: Calls from the host

  /// Called for each file that the user chose in a dialog or dropped.
  public func fileCame(_ file: HostFile, for request: UInt32, now: Seconds) {
    turn(now) {
      let picture = file.problem == .none ? HeldPicture(file.number) : nil
      for desk in fileHandlers { desk.came(file, picture, for: request) }
    }
  }

  /// Called after all files of a dialog or a drop. `isCanceled` is true if the user closed the dialog without a
  /// choice.
  public func filesEnded(_ request: UInt32, isCanceled: Bool, now: Seconds) {
    turn(now) { for desk in fileHandlers { desk.ended(request, isCanceled: isCanceled) } }
  }

  /// Called while files are dragged over the window. A `FileCommand.answer` in the same turn tells the host what a drop
  /// would do.
  public func dragged(_ drag: HostDrag, now: Seconds) {
    turn(now) { for desk in fileHandlers { desk.dragged(drag, in: self) } }
  }
}
