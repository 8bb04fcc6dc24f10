// SPDX-License-Identifier: Apache-2.0

import SheetEngine

// Not Apple's API: the notifications of sheet observers.

extension Session {
  /// Notifies the observers of a sheet. Observers that no longer exist are removed, and the engine reports less from
  /// then on.
  func notifyObservers(
    of id: PresentationID, _ body: (any SheetObserver, UISheetPresentationController) -> Void
  ) {
    guard let sheet = presentation(id)?.sheet else { return }
    let living = sheet.livingObservers
    if living.count < sheet.observers.count {
      sheet.observers.removeAll { $0.wrappedValue == nil }
      sheet.observationChanged()
    }
    for observer in living { body(observer, sheet) }
  }

  func notifyProgress(_ progress: SheetProgress, of id: PresentationID) {
    drag(of: id)?.change(velocity: CGFloat(progress.velocity))
    notifyObservers(of: id) { observer, sheet in
      if let position = sheet.makePosition(progress) { observer.sheetDidMove(sheet, to: position) }
    }
  }

  /// Returns the first answer of an observer that changes the target.
  func settleAnswer(to question: Question, proposed key: DetentKey?) -> Answer {
    var answer = Answer.yes
    notifyObservers(of: question.id) { observer, sheet in
      let wanted = observer.sheet(sheet, willRestAt: key.flatMap { sheet.identifier(of: $0) })
      guard answer == .yes, let wanted, let other = sheet.detentTable.knownKey(for: wanted.rawValue), other != key
      else { return }
      answer = .settle(other)
    }
    return answer
  }

  // MARK: Keyboard

  /// Notifies observers of changes since the last report. If a drag ends editing, the hiding of the keyboard has
  /// already been reported.
  func keyboardChanges(to keyboard: Keyboard) {
    if keyboard.isVisible {
      guard keyboardReport.known == nil else { return }
      keyboardReport.known = keyboard
      notifyKeyboard(keyboard, isShowing: true)
    } else {
      keyboardLeaves()
    }
  }

  func keyboardLeaves() {
    guard let keyboard = keyboardReport.known else { return }
    keyboardReport.known = nil
    notifyKeyboard(keyboard, isShowing: false)
  }

  private func notifyKeyboard(_ keyboard: Keyboard, isShowing: Bool) {
    for presentation in presentations {
      // A presentation that itself moves out of the keyboard's way is laid out again.
      if presentation.whenEscaped != nil { presentation.shown.viewIfLoaded?.setNeedsLayout() }
      let isOwn = keyboard.owner == nil || keyboard.owner == presentation.id
      notifyObservers(of: presentation.id) { $0.sheet($1, keyboardWillShow: isShowing, isOwn: isOwn) }
    }
  }
}

extension Session {
  // MARK: The drag as a recognizer

  func drag(of id: PresentationID) -> UIPanGestureRecognizer? {
    presentation(id)?.sheet?.storedDrag
  }

  /// Records the locations of the fingers, for the recognizers' `location(in:)`.
  func followDrags(_ input: Input) {
    for presentation in presentations {
      guard let drag = drag(of: presentation.id) else { continue }
      switch input.event {
      case .touchBegan(let touch, let target, _, _):
        if target.layer == .presentation(presentation.id) {
          drag.land(CGPoint(touch.point), at: input.sampleTime)
        }
      case .touchMoved(let touch), .touchEnded(let touch):
        guard let last = stack.lastPoint(of: touch.id, dragging: presentation.id) else { continue }
        drag.lead(by: touch.id, from: CGPoint(last))
        drag.follow(to: CGPoint(touch.point), at: input.sampleTime)
      default: break
      }
    }
  }

  /// Passes touches to recognizers and views, and to the engine unless a recognizer owns them.
  func handleTouches(_ input: Input, over view: ViewID?) {
    let time = input.sampleTime
    switch input.event {
    case .touchBegan(let touch, let target, let scrollers, _):
      // A sheet with a disabled drag recognizer does not receive the touch.
      if case .presentation(let id) = target.layer, target.part == .content || target.part == .header,
        drag(of: id)?.isEnabled == false
      {
      } else {
        send(input.event, sampleTime: time)
      }
      arena.began(touch, on: target, view: view.flatMap { shown[$0.rawValue] }, scrollers, at: time)
    case .touchMoved(let touch):
      if !arena.moved(touch, at: time) {
        send(input.event, sampleTime: time)
        arena.offer(touch.id)
      }
    case .touchEnded(let touch):
      if !arena.ended(touch, at: time) { send(input.event, sampleTime: time) }
    case .touchCanceled(let id):
      arena.canceled(id, at: time)
      send(input.event, sampleTime: time)
    default:
      send(input.event, sampleTime: time)
    }
  }

  /// Resets the drag recognizers that have ended, so that they may begin again.
  func endDrags() {
    for presentation in presentations { drag(of: presentation.id)?.becomePossible() }
  }

  /// Returns the value of `medium` in the current window.
  static func mediumValue(below maximum: Double) -> Double {
    let container = Session.current?.environment.container ?? Size(width: maximum, height: maximum)
    let environment = Environment(container: container, verticalSizeClass: .regular)
    return SheetEngine.Detent.Height.medium.value(
      maximum: maximum, in: environment, tuning: Session.current?.tuning ?? SheetTuning()) ?? maximum
  }
}
