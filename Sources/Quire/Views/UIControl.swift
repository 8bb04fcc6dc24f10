// SPDX-License-Identifier: Apache-2.0

/// A view that performs an action when it is pressed. Hosts make it a native control.
@preconcurrency @MainActor open class UIControl: UIView {
  /// An event of a control. Events that are never sent are not declared.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The raw bits, with Apple's values; several may be combined.
    public var rawValue: UInt

    /// Creates events from raw bits. A set literal such as `[.touchUpInside]` gives the same result.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down on a button, a slider or a switch.
    public static let touchDown = Event(rawValue: 1)
    /// A press ended inside the control, or was made with a key or an assistive technology.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger that came down on a button, a slider or a switch was lifted outside it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch of a finger on a button, a slider or a switch was canceled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the control's value. Setting the value in code does not send this event.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// A field began editing.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed a field's text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A field ended editing. Sent after `textFieldDidEndEditing`.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed in a field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// The control's main action. A button sends it for the same press, before `touchUpInside`.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All editing events of fields.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The horizontal position of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left side.
    case left = 1
    /// At the right side.
    case right = 2
    /// In the middle, because content is not stretched here.
    case fill = 3
    /// At the side where lines begin.
    case leading = 4
    /// At the side where lines end.
    case trailing = 5
  }

  /// The vertical position of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// In the middle, because content is not stretched here.
    case fill = 3
  }

  /// The state of a control. The normal state has no bits; other states may be combined.
  public struct State: OptionSet, Hashable, Sendable {
    /// The raw bits, with Apple's values. Bits that have no name here are kept.
    public var rawValue: UInt

    /// Creates a state from raw bits. A set literal such as `[.selected, .disabled]` gives the same result.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled, not pressed and not selected.
    public static let normal: State = []
    /// Pressed: set while `isHighlighted` is `true`.
    public static let highlighted = State(rawValue: 1)
    /// Can't be pressed: set while `isEnabled` is `false`.
    public static let disabled = State(rawValue: 2)
    /// Selected: set while `isSelected` is `true`.
    public static let selected = State(rawValue: 4)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    kind = .button
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  /// Always returns `nil`: Quire reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a control that runs the action on `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether the control can be pressed.
  open var isEnabled = true { didSet { stateChanged(from: oldValue, to: isEnabled) } }
  /// Whether the control is selected; reported to assistive technologies.
  open var isSelected = false {
    didSet {
      if isSelected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
      stateChanged(from: oldValue, to: isSelected)
    }
  }
  /// Whether the control looks pressed.
  open var isHighlighted = false { didSet { stateChanged(from: oldValue, to: isHighlighted) } }

  /// Whether a press opens the control's menu, if it has one, and does nothing else.
  public final var showsMenuAsPrimaryAction = false { didSet { menuSettingChanged?() } }
  /// A closure that is called when `showsMenuAsPrimaryAction` changes.
  final var menuSettingChanged: (() -> Void)?
  /// A closure that is called with the chosen element of the control's menu, before its action runs.
  final var chose: ((UIAction) -> Void)?

  /// The horizontal position of the content in a wider control; `center` by default. Only buttons use it.
  public final var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { contentMoved() } }
  /// The vertical position of the content in a higher control; `center` by default. Only buttons use it.
  public final var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { contentMoved() } }

  private final func contentMoved() {
    setNeedsLayout()
    setNeedsShow()
  }

  /// The state, computed from `isHighlighted`, `isEnabled` and `isSelected`; each value that is not the default sets
  /// its bit.
  open var state: State {
    var state: State = .normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  private final func stateChanged(from old: Bool, to new: Bool) {
    guard old != new else { return }
    setNeedsShow()
    setNeedsLayout()
  }

  // A control consumes touches. The host reports its presses.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// The actions, in the order in which they were added. An action with a target was created by `addTarget`.
  final var actions: [(action: UIAction, events: Event)] = []

  /// Adds an action for events. It replaces an action with the same identifier.
  public final func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Removes an action for these events.
  public final func removeAction(_ action: UIAction, for controlEvents: Event) {
    for index in actions.indices where actions[index].action.identifier == action.identifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Runs the actions for any of the events.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.perform(from: self)
    }
  }

  /// Sends an action to a target or, if `target` is `nil`, to the first responder that performs it. Called for each
  /// action that `addTarget` added. An override receives each action and may omit it.
  open func sendAction(_ action: Selector, to target: AnyTarget?, for event: UIEvent?) {
    #if canImport(ObjectiveC)
      UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    #else
      action.method.send(self, target, action, event)
    #endif
  }

  /// Whether the control is following a finger.
  public final internal(set) var isTracking = false
  /// The distance in points after which a finger that moves across the control belongs to it, so that sheets, scroll
  /// views and gesture recognizers around the control stop following the finger; `nil` if they always follow it.
  final var holdDistance: CGFloat?

  /// Handles a press that a host reports.
  final func press() {
    guard isEnabled else { return }
    if let press = semantics?.press { return press(self) }
    sendActions(for: .primaryActionTriggered)
    sendActions(for: .touchUpInside)
  }
}
