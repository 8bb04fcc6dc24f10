// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// The look of an app's sheets, written when declarations did not name an actor.
public final class SheetStyle {
  public var hasGrabber = true
  public var radius: CGFloat = 24

  public init() {}

  /// Configures a sheet, on an unspecified thread.
  public func apply(to sheet: UISheetPresentationController) {
    sheet.detents = [.medium(), .large()]
    sheet.prefersGrabberVisible = hasGrabber
    sheet.preferredCornerRadius = radius
  }

  public func makeController() -> UIViewController {
    let controller = UIViewController()
    controller.isModalInPresentation = true
    controller.sheetPresentationController.map(apply)
    return controller
  }
}

/// Conforms without naming an actor.
public final class Record: NSObject, UISheetPresentationControllerDelegate {
  public private(set) var names: [String] = []

  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    note(sheetPresentationController)
  }

  private func note(_ sheet: UISheetPresentationController) {
    names.append(sheet.selectedDetentIdentifier?.rawValue ?? "none")
  }
}

/// A list that others fill, on any actor.
public enum Palette {
  public static let accent = UIColor.systemBlue
  public static func controllers() -> [UIViewController] {
    [UINavigationController(rootViewController: UIViewController())]
  }
}
