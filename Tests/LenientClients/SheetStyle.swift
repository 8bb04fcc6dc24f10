// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// How an app's sheets look, written when nothing said on which actor it runs.
public final class SheetStyle {
  public var hasGrabber = true
  public var radius: CGFloat = 24

  public init() {}

  /// Sets a sheet up, on whatever thread that has always been.
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

/// Conforms without saying on which actor.
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

/// A list that others fill in, whatever they run on.
public enum Palette {
  public static let accent = UIColor.systemBlue
  public static func controllers() -> [UIViewController] {
    [UINavigationController(rootViewController: UIViewController())]
  }
}
