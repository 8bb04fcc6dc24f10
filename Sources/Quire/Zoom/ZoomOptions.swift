// SPDX-License-Identifier: Apache-2.0

extension UIViewController.Transition {
  /// The options of a zoom. [DOC-ZOOM]
  @preconcurrency @MainActor public final class ZoomOptions: NSObject {
    /// Returns the part of the zoomed controller's view, in that view's coordinates, that covers the source at the
    /// small end. With `nil`, the system uses the view's whole width and its top.
    public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    /// Returns whether a finger may begin an interactive dismissal. Called at the finger's first move if it goes down.
    /// Without this closure, the context's `willBegin` decides. Not called for a finger that drags a sheet.
    public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
    /// The color over the content behind. `nil` means the dimming of sheets. Sheets and popovers keep their own.
    public var dimmingColor: UIColor?
    /// The effect on the content behind, under the dimming. None by default. Ignored for sheets and popovers.
    public var dimmingVisualEffect: UIBlurEffect?

    public override init() {
      super.init()
    }
  }

  /// The context of a request for a source. [DOC-ZOOM]
  @preconcurrency @MainActor public final class ZoomSourceViewProviderContext: NSObject {
    /// The presenter of the zoomed controller, or the controller below it in a navigation controller.
    public let sourceViewController: UIViewController
    /// The controller that grows out of the source, or shrinks back into it.
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
      super.init()
    }
  }
}

extension UIViewController.Transition.ZoomOptions {
  /// The context of a request for an alignment rectangle. [DOC-ZOOM]
  @preconcurrency @MainActor public final class AlignmentRectContext: NSObject {
    /// The view from the source's provider, with which the zoomed view is aligned.
    public let sourceView: UIView
    /// The controller whose view has the coordinates of the rectangle.
    public let zoomedViewController: UIViewController

    init(source: UIView, zoomed: UIViewController) {
      sourceView = source
      zoomedViewController = zoomed
      super.init()
    }
  }

  /// A finger that would begin an interactive dismissal. [DOC-ZOOM]
  @preconcurrency @MainActor public final class InteractionContext: NSObject {
    /// The location of the finger in the zoomed controller's view.
    public let location: CGPoint
    /// The velocity of the finger, in points per second.
    public let velocity: CGVector
    /// Whether the dismissal would begin without this closure. `false` while a scroller under the finger can scroll
    /// back.
    public let willBegin: Bool

    init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
      self.location = location
      self.velocity = velocity
      self.willBegin = willBegin
      super.init()
    }
  }
}

/// All settings of a zoom.
@MainActor struct ZoomSettings {
  typealias Context = UIViewController.Transition.ZoomSourceViewProviderContext

  enum Source {
    case view((Context) -> UIView?)
    case barButtonItem((Context) -> UIBarButtonItem?)
  }

  let options: UIViewController.Transition.ZoomOptions
  let source: Source
  /// Creates the zoom of a presentation.
  let makeTransition: (ZoomSettings, Presentation) -> PresentationZoom = { ZoomTransition($0, $1) }
  /// Creates the zoom of a controller that is pushed.
  let makePush: (ZoomSettings, UIViewController, UINavigationController) -> NavigationZoom = {
    PushZoom($0, of: $1, in: $2)
  }

  var isBarButtonItem: Bool {
    if case .barButtonItem = source { return true }
    return false
  }

  /// Returns the current source, or `nil` if it is not visible.
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

  /// Returns the corner radius at the small end. A bar button counts as a capsule.
  func cornerRadius(of view: UIView) -> CGFloat {
    isBarButtonItem ? min(view.bounds.width, view.bounds.height) / 2 : view.storedLayer?.cornerRadius ?? 0
  }
}
