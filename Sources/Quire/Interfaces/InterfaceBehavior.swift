// SPDX-License-Identifier: Apache-2.0

/// The interface file of a view controller. The core refers only to this class, so that an app without interface files
/// does not load their code.
@MainActor class InterfaceBehavior {
  /// The behavior of controllers that load nibs; `nil` until a nib is registered.
  static var nibs: InterfaceBehavior?

  /// The name of the nib that the controller was created with; `nil` for none.
  var nibName: String? { nil }
  /// The storyboard that the controller was created from; `nil` for none.
  var storyboard: UIStoryboard? { nil }

  /// Returns the behavior of a controller that loads a nib.
  func loading(nib: String) -> InterfaceBehavior { self }

  /// Creates the view of a controller. Returns whether the interface file has a view for it.
  func loadView(of controller: UIViewController) -> Bool { false }

  /// Performs the segue with an identifier. Stops the program if there is none.
  func performSegue(_ identifier: String, from controller: UIViewController, sender: AnyTarget?) {
    preconditionFailure("Receiver has no segue with identifier '\(identifier)'")
  }
}

/// Creates the first root view controller of an app. The core refers only to this class, so that an app without a main
/// storyboard does not load storyboards.
@MainActor class RootSource {
  /// The storyboard that contains the controller.
  var storyboard: UIStoryboard? { nil }

  /// Returns a new root view controller, or `nil` if the storyboard has no initial controller.
  func makeRoot() -> UIViewController? { nil }
}
