import SheetEngine

/// One thing that a script says of a presentation.
public enum Setting: Sendable {
  /// What it becomes; `present` names its form itself.
  case form(Form)
  case detents([Detent])
  case selected(DetentKey?)
  case undimmed(DetentKey?)
  case grabber(Bool)
  case corner(Double?)
  case edgeAttached(Bool)
  case widthFollowsContent(Bool)
  case pageSizing(Bool)
  case placing(Placing)
  case source(Rect?)
  case expanding(Handoff)
  case collapsing(Handoff)
  case keyboard(KeyboardPolicy)
  case pushBack(Bool)
  case content(Size)
  case modal(Bool)
  case progress(Bool)
  case asksTarget(Bool)
  case asksDismiss(Bool)
  case anchor(Rect)
  case arrows(ArrowDirections)
  case margins(Insets)
  case overlaps(Bool)
  case adapts(Bool)
}

extension Configuration {
  /// Takes up what a script says.
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
