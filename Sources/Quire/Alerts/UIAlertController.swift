// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The importance of an alert.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// A usual alert.
  case `default` = 0
  /// An alert about data that may be lost.
  case critical = 1
}

/// A message with a choice for the user: an alert in the center of the window, or an action sheet.
///
/// In compact width, an action sheet is at the bottom edge or, in the floating look, a card in the center like an
/// alert. In regular width, it is a popover without the cancel action. The popover needs an anchor:
/// `popoverPresentationController?.sourceView`, `sourceItem` or `barButtonItem`.
///
/// A choice dismisses the alert and then runs the action's handler. The Return key chooses `preferredAction`.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The kind of alert.
  public enum Style: Int, Sendable {
    /// A sheet at the bottom edge, or a popover, which offers choices about the user's current task.
    case actionSheet = 0
    /// An alert in the center, with information or a decision that the user needs before continuing.
    case alert = 1
  }

  /// The style, as passed to the initializer.
  public final private(set) var preferredStyle = Style.actionSheet

  /// Creates an alert or an action sheet without actions. The user cannot dismiss it until it has one.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
    modalTransitionStyle = .crossDissolve
    guard preferredStyle == .actionSheet else {
      modalPresentationStyle = .overFullScreen
      return
    }
    modalPresentationStyle = .popover
    makesPopover = { AlertPopoverController(presentedViewController: $0, presenting: nil) }
  }

  // MARK: Title and message

  /// The short text at the top, in bold; `nil` for none. In the floating look, a title without a message is in regular
  /// weight.
  open override var title: String? { didSet { changed() } }
  /// The longer text below the title, in a smaller font; `nil` for none. In the floating look, a message without a
  /// title has the font size of a title.
  open var message: String? { didSet { changed() } }

  /// How important the alert is; `default` by default. It has no effect in Quire, whose alerts have one look.
  public final var severity = UIAlertControllerSeverity.default

  // MARK: Actions

  /// The actions in the order in which they were added. The order of the buttons may differ: the cancel action is last,
  /// or first of two.
  public final private(set) var actions: [UIAlertAction] = []

  /// Adds a button. Traps for a second action of the style `.cancel`.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || cancelAction == nil,
      "An alert controller can have only one action of the style cancel.")
    actions.append(action)
    action.changed = { [me = Weak(self)] in me.wrappedValue?.changed() }
    changed()
  }

  /// The action that is emphasized and that the Return key chooses; `nil` by default. Traps if it is not one of
  /// `actions`. Action sheets do not emphasize it.
  open var preferredAction: UIAlertAction? {
    didSet {
      precondition(
        preferredAction == nil || actions.contains { $0 === preferredAction },
        "The preferred action must be one of the alert's actions; call addAction first.")
      changed()
    }
  }

  final var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  // MARK: Fields

  /// The fields of an alert, in the order in which they were added; `nil` if there are none.
  public final var textFields: [UITextField]? { fields.isEmpty ? nil : fields.map { $0 as UITextField } }
  private final var fields: [AlertField] = []

  /// Adds a text field below the texts of an alert. The handler is called immediately to configure it. Traps for an
  /// action sheet.
  open func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
    precondition(preferredStyle == .alert, "Only an alert controller of the style alert can have text fields.")
    let field = AlertField()
    field.addAction(
      UIAction { [me = Weak(self), field = Weak(field)] _ in
        if let field = field.wrappedValue { me.wrappedValue?.returned(in: field) }
      }, for: .editingDidEndOnExit)
    configurationHandler?(field)
    fields.append(field)
    changed()
  }

  /// Handles the Return key in a field. Moves to the next field or, in the last field, chooses the preferred action.
  /// Without a preferred action, it chooses the only action that does not cancel, if there is exactly one.
  private final func returned(in field: UITextField) {
    if let index = fields.firstIndex(where: { $0 === field }), index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
      return
    }
    let others = actions.filter { $0.style != .cancel }
    if let action = preferredAction ?? (others.count == 1 ? others[0] : nil) { choose(action) }
  }

  // MARK: View

  private final lazy var box = AlertBox { [me = Weak(self)] in
    if let action = me.wrappedValue?.preferredAction { me.wrappedValue?.choose(action) }
  }
  private final lazy var dimming = AlertDimming { [me = Weak(self)] in
    guard let controller = me.wrappedValue, controller.preferredStyle == .actionSheet else { return }
    controller.escape()
  }
  /// The y coordinate of the keyboard's top edge at the last layout, in points; `nil` if the keyboard was hidden.
  private final var keyboardTop: CGFloat?
  private final var isChosen = false

  /// Whether the alert is currently a popover.
  final var isPopover: Bool { presentation?.style == .popover }

  /// Whether the alert has the appearance of iOS 26. It is read from the session, because it is needed before the view
  /// is in a window.
  private final var isFloating: Bool { presentation?.session?.stack.look == .floating }
  /// Whether the alert is an action sheet at the bottom edge.
  private final var isAtBottom: Bool { preferredStyle == .actionSheet && !isFloating }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(dimming)
    view.addSubview(box)
  }

  private final func changed() {
    guard isViewLoaded else { return }
    fill()
    view.setNeedsLayout()
  }

  private final func fill() {
    var content = AlertContent(title: title, message: message, fields: fields)
    content.isSheet = preferredStyle == .actionSheet
    content.isPopover = isPopover
    content.isFloating = isFloating
    for action in actions where !(isPopover && action.style == .cancel) {
      content.choices.append(
        AlertContent.Choice(action: action, stands: stands(action)) { [me = Weak(self)] in
          me.wrappedValue?.choose(action)
        })
    }
    box.fill(content)
  }

  /// Returns whether an action is emphasized. In an alert, this is the preferred action or, if there is none, the
  /// cancel action or the only action. In an action sheet, it is the cancel action. The floating look emphasizes only
  /// the preferred action of an alert. [OPENUIKIT]
  private final func stands(_ action: UIAlertAction) -> Bool {
    guard preferredStyle == .alert else { return action.style == .cancel && !isFloating }
    guard !isFloating else { return preferredAction === action }
    return preferredAction.map { $0 === action } ?? (action.style == .cancel && actions.count > 1 || actions.count == 1)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isChosen = false
    presentation?.whenEscaped = { [me = Weak(self)] in me.wrappedValue?.escape() }
    fill()
    if isPopover { preferredContentSize = box.fittingSize(width: box.popoverWidth, height: .infinity) }
    fields.first?.becomeFirstResponder()
    guard animated, !isPopover, !isFloating, !UIAccessibility.isReduceMotionEnabled else { return }
    view.layoutIfNeeded()
    let hidden =
      isAtBottom
      ? CGAffineTransform(translationX: 0, y: view.bounds.height - box.frame.minY)
      : CGAffineTransform(scaleX: AlertMetrics.arrivalScale, y: AlertMetrics.arrivalScale)
    box.transform = hidden
    UIView.animate(with: TransitionCoordinator.standardTiming) { [box] in box.transform = .identity }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isFloating { changed() }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // A field can only be edited once the alert is in the window.
    if !fields.contains(where: { $0.isFirstResponder }) { fields.first?.becomeFirstResponder() }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // A press outside a popover chooses the cancel action, because a popover does not show its button.
    if isPopover, !isChosen, let cancelAction, presentation?.stage == .dismissing(animated: animated, byUser: true) {
      isChosen = true
      presentation?.dismissCompletions.append { cancelAction.handler?(cancelAction) }
    }
    guard animated, isAtBottom, !isPopover, !UIAccessibility.isReduceMotionEnabled else { return }
    let away = CGAffineTransform(translationX: 0, y: view.bounds.height - box.frame.minY)
    UIView.animate(with: TransitionCoordinator.standardTiming) { [box] in box.transform = away }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    box.transform = .identity
  }

  // MARK: Choosing

  /// Dismisses the alert, and then runs the action's handler.
  private final func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isChosen else { return }
    isChosen = true
    dismiss(animated: true) { action.handler?(action) }
  }

  /// Handles the Escape key, or a press outside an action sheet.
  private final func escape() {
    if let cancelAction { choose(cancelAction) }
  }

  // MARK: Layout

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if box.isInPopover != isPopover || box.isFloating != isFloating { fill() }
    dimming.isHidden = isPopover
    view.backgroundColor = isPopover ? AlertMetrics.background : .clear
    dimming.frame = view.bounds
    let keyboard = view.window?.session?.environment.keyboard
    let top = keyboard.flatMap { $0.isVisible ? CGFloat($0.frame.y) : nil }
    guard top != keyboardTop, keyboardTop != nil || box.bounds.height > 0, view.window != nil else {
      keyboardTop = top
      return place()
    }
    keyboardTop = top
    box.changeLook { self.place() }
  }

  private final func place() {
    let bounds = view.bounds
    guard !isPopover else {
      // The view may reach under the popover's arrow.
      box.frame = bounds.inset(by: view.safeAreaInsets)
      return box.layoutIfNeeded()
    }
    let safe = view.safeAreaInsets
    let isSheet = isAtBottom
    let margin = AlertMetrics.margin
    let top = max(safe.top, margin)
    let bottom = min(bounds.height - max(safe.bottom, margin), (keyboardTop ?? .infinity) - margin)
    let widest = bounds.width - safe.left - safe.right - 2 * margin
    let width = isSheet ? min(widest, bounds.height - 2 * margin) : min(widest, box.alertWidth)
    let height = box.fittingSize(width: width, height: max(0, bottom - top)).height
    let x = safe.left + (bounds.width - safe.left - safe.right - width) / 2
    let y = isSheet ? bottom - height : top + (bottom - top - height) / 2
    // The frame is not set, because a transform would change it.
    box.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    box.center = CGPoint(x: x + width / 2, y: y + height / 2)
  }
}

/// The popover of an action sheet. In compact width, it covers the window.
@MainActor final class AlertPopoverController: UIPopoverPresentationController {
  override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .overFullScreen : .none
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    precondition(
      presentation?.style != .popover || hasSource,
      "An action sheet is a popover here and needs a place to point at: set sourceView, sourceItem or barButtonItem of "
        + "its popoverPresentationController.")
  }
}

/// The dimming view behind an alert. It calls a closure when it is pressed.
@MainActor final class AlertDimming: UIView {
  private let pressed: () -> Void

  init(pressed: @escaping () -> Void) {
    self.pressed = pressed
    super.init(frame: .zero)
    backgroundColor = AlertMetrics.dimming
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { pressed() }
}
