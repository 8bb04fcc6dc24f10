// SPDX-License-Identifier: Apache-2.0

/// Not Apple's API: for code that is generated from interface files. A segue of a scene.
@MainActor public final class _InterfaceSegue {
  let identifier: String?
  /// The unique name of the segue, by which triggers find it.
  let key: String
  let kind: _InterfaceSegueKind
  private let destination: (@MainActor (_InterfaceCreator?) -> UIViewController)?

  /// Whether the transition is animated; `true` by default.
  public var animates = true
  /// A closure that creates the destination, from the source's method marked with `@IBSegueAction`. If it returns
  /// `nil`, the scene creates the destination.
  public var creator:
    (@MainActor (_ source: UIViewController, _ coder: NSCoder, _ sender: AnyTarget?) -> UIViewController?)?
  /// A closure that creates a segue of the app's own class; `nil` for `UIStoryboardSegue`.
  public var make: (@MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue)?
  /// The view or the bar button item that a popover points at; `nil` for the sender.
  public var anchor: (any UIPopoverPresentationControllerSourceItem)?
  /// The views outside a popover that still take touches.
  public var passthroughViews: [UIView]?

  /// Creates a segue to a new controller.
  public init(
    _ identifier: String?, key: String, _ kind: _InterfaceSegueKind,
    destination: @escaping @MainActor (_InterfaceCreator?) -> UIViewController
  ) {
    self.identifier = identifier
    self.key = key
    self.kind = kind
    self.destination = destination
    make = kind.make
  }

  /// Creates a segue back to the nearest controller that performs an unwind action.
  public init(unwind action: String, identifier: String?, key: String) {
    self.identifier = identifier
    self.key = key
    kind = UnwindSegueKind(action)
    destination = nil
  }

  /// Performs the segue for the user, if the source allows it. A segue without an identifier has an empty one.
  func trigger(
    from source: UIViewController, sender: AnyTarget?, anchor: (any UIPopoverPresentationControllerSourceItem)?
  ) {
    guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
    perform(from: source, sender: sender, anchor: anchor)
  }

  /// Performs the segue: creates the destination, prepares the source, and begins the transition.
  func perform(
    from source: UIViewController, sender: AnyTarget?, anchor: (any UIPopoverPresentationControllerSourceItem)?
  ) {
    guard let destination else { return kind.unwind(self, from: source, sender: sender) }
    var create: _InterfaceCreator?
    if let creator { create = { creator(source, $0, sender) } }
    let new = destination(create)
    kind.configure(new, for: self, sender: sender, anchor: self.anchor ?? anchor)
    let segue = makeSegue(from: source, to: new)
    let (kind, animates) = (kind, animates)
    if kind.hasTransition {
      segue.handler = { kind.show(new, from: source, sender: sender, animated: animates) }
    }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  func makeSegue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
    make?(identifier, source, destination)
      ?? UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
  }
}

/// Not Apple's API: for code that is generated from interface files. The kind of a segue.
///
/// Each kind is a class of its own, so that an app contains only the kinds that its storyboards use.
@MainActor public class _InterfaceSegueKind {
  init() {}

  /// Whether the segue is performed when the source's view is loaded.
  var isEmbedding: Bool { false }
  /// Whether the kind has a transition of its own.
  var hasTransition: Bool { true }
  /// A closure that creates a segue of the app's own class.
  var make: (@MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue)? { nil }

  /// Prepares a destination for its transition, before the source does.
  func configure(
    _ destination: UIViewController, for segue: _InterfaceSegue, sender: AnyTarget?,
    anchor: (any UIPopoverPresentationControllerSourceItem)?
  ) {}

  /// Shows the destination.
  func show(_ destination: UIViewController, from source: UIViewController, sender: AnyTarget?, animated: Bool) {}

  /// Returns to an earlier controller.
  func unwind(_ segue: _InterfaceSegue, from source: UIViewController, sender: AnyTarget?) {}
}

extension _InterfaceSegueKind {
  /// Shows the destination in the navigation controller that contains the source, or presents it.
  public static var show: _InterfaceSegueKind { ShowSegueKind() }
  /// Presents the destination, because there are no split views here.
  public static var showDetail: _InterfaceSegueKind { DetailSegueKind() }

  /// Presents the destination. A style of `nil` is the destination's own.
  public static func present(
    style: UIModalPresentationStyle? = nil, transition: UIModalTransitionStyle? = nil
  ) -> _InterfaceSegueKind {
    PresentSegueKind(style, transition)
  }

  /// Presents the destination in a popover.
  public static func popover(directions: UIPopoverArrowDirection = .any) -> _InterfaceSegueKind {
    PopoverSegueKind(directions)
  }

  /// Makes the destination a child whose view fills `container`, when the source's view is loaded.
  public static func embed(_ container: UIView) -> _InterfaceSegueKind { EmbedSegueKind(container) }

  /// Performs a segue of the app's own class.
  public static func custom(
    _ make: @escaping @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue
  ) -> _InterfaceSegueKind {
    CustomSegueKind(make)
  }
}
