// SPDX-License-Identifier: Apache-2.0

extension Simulator: CustomReflectable {
  /// A mirror without parts. A failed test prints the values that it compared, and the output of a whole app would be
  /// too long.
  nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
}
