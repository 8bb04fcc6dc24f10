// SPDX-License-Identifier: Apache-2.0

/// The keys of one sheet's detents. The engine knows detents by keys, and the layers above by identifiers.
///
/// The rules, for every layer that names detents:
/// - No identifier is no key. A selection without a key means the first active detent.
/// - An identifier that no detent has gets a key like any other. The engine finds no detent with it and behaves
///   as without a selection, until a detent with that identifier is declared [HDR18].
/// - Of detents with the same key the first declared counts, the others are left out.
/// - A key stands for one identifier for good. An identifier that was forgotten and comes again gets another key.
/// - Identifiers are equal where their UTF-8 is; no Unicode equivalence is looked at.
public struct DetentTable: Sendable {
  /// Always has the key `DetentKey.medium`; the value is Apple's.
  public static let medium = "com.apple.UIKit.medium"
  /// Always has the key `DetentKey.large`; the value is Apple's.
  public static let large = "com.apple.UIKit.large"

  private var entries: [(key: DetentKey, identifier: String)] = [
    (.medium, DetentTable.medium), (.large, DetentTable.large),
  ]
  private var latest = DetentKey.large
  /// Whether identifiers were added since `forget` was called.
  public private(set) var hasNewIdentifiers = false

  /// A table that knows the system's two identifiers.
  public init() {}

  /// The key of an identifier; a new one where it is met for the first time.
  public mutating func key(for identifier: String) -> DetentKey {
    if let key = knownKey(for: identifier) { return key }
    latest.rawValue &+= 1
    entries.append((latest, identifier))
    hasNewIdentifiers = true
    return latest
  }

  /// The key of an identifier that was met before.
  public func knownKey(for identifier: String) -> DetentKey? {
    for entry in entries where entry.identifier.utf8.elementsEqual(identifier.utf8) { return entry.key }
    return nil
  }

  /// The identifier of a key that this table gave and has not forgotten.
  public func identifier(of key: DetentKey) -> String? {
    for entry in entries where entry.key == key { return entry.identifier }
    return nil
  }

  /// Forgets the identifiers of keys that are not in use; the system's stay.
  public mutating func forget(unless isUsed: (DetentKey) -> Bool) {
    entries.removeAll { $0.key != .medium && $0.key != .large && !isUsed($0.key) }
    hasNewIdentifiers = false
  }

  /// The detents in declared order; of several with the same key only the first.
  public static func withoutDuplicates(_ detents: [Detent]) -> [Detent] {
    var result: [Detent] = []
    for detent in detents where !result.contains(where: { $0.key == detent.key }) {
      result.append(detent)
    }
    return result
  }
}
