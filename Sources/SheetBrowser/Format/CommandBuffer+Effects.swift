// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension CommandBuffer {
  /// Writes a layer's word: 0 for the root, and for a presentation its raw value plus 1.
  public func put(_ layer: Layer) {
    switch layer {
    case .root: put(0 as UInt32)
    case .presentation(let id): put(id)
    }
  }

  /// Writes the word of a presentation's layer.
  public func put(_ id: PresentationID) {
    put(id.rawValue &+ 1)
  }

  /// Writes a turn's effects in order. Leaves questions, and notices other than the phase, to the module above.
  public func write(_ effects: Effects) {
    for effect in effects.list {
      write(effect, keys: effects.keys)
    }
  }

  /// Writes the time when the page must next send `advance`.
  public func write(_ wake: Wake) {
    write(.wake) {
      switch wake {
      case .never:
        $0.put(0 as UInt32)
        $0.put(time: 0)
      case .at(let time):
        $0.put(1 as UInt32)
        $0.put(time: time)
      case .everyFrame:
        $0.put(2 as UInt32)
        $0.put(time: 0)
      }
    }
  }

  /// Writes the name of a presentation's selected detent, and whether there are larger and smaller ones.
  public func write(
    detent: String, of id: PresentationID, steps: (larger: Bool, smaller: Bool) = (larger: true, smaller: true)
  ) {
    write(.layerDetent) {
      $0.put(id)
      $0.put(detent)
      $0.put(steps.larger)
      $0.put(steps.smaller)
    }
  }

  /// Requests reports of a finger's moves, or claims the finger for the app.
  public func write(watch touch: TouchID, isHeld: Bool) {
    write(.touchWatch) {
      $0.put(UInt32(bitPattern: touch.rawValue))
      $0.put(isHeld)
    }
  }

  private func write(_ effect: Effect, keys: [MotionKey]) {
    switch effect {
    case .insert(let id, let form):
      write(.layerInsert) {
        $0.put(id)
        $0.put(UInt32(form.rawValue))
      }
    case .remove(let id):
      write(.layerRemove) { $0.put(id) }
    case .reshape(let id, let form):
      write(.layerReshape) {
        $0.put(id)
        $0.put(UInt32(form.rawValue))
      }
    case .place(let layer, let placement, let box):
      write(.layerPlace) {
        $0.put(layer)
        $0.put(box)
        $0.put(placement)
      }
    case .move(let layer, let motion):
      write(.layerMove) {
        $0.put(layer)
        $0.put(motion.box)
        $0.put(time: motion.start)
        $0.put(time: motion.duration)
        $0.put(UInt32(motion.keys.count))
        for index in motion.keys {
          $0.put(time: keys[index].time)
          $0.put(keys[index].placement)
        }
      }
    case .touches(let layer, let rule):
      write(.layerTouches) {
        $0.put(layer)
        $0.put(rule.isInert)
        $0.put(rule.dimmingTakesTouches)
      }
    case .claim(let touch, let owner):
      write(.touchClaim) {
        $0.put(UInt32(bitPattern: touch.rawValue))
        $0.put(UInt32(owner.rawValue))
      }
    case .scroll(let scroller, let offset):
      write(.scrollTo) {
        $0.put(scroller.rawValue)
        $0.put(offset.dx)
        $0.put(offset.dy)
      }
    case .endEditing(let id):
      write(.editingEnd) { $0.put(id) }
    case .notice(.phase(let id, let phase)):
      write(.layerPhase) {
        $0.put(id)
        $0.put(UInt32(phase.rawValue))
      }
    case .notice, .ask:
      break
    }
  }

  private func put(_ size: Size) {
    put(size.width)
    put(size.height)
  }

  private func put(_ placement: Placement) {
    put(placement.frame.x)
    put(placement.frame.y)
    put(placement.frame.width)
    put(placement.frame.height)
    put(placement.scale)
    put(placement.shift.dx)
    put(placement.shift.dy)
    put(placement.corners.topLeft)
    put(placement.corners.topRight)
    put(placement.corners.bottomRight)
    put(placement.corners.bottomLeft)
    put(placement.alpha)
    put(placement.dimming)
    put(placement.shadow)
    put(placement.grabber)
    put(placement.arrow.map { UInt32($0.direction.rawValue) + 1 } ?? 0)
    put(placement.arrow?.tip.x ?? 0)
    put(placement.arrow?.tip.y ?? 0)
  }
}
