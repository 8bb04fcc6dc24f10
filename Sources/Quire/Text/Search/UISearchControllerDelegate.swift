// SPDX-License-Identifier: Apache-2.0

/// An object that updates the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search has begun or ended, or when its text or its scope has changed. Update the results.
  func updateSearchResults(for searchController: UISearchController)
}

/// The methods that respond to the beginning and the end of a search.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called when the search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when the search has begun and the bar is in its position.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called when the search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when the search has ended and the bar is back in its position.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing; the default.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing; the default.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing; the default.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing; the default.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
