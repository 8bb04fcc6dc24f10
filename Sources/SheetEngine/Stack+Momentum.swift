// SPDX-License-Identifier: Apache-2.0

extension Stack {
  /// Returns whether the engine moves a scroller with the momentum of a gesture that a sheet owned.
  public func scrolls(_ scroller: ScrollerID) -> Bool {
    gestures.momentum?.value.scroller == scroller
  }
}
