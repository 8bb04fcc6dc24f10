// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// What runs the app, for builds without Foundation: a page, which has no arguments and no environment.
  @preconcurrency @MainActor public final class ProcessInfo: NSObject {
    /// The app.
    nonisolated public static let processInfo = ProcessInfo()

    nonisolated private override init() {
      super.init(anywhere: ())
    }

    /// Empty.
    nonisolated public var arguments: [String] { [] }
    /// Empty.
    nonisolated public var environment: [String: String] { [:] }
    /// Empty.
    nonisolated public var processName: String { "" }
    /// A text that no other has.
    nonisolated public var globallyUniqueString: String { UUID().uuidString }
    /// Whether the device saves energy; the browser does not say.
    nonisolated public var isLowPowerModeEnabled: Bool { false }
    /// One: a page has one thread.
    nonisolated public var activeProcessorCount: Int { 1 }

    /// In seconds since the page was loaded.
    nonisolated public var systemUptime: TimeInterval {
      Double(DispatchTime.now().uptimeNanoseconds) / 1e9
    }
  }

  /// The present time, in seconds since the beginning of 2001.
  public func CFAbsoluteTimeGetCurrent() -> Double {
    Date().timeIntervalSinceReferenceDate
  }

#endif
