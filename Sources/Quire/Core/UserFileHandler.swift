// SPDX-License-Identifier: Apache-2.0

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
