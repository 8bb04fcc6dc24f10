// SPDX-License-Identifier: Apache-2.0

import SheetEngine

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
