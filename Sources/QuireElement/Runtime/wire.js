// The numbers of the buffer that are the element's own, as format.md explains them and Swift's `ElementFormat` has them.

/** What the elements tell. */
export const ElementMessage = Object.freeze({
  sheetPresent: 64,
  sheetConfigure: 65,
  sheetDismiss: 66,
  sheetAnswer: 67,
});

/** What is told for the elements' sake. */
export const ElementCommand = Object.freeze({
  sheetNotice: 64,
  sheetProgress: 65,
  sheetQuestion: 66,
  sheetDetent: 67,
});

/** What a notice tells. */
export const ElementNotice = Object.freeze({
  willDismiss: 0,
  didDismiss: 1,
  attempted: 2,
  selected: 3,
  dragBegan: 4,
  dragEnded: 5,
  stays: 6,
  noActiveDetent: 7,
});

/** How a detent's height is declared. */
export const ElementDetent = Object.freeze({
  medium: 0,
  large: 1,
  asked: 2,
  fitted: 3,
});

/** Settings that are on or off, each a bit. */
export const ElementFlags = Object.freeze({
  prefersGrabberVisible: 1,
  prefersEdgeAttachedInCompactHeight: 2,
  widthFollowsPreferredContentSize: 4,
  prefersPageSizing: 8,
  pushesBackPresenter: 16,
  isModal: 32,
  wantsProgressInMotion: 64,
  hasSource: 128,
});
