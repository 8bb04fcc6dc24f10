// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An unnamed file for the streams of another process. The system deletes it when it is closed, however this program
/// ends.
enum AnonymousFile {
  /// Makes a file for reading and writing, with some contents, positioned at its beginning.
  static func make(_ contents: Data = Data()) throws(CommandError) -> FileHandle {
    let folder = FileManager.default.temporaryDirectory.path
    var name = Array("\(folder)/quire-XXXXXX".utf8CString)
    let file = unsafe mkstemp(&name)
    guard file >= 0 else { throw CommandError("The temporary folder \(folder) can't be written to.") }
    unsafe unlink(name)
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: contents)
      try handle.seek(toOffset: 0)
    } catch {
      throw CommandError("The temporary folder \(folder) can't be written to.")
    }
    return handle
  }

  /// Returns everything that was written.
  static func contents(_ file: FileHandle) -> Data {
    guard (try? file.seek(toOffset: 0)) != nil else { return Data() }
    return file.readDataToEndOfFile()
  }
}
