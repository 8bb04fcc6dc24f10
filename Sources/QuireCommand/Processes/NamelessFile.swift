// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file for the streams of another program, which has no name: it is gone when it is closed, however this program ends.
enum NamelessFile {
  /// A file to read and write, with some contents, at its beginning.
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

  /// All that was written.
  static func contents(_ file: FileHandle) -> Data {
    guard (try? file.seek(toOffset: 0)) != nil else { return Data() }
    return file.readDataToEndOfFile()
  }
}
