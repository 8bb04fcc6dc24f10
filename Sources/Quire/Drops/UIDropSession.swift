// SPDX-License-Identifier: Apache-2.0

/// One of the things that are dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// Loads it.
  public final let itemProvider: NSItemProvider
  /// What the app wants to know of it; `nil` by default. It can't come from other apps.
  public final var localObject: AnyObject?

  /// An item that a provider loads.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// A drag as both of its ends see it.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Whether a drop may move the items instead of copying them.
  var allowsMoveOperation: Bool { get }
  /// Where it is now, in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Whether there may be pictures in it. Before the drop a browser may know only that there are files.
  func canLoadObjects(ofClass aClass: UIImage.Type) -> Bool
  /// Whether any of it conforms to one of the types, which are names of Uniform Type Identifiers such as `public.image`.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

/// A drag as the view sees it that it may be dropped on.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// How far loading has come.
  var progress: LoadProgress { get }
  /// The drag, if it began in this app; otherwise `nil`.
  var localDragSession: (any UIDragSession)? { get }
  /// Loads all pictures, and calls back with those that could be loaded, in order. To be called from `performDrop`.
  @discardableResult func loadObjects(
    ofClass aClass: UIImage.Type, completion: @escaping @MainActor @Sendable ([any NSItemProviderReading]) -> Void
  ) -> LoadProgress
}

/// A drag over a window.
@MainActor final class DropSession: CarriedItems, UIDropSession {
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

  /// Waits for one after another.
  private func load(_ providers: ArraySlice<NSItemProvider>, whenDone: @escaping () -> Void) {
    guard let first = providers.first else { return Session.afterwards(whenDone) }
    first.whenSettled { [self] in load(providers.dropFirst(), whenDone: whenDone) }
  }

  // MARK: Items of the host

  /// The files come after the drop, and may be others than the host thought.
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

  /// No more files come.
  func end() {
    for item in items {
      if case .awaited = item.itemProvider.state { item.itemProvider.settle(.other) }
    }
  }
}
