// SPDX-License-Identifier: Apache-2.0

/// A nib, which creates views and other objects for an owner. The nibs of an Xcode project are compiled into the app.
@preconcurrency @MainActor public final class UINib: NSObject {
  fileprivate struct Entry {
    let name: String
    let make: @MainActor (NSObject?) -> [NSObject]
  }

  private static var entries: [Entry] = []
  private let name: String

  /// A key of the options of `instantiate(withOwner:options:)`. The options have no effect, so no key is declared.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw text of the key.
    public let rawValue: String

    /// Creates a key from any text.
    nonisolated public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Returns whether two keys are equal, byte by byte.
    nonisolated public static func == (left: OptionsKey, right: OptionsKey) -> Bool {
      left.rawValue.hasSameBytes(as: right.rawValue)
    }

    /// Hashes the key's bytes, consistently with `==`.
    nonisolated public func hash(into hasher: inout Hasher) {
      rawValue.hashBytes(into: &hasher)
    }
  }

  /// Creates a nib by its name. The bundle has no effect, because an app has only one.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  #if hasFeature(Embedded)
    /// Creates the objects of the nib, connects those of the owner, and returns the top-level objects. Traps if there is
    /// no such nib. The options have no effect.
    @discardableResult public func instantiate(
      withOwner ownerOrNil: AnyObject?, options optionsOrNil: [OptionsKey: NSObject]? = nil
    ) -> [NSObject] {
      objects(for: ownerOrNil as? NSObject)
    }
  #else
    /// Creates the objects of the nib, connects those of the owner, and returns the top-level objects. Traps if there is
    /// no such nib. The options have no effect.
    @discardableResult public func instantiate(
      withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] {
      objects(for: ownerOrNil as? NSObject)
    }
  #endif

  func objects(for owner: NSObject?) -> [NSObject] {
    guard let entry = UINib.entries.first(where: { $0.name.hasSameBytes(as: name) }) else {
      _interfaceFault("Could not load NIB in bundle: main with name '\(name)'")
    }
    return entry.make(owner)
  }

  /// Not Apple's API: for code that is generated from interface files. Registers a nib. The closure creates its objects,
  /// connects those of the owner, and returns the top-level objects. A later registration replaces an earlier one.
  public static func _register(_ name: String, _ make: @escaping @MainActor (_ owner: NSObject?) -> [NSObject]) {
    entries.removeAll { $0.name.hasSameBytes(as: name) }
    entries.append(Entry(name: name, make: make))
    _ = NibBehavior.shared
  }

  /// Not Apple's API: for code that is generated from interface files. Registers the nib that controllers of a class
  /// load by default. It does not apply to subclasses.
  public static func _registerOwner<C: UIViewController>(_ type: C.Type, nib: String) {
    _registerOwner(ObjectIdentifier(type), nib: nib)
  }

  /// Not for generated code: the generic function above is compiled into the app.
  public static func _registerOwner(_ type: ObjectIdentifier, nib: String) {
    NibBehavior.shared.owners.append((type, nib))
  }
}

#if !hasFeature(Embedded)
  extension Bundle {
    /// Creates the objects of a nib, connects those of the owner, and returns the top-level objects. Traps if there is
    /// no such nib. The options have no effect.
    @preconcurrency @MainActor @discardableResult public func loadNibNamed(
      _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
      UINib(nibName: name, bundle: self).instantiate(withOwner: owner)
    }
  }
#else
  extension Bundle {
    /// Creates the objects of a nib, connects those of the owner, and returns the top-level objects. Traps if there is
    /// no such nib. The options have no effect.
    @discardableResult public func loadNibNamed(
      _ name: String, owner: AnyObject?, options: [UINib.OptionsKey: NSObject]? = nil
    ) -> [NSObject]? {
      UINib(nibName: name, bundle: self).instantiate(withOwner: owner)
    }
  }
#endif
