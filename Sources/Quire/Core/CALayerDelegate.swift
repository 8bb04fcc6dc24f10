// SPDX-License-Identifier: Apache-2.0

/// The methods that draw a layer and lay out its sublayers.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets the layer's contents. The default implementation calls the layer's `draw(in:)`.
  func display(_ layer: CALayer)
  /// Draws the layer's contents. The default implementation does nothing.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the layer is drawn. The default implementation does nothing.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the sublayers. The default implementation does nothing.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Calls the layer's `draw(in:)`. The default implementation.
  public func display(_ layer: CALayer) { layer.drawContents() }
  /// Does nothing. The default implementation.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing. The default implementation.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing. The default implementation.
  public func layoutSublayers(of layer: CALayer) {}
}
