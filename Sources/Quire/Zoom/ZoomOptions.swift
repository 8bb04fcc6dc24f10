// SPDX-License-Identifier: Apache-2.0

extension UIViewController.Transition {
  /// What can be said of a zoom beside its source. [DOC-ZOOM]
  @preconcurrency @MainActor public final class ZoomOptions: NSObject {
    /// Gives the part of the zoomed controller's view, in that view's coordinates, that lies over the source at the
    /// small end; `nil` leaves it to the system, which takes the view's whole width and its top.
    public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    /// Says whether a finger may begin to take the view away. Asked at the finger's first move, if that goes down;
    /// without it the context's `willBegin` counts. A finger that drags a sheet is the sheet's, and not asked about.
    public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
    /// Lies over what is behind; `nil` for the dimming of sheets. Sheets and popovers keep their own.
    public var dimmingColor: UIColor?
    /// Done to what is behind, under the dimming; none by default. Not for sheets and popovers.
    public var dimmingVisualEffect: UIBlurEffect?

    public override init() {
      super.init()
    }
  }

  /// What a source is asked for. [DOC-ZOOM]
  @preconcurrency @MainActor public final class ZoomSourceViewProviderContext: NSObject {
    /// Where the zoomed controller comes from: its presenter, or the controller below it in a navigation controller.
    public let sourceViewController: UIViewController
    /// What grows out of the source, or shrinks back into it.
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
      super.init()
    }
  }
}

extension UIViewController.Transition.ZoomOptions {
  /// What is to be aligned. [DOC-ZOOM]
  @preconcurrency @MainActor public final class AlignmentRectContext: NSObject {
    /// What the zoomed view is aligned with: the view that the source's provider gave.
    public let sourceView: UIView
    /// Its view's coordinates are those that the rectangle counts in.
    public let zoomedViewController: UIViewController

    init(source: UIView, zoomed: UIViewController) {
      sourceView = source
      zoomedViewController = zoomed
      super.init()
    }
  }

  /// A finger that would take the view away. [DOC-ZOOM]
  @preconcurrency @MainActor public final class InteractionContext: NSObject {
    /// In the zoomed controller's view.
    public let location: CGPoint
    /// In points per second.
    public let velocity: CGVector
    /// Whether it would begin without this closure: not while a scroller under the finger has something to scroll back.
    public let willBegin: Bool

    init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
      self.location = location
      self.velocity = velocity
      self.willBegin = willBegin
      super.init()
    }
  }
}

/// All that an app says of a zoom.
@MainActor struct ZoomSettings {
  typealias Context = UIViewController.Transition.ZoomSourceViewProviderContext

  enum Source {
    case view((Context) -> UIView?)
    case barButtonItem((Context) -> UIBarButtonItem?)
  }

  let options: UIViewController.Transition.ZoomOptions
  let source: Source

  var isBarButtonItem: Bool {
    if case .barButtonItem = source { return true }
    return false
  }

  /// What it grows out of or shrinks into now; `nil` where nothing of that is to be seen.
  func view(from source: UIViewController, to zoomed: UIViewController) -> UIView? {
    let context = Context(source: source, zoomed: zoomed)
    let view: UIView? =
      switch self.source {
      case .view(let provider): provider(context)
      case .barButtonItem(let provider): provider(context)?.button
      }
    guard let view, view.window != nil, view.bounds.width > 0, view.bounds.height > 0 else { return nil }
    return view
  }

  /// The corners that it has at the small end. A bar's button has none of its own, and becomes a capsule.
  func cornerRadius(of view: UIView) -> CGFloat {
    isBarButtonItem ? min(view.bounds.width, view.bounds.height) / 2 : view.storedLayer?.cornerRadius ?? 0
  }
}
