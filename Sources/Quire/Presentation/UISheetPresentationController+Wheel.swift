// SPDX-License-Identifier: Apache-2.0

import SheetEngine

// Not Apple's API. UIKit's sheets follow a trackpad on an iPad, and there is no setting for it.

extension UISheetPresentationController {
  /// Whether a wheel or a trackpad over the sheet drags it if the content can't scroll. `true` by default.
  ///
  /// Such a drag ends after a short pause. Events after it are the device's momentum and are ignored.
  public final var followsWheel: Bool {
    get { storedFollowsWheel }
    set {
      storedFollowsWheel = newValue
      presentation?.settingsChanged()
    }
  }
}
