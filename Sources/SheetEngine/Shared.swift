// SPDX-License-Identifier: Apache-2.0

/// A large value that seldom changes: a copy of what holds it copies a reference.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
