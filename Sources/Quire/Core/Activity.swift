// SPDX-License-Identifier: Apache-2.0

/// Whether an app is visible and receives events.
@_spi(Hosts) public enum Activity: UInt8, Hashable, Sendable, CaseIterable {
  /// Visible, and receiving events. The initial state of an app.
  case active
  /// Visible, but not receiving events.
  case inactive
  /// Not visible.
  case background
  /// Ended. The host makes no further call.
  case ended
}
