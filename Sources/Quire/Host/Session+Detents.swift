// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension Session {
  /// Removes the identifiers of detents that a sheet no longer has. An app may create a new anonymous detent whenever
  /// its content changes.
  ///
  /// Does nothing while callbacks are pending, because they may contain keys of earlier settings.
  func forgetDetents() {
    guard work.isEmpty else { return }
    for presentation in presentations {
      guard let sheet = presentation.sheet, sheet.detentTable.hasNewIdentifiers else { continue }
      let (sent, known) = (presentation.sent, stack.configuration(of: presentation.id))
      sheet.detentTable.forget { key in sent?.sheet.names(key) ?? false || known?.sheet.names(key) ?? false }
    }
  }
}

extension SheetOptions {
  /// Whether a detent, the selection or the largest undimmed detent has this key.
  fileprivate func names(_ key: DetentKey) -> Bool {
    selected == key || largestUndimmed == key || detents.contains { $0.key == key }
  }
}
