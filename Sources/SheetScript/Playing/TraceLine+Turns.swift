// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension TraceLine {
  /// Writes an event. Returns `false` for one that gets a line only if it has effects.
  mutating func event(_ event: Event) -> Bool {
    switch event {
    case .environment(let environment, _):
      word("environment")
      number(environment.container.width)
      number(environment.container.height)
      if environment.keyboard.isVisible {
        word("keyboard")
        number(environment.keyboard.frame.height)
      }
      if let motion = environment.keyboard.motion {
        word("over")
        number(motion.duration)
      }
    case .look(let look):
      word("look")
      word(look == .floating ? "floating" : look == .classic ? "classic" : "another")
    case .present(let id, let configuration, let animated):
      word("present")
      count(id.rawValue)
      word(Vocabulary.word(for: configuration.form, in: Vocabulary.forms))
      flag("animated", animated)
    case .configure(let id, _, let animated):
      word("configure")
      count(id.rawValue)
      flag("animated", animated)
    case .dismiss(let id, let animated):
      word("dismiss")
      count(id.rawValue)
      flag("animated", animated)
    case .touchBegan(let touch, let target, _, _):
      word("down")
      self.touch(touch)
      self.target(target)
    case .touchMoved(let touch):
      word("move")
      self.touch(touch)
      return false
    case .touchEnded(let touch):
      word("up")
      self.touch(touch)
    case .touchCanceled(let id):
      word("cancel")
      number(Double(id.rawValue), decimals: 0)
    case .wheel(let delta, let target, _, let isEnd):
      word("wheel")
      point(Point(x: delta.dx, y: delta.dy))
      self.target(target)
      flag("end", isEnd)
    case .activate(let target):
      word("activate")
      self.target(target)
    case .step(let id, let larger):
      word("step")
      count(id.rawValue)
      word(larger ? "larger" : "smaller")
    case .escape: word("escape")
    case .answer(let token, let answer):
      word("answer")
      count(token.rawValue)
      switch answer {
      case .yes: word("yes")
      case .no: word("no")
      case .settle(let key): self.key(key)
      }
    case .advance:
      word("advance")
      return false
    case .finishMotion: word("finish")
    }
    return true
  }

  private mutating func touch(_ touch: Touch) {
    number(Double(touch.id.rawValue), decimals: 0)
    point(touch.point)
  }

  private mutating func target(_ target: TouchTarget) {
    layer(target.layer)
    word(Vocabulary.word(for: target.part, in: Vocabulary.parts))
  }

  /// Writes an effect. Returns `false` for `place`, which the frames show.
  mutating func effect(_ effect: Effect, keys: [MotionKey]) -> Bool {
    switch effect {
    case .place: return false
    case .insert(let id, let form):
      word("insert")
      count(id.rawValue)
      word(Vocabulary.word(for: form, in: Vocabulary.forms))
    case .remove(let id):
      word("remove")
      count(id.rawValue)
    case .reshape(let id, let form):
      word("reshape")
      count(id.rawValue)
      word(Vocabulary.word(for: form, in: Vocabulary.forms))
    case .move(let layer, let motion): self.motion(motion, of: layer, keys[motion.keys])
    case .touches(let layer, let rule):
      word("touches")
      self.layer(layer)
      flag("inert", rule.isInert)
      flag("dimming", rule.dimmingTakesTouches)
    case .claim(let touch, let owner):
      word("claim")
      number(Double(touch.rawValue), decimals: 0)
      word(Vocabulary.word(for: owner, in: Vocabulary.owners))
    case .scroll(let id, let offset):
      word("scroll")
      count(id.rawValue)
      point(Point(x: offset.dx, y: offset.dy))
    case .endEditing(let id):
      word("end-editing")
      count(id.rawValue)
    case .notice(let notice): self.notice(notice)
    case .ask(let question):
      word("ask")
      count(question.token.rawValue)
      count(question.id.rawValue)
      switch question.subject {
      case .shouldDismiss: word("dismiss")
      case .settleTarget(let key):
        word("target")
        self.key(key)
      }
    }
    return true
  }

  /// Writes a motion. There are many key points, so a hash represents their digits.
  private mutating func motion(_ motion: Motion, of layer: Layer, _ keys: ArraySlice<MotionKey>) {
    word("motion")
    self.layer(layer)
    number(motion.duration, decimals: 4)
    word("box")
    number(motion.box.width)
    number(motion.box.height)
    word("keys")
    count(UInt32(keys.count))
    var digits = TraceLine()
    for key in keys {
      digits.number(key.time, decimals: 6)
      digits.placement(key.placement)
    }
    hexadecimal(Trace.digest(digits.bytes))
  }

  private mutating func notice(_ notice: Notice) {
    switch notice {
    case .phase(let id, let phase):
      word("phase")
      count(id.rawValue)
      word(Vocabulary.word(for: phase, in: Vocabulary.phases))
    case .presentationWillBegin(let id, let animated):
      word("presentation-will-begin")
      count(id.rawValue)
      flag("animated", animated)
    case .presentationDidEnd(let id):
      word("presentation-did-end")
      count(id.rawValue)
    case .dismissalWillBegin(let id, let animated, let byUser):
      word("dismissal-will-begin")
      count(id.rawValue)
      flag("animated", animated)
      flag("by-user", byUser)
    case .dismissalDidEnd(let id, let completed, let byUser):
      word("dismissal-did-end")
      count(id.rawValue)
      flag("completed", completed)
      flag("by-user", byUser)
    case .willDismiss(let id):
      word("will-dismiss")
      count(id.rawValue)
    case .didDismiss(let id):
      word("did-dismiss")
      count(id.rawValue)
    case .didAttemptToDismiss(let id):
      word("did-attempt-to-dismiss")
      count(id.rawValue)
    case .detentSelected(let id, let key):
      word("selected")
      count(id.rawValue)
      self.key(key)
    case .dragBegan(let id):
      word("drag-began")
      count(id.rawValue)
    case .dragEnded(let id, let wasCanceled):
      word("drag-ended")
      count(id.rawValue)
      flag("canceled", wasCanceled)
    case .settled(let id, let key):
      word("settled")
      count(id.rawValue)
      self.key(key)
    case .noActiveDetent(let id):
      word("no-active-detent")
      count(id.rawValue)
    case .progress(let id, let progress):
      word("progress")
      count(id.rawValue)
      number(progress.offset)
      number(progress.total, decimals: 4)
      key(progress.lower)
      key(progress.upper)
      number(progress.fraction, decimals: 4)
      key(progress.target)
    }
  }
}
