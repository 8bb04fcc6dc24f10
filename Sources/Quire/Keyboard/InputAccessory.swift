// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Shows the first responder's `inputAccessoryView` above the keyboard, and its `inputView` in place of a keyboard.
/// Both are in the layer of the responder that provides them.
@MainActor final class InputAccessory {
  /// The responder that provides the view.
  @Weak private var owner: UIResponder?
  /// The first responder for which the view was looked up.
  @Weak private var asked: UIResponder?
  private var isStale = false
  private var bar: AccessoryBar?
  /// The keyboard's frame at the bar's last layout.
  private var known = Rect.zero
  /// The covered area that was last reported to the app, from the bar's top edge to the bottom of the window.
  private var reported: CGRect?

  /// Whether a view is shown.
  var isShown: Bool { bar != nil }
  /// The bar's top edge in the window, or `nil` if there is no bar.
  var top: CGFloat? { reported?.minY }

  /// Marks the view to be looked up again.
  func reload() {
    isStale = true
    bar?.setNeedsLayout()
  }

  /// Returns the bar's owner, which becomes first responder again after a responder inside the bar. Returns `nil` if
  /// `responder` is outside the bar, or if the owner is a text field.
  func owner(of responder: UIResponder) -> UIResponder? {
    guard let bar, responder.isIn(bar), let owner, (owner as? UIView)?.kind != .field else { return nil }
    return owner
  }

  /// Looks up the view if necessary and places it. The layers must be placed before this call.
  func place(in session: Session) {
    if session.firstResponder == nil, let asked, let owner = owner(of: asked),
      owner.responderView?.layerPlace?.isInert == false
    {
      owner.becomeFirstResponder()
    }
    if isStale || session.firstResponder !== asked { find(for: session.firstResponder) }
    if let bar { layOut(bar, in: session) }
    report(in: session)
  }

  private func find(for responder: UIResponder?) {
    isStale = false
    asked = responder
    // From a view in the bar, the responder chain leads to the bar's owner.
    var (holder, input) = (responder, responder)
    while let current = holder, current.inputAccessoryView == nil { holder = current.next }
    while let current = input, current.inputView == nil { input = current.next }
    let view = holder?.inputAccessoryView
    owner = holder ?? input
    guard let host = owner?.responderView?.viewOfLayer else {
      isStale = view != nil || input != nil
      removeBar()
      return
    }
    // An input view without a height only keeps the keyboard away.
    let inputView = input?.inputView.flatMap { AccessoryBar.height(of: $0, in: host) > 0 ? $0 : nil }
    guard view != nil || inputView != nil else { return removeBar() }
    if bar == nil || bar?.view !== view || bar?.shownInputView !== inputView {
      removeBar()
      bar = AccessoryBar(view, inputView)
    }
    guard let bar else { return }
    bar.owner = owner
    if bar.superview !== host { host.addSubview(bar) }
  }

  private func removeBar() {
    bar?.removeFromSuperview()
    bar = nil
  }

  private func layOut(_ bar: AccessoryBar, in session: Session) {
    guard let host = bar.superview else { return }
    let keyboard = session.environment.keyboard
    let end = CGFloat(keyboard.isVisible ? keyboard.frame.y : session.environment.container.height)
    let bottom = min(host.convert(CGPoint(x: 0, y: end), from: nil).y, host.bounds.maxY)
    func box(_ height: CGFloat) -> CGRect {
      CGRect(x: host.bounds.minX, y: bottom - height, width: host.bounds.width, height: height)
    }
    if host.subviews.last !== bar { host.bringSubviewToFront(bar) }
    let follows = keyboard.frame != known && bar.bounds.width == host.bounds.width && UIView.areAnimationsEnabled
    known = keyboard.frame
    func place() {
      // The space below the bar determines its safe area, and the safe area determines its height.
      bar.frame = box(bar.bounds.height)
      bar.frame = box(bar.wantedHeight)
    }
    guard follows else { return place() }
    let timing = session.keyboardTiming(duration: session.keyboardDuration)
    ViewTransaction.run(ViewTransaction(timing, start: session.clock), place)
  }

