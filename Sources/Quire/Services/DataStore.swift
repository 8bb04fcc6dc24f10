// SPDX-License-Identifier: Apache-2.0

/// Large values that outlive the app, by their keys: a draft, a picture, a document. Settings go to `UserDefaults`.
///
///     DataStore.shared.set(draft.data, forKey: "draft") { failure in
///       if let failure { show(failure.localizedDescription) }
///     }
///
/// All values have been read when the app begins, so that reading needs no waiting. In the browser they are in
/// IndexedDB; an app that names this class waits for it before its first turn. Not Apple's: there, an app has files.
@preconcurrency @MainActor public final class DataStore: NSObject {
  /// The app's store.
  public static let shared = DataStore()

  /// Why a value was not kept.
  public enum Failure: Error, Hashable, Sendable {
    /// There is no room left. What was kept before is still there.
    case full
    /// The user, or the browser in a private window, does not allow it.
    case refused
    /// A newer version of the app has the store open, in another tab or window.
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

  /// The keys that have a value, in the order of their bytes.
  public var keys: [String] { HostServices.store.keys }

  /// The value of a key; `nil` if it has none.
  public func data(forKey key: String) -> Data? {
    HostServices.store.value(forKey: key).map { Data($0) }
  }

  /// Sets the value of a key; `nil` removes it. `data(forKey:)` returns it from now on.
  ///
  /// `completion` is called in a later turn: with `nil` when the value is kept, else with the reason why it is not. It
  /// then is there until the app ends.
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
