// SPDX-License-Identifier: Apache-2.0

/// What the system keeps of a scene: here for as long as the app runs.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the role.
    public let rawValue: String

    /// A role by its name; `windowApplication` is the only one that occurs.
    nonisolated public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Byte for byte.
    nonisolated public static func == (left: Role, right: Role) -> Bool {
      left.rawValue.hasSameBytes(as: right.rawValue)
    }

    /// From the bytes, as `==` compares.
    nonisolated public func hash(into hasher: inout Hasher) {
      rawValue.hashBytes(into: &hasher)
    }

    /// Shows windows.
    nonisolated public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// Always `windowApplication` here.
  public let role = Role.windowApplication
  /// What the app's delegate gave for the scene.
  public internal(set) var configuration: UISceneConfiguration
  /// The scene, while the app runs.
  @Weak public internal(set) var scene: UIScene?
  /// Another one for each session.
  public let persistentIdentifier = UniqueName.make()

  override init() {
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// What the system needs to begin a scene.
///
/// There is no Info.plist here that names the delegate's class, so the app's delegate says it:
/// `configuration.delegateClass = SceneDelegate.self`.
#if hasFeature(Embedded)
  @dynamicMemberLookup
#endif
@preconcurrency @MainActor public final class UISceneConfiguration: NSObject {
  /// The name that was given; nothing looks for it.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role

  /// A configuration without a delegate's class.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  /// A configuration without a delegate's class.
  public convenience init(sessionRole: UISceneSession.Role) {
    self.init(name: nil, sessionRole: sessionRole)
  }

  #if hasFeature(Embedded)
    // `package`, because an app's module has the subscript's code too.
    package var chosen: (id: ObjectIdentifier, make: @MainActor () -> any UISceneDelegate)?

    /// `delegateClass`. Embedded Swift has no values for the type of any delegate, so the property is found by its name
    /// and takes each class by its own type. There is no other member; to read another class than the one set gives
    /// `nil`.
    public subscript<Delegate: UISceneDelegate>(dynamicMember name: String) -> Delegate.Type? {
      get {
        expectDelegateClass(name)
        return chosen?.id == ObjectIdentifier(Delegate.self) ? Delegate.self : nil
      }
      set {
        expectDelegateClass(name)
        let make: @MainActor () -> any UISceneDelegate = { Delegate(_launching: AppLaunch()) }
        chosen = newValue == nil ? nil : (id: ObjectIdentifier(Delegate.self), make: make)
      }
    }

    package func expectDelegateClass(_ name: String) {
      precondition(name.hasSameBytes(as: "delegateClass"), "UISceneConfiguration has no member of this name.")
    }

    var namesDelegate: Bool { chosen != nil }

    func makeDelegate() -> (any UISceneDelegate)? { chosen?.make() }
  #else
    /// The class of the scene's delegate; `nil`, the default, gives it none.
    public var delegateClass: (any UISceneDelegate.Type)?

    var namesDelegate: Bool { delegateClass != nil }

    func makeDelegate() -> (any UISceneDelegate)? { delegateClass?.init(_launching: AppLaunch()) }
  #endif
}
