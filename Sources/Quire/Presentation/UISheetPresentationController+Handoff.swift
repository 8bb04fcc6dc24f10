// SPDX-License-Identifier: Apache-2.0

import SheetEngine

// Not Apple's API. UIKit has one switch, for drags up; Quire has a setting for each direction.

extension UISheetPresentationController {
  /// The conditions under which a drag that begins in scrolling content passes between the content and the sheet.
  public enum Handoff: Sendable {
    /// Never. The content keeps the finger at its edge.
    case none
    /// Only if the drag begins with the content at its top edge.
    case initial
    /// At any time during the drag.
    case within
  }

  /// The condition for drags up. `nil`, the default, leaves it to `prefersScrollingExpandsWhenScrolledToEdge`:
  /// `.within` or `.none`.
  public final var handoffWhenExpanding: Handoff? {
    get { storedExpandingHandoff }
    set {
      storedExpandingHandoff = newValue
      presentation?.settingsChanged()
    }
  }

  /// The condition for drags down. `.initial` by default, as in UIKit [HDR18].
  ///
  /// With `.within` the sheet owns every vertical drag in the content. Quire then scrolls the content itself, with its
  /// own momentum instead of the platform's.
  public final var handoffWhenCollapsing: Handoff {
    get { storedCollapsingHandoff }
    set {
      storedCollapsingHandoff = newValue
      presentation?.settingsChanged()
    }
  }

  /// The conditions for both directions, in the engine's terms.
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
