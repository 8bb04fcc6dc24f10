// SPDX-License-Identifier: Apache-2.0

import UIKit

// A protocol to which only classes conform, as the type of a value.

private protocol Visitor {
  var count: Int { get set }
  mutating func visit(_ text: String)
}

extension Visitor {
  mutating func visitTwice(_ text: String) {
    visit(text)
    visit(text)
  }
}

private protocol LoudVisitor: Visitor {}

private final class Guest: LoudVisitor {
  var count = 0
  func visit(_ text: String) { count += text.count }
}

private final class Host {
  var visitor: Visitor?
  var visitors: [any Visitor] = []
}

@MainActor func classBoundProtocols() -> [String] {
  let guest = Guest()
  let host = Host()
  host.visitor = guest
  host.visitors = [guest, Guest()]
  host.visitor?.visit("abc")
  for var visitor in host.visitors { visitor.visitTwice("d") }
  return ["\(guest.count)", "\(host.visitors.map(\.count))".count > 2 ? "two" : ""]
}

// => 5
// => two