  /// Posts the keyboard's notifications for the area that the bar and the keyboard cover together.
  private func report(in session: Session) {
    let (container, keyboard) = (session.environment.container, session.environment.keyboard)
    let below = CGRect(x: 0, y: container.height, width: container.width, height: 0)
    guard let bar else {
      guard let old = reported else { return }
      reported = nil
      // If a keyboard is visible, the change is reported when the keyboard hides.
      if !keyboard.isVisible { session.postKeyboard(from: old, to: below, isShowing: false) }
      return
    }
    let bottom = keyboard.isVisible ? keyboard.frame.y : container.height
    let top = CGFloat(bottom) - bar.bounds.height
    let new = CGRect(x: 0, y: top, width: CGFloat(container.width), height: CGFloat(container.height) - top)
    guard new != reported else { return }
    let begin = reported ?? below
    reported = new
    session.postKeyboard(from: begin, to: new, isShowing: true)
  }
}

/// The view that holds an accessory view and, below it, an input view. Its next responder is the responder that
/// provides them.
@MainActor private final class AccessoryBar: UIView {
  /// The accessory view or the input view of a bar.
  private struct Part {
    let view: UIView
    /// The view's height as set by the app, in points.
    let height: CGFloat
    /// Whether the view's content determines its height.
    let isFitting: Bool

    @MainActor init(_ view: UIView) {
      self.view = view
      height = view.frame.height
      isFitting =
        view.autoresizingMask.contains(.flexibleHeight) || view.layout?.translates == false
        || (view as? UIInputView)?.allowsSelfSizing == true
    }

    @MainActor func wantedHeight(width: CGFloat) -> CGFloat {
      guard isFitting else { return height }
      let size = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return size.height > 0 ? size.height : height
    }
  }

  private let accessory: Part?
  private let input: Part?
  /// The background behind the input view, down to the edge of the window.
  private let backdrop = UIView()
  @Weak var owner: UIResponder?

  var view: UIView? { accessory?.view }
  var shownInputView: UIView? { input?.view }

  init(_ view: UIView?, _ inputView: UIView?) {
    accessory = view.map { Part($0) }
    input = inputView.map { Part($0) }
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: (accessory?.height ?? 0) + (input?.height ?? 0)))
    let own = ObjectIdentifier(AccessoryBar.self)
    if !UIView.plain.contains(own) { UIView.plain.append(own) }
    if input != nil {
      backdrop.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .systemGray5 : .systemGray4 }
      addSubview(backdrop)
    }
    for part in [accessory, input] {
      guard let part else { continue }
      // The bar sets the view's frame.
      part.view.layout?.translates = true
      addSubview(part.view)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the height that an input view would have if it were shown in a view.
  static func height(of view: UIView, in host: UIView) -> CGFloat { Part(view).wantedHeight(width: host.bounds.width) }

  override var next: UIResponder? { owner }
  override var frame: CGRect { didSet { fit() } }

  var wantedHeight: CGFloat {
    (accessory?.wantedHeight(width: bounds.width) ?? 0) + inputHeight + roomBelow
  }

  private var inputHeight: CGFloat { input?.wantedHeight(width: bounds.width) ?? 0 }
  /// The height below an input view that the bottom safe area requires, in points; 0 without an input view.
  private var roomBelow: CGFloat { input == nil ? 0 : superview?.safeAreaInsets.bottom ?? 0 }

  private func fit() {
    var top = bounds.height
    if let input {
      let height = min(inputHeight, top)
      top = max(0, top - height - roomBelow)
      let box = CGRect(x: 0, y: top, width: bounds.width, height: height)
      if input.view.frame != box { input.view.frame = box }
      let behind = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
      if backdrop.frame != behind { backdrop.frame = behind }
    }
    let box = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    if let accessory, accessory.view.frame != box { accessory.view.frame = box }
  }
}

extension UIView {
  /// The nearest view that fills a layer: this view or an ancestor. `nil` if there is none.
  fileprivate var viewOfLayer: UIView? {
    var view: UIView? = self
    while let current = view, current.place == nil { view = current.superview }
    return view
  }
}
