// SPDX-License-Identifier: Apache-2.0

/// A drag as the view sees it that it began at.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// What the app wants to know of the whole drag; `nil` by default.
  var localContext: AnyObject? { get set }
}

/// What a drag has in common at both of its ends.
@MainActor class CarriedItems: NSObject {
  final var items: [UIDragItem]
  /// In the window.
  final var point = CGPoint.zero
  final var allowsMoveOperation = true
  @Weak final var window: UIWindow?

  init(_ items: [UIDragItem], in window: UIWindow?) {
    self.items = items
    super.init()
    self.window = window
  }

  final func location(in view: UIView) -> CGPoint {
    window?.convert(point, to: view) ?? point
  }

  final func canLoadObjects(ofClass aClass: UIImage.Type) -> Bool {
    items.contains { $0.itemProvider.mayBePicture }
  }

  final func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}

/// A drag that began in the app.
@MainActor final class DragSession: CarriedItems, UIDragSession {
  var localContext: AnyObject?
}
