// SPDX-License-Identifier: Apache-2.0

import UIKit

// A router that finds its method by the name of a segue.

@objc protocol TrailRouting {
  func routeToMap(segue: UIStoryboardSegue?)
  func routeToNotes(segue: UIStoryboardSegue?)
}

private protocol TrailPassing {
  var steps: [String] { get }
}

private class TrailRouter: NSObject, TrailRouting, TrailPassing {
  var steps: [String] = []

  func routeToMap(segue: UIStoryboardSegue?) { steps.append("map") }
  func routeToNotes(segue: UIStoryboardSegue?) { steps.append("notes \(segue?.identifier ?? "")") }
}

private class TrailController: UIViewController {
  var router: (NSObjectProtocol & TrailRouting & TrailPassing)?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let scene = segue.identifier {
      let selector = NSSelectorFromString("routeTo\(scene)WithSegue:")
      if let router = router, router.responds(to: selector) {
        router.perform(selector, with: segue)
      }
    }
  }
}

@MainActor func routers() -> [String] {
  let controller = TrailController()
  controller.router = TrailRouter()
  for name in ["Notes", "Help", "Map"] {
    let segue = UIStoryboardSegue(identifier: name, source: controller, destination: UIViewController())
    controller.prepare(for: segue, sender: nil)
  }
  return controller.router?.steps ?? []
}

// => notes Notes
// => map
