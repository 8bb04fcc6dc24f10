// SPDX-License-Identifier: Apache-2.0

/// An identifier of a task that continues in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task; 0 for `invalid`.
  public let rawValue: Int

  /// Creates an identifier from a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether an app may be refreshed in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The user cannot allow it.
  case restricted = 0
  /// The user has forbidden it.
  case denied = 1
  /// The app may be refreshed.
  case available = 2
}

/// The result of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There was new data.
  case newData = 0
  /// There was no new data.
  case noData = 1
  /// The fetch failed.
  case failed = 2
}

extension UIApplication {
  private static var latestTask = 0

  /// Begins a task that continues in the background. The identifier differs for each task.
  ///
  /// The browser decides how long a hidden page runs, and reports no end, so the handler is never called.
  public final func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Begins a task that continues in the background, with a name for debugging. The identifier differs for each task.
  ///
  /// The browser decides how long a hidden page runs, and reports no end, so the handler is never called.
  public final func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    UIApplication.latestTask += 1
    return UIBackgroundTaskIdentifier(rawValue: UIApplication.latestTask)
  }

  /// Ends a background task. It has no effect in Quire, because the browser decides how long a hidden page runs.
  public final func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The time for which the app may still run in the background, in seconds. Always the largest number, as it is in
  /// the foreground, because browsers set no limit that a page can know.
  public final var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Whether the app may be refreshed in the background; always `restricted`, because a hidden page is not refreshed.
  public final var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }

  /// The smallest interval between fetches in the background, in seconds.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// An interval for no fetches in the background.
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  /// Sets the interval between fetches in the background. It has no effect in Quire, because a page that is not shown
  /// fetches nothing.
  public final func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// Whether protected files are available; always `true`, because the browser protects no files.
  public final var isProtectedDataAvailable: Bool { true }
}
