// SPDX-License-Identifier: Apache-2.0

/// How a view controller is presented. [DOC]
public enum UIModalPresentationStyle: Int, Sendable {
  /// The system's choice. A view controller's own style never reads as this one.
  case automatic = -2
  /// No style; as an adaptive style: no adaptation.
  case none = -1
  /// Covers the window; what is below is removed from the screen.
  case fullScreen = 0
  /// A sheet of the system's size.
  case pageSheet = 1
  /// A sheet of the content's size, if there is room for it.
  case formSheet = 2
  /// Covers the view of the nearest controller that defines a presentation context; that view is removed from the
  /// screen.
  case currentContext = 3
  /// Run by the presentation controller and the animators of the transitioning delegate.
  case custom = 4
  /// Covers the window; what is below stays visible.
  case overFullScreen = 5
  /// Covers the view of the nearest controller that defines a presentation context; that view stays visible.
  case overCurrentContext = 6
  /// Points at its source; by default it becomes a sheet in compact width.
  case popover = 7
}

/// How a covering presentation appears and disappears.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides in from the bottom edge.
  case coverVertical = 0
  /// Does not flip here: it dissolves.
  case flipHorizontal = 1
  /// Fades in and out.
  case crossDissolve = 2
  /// Does not curl here: it dissolves.
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

  /// Whether it is a sheet's style.
  var isSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet: true
    case .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover: false
    }
  }

  /// Whether what it covers is removed from the screen.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether it covers a controller's view only, if some controller defines a presentation context.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
