// SPDX-License-Identifier: Apache-2.0

import Quire

// Not in the original. This is what the original's code did, while its readme described what `animating` does here.

extension SheetInteraction {
  /// Runs a block with the fraction of the way from the named detent, 0, to the next larger one, 1.
  ///
  /// Outside that way the block isn't called, except once with 0 or 1 when the sheet leaves it. The largest detent has
  /// no such way.
  public func animatingAbove(
    _ detent: DetentIdentifier, interactionChange: Change, animationBlock: (CGFloat) -> Void
  ) {
    let travel = interactionChange.travel
    guard let lower = travel.index(of: detent), let upper = travel.above(lower) else { return }
    animate(interactionChange, from: lower, to: upper, animationBlock)
  }
}
