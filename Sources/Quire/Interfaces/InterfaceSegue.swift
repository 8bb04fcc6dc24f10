// SPDX-License-Identifier: Apache-2.0

/// Not Apple's API: for code that is generated from interface files. A segue of a scene.
@MainActor public final class _InterfaceSegue {
  let identifier: String?
  /// The unique name of the segue, by which triggers find it.
  let key: String
  let kind: SegueKind
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
    self.kind = kind.kind
    self.destination = destination
    make = kind.kind.make
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
