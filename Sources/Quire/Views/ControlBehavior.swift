// SPDX-License-Identifier: Apache-2.0

/// The behavior of controls at the host, which shows whether they are enabled and pressed.
final class ControlBehavior: HostBehavior {
  /// A control that the host can press.
  static let button = ControlBehavior(.button, plain: ObjectIdentifier(UIControl.self))
  /// A control that takes the focus and keys. A finger acts on it only through its touches.
  static let touched = ControlBehavior(.control)
  /// A control whose subviews are the controls at the host.
  static let group = ControlBehavior(.box)

  override var isControl: Bool { true }

  override func report(
    _ view: UIView, by display: ViewDisplay, in traits: UITraitCollection, to changes: inout [ViewChange]
  ) {
    super.report(view, by: display, in: traits, to: &changes)
    guard kind != .box, let control = view.asControl else { return }
    display.reportState(isEnabled: control.isEnabled, isHighlighted: control.isHighlighted, of: view, to: &changes)
  }
}
