// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A shop whose checkout is a navigation controller in a sheet; each screen brings its own detents.
@MainActor
final class CheckoutWizardProgram {
  let rootViewController: UIViewController
  private(set) var log: [String] = []

  private let shop = ShopViewController()

  init() {
    rootViewController = shop
    shop.record = { [weak self] line in self?.log.append(line) }
  }

  /// The press of "Check out".
  func checkOut() {
    shop.checkOut()
  }

  /// The press of "Continue" in the cart's bar.
  func goOn() {
    shop.checkout?.viewControllers.compactMap { $0 as? CartViewController }.first?.goOn()
  }

  /// The press of "Back" in the payment screen.
  func goBack() {
    (shop.checkout?.topViewController as? PaymentViewController)?.goBack()
  }

  /// The press of "Pay" in the payment screen.
  func pay() {
    (shop.checkout?.topViewController as? PaymentViewController)?.pay()
  }

  func reportState() {
    shop.reportState()
  }
}

extension UISheetPresentationController.Detent.Identifier {
  fileprivate static let cart = Self("cart")
  fileprivate static let payment = Self("payment")
}

extension UISheetPresentationController.Detent {
  fileprivate static func cart() -> UISheetPresentationController.Detent {
    .custom(identifier: .cart) { _ in 280 }
  }

  fileprivate static func payment() -> UISheetPresentationController.Detent {
    .custom(identifier: .payment) { _ in 420 }
  }
}

final class ShopViewController: UIViewController, UISheetPresentationControllerDelegate {
  var record: (String) -> Void = { _ in }
  private(set) weak var checkout: UINavigationController?

  private var coordinatorOutcome = "none"

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  func checkOut() {
    let cart = CartViewController()
    cart.record = record
    let checkout = UINavigationController(rootViewController: cart)
    checkout.modalPresentationStyle = .pageSheet
    if let sheet = checkout.sheetPresentationController {
      sheet.detents = [.cart()]
      sheet.delegate = self
    }
    self.checkout = checkout
    coordinatorOutcome = "none"
    present(checkout, animated: true) { [weak self] in self?.record("present completed") }
  }

  func reportState() {
    guard let checkout else {
      record("checkout gone, presented \(presentedViewController != nil), coordinator \(coordinatorOutcome)")
      return
    }
    record("screens \(checkout.viewControllers.compactMap { $0.title })")
    record("height \(Int(checkout.view.bounds.height.rounded())), coordinator \(coordinatorOutcome)")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
    record("didChange \(sheet.selectedDetentIdentifier?.rawValue ?? "none")")
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    record("willDismiss, of the checkout \(presentationController.presentedViewController === checkout)")
    let coordinator = presentationController.presentedViewController.transitionCoordinator
    coordinator?.animate(
      alongsideTransition: { [weak self] _ in
        self?.view.alpha = 1
      },
      completion: { [weak self] context in
        self?.coordinatorOutcome = context.isCancelled ? "canceled" : "finished"
      })
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    record("didDismiss")
  }
}

final class CartViewController: UIViewController {
  var record: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cart"
    view.backgroundColor = .systemBackground
    let action = UIAction(title: "Continue") { [weak self] _ in self?.goOn() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Continue", image: nil, primaryAction: action, menu: nil)
  }

  func goOn() {
    guard let navigationController, let sheet = navigationController.sheetPresentationController else { return }
    let payment = PaymentViewController()
    payment.record = record
    navigationController.pushViewController(payment, animated: true)
    sheet.animateChanges {
      sheet.detents = [.payment(), .large()]
      sheet.selectedDetentIdentifier = .payment
    }
    record("pushed, height \(Int(navigationController.view.bounds.height.rounded()))")
  }
}

final class PaymentViewController: UIViewController {
  var record: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Payment"
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 160, width: 240, height: 30))
    label.text = "Card number"
    view.addSubview(label)
  }

  func goBack() {
    guard let navigationController, let sheet = navigationController.sheetPresentationController else { return }
    navigationController.popViewController(animated: true)
    sheet.animateChanges {
      sheet.detents = [.cart()]
      sheet.selectedDetentIdentifier = .cart
    }
    record("popped, height \(Int(navigationController.view.bounds.height.rounded()))")
  }

  /// Dismisses from within the pushed screen; UIKit forwards the call to the shop.
  func pay() {
    dismiss(animated: true) { [record = self.record] in record("paid") }
  }
}
