// SPDX-License-Identifier: Apache-2.0

/// An object that is notified of the use of a search bar, in addition to its delegate.
@MainActor class SearchBarObserver {
  init() {}

  /// Called when editing has begun.
  func began() {}
  /// Called when the user changed the text or the scope.
  func changed() {}
  /// Called when the Return key was pressed.
  func searched() {}
  /// Called when the Cancel button was pressed.
  func canceled() {}
}

/// An observer that forwards the events of a search bar to its controller.
final class SearchControllerObserver: SearchBarObserver {
  @Weak private var controller: UISearchController?

  init(_ controller: UISearchController) {
    super.init()
    self.controller = controller
  }

  override func began() { controller?.barBegan() }
  override func changed() { controller?.barChanged() }
  override func searched() { controller?.searchBar.resignFirstResponder() }
  override func canceled() { controller?.setActive(false, animated: true) }
}
