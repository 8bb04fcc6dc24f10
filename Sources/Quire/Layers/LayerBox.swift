// SPDX-License-Identifier: Apache-2.0

/// The view that displays a standalone layer. It belongs to the layer and does not receive touches.
@MainActor final class LayerBox: UIView {
  init(_ layer: CALayer) {
    super.init(frame: .zero)
    boxedLayer = layer
    isUserInteractionEnabled = false
    UIView.noteOwn(LayerBox.self)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    boxedLayer?.display()
  }
}

extension UIView {
  /// Registers a class of Quire that ignores `touchesMoved`.
  static func noteOwn(_ type: UIView.Type) {
    let id = ObjectIdentifier(type)
    if !plain.contains(id) { plain.append(id) }
  }
}

extension CALayer {
  /// The view that displays the layer. A standalone layer's box is created on first use.
  final var host: UIView {
    if let view { return view }
    let box = LayerBox(self)
    rare.box = box
    rare.animate = { [me = Weak(self)] change in me.wrappedValue?.changeImplicitly(change) }
    return box
  }

  /// Runs a change with the current transaction's animation. Does not animate if the layer is not shown yet, or if the
  /// change already has an animation.
  private final func changeImplicitly(_ change: () -> Void) {
    guard let box = extras?.box, box.display != nil, ViewTransaction.current == nil, UIView.areAnimationsEnabled,
      let session = Session.current, let timing = LayerActions.current.timing
    else { return change() }
    let transaction = ViewTransaction(timing, start: session.clock)
    ViewTransaction.run(transaction, change)
    if transaction.hasChanges { LayerActions.current.ends(at: transaction.end) }
  }

  /// Changes the displaying view: animated for a standalone layer, immediately for a view's layer.
  final func change(_ body: (UIView) -> Void) {
    let host = host
    if let animate = extras?.animate, attachedView == nil {
      animate { body(host) }
    } else {
      body(host)
    }
  }
}
