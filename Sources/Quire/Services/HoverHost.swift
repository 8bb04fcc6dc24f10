// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A host service that reports where the pointer hovers. A native host calls `Session.hovered` instead.
  @_spi(Hosts) @preconcurrency @MainActor public protocol HoverHost: AnyObject {
    /// Reports each move of the pointer from now on, in a turn of its own. The closure returns whether a recognizer
    /// watches the pointer there. If not, the host may omit the moves until the pointer reaches another view, or until
    /// another turn.
    func watch(_ moved: @escaping @MainActor (HoverReport) -> Bool)
  }

#endif
