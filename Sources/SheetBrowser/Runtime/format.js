// The numbers of the buffer, as format.md explains them and Swift's `Command` and `Message` have them.

/** What a turn's commands ask of the page. */
export const Command = Object.freeze({
  layerInsert: 1,
  layerRemove: 2,
  layerReshape: 3,
  layerPlace: 4,
  layerMove: 5,
  layerTouches: 6,
  layerPhase: 7,
  layerDetent: 8,
  touchClaim: 9,
  scrollTo: 10,
  editingEnd: 11,
  wake: 12,

  viewCreate: 32,
  viewRemove: 33,
  viewChildren: 34,
  viewContent: 35,
  viewFrame: 36,
  viewStyle: 37,
  viewText: 38,
  viewImage: 39,
  viewScrollContent: 40,
  viewScrollOffset: 41,
  viewControl: 42,
  viewAccessibility: 43,
  viewTransform: 44,
  viewBackdrop: 45,
  viewInput: 46,
  viewSelection: 47,
  viewFocus: 48,
  viewSurround: 49,
  viewMotion: 56,
  touchWatch: 57,
});

/** What the page tells. */
export const Message = Object.freeze({
  start: 1,
  environment: 2,
  touchBegan: 3,
  touchMoved: 4,
  touchEnded: 5,
  touchCancelled: 6,
  wheel: 7,
  partActivated: 8,
  escape: 9,
  advance: 10,
  finishMotion: 11,
  scrolled: 12,
  viewActivated: 13,
  viewFocused: 20,
  viewEdited: 21,
  viewSelected: 22,
  viewReturned: 23,
  partStepped: 24,
});

export const Layout = Object.freeze({
  version: 1,
  headerWords: 4,
  lengthShift: 8,
  placementWords: 18,
  messageHeaderWords: 6,
});

export const phases = Object.freeze(["presenting", "resting", "dragging", "settling", "dismissing"]);

export const Part = Object.freeze({
  content: 0,
  grabber: 1,
  dimming: 2,
  header: 3,
  outside: 4,
});

export const Owner = Object.freeze({
  sheet: 0,
  scroller: 1,
  content: 2,
});

export const Form = Object.freeze({
  sheet: 0,
  popover: 1,
  fullScreen: 2,
  overFullScreen: 3,
  alert: 4,
  custom: 5,
});
