// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetEngine
import SheetScript

/// One layer as a host knows it, from the effects alone.
struct DisplayLayer {
  var form: Form?
  var content: DisplayNode?
  /// The background behind and around the content, placed from its corner.
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

  /// Its trees of views, back to front.
  var trees: [DisplayNode] { [popoverBackground, content].compactMap { $0 } }

  func isMoving(at time: Seconds) -> Bool { shown.isMoving(at: time) }

  /// The placement at a time: on the straight line between two key points.
  func placement(at time: Seconds) -> Placement? { shown.placement(at: time) }
}
