// SPDX-License-Identifier: Apache-2.0

/// What else happens when a search bar is used, beside its delegate.
@MainActor class SearchBarObserver {
  init() {}

  /// Editing has begun.
  func began() {}
  /// The user changed the text or the scope.
  func changed() {}
  /// The return key was pressed.
  func searched() {}
  /// The button "Cancel" was pressed.
  func cancelled() {}
}

/// Passes on what happens in the bar to its controller.
final class SearchControllerObserver: SearchBarObserver {
  @Weak private var controller: UISearchController?

  init(_ controller: UISearchController) {
    super.init()
    self.controller = controller
  }

  override func began() { controller?.barBegan() }
  override func changed() { controller?.barChanged() }
  override func searched() { controller?.searchBar.resignFirstResponder() }
  override func cancelled() { controller?.setActive(false, animated: true) }
}
