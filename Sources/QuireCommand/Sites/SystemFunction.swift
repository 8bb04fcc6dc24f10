// SPDX-License-Identifier: Apache-2.0

import Foundation

#if os(Linux)
  /// Linux functions that the C library contains, but that are missing in Swift's module of it. Its headers declare
  /// them only with options that this module does not set.
  enum SystemFunction {
    /// Makes two files or folders trade their names. Returns whether it succeeded.
    static func exchange(_ first: String, _ second: String) -> Bool {
      typealias Function =
        @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
      guard let symbol = unsafe dlsym(nil, "renameat2") else { return false }
      let exchange: UInt32 = 2
      // The type is the one in the function's manual page.
      return unsafe unsafeBitCast(symbol, to: Function.self)(AT_FDCWD, first, AT_FDCWD, second, exchange) == 0
    }

    /// Returns the names of a folder's attributes, each followed by a zero byte, or `nil` if they can't be listed.
    static func attributes(of path: String) -> [CChar]? {
      typealias Function = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<CChar>, Int) -> Int
      guard let symbol = unsafe dlsym(nil, "llistxattr") else { return nil }
      var names = [CChar](repeating: 0, count: 4096)
      let count = unsafe unsafeBitCast(symbol, to: Function.self)(path, &names, names.count)
      return count >= 0 ? Array(names[..<count]) : errno == ENOTSUP ? [] : nil
    }
  }
#else
  /// The functions, under their names on Apple's systems.
  enum SystemFunction {
    static func exchange(_ first: String, _ second: String) -> Bool {
      unsafe renamex_np(first, second, UInt32(RENAME_SWAP)) == 0
    }

    static func attributes(of path: String) -> [CChar]? {
      var names = [CChar](repeating: 0, count: 4096)
      let count = unsafe listxattr(path, &names, names.count, XATTR_NOFOLLOW)
      return count >= 0 ? Array(names[..<count]) : nil
    }
  }
#endif
