// SPDX-License-Identifier: Apache-2.0

/// The keys of one sheet's detents. The engine identifies detents by keys, and the layers above by identifiers.
///
/// The rules for every layer that names detents:
/// - No identifier means no key. A selection without a key means the first active detent.
/// - An identifier that no detent has gets a key like any other. The engine finds no detent with this key and behaves
///   as without a selection, until a detent with the identifier is declared [HDR18].
/// - Of detents with the same key, the first declared one counts; the others are left out.
/// - A key always stands for the same identifier. An identifier that was forgotten and is used again gets another key.
/// - Identifiers are equal if their UTF-8 is. Unicode equivalence is not considered.
public struct DetentTable: Sendable {
  /// The identifier that always has the key `DetentKey.medium`. The value is Apple's.
  public static let medium = "com.apple.UIKit.medium"
  /// The identifier that always has the key `DetentKey.large`. The value is Apple's.
  public static let large = "com.apple.UIKit.large"

  private var entries: [(key: DetentKey, identifier: String)] = [
    (.medium, DetentTable.medium), (.large, DetentTable.large),
  ]
  private var latest = DetentKey.large
  /// Whether identifiers were added since `forget` was called.
  public private(set) var hasNewIdentifiers = false

  /// Creates a table with the system's two identifiers.
  public init() {}

  /// Returns the key of an identifier, which is a new one if the identifier is used for the first time.
  public mutating func key(for identifier: String) -> DetentKey {
    if let key = knownKey(for: identifier) { return key }
    latest.rawValue &+= 1
    entries.append((latest, identifier))
    hasNewIdentifiers = true
    return latest
  }

  /// Returns the key of an identifier that was used before, or `nil`.
  public func knownKey(for identifier: String) -> DetentKey? {
    for entry in entries where entry.identifier.utf8.elementsEqual(identifier.utf8) { return entry.key }
    return nil
  }

  /// Returns the identifier of a key that this table has given and not forgotten, or `nil`.
  public func identifier(of key: DetentKey) -> String? {
    for entry in entries where entry.key == key { return entry.identifier }
    return nil
  }

  /// Forgets the identifiers of keys that are not in use. The system's identifiers stay.
  public mutating func forget(unless isUsed: (DetentKey) -> Bool) {
    entries.removeAll { $0.key != .medium && $0.key != .large && !isUsed($0.key) }
    hasNewIdentifiers = false
  }

  /// Returns the detents in declared order, without later ones that have the same key.
  public static func withoutDuplicates(_ detents: [Detent]) -> [Detent] {
    var result: [Detent] = []
    for detent in detents where !result.contains(where: { $0.key == detent.key }) {
      result.append(detent)
    }
    return result
  }
}
