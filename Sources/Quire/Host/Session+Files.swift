// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The user's own files. The part that uses them installs itself, so that an app without one loads none of it.
@MainActor class FileDesk {
  init() {}

  /// A file of a dialog or of a drop, with its picture if the host holds one, which its last user gives back.
  func came(_ file: HostFile, _ picture: HeldPicture?, for request: UInt32) {}
  /// There are no more; `isCancelled` if the user closed the dialog without a choice.
  func ended(_ request: UInt32, isCancelled: Bool) {}
  /// Files are dragged over the window.
  func dragged(_ drag: HostDrag, in session: Session) {}
}

@_spi(Hosts) extension Session {
  // MARK: What a host calls

  /// A file that the user chose in a dialog, or dropped.
  public func fileCame(_ file: HostFile, for request: UInt32, now: Seconds) {
    turn(now) {
      let picture = file.problem == .none ? HeldPicture(file.number) : nil
      for desk in fileDesks { desk.came(file, picture, for: request) }
    }
  }

  /// All files of a dialog or of a drop have come; `isCancelled` if the user closed the dialog without a choice.
  public func filesEnded(_ request: UInt32, isCancelled: Bool, now: Seconds) {
    turn(now) { for desk in fileDesks { desk.ended(request, isCancelled: isCancelled) } }
  }

  /// Files are dragged over the window; a `FileCommand.answer` in the turn says what a drop would do.
  public func dragged(_ drag: HostDrag, now: Seconds) {
    turn(now) { for desk in fileDesks { desk.dragged(drag, in: self) } }
  }
}
