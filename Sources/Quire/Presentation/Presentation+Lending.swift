import SheetEngine

/// Sheets and popovers that an app's animator brings or takes away. While it is at work the view is its own, in the
/// container; before and after, the engine has it. [TR-39]
///
/// A finger that drags such a sheet away is the engine's: nobody but its own motion follows a finger from any place.
extension Presentation {
  /// What an animator's view stands on meanwhile.
  struct Loan {
    let dimming: UIView
    let cornerRadius: CGFloat
    let clips: Bool
    /// How the engine has it, before and after.
    let rest: Placement
  }

  /// Lends it to the animator that brings it: it is in the container, and not in sight yet.
  func lendForArrival() {
    guard !isInContext, naturalForm != .custom, !style.covers, let loan = makeLoan() else { return }
    self.loan = loan
    loan.dimming.alpha = 0
    containerView.insertSubview(loan.dimming, at: 0)
    placeSurround()
    let surround = loanedSurround
    surround?.alpha = 0
    coordinator?.animate { _ in
      loan.dimming.alpha = CGFloat(loan.rest.dimming)
      surround?.alpha = 1
    }
  }

  /// Lends a sheet or a popover that rests to an animator that takes it away; answers that one.
  func lendForDismissal() -> (any UIViewControllerAnimatedTransitioning)? {
    guard !runsItself, naturalForm == .sheet || naturalForm == .popover, phase == .resting, stage == .presented,
      shown.madePresentation == nil, let session,
      let animator = animatorForDismissal, let loan = makeLoan()
    else { return nil }
    self.loan = loan
    runsItself = true
    loan.dimming.alpha = CGFloat(loan.rest.dimming)
    containerView.insertSubview(loan.dimming, at: 0)
    presentedView.frame = CGRect(loan.rest.frame)
    changeHands(in: session)
    placeSurround()
    let surround = loanedSurround
    coordinator?.animate { _ in
      loan.dimming.alpha = 0
      surround?.alpha = 0
    }
    return animator
  }

  /// The engine has it again.
  func endLoan() {
    guard let loan, let session else { return }
    self.loan = nil
    loan.dimming.removeFromSuperview()
    loanedSurround?.alpha = 1
    presentedView.layer.cornerRadius = loan.cornerRadius
    presentedView.clipsToBounds = loan.clips
    runsItself = false
    zoom?.end()
    containerView.addSubview(presentedView)
    changeHands(in: session)
    session.contents.retire(containerView)
    adapt(to: session.traits)
  }

  /// What an app shows around a popover: it stands where the popover rests, and comes and goes as dimming does.
  private var loanedSurround: UIView? { style == .popover ? popover?.storedSurround?.view : nil }

  private func makeLoan() -> Loan? {
    guard let rest else { return nil }
    let loan = Loan(
      dimming: UIView(frame: containerView.bounds), cornerRadius: presentedView.layer.cornerRadius,
      clips: presentedView.clipsToBounds, rest: rest)
    loan.dimming.backgroundColor = .sheetDimming
    loan.dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    presentedView.layer.cornerRadius = CGFloat(rest.corners.topLeft)
    presentedView.clipsToBounds = true
    return loan
  }

  /// What fills the layer, and the form that the engine gives it, are others now.
  private func changeHands(in session: Session) {
    session.contents.empty(.presentation(id))
    session.contents.fill(.presentation(id), with: shownView, in: place)
    containerView.isUserInteractionEnabled = runsItself
    let configuration = makeConfiguration(in: session)
    sent = configuration
    session.send(.configure(id, configuration, animated: false))
  }

  /// Where the engine would have it at rest.
  var rest: Placement? {
    guard let session else { return nil }
    var configuration = makeConfiguration(in: session)
    configuration.form = naturalForm
    return session.stack.rest(of: configuration)
  }
}

extension UIColor {
  /// Behind a sheet: black, 0.2 in light and 0.48 in dark. [CH-S] [IM]
  static let sheetDimming = UIColor(light: 0x0000_0033, dark: 0x0000_007A)
}
