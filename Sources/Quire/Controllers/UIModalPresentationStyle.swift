// SPDX-License-Identifier: Apache-2.0

/// The style in which a view controller is presented. [DOC]
public enum UIModalPresentationStyle: Int, Sendable {
  /// The system's choice. Reading a view controller's own style never returns this value.
  case automatic = -2
  /// No style. As an adaptive style, it means no adaptation.
  case none = -1
  /// A presentation that covers the window. The content below is removed from the screen.
  case fullScreen = 0
  /// A sheet with the standard size.
  case pageSheet = 1
  /// A sheet with the size of its content, if there is enough space.
  case formSheet = 2
  /// A presentation that covers the view of the nearest controller that defines a presentation context. That view is
  /// removed from the screen.
  case currentContext = 3
  /// A presentation that is managed by the presentation controller and the animators of the transitioning delegate.
  case custom = 4
  /// A presentation that covers the window. The content below remains visible.
  case overFullScreen = 5
  /// A presentation that covers the view of the nearest controller that defines a presentation context. That view
  /// remains visible.
  case overCurrentContext = 6
  /// A popover that points to its source. By default, it becomes a sheet in compact width.
  case popover = 7
}

/// The animation with which a covering presentation appears and disappears.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides in from the bottom edge.
  case coverVertical = 0
  /// A flip on Apple's systems. In Quire, a cross dissolve.
  case flipHorizontal = 1
  /// Fades in and out.
  case crossDissolve = 2
  /// A page curl on Apple's systems. In Quire, a cross dissolve.
  case partialCurl = 3

  var dissolves: Bool { self != .coverVertical }
}

extension UIModalPresentationStyle {
  /// Whether a controller of this style covers a part of the window by itself, without detents and without a source.
  var covers: Bool {
    switch self {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: true
    case .automatic, .none, .pageSheet, .formSheet, .custom, .popover: false
    }
  }

  /// Whether the style is that of a sheet.
  var isSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet: true
    case .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover: false
    }
  }

  /// Whether the content that the presentation covers is removed from the screen.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the presentation covers only a controller's view, if a controller defines a presentation context.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
