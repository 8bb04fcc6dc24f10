// SPDX-License-Identifier: Apache-2.0

/// The error of a request about scenes.
public struct UISceneError: LocalizedError, Hashable, Sendable {
  /// The reason of an error.
  public enum Code: Int, Sendable {
    /// The app has one scene.
    case multipleScenesNotSupported = 0
    /// The system refused the request.
    case requestDenied = 1
    /// The scene cannot have the requested geometry.
    case geometryRequestUnsupported = 100
    /// The geometry of the scene cannot be changed now.
    case geometryRequestDenied = 101
  }

  /// The reason of the error.
  public let code: Code

  /// Creates an error with a reason.
  public init(_ code: Code) {
    self.code = code
  }

  /// A sentence for the developer.
  public var errorDescription: String? {
    switch code {
    case .multipleScenesNotSupported: "A page has one scene."
    case .requestDenied: "A page can't close its scene."
    case .geometryRequestUnsupported, .geometryRequestDenied: "A page can't change the size of its window."
    }
  }
}

/// The options for closing a scene.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
  /// Creates options.
  public override init() {
    super.init()
  }
}

extension UIScene {
  /// The options for showing a scene.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene that makes the request; `nil` by default. It has no effect, because there is only one scene.
    public final var requestingScene: UIScene?

    /// Creates options.
    public override init() {
      super.init()
    }
  }
}

extension UIApplication {
  /// The sessions of the app's scenes, of which there is one while the app runs.
  public final var openSessions: Set<UISceneSession> {
    windowScene.map { [$0.session] } ?? []
  }

  /// Whether the app may have several scenes; always `false`, because a page has one.
  public final var supportsMultipleScenes: Bool { false }

  #if hasFeature(Embedded)
    /// The closure that receives the error of a request.
    public typealias SceneErrorHandler = @MainActor (UniversalError) -> Void
  #else
    /// The closure that receives the error of a request.
    public typealias SceneErrorHandler = @MainActor (any Error) -> Void
  #endif

  /// Shows a scene. The only scene is always shown; for a new one, the handler receives an error at the end of the
  /// turn.
  public final func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: SceneErrorHandler? = nil
  ) {
    guard sceneSession !== windowScene?.session || sceneSession == nil else { return }
    fail(.multipleScenesNotSupported, errorHandler)
  }

  /// Closes a scene. The handler receives an error at the end of the turn, because a page can't close its only scene.
  public final func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: SceneErrorHandler? = nil
  ) {
    fail(.requestDenied, errorHandler)
  }

  /// Updates what the system shows of a scene. It has no effect in Quire, because nothing but the page shows it.
  public final func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  /// Passes an error to a handler at the end of the turn.
  final func fail(_ code: UISceneError.Code, _ handler: SceneErrorHandler?) {
    guard let handler else { return }
    Session.afterward {
      #if hasFeature(Embedded)
        handler(UniversalError(UISceneError(code)))
      #else
        handler(UISceneError(code))
      #endif
    }
  }
}

// MARK: Geometry

extension UIWindowScene {
  /// A wish for the geometry of a scene.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// A wish for the orientation of a scene.
    @preconcurrency @MainActor public final class iOS: GeometryPreferences {
      /// The orientations that the app wishes; `nil` for no wish.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      /// Creates a wish for orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }

    // `package`, because an internal initializer would also be compiled into an app's module, and the linker would find
    // it twice.
    package override init() {
      super.init()
    }
  }

  /// Requests another geometry of the scene. The handler receives an error at the end of the turn, unless the scene has
  /// one of the orientations already: the user rotates the device.
  public final func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: UIApplication.SceneErrorHandler? = nil
  ) {
    if let orientations = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations {
      let isFulfilled =
        interfaceOrientation.isLandscape
        ? !orientations.isDisjoint(with: .landscape)
        : !orientations.isDisjoint(with: [.portrait, .portraitUpsideDown])
      if isFulfilled { return }
    }
    UIApplication.shared.fail(.geometryRequestDenied, errorHandler)
  }
}

// MARK: Reasons to open a scene

/// A URL with which the system opens an app.
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  init(_ url: URL) {
    self.url = url
    super.init()
  }
}

extension UIScene.ConnectionOptions {
  /// The URLs to open; always empty, because only the address of the page opens an app.
  public final var urlContexts: Set<UIOpenURLContext> { [] }
  /// The activities to continue; always empty, because other devices send none to a page.
  public final var userActivities: Set<NSUserActivity> { [] }
  /// The quick action that the user has chosen; always `nil`, because a page has none.
  public final var shortcutItem: UIApplicationShortcutItem? { nil }
  /// The app that opened this one; always `nil`.
  public final var sourceApplication: String? { nil }
  /// The type of an activity that is about to arrive; always `nil`.
  public final var handoffUserActivityType: String? { nil }
}

extension UIScene {
  private static var titles = (title: "", subtitle: "")

  /// The title of the scene in the system; an empty text by default. It has no effect in Quire: the title of a page is
  /// in its HTML.
  public final var title: String! {
    get { UIScene.titles.title }
    set { UIScene.titles.title = newValue ?? "" }
  }
  /// The second line of the scene's title in the system; an empty text by default. It has no effect in Quire: the title
  /// of a page has one line.
  public final var subtitle: String {
    get { UIScene.titles.subtitle }
    set { UIScene.titles.subtitle = newValue }
  }
}

/// The sizes that a scene may have.
@preconcurrency @MainActor public final class UISceneSizeRestrictions: NSObject {
  /// The smallest size, in points.
  public var minimumSize = CGSize.zero
  /// The largest size, in points.
  public var maximumSize = CGSize.zero

  override init() {
    super.init()
  }
}

extension UIWindowScene {
  /// The sizes that the scene may have; always `nil`, because the user sizes the browser's window.
  public final var sizeRestrictions: UISceneSizeRestrictions? { nil }
}
