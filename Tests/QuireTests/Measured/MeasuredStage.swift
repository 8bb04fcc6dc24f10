// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine

@testable import Quire

/// A window with the look of iOS 26, on one of the devices that the recordings name.
@MainActor final class MeasuredStage {
  let root = UIViewController()
  let simulator: Simulator

  static let phone = Environment(
    container: Size(width: 393, height: 852), safeArea: Insets(top: 59, left: 0, bottom: 34, right: 0),
    horizontalSizeClass: .compact, verticalSizeClass: .regular, displayScale: 3, displayCornerRadius: 55)
  static let small = Environment(
    container: Size(width: 375, height: 667), safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
    horizontalSizeClass: .compact, verticalSizeClass: .regular, displayScale: 2)
  static let pad = Environment(
    container: Size(width: 820, height: 1180), safeArea: Insets(top: 32, left: 0, bottom: 25, right: 0),
    horizontalSizeClass: .regular, verticalSizeClass: .regular, idiom: .pad, displayScale: 2)

  init(_ environment: Environment = phone, _ change: (inout Environment) -> Void = { _ in }) {
    var environment = environment
    change(&environment)
    let root = root
    simulator = Simulator(Device(environment)) { root }
    simulator.perform { root.view.window?.sheetLook = .floating }
  }

  func present(_ controller: UIViewController, animated: Bool = false) {
    simulator.perform { root.present(controller, animated: animated) }
    if animated { simulator.settle() }
  }

  /// Presents a sheet with custom detents of the given values. 0 stands for medium, and infinity for large.
  @discardableResult func sheet(
    _ values: [CGFloat], _ style: UIModalPresentationStyle = .pageSheet,
    _ change: (UISheetPresentationController) -> Void = { _ in }
  ) -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = style
    if let sheet = controller.sheetPresentationController {
      sheet.prefersPageSizing = style == .pageSheet
      sheet.detents = values.map { value in
        value == 0 ? .medium() : value == .infinity ? .large() : .custom { _ in value }
      }
      change(sheet)
    }
    present(controller)
    return controller
  }

  var visible: CGRect { simulator.sheet?.frame ?? .null }
  var model: CGRect { simulator.sheet?.modelFrame ?? .null }

  /// Drags the top of the sheet by a distance, in straight steps of ten points. The finger moves ten points more,
  /// because of the slop.
  func drag(by distance: CGFloat, lifts: Bool = true) {
    let start = CGPoint(x: 196, y: visible.minY + 15)
    let way = distance + (distance > 0 ? 10 : -10)
    simulator.drag(from: start, to: CGPoint(x: 196, y: start.y + way), duration: 0.6, hold: 0.3, lifts: lifts)
  }
}

extension CGRect {
  var numbers: [Double] { [minX, minY, width, height].map { Double($0) } }
}

extension UIView {
  /// The labels in the view that have text, from top to bottom.
  var labels: [UILabel] {
    let own = (self as? UILabel).map { ($0.text ?? "").isEmpty ? [] : [$0] } ?? []
    return own + subviews.filter { !$0.isHidden }.flatMap { $0.labels }
  }

  func descendants<View: UIView>(_ type: View.Type) -> [View] {
    ((self as? View).map { [$0] } ?? []) + subviews.flatMap { $0.descendants(type) }
  }

  var frameInWindow: CGRect { convert(bounds, to: nil) }
}
