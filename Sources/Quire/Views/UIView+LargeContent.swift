// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// Whether a long press shows the view's content enlarged to users with large text; `false` by default. It has no
  /// effect: the browser zooms the whole page instead.
  public final var showsLargeContentViewer: Bool {
    get { viewSettings?.largeContent?.isShown ?? false }
    set { changeLargeContent { $0.isShown = newValue } }
  }

  /// The enlarged title; `nil` by default. It has no effect: see `showsLargeContentViewer`.
  public final var largeContentTitle: String? {
    get { viewSettings?.largeContent?.title }
    set { changeLargeContent { $0.title = newValue } }
  }

  /// The enlarged image; `nil` by default. It has no effect: see `showsLargeContentViewer`.
  public final var largeContentImage: UIImage? {
    get { viewSettings?.largeContent?.image }
    set { changeLargeContent { $0.image = newValue } }
  }

  /// Whether the enlarged image grows with the size of the text; `false` by default. It has no effect: see
  /// `showsLargeContentViewer`.
  public final var scalesLargeContentImage: Bool {
    get { viewSettings?.largeContent?.scalesImage ?? false }
    set { changeLargeContent { $0.scalesImage = newValue } }
  }

  /// The insets of the enlarged image; zero by default. It has no effect: see `showsLargeContentViewer`.
  public final var largeContentImageInsets: UIEdgeInsets {
    get { viewSettings?.largeContent?.insets ?? .zero }
    set { changeLargeContent { $0.insets = newValue } }
  }

  private final func changeLargeContent(_ change: (inout ViewSettings.LargeContent) -> Void) {
    changeSettings { settings in
      var content = settings.largeContent ?? ViewSettings.LargeContent()
      change(&content)
      settings.largeContent = content
    }
  }
}

/// An interaction that shows the enlarged content of views during a long press. It has no effect: the browser zooms the
/// whole page instead.
@preconcurrency @MainActor public final class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Whether the user's settings ask for enlarged content. Always `false` here.
  public static var isEnabled: Bool { false }

  /// The delegate. Held weakly; never called.
  @Weak public private(set) var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view that has the interaction; `nil` for none.
  @Weak public private(set) var view: UIView?

  /// Creates an interaction with a delegate.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    super.init()
    self.delegate = delegate
  }

  /// Creates an interaction without a delegate.
  public override convenience init() {
    self.init(delegate: nil)
  }

  /// Does nothing.
  public func willMove(to view: UIView?) {}
  /// Notes the view.
  public func didMove(to view: UIView?) { self.view = view }
}

/// The methods with which a delegate chooses the content to enlarge. None of them is called.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}
