// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A setting of a presentation in a script.
public enum Setting: Sendable {
  /// The new form. `present` has the form itself.
  case form(Form)
  /// `SheetOptions.detents`.
  case detents([Detent])
  /// `SheetOptions.selected`.
  case selected(DetentKey?)
  /// `SheetOptions.largestUndimmed`.
  case undimmed(DetentKey?)
  /// `SheetOptions.prefersGrabberVisible`.
  case grabber(Bool)
  /// `SheetOptions.preferredCornerRadius`, in points.
  case corner(Double?)
  /// `SheetOptions.prefersEdgeAttachedInCompactHeight`.
  case edgeAttached(Bool)
  /// `SheetOptions.widthFollowsPreferredContentSizeWhenEdgeAttached`.
  case widthFollowsContent(Bool)
  /// `SheetOptions.prefersPageSizing`.
  case pageSizing(Bool)
  /// `SheetOptions.placing`.
  case placing(Placing)
  /// `SheetOptions.source`, in the window.
  case source(Rect?)
  /// `SheetOptions.handoffExpanding`.
  case expanding(Handoff)
  /// `SheetOptions.handoffCollapsing`.
  case collapsing(Handoff)
  /// `SheetOptions.keyboard`.
  case keyboard(KeyboardPolicy)
  /// `SheetOptions.pushesBackPresenter`.
  case pushBack(Bool)
  /// `Configuration.preferredContentSize`, in points.
  case content(Size)
  /// `Configuration.isModal`.
  case modal(Bool)
  /// `Configuration.wantsProgress`.
  case progress(Bool)
  /// `Configuration.wantsSettleTarget`.
  case asksTarget(Bool)
  /// `Configuration.asksToDismiss`.
  case asksDismiss(Bool)
  /// `PopoverOptions.source`, in the window.
  case anchor(Rect)
  /// `PopoverOptions.permittedArrows`.
  case arrows(ArrowDirections)
  /// `PopoverOptions.margins`, in points.
  case margins(Insets)
  /// `PopoverOptions.canOverlapSource`.
  case overlaps(Bool)
  /// `PopoverOptions.adaptsToSheet`.
  case adapts(Bool)
}

extension Configuration {
  /// Applies a setting of a script.
  mutating func apply(_ setting: Setting) {
    switch setting {
    case .form(let form): self.form = form
    case .detents(let detents): sheet.detents = detents
    case .selected(let key): sheet.selected = key
    case .undimmed(let key): sheet.largestUndimmed = key
    case .grabber(let isOn): sheet.prefersGrabberVisible = isOn
    case .corner(let radius): sheet.preferredCornerRadius = radius
    case .edgeAttached(let isOn): sheet.prefersEdgeAttachedInCompactHeight = isOn
    case .widthFollowsContent(let isOn): sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = isOn
    case .pageSizing(let isOn): sheet.prefersPageSizing = isOn
    case .placing(let placing): sheet.placing = placing
    case .source(let source): sheet.source = source
    case .expanding(let handoff): sheet.handoffExpanding = handoff
    case .collapsing(let handoff): sheet.handoffCollapsing = handoff
    case .keyboard(let policy): sheet.keyboard = policy
    case .pushBack(let isOn): sheet.pushesBackPresenter = isOn
    case .content(let size): preferredContentSize = size
    case .modal(let isOn): isModal = isOn
    case .progress(let isOn): wantsProgress = isOn
    case .asksTarget(let isOn): wantsSettleTarget = isOn
    case .asksDismiss(let isOn): asksToDismiss = isOn
    case .anchor(let source): popover.source = source
    case .arrows(let directions): popover.permittedArrows = directions
    case .margins(let insets): popover.margins = insets
    case .overlaps(let isOn): popover.canOverlapSource = isOn
    case .adapts(let isOn): popover.adaptsToSheet = isOn
    }
  }
}
