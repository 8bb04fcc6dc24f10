// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The user's browser, if there is a screen.
enum Browser {
  /// Returns the program that opens an address. `nil` without a screen, without a terminal, or in continuous
  /// integration.
  static func opener(
    environment: [String: String] = ProcessInfo.processInfo.environment, isTerminal: Bool = isatty(1) == 1
  ) -> String? {
    guard isTerminal, environment["CI"] == nil else { return nil }
    #if os(macOS)
      guard environment["SSH_CONNECTION"] == nil else { return nil }
      return Programs.find("open", in: environment["PATH"] ?? "")
    #else
      guard environment["DISPLAY"]?.isEmpty == false || environment["WAYLAND_DISPLAY"]?.isEmpty == false else {
        return nil
      }
      return Programs.find("xdg-open", in: environment["PATH"] ?? "")
    #endif
  }

  /// Opens a page. A failure is ignored, because the address has been printed.
  static func open(_ page: String) {
    guard let opener = opener() else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: opener)
    process.arguments = [page]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.start()
  }
}
