// SPDX-License-Identifier: Apache-2.0

import Foundation
import Quire
import QuireSimulator
import SheetEngine
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Writes pictures of the app's states into the folder that `QUIRE_PICTURES` names, for a person to look at.
@MainActor @Suite struct PictureTests {
  @Test func everyStateDraws() throws {
    let states: [(String, Device, Simulator.Appearance)] = [
      ("phone", .phone, .light), ("phone-dark", .phone, .dark), ("landscape", .phoneLandscape, .light),
      ("home-button", .homeButtonPhone, .light), ("pad", .pad, .light),
    ]
    for (name, device, appearance) in states {
      let simulator = Simulator.postcards(on: device, appearance: appearance)
      try write(simulator, name)
      try simulator.tap("Choose photo")
      simulator.settle()
      try write(simulator, name + "-picker")
      if device.environment.verticalSizeClass == .regular {
        let top = try #require(simulator.sheet).frame.minY
        simulator.drag(from: CGPoint(x: 150, y: top + 30), to: CGPoint(x: 150, y: 150))
        try write(simulator, name + "-settling")
        simulator.settle()
        try write(simulator, name + "-large")
      }
    }
  }

  private func write(_ simulator: Simulator, _ name: String) throws {
    let picture = simulator.picture()
    // Well-formed, and every reference has its definition.
    let document = try XMLDocument(xmlString: picture)
    #expect(document.rootElement()?.name == "svg")
    guard let folder = ProcessInfo.processInfo.environment["QUIRE_PICTURES"] else { return }
    try picture.write(toFile: "\(folder)/\(name).svg", atomically: true, encoding: .utf8)
  }
}
