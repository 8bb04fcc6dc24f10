// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Sheets and popovers with an app's animator. While it runs, the animator owns the view, which is in the container.
/// Before and after, the engine owns it. [TR-39]
///
/// A drag that dismisses such a sheet still belongs to the engine, because only the engine's motion can follow a finger
/// from any position.
extension Presentation {
  /// The state that is kept while an animator owns the view.
  struct Handover {
    let dimming: UIView
    let cornerRadius: CGFloat
    let maskedCorners: CACornerMask
    let clips: Bool
    /// The view's placement in the engine, before and after.
    let restingPlacement: Placement
  }

  /// Hands the view over to the animator of the presentation. It is in the container and not visible yet.
  func handOverForArrival() {
    guard !isInContext, naturalForm != .custom, !style.covers, let handover = makeHandover() else { return }
    runner = .animator(handover)
    handover.dimming.alpha = 0
    containerView.insertSubview(handover.dimming, at: 0)
    placeBackground()
    let background = handedBackground
    background?.alpha = 0
    coordinator?.animate { _ in
      handover.dimming.alpha = CGFloat(handover.restingPlacement.dimming)
      background?.alpha = 1
    }
  }

  /// Hands a sheet or a popover at rest over to the animator of the dismissal, and returns that animator.
  func handOverForDismissal() -> (any UIViewControllerAnimatedTransitioning)? {
    guard !runsItself, naturalForm == .sheet || naturalForm == .popover, phase == .resting, stage.isPresented,
      shown.madePresentation == nil, let session,
      let animator = animatorForDismissal, let handover = makeHandover()
    else { return nil }
    runner = .animator(handover)
    handover.dimming.alpha = CGFloat(handover.restingPlacement.dimming)
    containerView.insertSubview(handover.dimming, at: 0)
    presentedView.frame = CGRect(handover.restingPlacement.frame)
    changeHands(in: session)
    placeBackground()
    let background = handedBackground
    coordinator?.animate { _ in
      handover.dimming.alpha = 0
      background?.alpha = 0
    }
    return animator
  }

  /// Returns the view to the engine.
  func endHandover() {
    guard let handover, let session else { return }
    runner = .itself
    handover.dimming.removeFromSuperview()
    handedBackground?.alpha = 1
    presentedView.layer.cornerRadius = handover.cornerRadius
    presentedView.layer.maskedCorners = handover.maskedCorners
    presentedView.layer.standingShadow = .none
    presentedView.clipsToBounds = handover.clips
    runner = .engine
    zoom?.end()
    insertPresentedView()
    changeHands(in: session)
    session.contents.retire(containerView)
    adapt(to: session.traits)
  }

  /// The app's background of a popover. It has its final frame, and fades with the dimming.
  private var handedBackground: UIView? { style == .popover ? popover?.storedBackground?.view : nil }

  private func makeHandover() -> Handover? {
    guard let restingPlacement else { return nil }
    let handover = Handover(
      dimming: UIView(frame: containerView.bounds), cornerRadius: presentedView.layer.cornerRadius,
      maskedCorners: presentedView.layer.maskedCorners, clips: presentedView.clipsToBounds,
      restingPlacement: restingPlacement)
    handover.dimming.backgroundColor = .sheetDimming
    handover.dimming.isUserInteractionEnabled = false
    handover.dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // The view has the look of its resting placement until the engine shows it.
    presentedView.layer.round(restingPlacement.corners)
    presentedView.layer.standingShadow = shadow(at: restingPlacement)
    presentedView.clipsToBounds = true
    return handover
  }

  /// Returns the shadow of the view. With an app's own background, the background casts the shadow.
  private func shadow(at placement: Placement) -> Shadow {
    guard style != .popover || popover?.background == nil else { return .none }
    return placement.arrow == nil ? .around(sheetWith: placement.shadow) : .around(popoverWith: placement.shadow)
  }

  /// Fills the layer with the current runner's view, and sends the matching form to the engine.
  private func changeHands(in session: Session) {
    session.contents.empty(.presentation(id))
    session.contents.fill(.presentation(id), with: shownView, in: place)
    containerView.isUserInteractionEnabled = runsItself
    let configuration = makeConfiguration(in: session)
    sent = configuration
    session.send(.configure(id, configuration, animated: false))
  }

  /// The placement that the engine would give the view at rest.
  var restingPlacement: Placement? {
    guard let session else { return nil }
    var configuration = makeConfiguration(in: session)
    configuration.form = naturalForm
    return session.stack.restingPlacement(of: configuration)
  }
}

extension Shadow {
  // The shadows that hosts also show around layers. A test compares a page's style sheet with these.

  /// Returns the shadow of a sheet, with an opacity.
  static func around(sheetWith opacity: Double) -> Shadow {
    Shadow(color: RGBA(bits: 0x0000_00FF).withAlpha(opacity), radius: 2, offset: .zero)
  }

  /// Returns the shadow of a popover, which floats above the content and so is wide.
  static func around(popoverWith opacity: Double) -> Shadow {
    Shadow(color: RGBA(bits: 0x0000_00FF).withAlpha(opacity / 2), radius: 24, offset: Vector(dx: 0, dy: 12))
  }
}

extension UIColor {
  /// The dimming behind a sheet: black, 0.2 in light and 0.48 in dark. [CH-S] [IM]
  static let sheetDimming = UIColor(light: 0x0000_0033, dark: 0x0000_007A)
}
