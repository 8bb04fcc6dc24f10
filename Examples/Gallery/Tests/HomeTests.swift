// SPDX-License-Identifier: Apache-2.0

import Foundation
import Quire
import QuireSimulator
import Testing

@testable import Gallery

/// The first screen: its topics, its search, the display's settings, and the addresses.
@MainActor @Suite struct HomeTests {
  private var topics: [Topic] { Subject.all.flatMap { $0.topics } }

  @Test func eachTopicHasItsCodeAndAnAddressOfItsOwn() {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../App/Resources/code")
    for topic in topics {
      #expect(!topic.code.isEmpty, "\(topic.title)")
      for name in topic.code {
        let text = try? String(contentsOf: folder.appendingPathComponent(name + ".swift"), encoding: .utf8)
        #expect(text?.contains("SPDX") == true, "\(name), of \(topic.title)")
      }
    }
    #expect(Set(topics.map { $0.address }).count == topics.count)
    #expect(topics.allSatisfy { $0.address.allSatisfy { $0.isLowercase || $0 == "-" } })
  }

  @Test func theSearchFindsTitlesAndSummaries() throws {
    let simulator = Simulator(.phone) { Gallery.makeRootViewController() }
    try simulator.tap("Search screens")
    try simulator.type("PICK")
    simulator.settle()
    let found = topics.filter { simulator.element($0.title, role: .button) != nil }.map { $0.title }
    #expect(found == ["Questions", "Bars", "Pickers"])
    try simulator.type("zzz")
    simulator.settle()
    #expect(simulator.element("Nothing found") != nil)
  }

  @Test func theAddressOpensAScreenAndFollowsIt() throws {
    let script = SimulatedScript()
    script.functions["address"] = { _ in .text("stacks") }
    script.functions["showAddress"] = { _ in .nothing }
    let simulator = Simulator(.phone, script: script) { Gallery.makeRootViewController() }
    simulator.settle()
    #expect(simulator.element("Sheet 1") != nil)
    script.callApp("addressChanged", [.text("hand-off")])
    simulator.settle()
    #expect(simulator.element("One finger") != nil && simulator.sheets.count == 1)
    script.callApp("addressChanged", [.text("nowhere")])
    simulator.settle()
    #expect(simulator.sheets.isEmpty)
    let shown = script.calls.filter { $0.name == "showAddress" }.compactMap { $0.arguments.first?.text }
    #expect(shown.prefix(2) == ["stacks", "hand-off"])
  }

  @Test func theDisplaysSettingsReachEachSheet() throws {
    let root = Gallery.makeRootViewController()
    let simulator = Simulator(.phone) { root }
    try simulator.tap("Display")
    simulator.settle()
    try simulator.tap("Dark")
    try simulator.tap("iOS 26")
    try simulator.tap("XXXL")
    simulator.settle()
    let settings = try #require(root.presentedViewController)
    #expect(settings.traitCollection.userInterfaceStyle == .dark)
    #expect(settings.traitCollection.preferredContentSizeCategory == .extraExtraExtraLarge)
    #expect(root.traitCollection.userInterfaceStyle == .dark)
    #expect(root.view.window?.sheetLook == .floating)
    try simulator.tap("Light")
    simulator.settle()
    #expect(root.traitCollection.userInterfaceStyle == .light)
  }
}
