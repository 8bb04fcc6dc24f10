// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Hosts) import Quire
import SheetEngine

/// What the simulator offers an app beside its views.
@MainActor final class SimulatedServices: HostServiceParts {
  let simulatedClock = SimulatedClock()
  let storage: SimulatedStorage
  let simulatedNetwork = SimulatedNetwork()
  let simulatedScript = SimulatedScript()

  init(_ storage: SimulatedStorage) {
    self.storage = storage
  }

  var clock: any ClockHost { simulatedClock }
  var defaults: any DefaultsHost { storage }
  var network: any NetworkHost { simulatedNetwork }
  var store: any StoreHost { storage }
  var scripts: any ScriptHost { simulatedScript }

  /// Passes on the way to wait in the simulator's time, and to read it.
  func connect(to simulator: Simulator) {
    simulatedClock.now = { [unowned simulator] in simulator.now }
    let wait: (Seconds, @escaping () -> Void) -> Void = { [unowned simulator] in simulator.schedule(after: $0, $1) }
    storage.wait = wait
    simulatedNetwork.wait = wait
    simulatedScript.wait = wait
    simulatedScript.perform = { [unowned simulator] in simulator.perform($0) }
  }
}

/// A clock that goes with the simulator's time.
@MainActor final class SimulatedClock: ClockHost {
  var now: () -> Seconds = { 0 }
  /// The date at the simulator's time 0.
  var start = Simulator.firstDate.timeIntervalSince1970

  var secondsSince1970: Double { start + now() }
}

extension Simulator {
  /// The date when a simulator starts: noon in Greenwich on the first of May 2026.
  nonisolated public static let firstDate = Date(timeIntervalSince1970: 1_777_636_800)

  /// The date that the app reads. It goes on with the simulator's time; setting it is like setting a device's clock.
  public var date: Date {
    get { Date(timeIntervalSince1970: services.simulatedClock.secondsSince1970) }
    set { services.simulatedClock.start = newValue.timeIntervalSince1970 - now }
  }

  /// The values that outlive the app. Give them to the next simulator to start the app again.
  public var storage: SimulatedStorage { services.storage }
  /// Answers the app's requests.
  public var network: SimulatedNetwork { services.simulatedNetwork }
  /// Stands for the page's own script.
  public var script: SimulatedScript { services.simulatedScript }
}
