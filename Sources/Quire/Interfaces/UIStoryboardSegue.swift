// SPDX-License-Identifier: Apache-2.0

/// An object that performs the transition between two view controllers of a storyboard.
///
/// A subclass overrides `perform()`. Its `super.perform()` performs the transition of the segue's kind in the
/// storyboard.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The identifier in the storyboard; `nil` for none.
  public final let identifier: String?
  /// The controller at which the segue begins.
  public final let source: UIViewController
  /// The controller to which the segue leads.
  public final let destination: UIViewController

  /// A closure that performs the transition; `nil` for none.
  final var handler: (() -> Void)?
  /// A closure that shows a child in a container, while an unwind segue is performed.
  final var step: ((_ container: UIViewController, _ child: UIViewController) -> Void)?

  /// Creates a segue.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue whose transition a closure performs.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Performs the transition.
  open func perform() {
    handler?()
  }
}
