// SPDX-License-Identifier: Apache-2.0

extension Stack {
  /// Whether the engine moves a scroller by the momentum of a gesture that a sheet owned.
  public func scrolls(_ scroller: ScrollerID) -> Bool {
    gestures.momentum?.value.scroller == scroller
  }
}
