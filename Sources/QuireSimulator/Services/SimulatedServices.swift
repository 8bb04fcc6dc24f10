// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Hosts) import Quire
import SheetEngine

/// The services that the simulator provides to an app in addition to its views.
@MainActor final class SimulatedServices: HostServiceParts {
  let simulatedClock = SimulatedClock()
  let storage: SimulatedStorage
  let simulatedNetwork: SimulatedNetwork
  let simulatedScript: SimulatedScript
  let simulatedPictures = SimulatedPictureFiles()
  let simulatedDevice = SimulatedDevice()

  init(_ storage: SimulatedStorage?, _ network: SimulatedNetwork?, _ script: SimulatedScript?) {
    self.storage = storage ?? SimulatedStorage()
    simulatedNetwork = network ?? SimulatedNetwork()
    simulatedScript = script ?? SimulatedScript()
  }

  var clock: any ClockHost { simulatedClock }
  var defaults: any DefaultsHost { storage }
  var network: any NetworkHost { simulatedNetwork }
  var store: any StoreHost { storage }
  var scripts: any ScriptHost { simulatedScript }
  var pictureFiles: any PictureFileHost { simulatedPictures }
  var device: any DeviceHost { simulatedDevice }

  /// Connects the services to a simulator, so that they read its time and wait in it.
  func connect(to simulator: Simulator) {
    simulatedClock.now = { [unowned simulator] in simulator.now }
    let wait: (Seconds, @escaping () -> Void) -> Void = { [unowned simulator] in simulator.schedule(after: $0, $1) }
    storage.wait = wait
    simulatedNetwork.wait = wait
    simulatedScript.wait = wait
    simulatedPictures.read = { [unowned simulator] in simulator.files.held[$0]?.contents }
    simulatedPictures.wait = wait
    simulatedDevice.wait = wait
    simulatedScript.perform = { [unowned simulator] in simulator.perform($0) }
  }
}

/// A clock that follows the simulator's time.
@MainActor final class SimulatedClock: ClockHost {
  var now: () -> Seconds = { 0 }
  /// The date at the simulator's time 0.
  var start = Simulator.firstDate.timeIntervalSince1970

  var secondsSince1970: Double { start + now() }
}

/// The files that the user of the simulator has chosen.
@MainActor final class SimulatedPictureFiles: PictureFileHost {
  var read: (UInt32) -> [UInt8]? = { _ in nil }
  var wait: (Seconds, @escaping () -> Void) -> Void = { _, action in action() }

  func read(_ number: UInt32, done: @escaping @MainActor ([UInt8]?) -> Void) {
    let bytes = read(number)
    wait(0.01) { done(bytes) }
  }
}

extension Simulator {
  /// The date when a simulator starts: noon in Greenwich on May 1, 2026.
  nonisolated public static let firstDate = Date(timeIntervalSince1970: 1_777_636_800)

  /// The date that the app reads. It advances with the simulator's time. Setting it is like setting a device's clock.
  public var date: Date {
    get { Date(timeIntervalSince1970: services.simulatedClock.secondsSince1970) }
    set { services.simulatedClock.start = newValue.timeIntervalSince1970 - now }
  }

  /// The values that outlive the app. Pass them to the next simulator to start the app again.
  public var storage: SimulatedStorage { services.storage }
  /// The network that answers the app's requests.
  public var network: SimulatedNetwork { services.simulatedNetwork }
  /// The simulated vibration, clipboard and share sheet.
  public var hardware: SimulatedDevice { services.simulatedDevice }
  /// The replacement for the page's own script.
  public var script: SimulatedScript { services.simulatedScript }
}
