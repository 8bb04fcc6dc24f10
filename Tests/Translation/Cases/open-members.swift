// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

// Members of an open class that other modules do not override, and generic methods.

open class OpenMembersBase {
  public init() {}
  open func overridden() -> String { "base" }
  func hook() -> String { "base hook" }
  func plain() -> String { "plain" }
  fileprivate lazy var lazily = "lazy"
  public var computed: Int { 3 }
  var observed = 1 { didSet { observed = max(observed, oldValue) } }
  func generic<Value>(_ value: Value) -> Value { value }
  subscript(index: Int) -> Int { index * 2 }
}

final class OpenMembersHeir: OpenMembersBase {
  override func overridden() -> String { "heir" }
  override func hook() -> String { "heir hook" }
}

@MainActor func openMembers() -> [String] {
  let base: OpenMembersBase = OpenMembersHeir()
  base.observed = 0
  return [
    base.overridden(), base.hook(), base.plain(), base.lazily,
    "\(base.computed) \(base.observed) \(base.generic(4)) \(base[2])",
  ]
}

// => heir
// => heir hook
// => plain
// => lazy
// => 3 1 4 4
