// SPDX-License-Identifier: Apache-2.0

import Quire

extension UISheetPresentationController {
  /// The detent where the sheet rests by its settings: the selected one, or the first one.
  ///
  /// Of a presented sheet the one that the selection means at present: the first active one where it is `nil`, unknown
  /// or inactive.
  public func identifierForSelectedDetent() -> DetentIdentifier {
    restingDetentIdentifier ?? selectedDetentIdentifier ?? detents.first?.identifier ?? .large
  }

  /// The first of `detents` with this identifier, active or not; `nil` where none has it.
  public func detent(withIdentifier identifier: DetentIdentifier) -> Detent? {
    detents.first { $0.identifier == identifier }
  }

  /// The lowest detent, in whatever order they are declared; of the active ones unless told otherwise.
  ///
  /// Inactive detents have no height: where they count too they count as the lowest.
  public func identifierForSmallestDetent(active: Bool = true) -> DetentIdentifier? {
    if active { return smallestActiveDetent()?.identifier }
    let context = detentContext
    return detents.first { $0.resolvedValue(in: context) == nil }?.identifier ?? smallestActiveDetent()?.identifier
  }

  /// `nil` where every detent is inactive.
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

  /// Not the original's: the same with what the heights go by.
  public func greaterThan(
    _ other: Detent?, in context: any UISheetPresentationControllerDetentResolutionContext
  ) -> Bool {
    guard let own = resolvedValue(in: context) else { return false }
    guard let others = other?.resolvedValue(in: context) else { return true }
    return own > others
  }
}

extension Detent? {
  /// The same for a detent that a sheet was asked for by its identifier: `false` where there is none.
  @preconcurrency @MainActor
  public func greaterThan(_ other: Detent?, in sheet: UISheetPresentationController) -> Bool {
    self?.greaterThan(other, in: sheet) ?? false
  }
}
