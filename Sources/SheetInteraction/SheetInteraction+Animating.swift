// SPDX-License-Identifier: Apache-2.0

import Quire

extension SheetInteraction {
  /// Runs a block with the fraction of the distance from the next smaller detent, 0, to the given one, 1.
  ///
  /// Outside this range the block isn't called, except once with 0 or 1 when the sheet leaves the range. The smallest
  /// detent has no such range.
  public func animating(
    _ detent: DetentIdentifier, interactionChange: Change, animationBlock: (CGFloat) -> Void
  ) {
    let travel = interactionChange.travel
    guard let upper = travel.index(of: detent), let lower = travel.below(upper) else { return }
    animate(interactionChange, from: lower, to: upper, animationBlock)
  }

  /// Returns the fraction of the total travel: 0 at the smallest active detent, 1 at the largest. 0 while the sheet
  /// isn't presented.
  ///
  /// With `relativeToSafeArea`, 1 is the largest height inside the safe area, whichever detent is the largest.
  public func totalPercentageAnimated(relativeToSafeArea: Bool = false) -> CGFloat {
    guard let position = sheetController.position, let travel = Travel(sheetController.stops) else { return 0 }
    guard relativeToSafeArea, let maximum = sheetController.maximumDetentValue else {
      return travel.total(at: position.offset)
    }
    return travel.total(atHeight: travel.height(at: position.offset), maximum: maximum)
  }

  func animate(_ change: Change, from lower: Int, to upper: Int, _ block: (CGFloat) -> Void) {
    guard
      let fraction = change.travel.fraction(of: change.height, after: change.previousHeight, from: lower, to: upper)
    else { return }
    block(fraction)
  }
}
