// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A view that performs an action when it is pressed. Hosts make it a native control.
@preconcurrency @MainActor open class UIControl: UIView {
  /// An event of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The raw bits, with Apple's values; several may be combined.
    public var rawValue: UInt

    /// Creates events from raw bits. A set literal such as `[.touchUpInside]` gives the same result.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down on a button, a slider or a switch.
    public static let touchDown = Event(rawValue: 1)
    /// A finger came down again soon after a tap. Never sent in Quire, where each touch counts as the first.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger that the control tracks moved inside it. A control of the class `UIButton` itself sends no drag events;
    /// subclasses and other controls of the app do.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger that the control tracks moved outside it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger that the control tracks moved into it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger that the control tracks moved out of it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
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
    /// A menu is about to open. Never sent in Quire.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All editing events of fields.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// A range of bits for events of the app.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// A range of bits that UIKit reserves.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
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
    /// Focused. No control has this state in Quire, where the browser shows the focus.
    public static let focused = State(rawValue: 8)
    /// A range of bits for states of the app.
    public static let application = State(rawValue: 0x00FF_0000)
    /// A range of bits that UIKit reserves.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hostBehavior = ControlBehavior.button
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

  // MARK: Tracking

  /// Called when a finger comes down on the control. Returns whether the control tracks the finger. The default
  /// implementation returns `true`.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked finger moves. Returns whether the control continues to track it. The default
  /// implementation returns `true`.
  ///
  /// An override that does not call super keeps the finger: scroll views and sheets around the control don't move with
  /// a finger that moves mainly horizontally.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    UIControl.isPassive = true
    return true
  }

  /// Called when the tracked finger has lifted. The default implementation does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the tracked touch was canceled. The default implementation does nothing.
  open func cancelTracking(with event: UIEvent?) {}

  /// Whether the latest answer of `continueTracking(_:with:)` came from the default implementation.
  private static var isPassive = false

  /// Whether the finger that the control tracks is inside it.
  public final var isTouchInside: Bool { isTracking && isHighlighted }

  // A control consumes touches. The host reports its presses.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard kind == .button, semantics?.press == nil, isEnabled, !isTracking, let touch = touches.first,
      beginTracking(touch, with: event)
    else { return }
    isTracking = true
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, kind == .button, let touch = touches.first else { return }
    UIControl.isPassive = false
    let goesOn = continueTracking(touch, with: event)
    if !UIControl.isPassive, holdDistance == nil { holdDistance = CGFloat(SheetTuning.standardSlop) }
    let isInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isInside
    if isInside != point(inside: touch.previousLocation(in: self), with: event) {
      sendActions(for: isInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
    if !goesOn { stopTracking() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, kind == .button else { return }
    let touch = touches.first
    let isInside = touch.map { point(inside: $0.location(in: self), with: event) } ?? false
    isHighlighted = isInside
    endTracking(touch, with: event)
    stopTracking()
    if !isInside { sendActions(for: .touchUpOutside) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, kind == .button else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel)
  }

  private final func stopTracking() {
    isTracking = false
    isHighlighted = false
  }

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
  /// The settings that few apps use; `nil` until one of them is set.
  final var extras: ControlExtras?

  /// Handles a press that a host reports.
  final func press() {
    guard isEnabled else { return }
    if let press = semantics?.press { return press(self) }
    sendActions(for: .primaryActionTriggered)
    sendActions(for: .touchUpInside)
  }
}
