// SPDX-License-Identifier: Apache-2.0

import SheetMotion

extension CALayer {
  /// The sublayers, from back to front: the layers of the subviews, and standalone layers. `nil` if there are none.
  public final var sublayers: [CALayer]? {
    get {
      guard let shown = view?.contentsInOrder, !shown.isEmpty else { return nil }
      return shown.map { $0.layer }
    }
    set {
      for layer in sublayers ?? [] { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// The layer that contains this one, or `nil`.
  public final var superlayer: CALayer? { view?.superview?.layer }

  /// Adds a layer in front of all sublayers.
  public final func addSublayer(_ layer: CALayer) {
    insert(layer, at: host.contentsInOrder.filter { $0 !== layer.view }.count)
  }

  /// Inserts a layer at an index. Index 0 is the back, and the layers of subviews count.
  public final func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(clamping: idx))
  }

  /// Inserts a layer directly behind a sibling, or behind all sublayers if `sibling` is not in this layer.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: place(of: sibling, without: layer) ?? 0)
  }

  /// Inserts a layer directly in front of a sibling, or in front of all sublayers if `sibling` is not in this layer.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: place(of: sibling, without: layer).map { $0 + 1 } ?? .max)
  }

  private final func place(of sibling: CALayer?, without layer: CALayer) -> Int? {
    guard let sibling = sibling?.view else { return nil }
    return host.contentsInOrder.filter { $0 !== layer.view }.firstIndex { $0 === sibling }
  }

  /// Replaces a sublayer with another layer.
  public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = place(of: oldLayer, without: newLayer) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Removes the layer from its superlayer. For a view's layer, removes the view from its superview.
  public final func removeFromSuperlayer() {
    if let attachedView { return attachedView.removeFromSuperview() }
    guard let box = extras?.box, let superview = box.superview else { return }
    let outer = superview.layer
    outer.extras?.sublayers.removeAll { $0 === self }
    outer.extras?.order?.removeAll { $0 === box }
    box.leaveHolder()
  }

  private final func insert(_ layer: CALayer, at index: Int) {
    let (host, box) = (host, layer.host)
    precondition(
      !host.isDescendant(of: box), "A layer can't be in itself, or in a layer that it contains.")
    LayerOrder.install()
    guard layer.attachedView == nil else {
      // The layer belongs to a view, so the view moves with it.
      let before = host.contentsInOrder.prefix(max(index, 0)).filter {
        $0.superview === host && $0.storedLayer !== layer
      }
      return host.insertSubview(box, at: before.filter { !($0 is LayerBox) }.count)
    }
    precondition(layer.masked == nil, "A layer that is a mask can't be in a layer. Set mask to nil first.")
    layer.removeFromSuperlayer()
    rare.sublayers.append(layer)
    var order = host.contentsInOrder
    order.insert(box, at: min(max(index, 0), order.count))
    rare.order = order
    host.holdBox(box)
  }
}

extension LayerOrder {
  static func install() {
    guard arrange == nil else { return }
    arrange = { view in
      let children = view.subviews
      let layer = view.storedLayer
      let boxes = layer?.extras?.sublayers.isEmpty == false
      let hasDepths = LayerOrder.hasDepths && children.contains { $0.depth != 0 }
      guard boxes || hasDepths else {
        layer?.extras?.order = nil
        layer?.extras?.arrangement = nil
        return
      }
      let extras = view.layer.rare
      let order = merged(extras.order ?? [], with: children)
      extras.order = order
      extras.arrangement = order.inOrder { $0.depth < $1.depth }
    }
  }

  /// Returns the subviews in their order, with each layer box kept in front of the view that it was in front of.
  private static func merged(_ old: [UIView], with subviews: [UIView]) -> [UIView] {
    var lowest: [UIView] = []
    var above: [(view: UIView, boxes: [UIView])] = []
    for view in old {
      if view is LayerBox {
        if above.isEmpty { lowest.append(view) } else { above[above.count - 1].boxes.append(view) }
      } else if subviews.contains(where: { $0 === view }) {
        above.append((view, []))
      }
    }
    return lowest + subviews.flatMap { view in [view] + (above.first { $0.view === view }?.boxes ?? []) }
  }
}

extension UIView {
  /// The subviews and the boxes of standalone sublayers, in the order of insertion.
  fileprivate var contentsInOrder: [UIView] { storedLayer?.extras?.order ?? subviews }

  fileprivate var depth: CGFloat { storedLayer?.extras?.zPosition ?? 0 }
}
