import SheetEngine

/// What a host shows that does as it is told: each layer where it was placed, or along its motion's key points.
public struct Screen: Sendable {
  private struct Shown: Sendable {
    var layer: Layer
    var placement: Placement
    var start: Seconds = 0
    var keys: [MotionKey] = []
  }

  private var layers: [Shown] = []

  public init() {}

  /// Takes up what a turn asked for.
  public mutating func take(_ effects: Effects, from first: Int = 0) {
    for effect in effects.list[first...] {
      switch effect {
      case .place(let layer, let placement, _): show(Shown(layer: layer, placement: placement))
      case .move(let layer, let motion):
        let keys = Array(effects.keys[motion.keys])
        guard let last = keys.last else { continue }
        show(Shown(layer: layer, placement: last.placement, start: motion.start, keys: keys))
      case .remove(let id): layers.removeAll { $0.layer == .presentation(id) }
      default: break
      }
    }
  }

  private mutating func show(_ shown: Shown) {
    if let index = layers.firstIndex(where: { $0.layer == shown.layer }) {
      layers[index] = shown
    } else {
      layers.append(shown)
    }
  }

  /// The box that a person sees of a layer; `nil` if nothing was said of it.
  public func visibleFrame(of layer: Layer, at time: Seconds) -> Rect? {
    guard let shown = layers.first(where: { $0.layer == layer }) else { return nil }
    let moment = time - shown.start
    guard let next = shown.keys.firstIndex(where: { $0.time > moment }) else { return shown.placement.visibleFrame }
    let after = shown.keys[next]
    guard next > 0 else { return after.placement.visibleFrame }
    let before = shown.keys[next - 1]
    let share = (moment - before.time) / (after.time - before.time)
    return .mix(before.placement.visibleFrame, after.placement.visibleFrame, share)
  }
}

extension Rect {
  fileprivate static func mix(_ from: Rect, _ to: Rect, _ share: Double) -> Rect {
    Rect(
      x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share,
      width: from.width + (to.width - from.width) * share, height: from.height + (to.height - from.height) * share)
  }
}
