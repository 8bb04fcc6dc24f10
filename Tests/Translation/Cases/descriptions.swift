// SPDX-License-Identifier: Apache-2.0

import UIKit

// The text of values without a description of their own.

private struct Point { var x = 1, y: Double = 2 }

struct DescriptionsPerson {
  enum State { case idle, running(Int), named(first: String, Int?) }

  let name: String
  var state: State
  var tags: [String] = ["a"]
  var friend: String?
  fileprivate var spot: Point?
}

private enum Level: Int { case low = 1, high }

private struct Plain: CustomStringConvertible {
  var description: String { "plain" }
}

@MainActor func descriptions() -> [String] {
  var person = DescriptionsPerson(name: "Ann \"A\"", state: .running(3), friend: "Bo")
  person.tags.append("b")
  return [
    "\(Point())", "\(person.state)",
    "\(DescriptionsPerson.State.idle) \(DescriptionsPerson.State.named(first: "F", nil))", "\(Level.high) \(Plain())",
    "\(DescriptionsPerson(name: "Cy", state: .idle, friend: nil))".replacingModule,
    "\(person)".replacingModule,
  ]
}

extension String {
  /// The text without the module's name, which differs between builds.
  fileprivate var replacingModule: String {
    var result = ""
    var rest = self[...]
    while let first = rest.first {
      if rest.hasPrefix("Cases.") { rest = rest.dropFirst(6) } else { result.append(first); rest = rest.dropFirst() }
    }
    return result
  }
}

// => Point(x: 1, y: 2.0)
// => running(3)
// => idle named(first: "F", nil)
// => high plain
// => DescriptionsPerson(name: "Cy", state: DescriptionsPerson.State.idle, tags: ["a"], friend: nil, spot: nil)
// => DescriptionsPerson(name: "Ann \"A\"", state: DescriptionsPerson.State.running(3), tags: ["a", "b"], friend: Optional("Bo"), spot: nil)
