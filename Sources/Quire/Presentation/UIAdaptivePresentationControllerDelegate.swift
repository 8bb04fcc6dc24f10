/// Hears of dismissals by the user, and may refuse them. Dismissals in code call none of this [DOC-APD].
///
/// All methods are optional: where a class does not have one, the default in this protocol's extension stands. A
/// subclass that adds a method which its base class, the one that conforms, does not have isn't called.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// May the user dismiss it? May be asked at any time and more than once; not asked while
  /// `isModalInPresentation` refuses anyway. Yes by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// The user begins to dismiss, which may yet be taken back, and begun again.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has dismissed it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user tried to dismiss and was refused.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)

  /// The same object where it is a sheet's delegate too. Not to be implemented: the extensions do.
  var _sheetDelegate: (any UISheetPresentationControllerDelegate)? { get }
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    true
  }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}

  public var _sheetDelegate: (any UISheetPresentationControllerDelegate)? { nil }
}

/// Hears of detents too.
@MainActor public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The user chose another detent. Never called for a selection made in code [HDR18].
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}

  public var _sheetDelegate: (any UISheetPresentationControllerDelegate)? { self }
}
