// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files that a server may send: those in one folder, and nothing else.
struct SiteFolder: Sendable {
  /// The folder's path with all links resolved.
  private let root: String?

  /// Opens the file for a request's path, which is still encoded. Returns `nil` if there is none.
  func open(_ encoded: String) -> (path: String, file: ServedFile)? {
    guard let root, let path = file(at: encoded), let file = ServedFile(path, in: root) else { return nil }
    return (path, file)
  }

  init(_ folder: URL) {
    root = Self.resolved(folder.path)
  }

  /// Returns the file for a request's path, which is still encoded, or `nil` if there is none.
  ///
  /// The path is decoded once. It must then consist of plain names: not hidden, not empty, not `.` or `..`, and without
  /// backslashes and control characters. With links resolved, the file must be in the folder.
  func file(at encoded: String) -> String? {
    guard let root, encoded.hasPrefix("/"), let path = Self.decoded(encoded) else { return nil }
    guard !path.unicodeScalars.contains(where: { $0 == "\\" || $0.value < 0x20 || $0.value == 0x7F }) else {
      return nil
    }
    let names = path == "/" ? ["index.html"] : path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    guard names.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }) else { return nil }
    guard let file = Self.resolved(root + "/" + names.joined(separator: "/")), file.hasPrefix(root + "/") else {
      return nil
    }
    let kind = (try? FileManager.default.attributesOfItem(atPath: file))?[.type] as? FileAttributeType
    return kind == .typeRegular ? file : nil
  }

  /// Decodes percent escapes. Returns `nil` if one is incomplete, or if the result is not UTF-8.
  private static func decoded(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(hexDigit), let low = rest.popFirst().flatMap(hexDigit) else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func resolved(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }
}
