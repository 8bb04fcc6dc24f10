// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A host service that reports presses of keys. A native host calls `Session.pressed` instead.
  @_spi(Hosts) @preconcurrency @MainActor public protocol KeyHost: AnyObject {
    /// Reports each press of a key from now on, in a turn of its own. The closure returns whether a command took the
    /// press; otherwise the key has its usual effect at the host.
    func watch(_ pressed: @escaping @MainActor (KeyPress) -> Bool)
  }

#endif
