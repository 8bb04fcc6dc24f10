// SPDX-License-Identifier: Apache-2.0

import LenientClients
import QuireSimulator
import SheetEngine
import Testing
import UIKit

/// Swift 5 code that names no actor compiles and works.
@MainActor @Suite struct LenientClientTests {
  @Test func aStyleWithoutAnActor() throws {
    let root = UIViewController()
    let simulator = Simulator { root }
    let controller = SheetStyle().makeController()
    let record = Record()
    controller.sheetPresentationController?.delegate = record
    simulator.perform { root.present(controller, animated: true) }
    simulator.settle()
    let sheet = try #require(controller.sheetPresentationController)
    #expect(sheet.detents == [.medium(), .large()] && sheet.prefersGrabberVisible)
    let top = try #require(simulator.sheet).frame.minY
    simulator.drag(
      from: CGPoint(x: 200, y: top + 10), to: CGPoint(x: 200, y: 80), duration: 0.3, hold: 0.2, lifts: true)
    simulator.settle()
    #expect(record.names == ["com.apple.UIKit.large"])
    #expect(Palette.accent == .systemBlue && Palette.controllers().count == 1)
  }
}
