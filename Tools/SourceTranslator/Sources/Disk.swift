// SPDX-License-Identifier: Apache-2.0

// Without Foundation, because loading it takes longer than translating a file.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads and writes whole files.
enum Disk {
  /// Returns the bytes of a file, or `nil` if it cannot be read.
  static func read(_ path: String) -> [UInt8]? {
    // The path outlives the call, here and below.
    let file = unsafe open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    // Both are local, and the call only writes into `status`.
    guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(status.st_size)
    var isComplete = true
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < buffer.count {
        // The rest of the buffer, from the last byte that was read.
        let length = unsafe Self.read(file, buffer.baseAddress! + count, buffer.count - count)
        guard length > 0 else { break }
        count += length
      }
      isComplete = count == size
    }
    return isComplete ? bytes : nil
  }

  /// Writes a file under another name and renames it, so that no reader sees an incomplete file.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let draft = "\(path).\(getpid()).part"
    let file = unsafe open(draft, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard file >= 0 else { throw Failure("\(path) cannot be written") }
    var written = 0
    // The pointer is used only inside the closure.
    unsafe bytes.withUnsafeBytes { buffer in
      while written < buffer.count {
        let length = unsafe Self.write(file, buffer.baseAddress! + written, buffer.count - written)
        guard length > 0 else { break }
        written += length
      }
    }
    close(file)
    guard written == bytes.count, unsafe rename(draft, path) == 0 else {
      unsafe unlink(draft)
      throw Failure("\(path) cannot be written")
    }
  }

  /// Returns a text that changes with a file: its size and the time of its last change.
  static func stamp(of path: String) -> String {
    var status = stat()
    // The call only writes into the local `status`.
    guard unsafe stat(path, &status) == 0 else { return "" }
    #if canImport(Darwin)
      return "\(status.st_size)-\(status.st_mtimespec.tv_sec)"
    #else
      return "\(status.st_size)-\(status.st_mtim.tv_sec)-\(status.st_mtim.tv_nsec)"
    #endif
  }

  static func remove(_ path: String) {
    unsafe unlink(path)
  }

  /// Makes a folder and its parent folders.
  static func makeFolder(_ path: String) throws(Failure) {
    var folder = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      folder += "/\(part)"
      guard unsafe mkdir(folder, 0o755) == 0 || errno == EEXIST else { throw Failure("\(path) cannot be made") }
    }
  }

  // The C functions, whose names the static methods hide.

  private static func read(_ file: Int32, _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    #if canImport(Glibc)
      return unsafe Glibc.read(file, bytes, count)
    #elseif canImport(Musl)
      return unsafe Musl.read(file, bytes, count)
    #else
      return unsafe Darwin.read(file, bytes, count)
    #endif
  }

  private static func write(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
      return unsafe Glibc.write(file, bytes, count)
    #elseif canImport(Musl)
      return unsafe Musl.write(file, bytes, count)
    #else
      return unsafe Darwin.write(file, bytes, count)
    #endif
  }
}
