// SPDX-License-Identifier: Apache-2.0

extension Simulator: CustomReflectable {
  /// A mirror without parts. A test that fails prints the values that it compared, and a whole app would be too long.
  nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
}
