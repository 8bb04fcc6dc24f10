// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension Presentation {
  /// Returns all settings in the engine's terms.
  func makeConfiguration(in session: Session) -> Configuration {
    let size = shown.presentedContentSize
    var configuration = Configuration(
      form: form,
      preferredContentSize: Size(width: max(0, Double(size.width)), height: max(0, Double(size.height))),
      isModal: shown.keepsUserFromDismissing, asksToDismiss: hasDelegate, dissolves: transitionStyle.dissolves,
      passesTouches: passesTouches)
    if let popover { configuration.popover = popover.makeOptions(in: containerView) }
    guard let sheet else { return configuration }
    // The value of `large` depends on all settings except the detents.
    configuration.sheet = sheet.makeOptions(in: containerView)
    sheet.applyObservation(to: &configuration)
    configuration.sheet.detents = detents(of: sheet, with: configuration, in: session)
    return configuration
  }

  /// Returns the form and the detents for a new environment that the engine does not have yet.
  func makeResolution(in session: Session) -> Resolution? {
    guard let sent else { return nil }
    guard let sheet else { return Resolution(id: id, detents: sent.sheet.detents, form: form) }
    sheet.resolvedDetents = nil
    return Resolution(id: id, detents: detents(of: sheet, with: sent, in: session), form: form)
  }

  /// The presentation's form in the engine in its current style.
  var form: Form {
    runsItself ? .custom : naturalForm
  }

  /// The form of the current style, regardless of the runner.
  var naturalForm: Form {
    switch style {
    case .fullScreen, .currentContext: return .fullScreen
    case .overFullScreen, .overCurrentContext: return .overFullScreen
    case .popover: return .popover
    case .custom: return .custom
    case .automatic, .none, .pageSheet, .formSheet: return .sheet
    }
  }

  /// Whether the source has moved since the last configuration.
  var sourceHasMoved: Bool {
    guard let sent else { return false }
    switch sent.form {
    case .popover: return popover.map { $0.makeOptions(in: containerView).source != sent.popover.source } ?? false
    case .sheet: return sheet.map { $0.sourceBox(in: containerView) != sent.sheet.source } ?? false
    case .fullScreen, .overFullScreen, .alert, .custom: return false
    }
  }

  /// Returns the distances by which the content extends below the popover's arrow. [OPENUIKIT]
  func contentOutsets(in stack: Stack) -> UIEdgeInsets {
    guard stack.look.popoverContentReachesTip, popover?.popoverBackgroundViewClass == nil,
      let arrow = stack.arrow(of: id)
    else { return .zero }
    let height = CGFloat(BackgroundMetrics().arrowHeight)
    switch arrow.direction {
    case .up: return UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
    case .down: return UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
    case .left: return UIEdgeInsets(top: 0, left: height, bottom: 0, right: 0)
    case .right: return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: height)
    }
  }

  /// Updates the effect and the color behind the presented view, and those of a popover's arrow.
  func updateChrome() {
    let detent = sheet.flatMap { sheet -> UIVisualEffect? in
      // Called for each move of a finger, so the common case returns early.
      guard sheet.detents.contains(where: { $0.backgroundEffect != nil }) else { return nil }
      let resting = sheet.restingDetentIdentifier
      return sheet.detents.first { $0.identifier == resting }?.backgroundEffect
    }
    let effect = (style == .popover ? nil : detent) ?? active.backgroundEffect ?? controller.backgroundEffect
    let isPopover = style == .popover
    let color = isPopover && popover?.popoverBackgroundViewClass == nil ? popover?.backgroundColor : nil
    guard place.effect !== effect || place.chrome !== color || place.isPopover != isPopover else { return }
    place.effect = effect
    place.chrome = color
    place.isPopover = isPopover
    shownView.setNeedsShow()
  }

  private func detents(
    of sheet: UISheetPresentationController, with configuration: Configuration, in session: Session
  ) -> [SheetEngine.Detent] {
    if let resolved = sheet.resolvedDetents { return resolved }
    let maximum = session.maximumDetentValue(for: configuration)
    let context = DetentContext(traits: session.traits, maximum: CGFloat(maximum))
    let detents = sheet.detents.isEmpty ? [.large()] : sheet.detents
    let resolved = DetentTable.withoutDuplicates(
      detents.map { detent in
        SheetEngine.Detent(
          key: sheet.detentTable.key(for: detent.identifier.rawValue), height: detent.engineHeight(in: context))
      })
    sheet.resolvedDetents = resolved
    return resolved
  }
}

extension UISheetPresentationController {
  /// Returns the settings except the detents.
  fileprivate func makeOptions(in containerView: UIView) -> SheetOptions {
    let placing: Placing =
      switch preferredPlacement {
      case .automatic: .automatic
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    let handoff = engineHandoff
    return SheetOptions(
      selected: selectedDetentIdentifier.map { detentTable.key(for: $0.rawValue) },
      largestUndimmed: largestUndimmedDetentIdentifier.map { detentTable.key(for: $0.rawValue) },
      prefersGrabberVisible: prefersGrabberVisible,
      preferredCornerRadius: preferredCornerRadius.flatMap {
        $0.isFinite && $0 != UISheetPresentationControllerAutomaticDimension ? Double(max(0, $0)) : nil
      },
      prefersEdgeAttachedInCompactHeight: prefersEdgeAttachedInCompactHeight,
      widthFollowsPreferredContentSizeWhenEdgeAttached: widthFollowsPreferredContentSizeWhenEdgeAttached,
      prefersPageSizing: prefersPageSizing,
      placing: placing,
      source: sourceBox(in: containerView), handoffExpanding: handoff.expanding,
      handoffCollapsing: handoff.collapsing, keyboard: keyboardBehavior.policy, followsWheel: followsWheel)
  }
}

extension UISheetPresentationController {
  /// Returns the box of the source view over which the sheet is centered, in the container.
  fileprivate func sourceBox(in containerView: UIView) -> Rect? {
    guard let sourceView, sourceView.window != nil else { return nil }
    return Rect(sourceView.convert(sourceView.bounds, to: containerView))
  }
}

extension UISheetPresentationController.Detent {
  /// Returns the sanitized result of a resolver: NaN is inactive, infinity is the maximum.
  fileprivate func engineHeight(in context: DetentContext) -> SheetEngine.Detent.Height {
    switch height {
    case .medium: return .medium
    case .large: return .large
    case .custom(let resolver):
      guard let value = resolver(context), !value.isNaN, value != UISheetPresentationControllerDetentInactive else {
        return .inactive
      }
      return .value(value.isFinite ? Double(value) : value > 0 ? Double(context.maximumDetentValue) : 0)
    }
  }
}

/// The resolution context for the engine's environment.
@MainActor final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    super.init()
  }
}

extension UIViewController {
  /// The preferred content size, or that of the controller that this one shows, with room for its bars.
  var presentedContentSize: CGSize {
    let own = preferredContentSize
    guard own.width <= 0, own.height <= 0 else { return own }
    return containerBehavior?.contentSize ?? own
  }
}

extension CGSize {
  /// Returns the size enlarged by insets. A side of 0 means no preference and stays 0.
  func with(_ insets: UIEdgeInsets) -> CGSize {
    CGSize(
      width: width > 0 ? width + insets.left + insets.right : 0,
      height: height > 0 ? height + insets.top + insets.bottom : 0)
  }
}
