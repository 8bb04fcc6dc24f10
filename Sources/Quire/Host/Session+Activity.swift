// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Whether an app is visible and receives events.
@_spi(Hosts) public enum Activity: UInt8, Hashable, Sendable, CaseIterable {
  /// Visible, and receiving events. The initial state of an app.
  case active
  /// Visible, but not receiving events.
  case inactive
  /// Not visible.
  case background
  /// Ended. The host makes no further call.
  case ended
}

/// A callback to the app on the way from one activity to another.
enum ActivityStep {
  case willEnterForeground, didBecomeActive, willResignActive, didEnterBackground, didEnd
}

extension Session {
  /// Starts an app. Its delegate, an instance of the given class, is created within the first turn.
  public func start<Delegate: UIApplicationDelegate>(_ delegate: Delegate.Type, now: Seconds) {
    start(now: now) { Delegate(_launching: AppLaunch()) }
  }

  // Not generic, so that it is compiled only once, in this module.
  package func start(now: Seconds, _ makeDelegate: () -> any UIApplicationDelegate) {
    turn(now) {
      placeLayers()
      activity = .background
      let life = AppLife(makeDelegate())
      self.life = life
      life.begin(in: self)
      go(to: .active)
    }
  }

  /// Called when the app becomes visible, becomes hidden, or ends. The app is notified of each step on the way.
  public func activityChanged(to new: Activity, now: Seconds) {
    turn(now) { go(to: new) }
  }

  private func go(to new: Activity) {
    // The steps are in order, from the most active. Each one ends where the next begins.
    while activity != new, activity != .ended {
      switch activity {
      case .active:
        report(.willResignActive)
        activity = .inactive
      case .inactive where new == .active:
        activity = .active
        report(.didBecomeActive)
      case .inactive:
        activity = .background
        report(.didEnterBackground)
      case .background where new == .ended:
        report(.didEnd)
        activity = .ended
      case .background:
        report(.willEnterForeground)
        activity = .inactive
      case .ended: break
      }
    }
  }

  private func report(_ step: ActivityStep) {
    let app = UIApplication.shared
    guard let scene = app.windowScene else { return }
    life?.call(step, scene)
    let names: (Notification.Name, Notification.Name) =
      switch step {
      case .willEnterForeground:
        (UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification)
      case .didBecomeActive: (UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification)
      case .willResignActive: (UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification)
      case .didEnterBackground:
        (UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification)
      case .didEnd: (UIScene.didDisconnectNotification, UIApplication.willTerminateNotification)
      }
    NotificationCenter.default.post(name: names.0, object: scene)
    NotificationCenter.default.post(name: names.1, object: app)
  }
}
