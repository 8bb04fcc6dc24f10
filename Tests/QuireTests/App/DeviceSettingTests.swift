// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

@MainActor @Suite struct DeviceSettingTests {
  @Test func theDeviceHasTheWindowsKind() {
    let simulator = Simulator(.pad) { UIViewController() }
    let device = UIDevice.current
    #expect(device.model == "iPad" && device.name == "iPad" && device.systemName == "iPadOS")
    simulator.change(to: .phone)
    #expect(device.model == "iPhone" && device.localizedModel == "iPhone" && device.systemName == "iOS")
    #expect(device.systemVersion == "26.0" && device.isMultitaskingSupported)
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown && !device.proximityState)
    #expect(!device.isBatteryMonitoringEnabled && !device.isProximityMonitoringEnabled)
  }

  @Test func theIdentifierStays() {
    let simulator = Simulator { UIViewController() }
    var first: UUID?
    simulator.perform { first = UIDevice.current.identifierForVendor }
    #expect(first != nil)
    simulator.perform { #expect(UIDevice.current.identifierForVendor == first) }
  }

  @Test func orientationsArePostedWhenTheAppAsks() {
    let simulator = Simulator(.phone) { UIViewController() }
    var orientations: [UIDeviceOrientation] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { orientations.append(UIDevice.current.orientation) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    simulator.change(to: .phoneLandscape)
    #expect(orientations.isEmpty)
    let device = UIDevice.current
    simulator.perform {
      device.beginGeneratingDeviceOrientationNotifications()
      device.beginGeneratingDeviceOrientationNotifications()
    }
    #expect(device.isGeneratingDeviceOrientationNotifications)
    simulator.change(to: .phone)
    #expect(orientations == [.portrait])
    simulator.change(to: .dark)
    #expect(orientations == [.portrait])
    device.endGeneratingDeviceOrientationNotifications()
    simulator.change(to: .phoneLandscape)
    #expect(orientations == [.portrait, .landscapeRight])
    device.endGeneratingDeviceOrientationNotifications()
    #expect(!device.isGeneratingDeviceOrientationNotifications)
    simulator.change(to: .phone)
    #expect(orientations.count == 2)
  }

  @Test func theScreenIsTheWindow() {
    let simulator = Simulator(.pad) { UIViewController() }
    let screen = UIScreen.main
    #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 1640, height: 2360) && screen.nativeScale == 2)
    #expect(UIScreen.screens == [screen] && screen.mirrored == nil && !screen.isCaptured)
    #expect(screen.maximumFramesPerSecond == 60 && screen.brightness == 0.5)
    _ = simulator
  }
}
