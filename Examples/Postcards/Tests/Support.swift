// SPDX-License-Identifier: Apache-2.0

import Foundation
import Postcards
import Quire
import QuireSimulator
import SheetEngine

extension Simulator {
  /// The app on a device, with its own pictures.
  static func postcards(
    on device: Device = .phone, appearance: Simulator.Appearance = .light, storage: SimulatedStorage? = nil
  ) -> Simulator {
    let resources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("App/Resources")
    return Simulator(device, appearance: appearance, resources: resources, storage: storage) {
      let root = Postcards.makeRootViewController()
      latestRoot = root
      return root
    }
  }

  /// The first screen of the app that was started last.
  static var latestRoot: UIViewController?

  /// The picture on the postcard.
  var postcard: Element? { elements(role: .image).first }
}

extension Simulator {
  /// The app with the picker presented and at rest.
  static func picker(on device: Device = .phone) throws -> Simulator {
    let simulator = Simulator.postcards(on: device)
    try simulator.tap("Choose photo")
    simulator.settle()
    return simulator
  }

  /// The pictures of the grid that are near the screen.
  var photos: [Element] { elements(role: .row) }
}

extension UIView {
  /// The first view of a class, in the order of the tree.
  func first<View: UIView>(_ kind: View.Type) -> View? {
    for view in subviews {
      if let found = view as? View ?? view.first(kind) { return found }
    }
    return nil
  }
}
