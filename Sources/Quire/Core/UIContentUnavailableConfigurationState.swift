// SPDX-License-Identifier: Apache-2.0

/// The state of a view controller that its content-unavailable configuration can depend on.
@preconcurrency @MainActor public struct UIContentUnavailableConfigurationState {
  /// The traits of the view controller.
  public var traitCollection: UITraitCollection
  let item: UINavigationItem?

  /// Creates a state without a search.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
    item = nil
  }

  init(_ controller: UIViewController) {
    traitCollection = controller.traitCollection
    item = controller.navigationItem
  }
}
