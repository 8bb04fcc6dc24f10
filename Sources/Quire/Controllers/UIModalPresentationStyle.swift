// SPDX-License-Identifier: Apache-2.0

/// How a view controller is presented. [DOC]
public enum UIModalPresentationStyle: Int, Sendable {
  /// The system's choice. A view controller's own style never reads as this one.
  case automatic = -2
  /// No style: of an adaptation that it stays as it is.
  case none = -1
  /// Covers the window and takes what is below off the screen.
  case fullScreen = 0
  /// A sheet of the system's size.
  case pageSheet = 1
  /// A sheet of the content's size, where there is room for it.
  case formSheet = 2
  /// Covers the view of the nearest controller that defines a presentation context, and takes it off the screen.
  case currentContext = 3
  /// Runs by the presentation controller and the animators of the transitioning delegate.
  case custom = 4
  /// Covers the window; what is below stays visible.
  case overFullScreen = 5
  /// Covers the view of the nearest controller that defines a presentation context; it stays visible.
  case overCurrentContext = 6
  /// Points at its source; a sheet in compact width unless told otherwise.
  case popover = 7
}

/// How a covering presentation comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides in from the bottom edge.
  case coverVertical = 0
  /// Nothing turns here: it dissolves.
  case flipHorizontal = 1
  /// Fades in and out.
  case crossDissolve = 2
  /// Nothing curls here: it dissolves.
  case partialCurl = 3

  var dissolves: Bool { self != .coverVertical }
}

extension UIModalPresentationStyle {
  /// Whether a controller of this style covers a part of the window by itself, with no detents and no source.
  var covers: Bool {
    switch self {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: true
    case .automatic, .none, .pageSheet, .formSheet, .custom, .popover: false
    }
  }

  /// Whether it is run by a sheet.
  var isSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet: true
    case .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover: false
    }
  }

  /// Whether what it covers leaves the screen.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether it covers a part of the window only, where some controller defines one.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
