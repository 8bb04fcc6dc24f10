// SPDX-License-Identifier: Apache-2.0

/// The system's information about a scene, which exists as long as the app runs.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the role.
    public let rawValue: String

    /// Creates a role from its name. `windowApplication` is the only one that is used.
    nonisolated public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Returns whether two roles are equal, byte by byte.
    nonisolated public static func == (left: Role, right: Role) -> Bool {
      left.rawValue.hasSameBytes(as: right.rawValue)
    }

    /// Hashes the role's bytes, consistently with `==`.
    nonisolated public func hash(into hasher: inout Hasher) {
      rawValue.hashBytes(into: &hasher)
    }

    /// The role of a scene that shows windows.
    nonisolated public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  #if hasFeature(Embedded)
    /// The type of `userInfo`.
    public typealias Info = [String: NSObject]
  #else
    /// The type of `userInfo`.
    public typealias Info = [String: Any]
  #endif

  /// The role of the scene, always `windowApplication`.
  public let role = Role.windowApplication
  /// The configuration that the app's delegate provided for the scene.
  public internal(set) var configuration: UISceneConfiguration
  /// The scene; `nil` when the app does not run.
  @Weak public internal(set) var scene: UIScene?
  /// The values that the app keeps with the session; `nil` by default. They are lost when the page closes.
  public var userInfo: Info?
  /// The activity from which a scene restores what it showed. Always `nil` in Quire: a page keeps no activities.
  public var stateRestorationActivity: NSUserActivity? { nil }
  /// An identifier that differs for each session.
  public let persistentIdentifier = UniqueName.make()

  override init() {
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// The information that the system needs to start a scene.
///
/// Unless the app is built from an Xcode project, no Info.plist names the delegate's class, and the app's delegate sets
/// it: `configuration.delegateClass = SceneDelegate.self`.
#if hasFeature(Embedded)
  @dynamicMemberLookup
#endif
@preconcurrency @MainActor public final class UISceneConfiguration: NSObject {
  /// The name that was passed to the initializer; it has no effect.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The main storyboard; `nil` for none.
  var rootSource: RootSource?

  /// Creates a configuration without a delegate's class.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  /// Creates a configuration without a delegate's class.
  public convenience init(sessionRole: UISceneSession.Role) {
    self.init(name: nil, sessionRole: sessionRole)
  }

  #if hasFeature(Embedded)
    // `package`, because the subscript's code is also compiled into an app's module.
    package var chosen: (id: ObjectIdentifier, make: @MainActor () -> any UISceneDelegate)?

    /// Accesses `delegateClass`, the only member. Embedded Swift can't store the type of an arbitrary delegate, so this
    /// subscript accepts each class with its own type. Reading it as a class other than the one that was set returns
    /// `nil`. Traps for any other name.
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

    /// Not Apple's API: whether a delegate's class is set.
    public var _namesDelegate: Bool { chosen != nil }

    func makeDelegate() -> (any UISceneDelegate)? { chosen?.make() }
  #else
    /// The class of the scene's delegate; `nil`, the default, for none.
    public var delegateClass: (any UISceneDelegate.Type)?

    /// Not Apple's API: whether a delegate's class is set.
    public var _namesDelegate: Bool { delegateClass != nil }

    func makeDelegate() -> (any UISceneDelegate)? { delegateClass?.init(_launching: AppLaunch()) }
  #endif
}
