// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import QuireCommand

@Suite struct MissingImportsTests {
  private let base = FileManager.default.temporaryDirectory.appendingPathComponent("imports-\(UUID().uuidString)")

  private func sentence(_ places: [String]) throws -> String? {
    let files = [
      "Map.swift": "import MapKit\nimport UIKit\n", "Scan.swift": "import AVFoundation\nimport Vision\n",
      "Grid.swift": "import Elsewhere\n", "Screen.swift": "import UIKit\n// import MapKit\n",
      "Sources/Elsewhere/QuireAbsent.swift": "",
    ]
    defer { try? FileManager.default.removeItem(at: base) }
    for (name, text) in files {
      let file = base.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return MissingImports(errorsIn: places, base: base, package: base).sentence
  }

  @Test func theRestCompiles() throws {
    #expect(
      try sentence(["Map.swift"])
        == "The error is in Map.swift, which imports MapKit. This module does not exist here. The compiler found no error "
        + "in the rest of the app, which runs once this file does without it.")
    #expect(
      try sentence(["Map.swift", "Scan.swift", "Map.swift"])
        == "All errors are in Map.swift and Scan.swift, which import AVFoundation, MapKit and Vision. These modules do "
        + "not exist here. The compiler found no error in the rest of the app, which runs once these files do without "
        + "them.")
  }

  /// A package that is not taken is a missing module too. Paths may be absolute.
  @Test func packagesFromElsewhere() throws {
    let file = base.appendingPathComponent("Grid.swift").path
    #expect(try sentence([file])?.hasPrefix("The error is in Grid.swift, which imports Elsewhere.") == true)
  }

  @Test func otherErrors() throws {
    #expect(
      try sentence(["Map.swift", "Screen.swift", ""])
        == "1 of the 3 errors is in Map.swift, which imports MapKit. This module does not exist here.")
    #expect(
      try sentence(["Map.swift", "Map.swift", "Screen.swift"])?.hasPrefix("2 of the 3 errors are in Map.swift") == true)
    #expect(try sentence(["Screen.swift", "Gone.swift", ""]) == nil)
    #expect(try sentence([]) == nil)
  }
}
