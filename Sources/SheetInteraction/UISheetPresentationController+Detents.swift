// SPDX-License-Identifier: Apache-2.0

import Quire

extension UISheetPresentationController {
  /// The detent where the sheet rests by its settings: the selected one, or the first one.
  ///
  /// For a presented sheet it is the one that the selection means: the first active one if it is `nil`, unknown or
  /// inactive.
  public func identifierForSelectedDetent() -> DetentIdentifier {
    restingDetentIdentifier ?? selectedDetentIdentifier ?? detents.first?.identifier ?? .large
  }

  /// The first of `detents` with this identifier, active or not; `nil` if none has it.
  public func detent(withIdentifier identifier: DetentIdentifier) -> Detent? {
    detents.first { $0.identifier == identifier }
  }

  /// The lowest detent, whatever the declared order; by default only active ones count.
  ///
  /// Inactive detents have no height: if they count too, they are the lowest.
  public func identifierForSmallestDetent(active: Bool = true) -> DetentIdentifier? {
    if active { return smallestActiveDetent()?.identifier }
    let context = detentContext
    return detents.first { $0.resolvedValue(in: context) == nil }?.identifier ?? smallestActiveDetent()?.identifier
  }

  /// `nil` if every detent is inactive.
  public func smallestActiveDetent() -> Detent? {
    let context = detentContext
    return activeDetents(in: context).min { $1.greaterThan($0, in: context) }
  }

  /// `nil` where every detent is inactive.
  public func largestActiveDetent() -> Detent? {
    let context = detentContext
    return activeDetents(in: context).max { $1.greaterThan($0, in: context) }
  }

  private func activeDetents(in context: Detent.Context) -> [Detent] {
    detents.filter { $0.resolvedValue(in: context) != nil }
  }
}

extension Detent {
  /// Whether this detent is higher than another one in a sheet. An inactive one never is; an active one is higher than
  /// an inactive one, or than none.
  public func greaterThan(_ other: Detent?, in sheet: UISheetPresentationController) -> Bool {
    greaterThan(other, in: sheet.detentContext)
  }

  /// Not in the original: the same with a given context.
  public func greaterThan(
    _ other: Detent?, in context: any UISheetPresentationControllerDetentResolutionContext
  ) -> Bool {
    guard let own = resolvedValue(in: context) else { return false }
    guard let others = other?.resolvedValue(in: context) else { return true }
    return own > others
  }
}

extension Detent? {
  /// The same for an optional detent, such as one looked up by its identifier: `false` for `nil`.
  @preconcurrency @MainActor
  public func greaterThan(_ other: Detent?, in sheet: UISheetPresentationController) -> Bool {
    self?.greaterThan(other, in: sheet) ?? false
  }
}
