// SPDX-License-Identifier: Apache-2.0

extension Simulator: CustomReflectable {
  /// Without parts: a test that fails writes down what it compared, and all of an app would be too much of it.
  nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
}
