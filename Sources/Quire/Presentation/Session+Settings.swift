// SPDX-License-Identifier: Apache-2.0

import SheetEngine

@_spi(Hosts) extension Session {
  /// Returns the identifier of the detent where a sheet rests according to its settings: the selected detent, or else
  /// the first active one. `nil` if the presentation isn't a sheet or doesn't exist.
  public func detentIdentifier(of id: PresentationID) -> String? {
    guard let sheet = presentation(id)?.sheet, let key = stack.selectedDetent(of: id) else { return nil }
    return sheet.detentTable.identifier(of: key)
  }
}

extension Session {
  /// Sends changed settings to the engine. Returns whether there were any.
  @discardableResult
  func commit(animated: Bool) -> Bool {
    var hasChanged = false
    for presentation in presentations where presentation.needsConfiguration && presentation.sent != nil {
      presentation.needsConfiguration = false
      let configuration = presentation.makeConfiguration(in: self)
      guard configuration != presentation.sent else { continue }
      presentation.sent = configuration
      hasChanged = true
      send(.configure(presentation.id, configuration, animated: animated))
    }
    return hasChanged
  }

  /// Moves popovers and sheets with the views that they point at or are centered over.
  func followSources() {
    for presentation in presentations where presentation.sourceHasMoved { presentation.settingsChanged() }
  }

  /// Runs a block that changes a sheet and animates the changes: sheets on the engine's springs, views on the sheet's
  /// curve.
  func animateChanges(of sheet: PresentationID?, _ changes: () -> Void) {
    guard !isAnimatingChanges else { return changes() }
    isAnimatingChanges = true
    let transaction =
      UIView.areAnimationsEnabled ? ViewTransaction(TransitionTiming.standard, start: clock) : nil
    ViewTransaction.run(transaction) {
      changes()
      isAnimatingChanges = false
      commit(animated: true)
      let ways = ([sheet] + presentations.reversed().map { $0.id }).lazy.compactMap { [self] id in
        id.flatMap { stack.way(of: $0) }
      }
      if let way = ways.first { transaction?.run(as: Timing(way)) }
      layout()
    }
  }

  func notifyTraits(of controller: UIViewController?, from old: UITraitCollection) {
    guard let controller, let view = controller.viewIfLoaded else { return }
    view.setTreeNeedsShow()
    view.setTreeNeedsLayout()
    let own = controller.overrides
    let new = view.layerPlace?.traits ?? .current
    controller.notifyTraits(from: old.values.overridden(by: own), to: new.values.overridden(by: own))
  }

  func maximumDetentValue(for configuration: Configuration) -> Double {
    Stack.maximumDetentValue(in: environment, for: configuration, look: stack.look, tuning: tuning)
  }
}
