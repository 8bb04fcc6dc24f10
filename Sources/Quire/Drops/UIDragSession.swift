// SPDX-License-Identifier: Apache-2.0

/// A drag, from the point of view of its source.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// A value that the app associates with the whole drag; `nil` by default.
  var localContext: AnyObject? { get set }
}

/// The properties of a drag that its source and its destination share.
@MainActor class DragPayload: NSObject {
  final var items: [UIDragItem]
  /// The current position in the window.
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

/// A drag that began in this app.
@MainActor final class DragSession: DragPayload, UIDragSession {
  var localContext: AnyObject?
}
