// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// Information about the process, for builds without Foundation. The process is a page, which has no arguments and no
  /// environment.
  @preconcurrency @MainActor public final class ProcessInfo: NSObject {
    /// The information about the app.
    nonisolated public static let processInfo = ProcessInfo()

    nonisolated private override init() {
      super.init(anywhere: ())
    }

    /// The arguments; always empty.
    nonisolated public var arguments: [String] { [] }
    /// The environment; always empty.
    nonisolated public var environment: [String: String] { [:] }
    /// The name of the process; always empty.
    nonisolated public var processName: String { "" }
    /// A globally unique string.
    nonisolated public var globallyUniqueString: String { UUID().uuidString }
    /// Whether low power mode is enabled; always `false`, because the browser does not report it.
    nonisolated public var isLowPowerModeEnabled: Bool { false }
    /// The number of active processors; always 1, because a page has one thread.
    nonisolated public var activeProcessorCount: Int { 1 }

    /// The time since the page was loaded, in seconds.
    nonisolated public var systemUptime: TimeInterval {
      Double(DispatchTime.now().uptimeNanoseconds) / 1e9
    }
  }

  /// Returns the current time in seconds since the beginning of 2001.
  public func CFAbsoluteTimeGetCurrent() -> Double {
    Date().timeIntervalSinceReferenceDate
  }

#endif
