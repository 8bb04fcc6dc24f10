// SPDX-License-Identifier: Apache-2.0

import Quire

extension UISheetPresentationController {
  /// Returns the detent where the sheet rests according to its settings: the selected one, or the first one.
  ///
  /// For a presented sheet, it is the detent that the selection means: the first active one if the selection is `nil`,
  /// unknown or inactive.
  public func identifierForSelectedDetent() -> DetentIdentifier {
    restingDetentIdentifier ?? selectedDetentIdentifier ?? detents.first?.identifier ?? .large
  }

  /// Returns the first of `detents` with this identifier, active or not, or `nil` if there is none.
  public func detent(withIdentifier identifier: DetentIdentifier) -> Detent? {
    detents.first { $0.identifier == identifier }
  }

  /// Returns the lowest detent, regardless of the declared order. By default only active ones count.
  ///
  /// Inactive detents have no height. If they count too, they are the lowest.
  public func identifierForSmallestDetent(active: Bool = true) -> DetentIdentifier? {
    if active { return smallestActiveDetent()?.identifier }
    let context = detentContext
    return detents.first { $0.resolvedValue(in: context) == nil }?.identifier ?? smallestActiveDetent()?.identifier
  }

  /// Returns the smallest active detent, or `nil` if every detent is inactive.
  public func smallestActiveDetent() -> Detent? {
    let context = detentContext
    return activeDetents(in: context).min { $1.greaterThan($0, in: context) }
  }

  /// Returns the largest active detent, or `nil` if every detent is inactive.
  public func largestActiveDetent() -> Detent? {
    let context = detentContext
    return activeDetents(in: context).max { $1.greaterThan($0, in: context) }
  }

  private func activeDetents(in context: Detent.Context) -> [Detent] {
    detents.filter { $0.resolvedValue(in: context) != nil }
  }
}

extension Detent {
  /// Returns whether this detent is higher than another one in a sheet. Always `false` for an inactive detent. An
  /// active detent is higher than an inactive one and than `nil`.
  public func greaterThan(_ other: Detent?, in sheet: UISheetPresentationController) -> Bool {
    greaterThan(other, in: sheet.detentContext)
  }

  /// Returns whether this detent is higher than another one in a given context. Not in the original.
  public func greaterThan(
    _ other: Detent?, in context: any UISheetPresentationControllerDetentResolutionContext
  ) -> Bool {
    guard let own = resolvedValue(in: context) else { return false }
    guard let others = other?.resolvedValue(in: context) else { return true }
    return own > others
  }
}

extension Detent? {
  /// Returns whether an optional detent, such as one that was looked up by its identifier, is higher than another one.
  /// `false` for `nil`.
  @preconcurrency @MainActor
  public func greaterThan(_ other: Detent?, in sheet: UISheetPresentationController) -> Bool {
    self?.greaterThan(other, in: sheet) ?? false
  }
}
