// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuireSimulator
import Testing

@testable import Quire

/// Addresses that an app opens outside itself.
@MainActor @Suite struct AddressTests {
  @Test func opening() throws {
    let root = UIViewController()
    let simulator = Simulator { root }
    var answers: [Bool] = []
    let page = try #require(URL(string: "https://example.org/a?b=c#d"))
    let mail = try #require(URL(string: "mailto:harbor@example.org"))
    let script = try #require(URL(string: "JavaScript:alert(1)"))
    let part = try #require(URL(string: "/only/a/path"))
    let application = UIApplication.shared
    simulator.perform {
      application.open(page) { answers.append($0) }
      #expect(answers.isEmpty, "the answer comes after the call")
      application.open(mail, options: [.universalLinksOnly: true])
      application.open(script, options: [:]) { answers.append($0) }
      application.open(part) { answers.append($0) }
    }
    #expect(simulator.openedAddresses == ["https://example.org/a?b=c#d", "mailto:harbor@example.org"])
    #expect(answers == [true, false, false])
    #expect([page, mail, script, part].map { application.canOpenURL($0) } == [true, true, false, false])
  }
}
