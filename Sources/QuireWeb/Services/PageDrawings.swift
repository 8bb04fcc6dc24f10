// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetBrowser

#if hasFeature(Embedded)
  /// What Quire calls by this name when an app draws, so that the page loads the script that shows drawings.
  @_silgen_name("quire_drawings") @MainActor @_spi(Hosts) public func drawingsOfPage() {
    PageServices.drawingsUse()
  }
#endif
