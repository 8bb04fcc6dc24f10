// SPDX-License-Identifier: Apache-2.0

/// A segue back to a controller that performs an action.
final class UnwindSegueKind: SegueKind {
  private let action: String

  init(_ action: String) {
    self.action = action
  }

  override func unwind(_ template: _InterfaceSegue, from source: UIViewController, sender: AnyTarget?) {
    let origin = UIStoryboardUnwindSegueSource(source, UnwindAction.selector(action), sender)
    guard let destination = origin.findDestination() else {
      return Log.once("no view controller performs the unwind action \(action), so the segue is ignored.")
    }
    let segue = template.makeSegue(from: source, to: destination)
    let animates = template.animates
    segue.handler = { UnwindRoute(from: source, to: destination).follow(segue, animated: animates) }
    source.prepare(for: segue, sender: sender)
    UnwindAction.perform(action, of: destination, with: segue)
    segue.perform()
    // The closure refers to the segue itself.
    segue.handler = nil
  }
}

/// The methods that unwind segues call, by their names.
@MainActor struct UnwindAction {
  private let name: String
  private let isInstance: @MainActor (UIViewController) -> Bool
  private let call: @MainActor (UIViewController, UIStoryboardSegue) -> Void

  private static var all: [UnwindAction] = []

  static func register(
    _ name: String, isInstance: @escaping @MainActor (UIViewController) -> Bool,
    call: @escaping @MainActor (UIViewController, UIStoryboardSegue) -> Void
  ) {
    all.append(UnwindAction(name: name, isInstance: isInstance, call: call))
  }

  private static func find(_ name: String, of controller: UIViewController) -> UnwindAction? {
    all.first { $0.name.hasSameBytes(as: name) && $0.isInstance(controller) }
  }

  /// Returns whether the class of a controller has the action.
  static func exists(_ name: String, of controller: UIViewController) -> Bool { find(name, of: controller) != nil }

  /// Returns the selector of an action. A controller responds to it if its class has the action.
  static func selector(_ name: String) -> Selector {
    #if canImport(ObjectiveC)
      Selector(name)
    #else
      Selector(name) { target, message in
        guard let controller = target as? UIViewController, let action = find(name, of: controller) else {
          return false
        }
        if let message { action.call(controller, message.first()) }
        return true
      }
    #endif
  }

  /// Calls the action of a controller. Stops the program if its class does not have it.
  static func perform(_ name: String, of controller: UIViewController, with segue: UIStoryboardSegue) {
    guard let action = find(name, of: controller) else {
      _interfaceFault(
        "-[\(name)]: unrecognized selector sent to instance\(Log.naming("of", controller)). "
          + "canPerformUnwindSegueAction returned true for a controller without this action.")
    }
    action.call(controller, segue)
  }
}

extension UIStoryboard {
  /// Not Apple's API: for code that is generated from interface files. Registers an unwind action of a class, by its
  /// Objective-C name, such as `unwindToBooks:`.
  public static func _registerUnwind(
    _ action: String, isInstance: @escaping @MainActor (UIViewController) -> Bool,
    call: @escaping @MainActor (UIViewController, UIStoryboardSegue) -> Void
  ) {
    UnwindAction.register(action, isInstance: isInstance, call: call)
  }
}
