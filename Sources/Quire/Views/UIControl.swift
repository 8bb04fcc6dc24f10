// SPDX-License-Identifier: Apache-2.0

/// A view that does something when pressed; hosts make it a native control.
@preconcurrency @MainActor open class UIControl: UIView {
  /// An event of a control. Events that are never sent are not declared.
  public struct Event: OptionSet, Hashable, Sendable {
    /// Bits, with Apple's values; several may be combined.
    public var rawValue: UInt

    /// Events from bits; a literal such as `[.touchUpInside]` makes the same.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down on a button, a slider or a switch.
    public static let touchDown = Event(rawValue: 1)
    /// A press that ended inside, also by key or by an assistive technology.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger that came down on a button, a slider or a switch was lifted beside it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A finger on a button, a slider or a switch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed what the control stands at; code that sets it sends nothing.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// A field takes what is typed.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed a field's text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of a field has ended; sent after `textFieldDidEndEditing`.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed in a field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// The main action of the control; for buttons the same press, sent first.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// All events of fingers.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of a field that is edited.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where the content of a control is from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left side.
    case left = 1
    /// At the right side.
    case right = 2
    /// In the middle: content is not stretched.
    case fill = 3
    /// Where lines begin.
    case leading = 4
    /// Where lines end.
    case trailing = 5
  }

  /// Where the content of a control is from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// In the middle: content is not stretched.
    case fill = 3
  }

  /// The state of a control: no bit set is the normal state, and bits may be combined.
  public struct State: OptionSet, Hashable, Sendable {
    /// Bits, with Apple's values; those without a name are kept.
    public var rawValue: UInt

    /// States from bits; a literal such as `[.selected, .disabled]` makes the same.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled, not pressed and not selected.
    public static let normal: State = []
    /// Pressed: set while `isHighlighted` is.
    public static let highlighted = State(rawValue: 1)
    /// Can't be pressed: set while `isEnabled` is `false`.
    public static let disabled = State(rawValue: 2)
    /// Selected: set while `isSelected` is.
    public static let selected = State(rawValue: 4)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    kind = .button
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// A control that runs the action on `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether it can be pressed.
  open var isEnabled = true { didSet { stateChanged(from: oldValue, to: isEnabled) } }
  /// Whether it is selected; reported to assistive technologies.
  open var isSelected = false {
    didSet {
      if isSelected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
      stateChanged(from: oldValue, to: isSelected)
    }
  }
  /// Whether it looks pressed.
  open var isHighlighted = false { didSet { stateChanged(from: oldValue, to: isHighlighted) } }

  /// Whether a press opens the control's menu, if it has one, and does nothing else.
  public final var showsMenuAsPrimaryAction = false { didSet { menuSettingChanged?() } }
  /// Called when `showsMenuAsPrimaryAction` has changed.
  final var menuSettingChanged: (() -> Void)?
  /// Called with the element of the control's menu that was chosen, before its action runs.
  final var chose: ((UIAction) -> Void)?

  /// Where the content is from left to right in a control that is wider; `center` by default. Buttons use it.
  public final var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { contentMoved() } }
  /// Where the content is from top to bottom in a control that is higher; `center` by default. Buttons use it.
  public final var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { contentMoved() } }

  private final func contentMoved() {
    setNeedsLayout()
    setNeedsShow()
  }

  /// Computed from `isHighlighted`, `isEnabled` and `isSelected`; each that differs from normal sets its bit.
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

  // A control consumes touches; its presses come from the host.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// In the order in which they were added. An action that has a target was made by `addTarget`.
  final var actions: [(action: UIAction, events: Event)] = []

  /// Adds an action for events; one with the same identifier is replaced.
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

  /// Sends an action to a target, or to the first responder that performs it if there is no target. Called for each
  /// action that `addTarget` added. A subclass that overrides it sees each action, and may leave it out.
  open func sendAction(_ action: Selector, to target: AnyTarget?, for event: UIEvent?) {
    #if canImport(ObjectiveC)
      UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    #else
      action.method.send(self, target, action, event)
    #endif
  }

  /// Whether it follows a finger.
  public final internal(set) var isTracking = false
  /// How far a finger has to go across to have nothing to do with sheets, scrollers and recognisers around the control,
  /// in points; `nil` where it always has.
  final var holdDistance: CGFloat?

  /// A host says that the control was pressed.
  final func press() {
    guard isEnabled else { return }
    if let press = semantics?.press { return press(self) }
    sendActions(for: .primaryActionTriggered)
    sendActions(for: .touchUpInside)
  }
}
