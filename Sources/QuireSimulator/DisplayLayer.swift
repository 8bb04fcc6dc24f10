// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetEngine
import SheetScript

/// The state of one layer at a host, built only from effects.
struct DisplayLayer {
  var form: Form?
  var content: DisplayNode?
  /// The background behind and around the content, placed from the content's corner.
  var popoverBackground: DisplayNode?
  var popoverBackgroundCastsShadow = false
  var box = Size.zero
  var rule = TouchRule()
  private var shown: ShownLayer

  init(_ layer: Layer, form: Form? = nil) {
    shown = ShownLayer(layer)
    self.form = form
  }

  var layer: Layer { shown.layer }

  mutating func place(_ placement: Placement, box: Size) {
    shown.place(placement)
    self.box = box
  }

  mutating func run(_ motion: Motion, _ all: [MotionKey]) {
    shown.run(motion, all)
    box = motion.box
  }

  /// The layer's trees of views, back to front.
  var trees: [DisplayNode] { [popoverBackground, content].compactMap { $0 } }

  func isMoving(at time: Seconds) -> Bool { shown.isMoving(at: time) }

  /// Returns the placement at a time, on the straight line between two key points.
  func placement(at time: Seconds) -> Placement? { shown.placement(at: time) }
}
