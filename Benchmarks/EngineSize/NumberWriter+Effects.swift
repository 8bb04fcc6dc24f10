// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension NumberWriter {
  func write(_ effect: Effect, _ effects: Effects) {
    switch effect {
    case .insert(let id, let form): write([0, number(id), Double(form.rawValue)])
    case .remove(let id): write([1, number(id)])
    case .reshape(let id, let form): write([2, number(id), Double(form.rawValue)])
    case .place(let layer, let placement, let box):
      write([3, number(layer)])
      write(placement)
      write([box.width, box.height])
    case .move(let layer, let motion):
      write([4, number(layer), motion.start, motion.duration, motion.box.width, motion.box.height])
      for key in effects.keys[motion.keys] {
        write(key.time)
        write(key.placement)
      }
    case .touches(let layer, let rule):
      write([5, number(layer), rule.isInert ? 1 : 0, rule.dimmingTakesTouches ? 1 : 0])
    case .claim(let touch, let owner): write([6, Double(touch.rawValue), Double(owner.rawValue)])
    case .scroll(let id, let offset): write([7, Double(id.rawValue), offset.dx, offset.dy])
    case .endEditing(let id): write([8, number(id)])
    case .notice(let notice): write(notice)
    case .ask(let question):
      write([10, Double(question.token.rawValue), number(question.id)])
      if case .settleTarget(let key) = question.subject { write(Double(key?.rawValue ?? -1)) }
    }
  }

  func write(_ wake: Wake) {
    switch wake {
    case .never: write(-1)
    case .everyFrame: write(0)
    case .at(let time): write(time)
    }
  }

  private func write(_ notice: Notice) {
    switch notice {
    case .phase(let id, let phase): write([20, number(id), Double(phase.rawValue)])
    case .presentationWillBegin(let id, let animated): write([21, number(id), animated ? 1 : 0])
    case .presentationDidEnd(let id): write([22, number(id)])
    case .dismissalWillBegin(let id, let animated, let byUser):
      write([23, number(id), animated ? 1 : 0, byUser ? 1 : 0])
    case .dismissalDidEnd(let id, let completed, let byUser):
      write([24, number(id), completed ? 1 : 0, byUser ? 1 : 0])
    case .willDismiss(let id): write([25, number(id)])
    case .didDismiss(let id): write([26, number(id)])
    case .didAttemptToDismiss(let id): write([27, number(id)])
    case .detentSelected(let id, let key): write([28, number(id), Double(key.rawValue)])
    case .progress(let id, let progress):
      write([29, number(id), progress.offset, progress.velocity, progress.total])
      write([Double(progress.lower.rawValue), Double(progress.upper.rawValue), progress.fraction])
      write([Double(progress.target?.rawValue ?? -1), progress.visibility, Double(progress.cause.rawValue)])
    case .dragBegan(let id): write([30, number(id)])
    case .dragEnded(let id, let wasCanceled): write([31, number(id), wasCanceled ? 1 : 0])
    case .settled(let id, let key): write([32, number(id), Double(key.rawValue)])
    case .noActiveDetent(let id): write([33, number(id)])
    }
  }

  private func write(_ placement: Placement) {
    let (frame, corners) = (placement.frame, placement.corners)
    write([frame.x, frame.y, frame.width, frame.height, placement.scale, placement.shift.dx, placement.shift.dy])
    write([corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft])
    write([placement.alpha, placement.dimming, placement.shadow, placement.grabber])
    if let arrow = placement.arrow { write([Double(arrow.direction.rawValue), arrow.tip.x, arrow.tip.y]) }
  }

  private func write(_ numbers: [Double]) {
    for number in numbers { write(number) }
  }

  private func number(_ id: PresentationID) -> Double { Double(id.rawValue) }

  private func number(_ layer: Layer) -> Double {
    switch layer {
    case .root: -1
    case .presentation(let id): Double(id.rawValue)
    }
  }
}
