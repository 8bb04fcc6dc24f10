// SPDX-License-Identifier: Apache-2.0

import SheetEngine

// Not Apple's. UIKit has one switch, for drags up; Quire has a setting for each direction.

extension UISheetPresentationController {
  /// When a drag that begins in scrolling content passes between the content and the sheet.
  public enum Handoff: Sendable {
    /// Never: at its edge the content keeps the finger.
    case none
    /// Where the drag begins with the content at its top edge, and not later.
    case initial
    /// At any moment of the drag.
    case within
  }

  /// For drags up; `nil`, the default, leaves it to `prefersScrollingExpandsWhenScrolledToEdge`: `.within` or `.none`.
  public final var handoffWhenExpanding: Handoff? {
    get { storedExpandingHandoff }
    set {
      storedExpandingHandoff = newValue
      presentation?.settingsChanged()
    }
  }

  /// For drags down; `.initial` by default, as in UIKit [HDR18].
  ///
  /// `.within` makes every vertical drag in the content one of the sheet's: Quire scrolls the content itself, with a
  /// momentum of its own in place of the platform's.
  public final var handoffWhenCollapsing: Handoff {
    get { storedCollapsingHandoff }
    set {
      storedCollapsingHandoff = newValue
      presentation?.settingsChanged()
    }
  }

  /// Both directions as the engine has them.
  var engineHandoff: (expanding: SheetEngine.Handoff, collapsing: SheetEngine.Handoff) {
    let asApple: Handoff = prefersScrollingExpandsWhenScrolledToEdge ? .within : .none
    return (SheetEngine.Handoff(handoffWhenExpanding ?? asApple), SheetEngine.Handoff(handoffWhenCollapsing))
  }
}

extension SheetEngine.Handoff {
  fileprivate init(_ handoff: UISheetPresentationController.Handoff) {
    switch handoff {
    case .none: self = .none
    case .initial: self = .initial
    case .within: self = .within
    }
  }
}
