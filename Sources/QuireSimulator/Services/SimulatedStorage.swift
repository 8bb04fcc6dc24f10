// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Hosts) import Quire
import SheetEngine

/// The values that outlive an app: those of `UserDefaults` and of `DataStore`.
///
/// They are in memory, so that a test begins without values and leaves none behind. If there is a folder, the large
/// ones are files in it.
@MainActor public final class SimulatedStorage {
  /// The reason why values can't be kept from now on. `nil`, the default, while they can.
  public var failure: DataStore.Failure?
  /// The keys of values that `UserDefaults` could not keep.
  public fileprivate(set) var lostDefaults: [String] = []

  var wait: (Seconds, @escaping () -> Void) -> Void = { _, action in action() }
  private let folder: URL?
  /// The values that the app reads, and those that the next app will read.
  fileprivate var small = Versions<DefaultsValue>()
  fileprivate var large = Versions<[UInt8]>()

  fileprivate struct Versions<Value> {
    var seen: [String: Value] = [:]
    var kept: [String: Value] = [:]
  }

  /// Creates a storage without values. With a folder, the values of `DataStore` are files there, each named after its
  /// key.
  public init(folder: URL? = nil) {
    self.folder = folder
  }

  /// Begins another app, which reads the values that were kept.
  func beginApp() {
    small.seen = small.kept
    guard let folder else {
      large.seen = large.kept
      return
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    large.seen = [:]
    for name in names {
      guard let key = name.removingPercentEncoding, let data = try? Data(contentsOf: folder.appending(path: name))
      else {
        continue
      }
      large.seen[key] = Array(data)
    }
  }

  fileprivate func keep(_ value: [UInt8]?, _ key: String) -> StoreFailure? {
    guard let folder else {
      large.kept[key] = value
      return nil
    }
    guard let name = key.addingPercentEncoding(withAllowedCharacters: .alphanumerics) else { return .broken }
    let file = folder.appending(path: name)
    do {
      if let value {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(value).write(to: file, options: .atomic)
      } else if FileManager.default.fileExists(atPath: file.path) {
        try FileManager.default.removeItem(at: file)
      }
      return nil
    } catch let error as CocoaError where error.code == .fileWriteOutOfSpace {
      return .full
    } catch let error as CocoaError where error.code == .fileWriteNoPermission {
      return .refused
    } catch {
      return .broken
    }
  }
}

@_spi(Hosts) extension SimulatedStorage: DefaultsHost {
  /// Returns a value. Implements Quire's `DefaultsHost`.
  public func value(forKey key: String) -> DefaultsValue? {
    small.seen[key]
  }

  /// Sets or removes a value. Implements Quire's `DefaultsHost`.
  public func set(_ value: DefaultsValue?, forKey key: String) {
    small.seen[key] = value
    if failure == nil { small.kept[key] = value } else { lostDefaults.append(key) }
  }
}

@_spi(Hosts) extension SimulatedStorage: StoreHost {
  /// The keys of all values. Implements Quire's `StoreHost`.
  public var keys: [String] {
    large.seen.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns a value. Implements Quire's `StoreHost`.
  public func value(forKey key: String) -> [UInt8]? {
    large.seen[key]
  }

  /// Sets or removes a value. Implements Quire's `StoreHost`.
  public func set(
    _ value: [UInt8]?, forKey key: String, done: @escaping @MainActor (StoreFailure?) -> Void
  ) {
    large.seen[key] = value
    let failure = failure.map { StoreFailure($0) } ?? keep(value, key)
    wait(0) { done(failure) }
  }
}

extension StoreFailure {
  fileprivate init(_ failure: DataStore.Failure) {
    switch failure {
    case .full: self = .full
    case .refused: self = .refused
    case .newerVersion: self = .newer
    case .broken: self = .broken
    }
  }
}
