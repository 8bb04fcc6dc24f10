// SPDX-License-Identifier: Apache-2.0

/// Why an action of a test did nothing: what it was aimed at isn't there, or a finger doesn't get at it.
///
/// A test method that `throws` fails with it, in Swift Testing and in XCTest alike. Its text names what was looked for,
/// where the test asked for it, and all that is on the screen.
public struct ActionFailure: Error, CustomStringConvertible {
  /// One sentence: what was looked for and what is wrong with it.
  public let reason: String
  /// All that is on the screen, as `Simulator.description` lists it.
  public let screen: String
  /// The module and file of the test's line.
  public let fileID: String
  /// The test's line.
  public let line: Int

  /// The reason, the test's line, and the list of what is on the screen.
  public var description: String { "\(reason) (\(fileID):\(line))\n\(screen)" }
}

/// Where a test asks for something.
struct Place {
  var fileID: String
  var line: Int
}
