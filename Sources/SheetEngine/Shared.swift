// SPDX-License-Identifier: Apache-2.0

/// A box for a large value that rarely changes. Copying its owner copies only a reference.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
