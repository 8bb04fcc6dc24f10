// SPDX-License-Identifier: Apache-2.0

/// A box for a large value that seldom changes: copying its owner copies a reference only.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
