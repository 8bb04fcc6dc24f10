// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension Session {
  /// Translates the engine's notices into UIKit's callbacks, in UIKit's order [DOC-APD][CH-P HOST].
  func pass(on notice: Notice) {
    switch notice {
    case .phase(let id, let phase):
      presentation(id)?.enter(phase)
    case .presentationWillBegin(let id, let animated):
      guard let presentation = presentation(id) else { return }
      presentation.willBegin(animated: presentation.runsItself ? presentation.isAnimated : animated)
      if presentation.runsItself { presentation.startOwnPresentation() }
    case .presentationDidEnd(let id):
      // Without an animation there was no layout yet, but a view that has appeared must have its frame.
      layout()
      presentation(id)?.didEnd()
    case .dismissalWillBegin(let id, let animated, let byUser):
      presentation(id)?.dismissalWillBegin(animated: animated, byUser: byUser)
    case .dismissalDidEnd(let id, let completed, let byUser):
      guard let presentation = presentation(id) else { return }
      if completed {
        notifyObservers(of: id) { $0.sheetDidLeave($1) }
        end(presentation)
        if byUser { presentation.notifyOfDismissal() }
      } else {
        presentation.dismissalWasCanceled()
      }
    case .willDismiss(let id):
      presentation(id)?.announceDismissal(animated: true)
      presentation(id)?.notifyDelegates { $0.presentationControllerWillDismiss($1) }
    case .didDismiss:
      // The delegates were notified when the presentation ended.
      break
    case .didAttemptToDismiss(let id):
      presentation(id)?.notifyDelegates { $0.presentationControllerDidAttemptToDismiss($1) }
    case .detentSelected(let id, let key):
      presentation(id)?.sheet?.userSelected(key)
    case .noActiveDetent:
      Log.line("every detent of a sheet is inactive here; it rests at large.")
    case .progress(let id, let progress):
      notifyProgress(progress, of: id)
    case .dragBegan(let id):
      arena.sheetClaimed(id)
      drag(of: id)?.begin()
      notifyObservers(of: id) { $0.sheetDragBegan($1) }
    case .dragEnded(let id, let wasCanceled):
      drag(of: id)?.end(wasCanceled: wasCanceled)
      notifyObservers(of: id) { $0.sheetDragEnded($1, wasCanceled: wasCanceled) }
    case .settled(let id, _):
      notifyObservers(of: id) { $0.sheetDidRest($1) }
    }
  }

  func end(_ presentation: Presentation) {
    presentation.finishDismissal()
    presentations.removeAll { $0 === presentation }
    contents.empty(.presentation(presentation.id))
    presentation.presentedView.removeFromSuperview()
    presentation.releaseContent()
    presentation.removeBackground()
    presentation.containerView.removeFromSuperview()
    if presentation.shown !== presentation.presented, presentation.presented.parent != nil {
      // The substitute that contained the controller was created for the style, and is removed with it.
      presentation.presented.willMove(toParent: nil)
      presentation.presented.viewIfLoaded?.removeFromSuperview()
      presentation.presented.removeFromParent()
    }
    presentation.forget()
    hasPresentationEnded = true
    presentation.runDismissCompletions()
  }
}
