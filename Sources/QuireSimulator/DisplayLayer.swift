import Quire
import SheetEngine

/// One layer as a host knows it: by the effects alone.
struct DisplayLayer {
  let layer: Layer
  var form: Form?
  var content: DisplayNode?
  /// Behind and around the content, from its corner.
  var surround: DisplayNode?
  var surroundCastsShadow = false
  var box = Size.zero
  var rule = TouchRule()
  private var standing: Placement?
  private var start: Seconds = 0
  private var duration: Seconds = 0
  private var keys: [MotionKey] = []

  init(_ layer: Layer, form: Form? = nil) {
    self.layer = layer
    self.form = form
  }

  mutating func place(_ placement: Placement, box: Size) {
    standing = placement
    keys = []
    self.box = box
  }

  mutating func run(_ motion: Motion, _ all: [MotionKey]) {
    start = motion.start
    duration = motion.duration
    keys = Array(all[motion.keys])
    box = motion.box
    standing = keys.last?.placement
  }

  /// Its trees of views, back to front.
  var trees: [DisplayNode] { [surround, content].compactMap { $0 } }

  func isMoving(at time: Seconds) -> Bool { !keys.isEmpty && time < start + duration }

  /// What shows at a moment: on the straight line between two key points.
  func placement(at time: Seconds) -> Placement? {
    guard isMoving(at: time), let first = keys.first else { return standing }
    let elapsed = time - start
    var before = first
    for key in keys {
      if key.time > elapsed {
        let span = key.time - before.time
        let fraction = span > 0 ? max(0, (elapsed - before.time) / span) : 1
        return before.placement.mixed(with: key.placement, fraction)
      }
      before = key
    }
    return before.placement
  }
}

extension Placement {
  fileprivate func mixed(with other: Placement, _ part: Double) -> Placement {
    func mix(_ path: KeyPath<Placement, Double>) -> Double {
      self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * part
    }
    return Placement(
      frame: Rect(x: mix(\.frame.x), y: mix(\.frame.y), width: mix(\.frame.width), height: mix(\.frame.height)),
      scale: mix(\.scale), shift: Vector(dx: mix(\.shift.dx), dy: mix(\.shift.dy)),
      corners: Corners(
        topLeft: mix(\.corners.topLeft), topRight: mix(\.corners.topRight),
        bottomRight: mix(\.corners.bottomRight), bottomLeft: mix(\.corners.bottomLeft)),
      alpha: mix(\.alpha), dimming: mix(\.dimming), shadow: mix(\.shadow), grabber: mix(\.grabber),
      arrow: other.arrow)
  }
}
