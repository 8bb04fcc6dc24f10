// SPDX-License-Identifier: Apache-2.0

/// A store of large values by key, which persist after the app ends: a draft, a picture, a document. Use `UserDefaults`
/// for settings.
///
///     DataStore.shared.set(draft.data, forKey: "draft") { failure in
///       if let failure { show(failure.localizedDescription) }
///     }
///
/// All values are loaded before the app begins, so reading never waits. In the browser they are stored in IndexedDB; an
/// app that uses this class waits for them before its first turn. This is not Apple's API: there, an app has files.
@preconcurrency @MainActor public final class DataStore: NSObject {
  /// The app's store.
  public static let shared = DataStore()

  /// The reason why a value was not stored.
  public enum Failure: Error, Hashable, Sendable {
    /// There is no space left. The previously stored value still exists.
    case full
    /// The user, or the browser in a private window, does not permit it.
    case refused
    /// A newer version of the app has the store open in another tab or window.
    case newerVersion
    /// Any other reason, such as a damaged disk.
    case broken

    /// A sentence for the developer, in English.
    public var localizedDescription: String {
      switch self {
      case .full: "There is no room left to keep this."
      case .refused: "The browser is not allowed to keep this."
      case .newerVersion: "A newer version of this app keeps its values elsewhere; reload the page."
      case .broken: "This can't be kept."
      }
    }
  }

  private override init() {
    super.init()
  }

  /// The keys that have a value, in byte order.
  public var keys: [String] { HostServices.store.keys }

  /// Returns the value for a key, or `nil` if it has none.
  public func data(forKey key: String) -> Data? {
    HostServices.store.value(forKey: key).map { Data($0) }
  }

  /// Sets the value for a key; `nil` removes it. `data(forKey:)` returns the new value immediately.
  ///
  /// `completion` is called in a later turn: with `nil` after the value was stored, and else with the reason why it was
  /// not. In that case the value exists until the app ends.
  public func set(_ data: Data?, forKey key: String, completion: @escaping @MainActor (Failure?) -> Void = { _ in }) {
    HostServices.store.set(data.map { Array($0) }, forKey: key) { failure in
      completion(failure.map { Failure($0) })
    }
  }
}

extension DataStore.Failure {
  init(_ failure: StoreFailure) {
    switch failure {
    case .full: self = .full
    case .refused: self = .refused
    case .newer: self = .newerVersion
    case .broken: self = .broken
    }
  }
}
