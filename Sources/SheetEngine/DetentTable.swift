/// The keys of one sheet's detents: the engine counts, the layers above name.
///
/// The rules, for every layer that names detents:
/// - No identifier is no key. A selection without a key means the first active detent.
/// - An identifier that no detent has gets a key like any other. The engine finds no detent with it and behaves
///   as without a selection, until a detent with that identifier is declared [HDR18].
/// - Of detents with the same key the first declared counts, the others are left out.
/// - Identifiers are equal where their UTF-8 is; no Unicode equivalence is looked at.
public struct DetentTable: Sendable {
  public static let medium = "com.apple.UIKit.medium"
  public static let large = "com.apple.UIKit.large"

  /// At the index that is the key's raw value.
  private var identifiers = [DetentTable.medium, DetentTable.large]

  public init() {}

  /// The key of an identifier; a new one where it is met for the first time.
  public mutating func key(for identifier: String) -> DetentKey {
    if let key = knownKey(for: identifier) { return key }
    identifiers.append(identifier)
    return DetentKey(rawValue: Int32(identifiers.count - 1))
  }

  /// The key of an identifier that was met before.
  public func knownKey(for identifier: String) -> DetentKey? {
    for index in identifiers.indices where identifiers[index].utf8.elementsEqual(identifier.utf8) {
      return DetentKey(rawValue: Int32(index))
    }
    return nil
  }

  /// The identifier of a key that this table gave.
  public func identifier(of key: DetentKey) -> String? {
    let index = Int(key.rawValue)
    return identifiers.indices.contains(index) ? identifiers[index] : nil
  }

  /// The detents in declared order without those whose key came before.
  public static func withoutDuplicates(_ detents: [Detent]) -> [Detent] {
    var result: [Detent] = []
    for detent in detents where !result.contains(where: { $0.key == detent.key }) {
      result.append(detent)
    }
    return result
  }
}
