// SPDX-License-Identifier: Apache-2.0

import Quire

// Not in the original. The original's code behaved like this, while its readme described the behavior that `animating`
// has here.

extension SheetInteraction {
  /// Runs a block with the fraction of the distance from the given detent, 0, to the next larger one, 1.
  ///
  /// Outside this range the block isn't called, except once with 0 or 1 when the sheet leaves the range. The largest
  /// detent has no such range.
  public func animatingAbove(
    _ detent: DetentIdentifier, interactionChange: Change, animationBlock: (CGFloat) -> Void
  ) {
    let travel = interactionChange.travel
    guard let lower = travel.index(of: detent), let upper = travel.above(lower) else { return }
    animate(interactionChange, from: lower, to: upper, animationBlock)
  }
}
