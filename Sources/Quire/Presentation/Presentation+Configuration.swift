import SheetEngine

extension Presentation {
  /// All settings as the engine counts them.
  func makeConfiguration(in session: Session) -> Configuration {
    let size = presented.presentedContentSize
    var configuration = Configuration(
      form: form,
      preferredContentSize: Size(width: max(0, Double(size.width)), height: max(0, Double(size.height))),
      isModal: presented.keepsUserFromDismissing,
      asksToDismiss: controller.heldDelegate != nil)
    guard let sheet = controller as? UISheetPresentationController else { return configuration }
    // What large resolves to depends on everything but the detents.
    configuration.sheet = sheet.makeOptions(in: containerView)
    sheet.applyObservation(to: &configuration)
    configuration.sheet.detents = detents(of: sheet, with: configuration, in: session)
    return configuration
  }

  /// The detents anew for an environment that the engine has not heard of yet.
  func makeResolution(in session: Session) -> Resolution? {
    guard let sheet = controller as? UISheetPresentationController, let sent else { return nil }
    sheet.resolvedDetents = nil
    return Resolution(id: id, detents: detents(of: sheet, with: sent, in: session))
  }

  private var form: Form {
    switch controller.presentationStyle {
    case .fullScreen: .fullScreen
    case .overFullScreen: .overFullScreen
    case .automatic, .pageSheet, .formSheet: .sheet
    }
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
  /// The settings but for the detents.
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
      preferredCornerRadius: preferredCornerRadius.flatMap { $0.isFinite ? Double(max(0, $0)) : nil },
      prefersEdgeAttachedInCompactHeight: prefersEdgeAttachedInCompactHeight,
      widthFollowsPreferredContentSizeWhenEdgeAttached: widthFollowsPreferredContentSizeWhenEdgeAttached,
      prefersPageSizing: prefersPageSizing,
      placing: placing,
      source: sourceView.flatMap { view in
        view.window == nil ? nil : Rect(view.convert(view.bounds, to: containerView))
      },
      handoffExpanding: handoff.expanding, handoffCollapsing: handoff.collapsing, keyboard: keyboardBehavior.policy)
  }
}

extension UISheetPresentationController.Detent {
  /// What a resolver gets wrong stops here: not a number is inactive, infinite is as high as can be.
  fileprivate func engineHeight(in context: DetentContext) -> SheetEngine.Detent.Height {
    switch height {
    case .medium: return .medium
    case .large: return .large
    case .custom(let resolver):
      guard let value = resolver(context), !value.isNaN else { return .inactive }
      return .value(value.isFinite ? Double(value) : value > 0 ? Double(context.maximumDetentValue) : 0)
    }
  }
}

/// The context that the engine's environment makes.
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
  /// The preferred size, or that of the one who shows in it.
  fileprivate var presentedContentSize: CGSize {
    let own = preferredContentSize
    guard own.width <= 0, own.height <= 0, let navigation = self as? UINavigationController else { return own }
    return navigation.topViewController?.preferredContentSize ?? own
  }
}
