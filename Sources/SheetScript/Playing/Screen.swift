// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The layers that a host shows if it carries out all effects exactly.
public struct Screen: Sendable {
  private var layers: [ShownLayer] = []

  /// Creates a screen on which no layer has been placed. Every layer's frame is `nil`.
  public init() {}

  /// Carries out the effects of a turn.
  public mutating func receive(_ effects: Effects, from first: Int = 0) {
    for effect in effects.list[first...] {
      switch effect {
      case .place(let layer, let placement, _): change(layer) { $0.place(placement) }
      case .move(let layer, let motion): change(layer) { $0.run(motion, effects.keys) }
      case .remove(let id): layers.removeAll { $0.layer == .presentation(id) }
      default: break
      }
    }
  }

  private mutating func change(_ layer: Layer, _ body: (inout ShownLayer) -> Void) {
    let index = layers.firstIndex { $0.layer == layer } ?? layers.count
    if index == layers.count { layers.append(ShownLayer(layer)) }
    body(&layers[index])
  }

  /// Returns the visible box of a layer, or `nil` before its first effect.
  public func visibleFrame(of layer: Layer, at time: Seconds) -> Rect? {
    layers.first { $0.layer == layer }?.visibleFrame(at: time)
  }
}
