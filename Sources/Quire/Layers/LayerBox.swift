// SPDX-License-Identifier: Apache-2.0

/// The box of a layer that is not a view's. It belongs to the layer, and takes no touches.
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
  /// Notes a class of Quire's own that ignores moves of touches.
  static func noteOwn(_ type: UIView.Type) {
    let id = ObjectIdentifier(type)
    if !plain.contains(id) { plain.append(id) }
  }
}

extension CALayer {
  /// The view that shows the layer, made at the first use.
  final var host: UIView {
    if let view { return view }
    let box = LayerBox(self)
    rare.box = box
    rare.animate = { [me = Weak(self)] change in me.wrappedValue?.changeImplicitly(change) }
    return box
  }

  /// Changes the layer with the current transaction's animation, unless it isn't shown yet, or the change has another
  /// animation.
  private final func changeImplicitly(_ change: () -> Void) {
    guard let box = extras?.box, box.display != nil, ViewTransaction.current == nil, UIView.areAnimationsEnabled,
      let session = Session.current, let timing = LayerActions.current.timing
    else { return change() }
    let transaction = ViewTransaction(timing, start: session.clock)
    ViewTransaction.run(transaction, change)
    if transaction.hasChanges { LayerActions.current.ends(at: transaction.end) }
  }

  /// Changes the box: animated for a layer of its own, at once for a view's.
  final func change(_ body: (UIView) -> Void) {
    let host = host
    if let animate = extras?.animate, attachedView == nil {
      animate { body(host) }
    } else {
      body(host)
    }
  }
}
