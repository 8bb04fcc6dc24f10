// SPDX-License-Identifier: Apache-2.0

/// Finds what is searched for.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The search has begun or ended, or its text or its scope has changed: results have to be found again.
  func updateSearchResults(for searchController: UISearchController)
}

/// Is notified of a search that begins and ends.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search has begun, and the bar has its place.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has ended, and the bar is back.
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
