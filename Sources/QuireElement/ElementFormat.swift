/// What the elements tell, beside the page's own messages. `Runtime/format.md` says which words follow each number.
enum ElementMessage: UInt32, CaseIterable, Sendable {
  case sheetPresent = 64
  case sheetConfigure = 65
  case sheetDismiss = 66
  case sheetAnswer = 67
}

/// What the page is told for the elements' sake, behind all other commands of a turn.
enum ElementCommand: UInt32, CaseIterable, Sendable {
  case sheetNotice = 64
  case sheetProgress = 65
  case sheetQuestion = 66
  case sheetDetent = 67
}

/// What a notice tells; the word after it is a detent's key, a flag, or 0.
enum ElementNotice: UInt32, CaseIterable, Sendable {
  case willDismiss = 0
  case didDismiss = 1
  case attempted = 2
  case selected = 3
  case dragBegan = 4
  case dragEnded = 5
  case stays = 6
  case noActiveDetent = 7
}

/// How an element declares a detent's height.
enum ElementDetent: UInt32, CaseIterable, Sendable {
  case medium = 0
  case large = 1
  /// The page says the height inside the safe area, once it is told the largest.
  case asked = 2
  /// The same; a new height is taken up animated.
  case fitted = 3
}

/// Settings that are on or off, each a bit.
struct ElementFlags: OptionSet, Sendable {
  let rawValue: UInt32

  static var prefersGrabberVisible: ElementFlags { ElementFlags(rawValue: 1) }
  static var prefersEdgeAttachedInCompactHeight: ElementFlags { ElementFlags(rawValue: 2) }
  static var widthFollowsPreferredContentSize: ElementFlags { ElementFlags(rawValue: 4) }
  static var prefersPageSizing: ElementFlags { ElementFlags(rawValue: 8) }
  static var pushesBackPresenter: ElementFlags { ElementFlags(rawValue: 16) }
  static var isModal: ElementFlags { ElementFlags(rawValue: 32) }
  static var wantsProgressInMotion: ElementFlags { ElementFlags(rawValue: 64) }
  static var hasSource: ElementFlags { ElementFlags(rawValue: 128) }
}
