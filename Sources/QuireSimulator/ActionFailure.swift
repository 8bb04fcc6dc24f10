// SPDX-License-Identifier: Apache-2.0

/// The failure of a test's action: its target doesn't exist, or a finger can't reach it.
///
/// A test method that `throws` fails with this error, in Swift Testing and in XCTest. Its text contains the target, the
/// test's line, and everything on the screen.
public struct ActionFailure: Error, CustomStringConvertible {
  /// A sentence with the target and the reason.
  public let reason: String
  /// The list of everything on the screen, as in `Simulator.description`.
  public let screen: String
  /// The module and file of the test's line.
  public let fileID: String
  /// The test's line.
  public let line: Int

  /// The reason, the test's line, and the list of everything on the screen.
  public var description: String { "\(reason) (\(fileID):\(line))\n\(screen)" }
}

/// The position of an action in a test's source.
struct Place {
  var fileID: String
  var line: Int
}
