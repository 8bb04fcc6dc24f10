// SPDX-License-Identifier: Apache-2.0

/// The appearance of a bar's buttons.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// Creates an appearance with default values.
  public override init() {
    super.init()
    normal.owner = self
  }

  /// The appearance of enabled buttons.
  public final let normal = UIBarButtonItemStateAppearance()
  /// The other states and images; `nil` until the app sets one.
  final var rest: BarButtonRest?
  /// A closure that is called after each change.
  fileprivate final var changed: (() -> Void)?

  final func copied(_ changed: @escaping () -> Void) -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.titleTextAttributes = normal.titleTextAttributes
    rest?.copy(to: copy)
    copy.changed = changed
    return copy
  }
}

/// The appearance of a bar's buttons in one state.
@preconcurrency @MainActor public final class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of titles and images, of which `.font` and `.foregroundColor` are used. Empty by default, which
  /// means the tint color and the font of the bar. Only enabled buttons use the font.
  public var titleTextAttributes: NSAttributedString.Attributes = [:] { didSet { owner?.changed?() } }
  fileprivate var offset = UIOffset()
  fileprivate var image: UIImage?
  fileprivate var imageOffset = UIOffset()
  @Weak fileprivate var owner: UIBarButtonItemAppearance?

  /// The distance by which titles are moved from their usual position; zero by default. It is the same in all states:
  /// that of enabled buttons.
  public var titlePositionAdjustment: UIOffset {
    get { offset }
    set { change { $0.offset = newValue } }
  }

  /// The image behind buttons, stretched to their size; `nil`, the default, for none.
  public var backgroundImage: UIImage? {
    get { image }
    set { change { $0.image = newValue } }
  }

  /// The distance by which the background image is moved. It has no effect in Quire, where the image fills the button.
  public var backgroundImagePositionAdjustment: UIOffset {
    get { imageOffset }
    set { imageOffset = newValue }
  }

  private func change(_ body: (UIBarButtonItemStateAppearance) -> Void) {
    body(self)
    guard let owner else { return }
    _ = owner.states
    owner.changed?()
  }
}

/// The parts of an appearance of buttons that few apps set. Bars refer only to this class, so that other apps do not
/// load their code.
@MainActor class BarButtonRest {
  init() {}

  /// Shows the appearance in a button.
  func show(in button: UIButton) {}
  /// Removes the appearance from a button.
  func leave(_ button: UIButton) {}
  /// Copies the parts to another appearance.
  func copy(to other: UIBarButtonItemAppearance) {}
}

private final class BarButtonStates: BarButtonRest {
  let highlighted = UIBarButtonItemStateAppearance()
  let disabled = UIBarButtonItemStateAppearance()
  let focused = UIBarButtonItemStateAppearance()
  @Weak private var owner: UIBarButtonItemAppearance?

  init(_ owner: UIBarButtonItemAppearance) {
    super.init()
    self.owner = owner
    for state in [highlighted, disabled, focused] { state.owner = owner }
  }

  override func show(in button: UIButton) {
    guard let normal = owner?.normal else { return }
    button.titleEdgeInsets = UIEdgeInsets(normal.offset)
    button.setBackgroundImage(normal.image, for: .normal)
    for (state, look) in [(UIControl.State.highlighted, highlighted), (.disabled, disabled)] {
      button.setTitleColor(look.titleTextAttributes[.foregroundColor] as? UIColor, for: state)
      button.setBackgroundImage(look.image, for: state)
    }
  }

  override func leave(_ button: UIButton) {
    button.titleEdgeInsets = .zero
    for state in [UIControl.State.normal, .highlighted, .disabled] {
      button.setBackgroundImage(nil, for: state)
      if state != .normal { button.setTitleColor(nil, for: state) }
    }
  }

  override func copy(to other: UIBarButtonItemAppearance) {
    let states = other.states
    if let normal = owner?.normal { other.normal.take(normal) }
    states.highlighted.take(highlighted)
    states.disabled.take(disabled)
    states.focused.take(focused)
  }
}

extension UIBarButtonItemStateAppearance {
  fileprivate func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    offset = other.offset
    image = other.image
    imageOffset = other.imageOffset
  }
}

extension UIEdgeInsets {
  /// Creates the insets that move a content by an offset without changing its size.
  init(_ offset: UIOffset) {
    self.init(top: offset.vertical, left: offset.horizontal, bottom: -offset.vertical, right: -offset.horizontal)
  }
}

extension UIBarButtonItemAppearance {
  /// Creates an appearance with the default values of a style.
  public convenience init(style: UIBarButtonItem.Style) {
    self.init()
    configureWithDefault(for: style)
  }

  /// Sets the default values of a style: no attributes and no images. The style of an item itself determines the weight
  /// of its title.
  public final func configureWithDefault(for style: UIBarButtonItem.Style) {
    rest = nil
    normal.take(UIBarButtonItemStateAppearance())
    changed?()
  }

  /// The appearance of buttons under a finger, of which the color and the background image are used.
  public final var highlighted: UIBarButtonItemStateAppearance { states.highlighted }
  /// The appearance of disabled buttons, of which the color and the background image are used.
  public final var disabled: UIBarButtonItemStateAppearance { states.disabled }
  /// The appearance of focused buttons. It has no effect in Quire, because the browser marks the focus.
  public final var focused: UIBarButtonItemStateAppearance { states.focused }

  fileprivate final var states: BarButtonStates {
    if let states = rest as? BarButtonStates { return states }
    let made = BarButtonStates(self)
    rest = made
    return made
  }
}
