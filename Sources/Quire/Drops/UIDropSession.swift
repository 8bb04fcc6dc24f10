// SPDX-License-Identifier: Apache-2.0

/// A dragged item.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// The provider that loads the item.
  public final let itemProvider: NSItemProvider
  /// A value that the app associates with the item; `nil` by default. It cannot come from another app.
  public final var localObject: AnyObject?

  /// Creates an item that a provider loads.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// The properties of a drag that its source and its destination share.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Whether a drop may move the items instead of copying them.
  var allowsMoveOperation: Bool { get }
  /// Returns the current position, in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Returns whether the drag may contain images. Before the drop, a browser may report only that there are files.
  func canLoadObjects(ofClass aClass: UIImage.Type) -> Bool
  /// Returns whether any item conforms to one of the types, which are Uniform Type Identifiers such as `public.image`.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

/// A drag, from the point of view of a possible destination.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The progress of loading.
  var progress: LoadProgress { get }
  /// The drag session if the drag began in this app, otherwise `nil`.
  var localDragSession: (any UIDragSession)? { get }
  /// Loads all images, and calls back with those that could be loaded, in order. Call it from `performDrop`.
  @discardableResult func loadObjects(
    ofClass aClass: UIImage.Type, completion: @escaping @MainActor @Sendable ([any NSItemProviderReading]) -> Void
  ) -> LoadProgress
}

/// A drag over a window.
@MainActor final class DropSession: DragPayload, UIDropSession {
  let progress = LoadProgress.one()
  var localDragSession: (any UIDragSession)?

  @discardableResult func loadObjects(
    ofClass aClass: UIImage.Type, completion: @escaping @MainActor @Sendable ([any NSItemProviderReading]) -> Void
  ) -> LoadProgress {
    let providers = items.map { $0.itemProvider }
    load(providers[...]) { [self] in
      progress.finish()
      var pictures: [any NSItemProviderReading] = []
      for provider in providers { if let image = provider.image { pictures.append(image) } }
      completion(pictures)
    }
    return progress
  }

  /// Waits for the providers one after another.
  private func load(_ providers: ArraySlice<NSItemProvider>, whenDone: @escaping () -> Void) {
    guard let first = providers.first else { return Session.afterward(whenDone) }
    first.whenSettled { [self] in load(providers.dropFirst(), whenDone: whenDone) }
  }

  // MARK: Items of the host

  /// Adds a file that the host has examined. The files arrive after the drop, and may differ from those that the host
  /// expected.
  func take(_ content: NSItemProvider.Content, named name: String) {
    let known = items.first { if case .awaited = $0.itemProvider.state { true } else { false } }
    guard let known else {
      let provider = NSItemProvider(content)
      provider.suggestedName = name
      return items.append(UIDragItem(itemProvider: provider))
    }
    known.itemProvider.suggestedName = name
    known.itemProvider.settle(content)
  }

  /// Called when no more files will arrive.
  func end() {
    for item in items {
      if case .awaited = item.itemProvider.state { item.itemProvider.settle(.other) }
    }
  }
}
