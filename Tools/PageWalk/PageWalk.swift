// SPDX-License-Identifier: Apache-2.0

import DeviceCheck
import Foundation
import Gallery
import Postcards
import Progress
import Quire
import QuireSimulator

/// Repeats the walk through a page without a browser, and writes the contents of the screen after each step.
///
///     PageWalk Gallery < steps.json > screens.json
@main struct PageWalk {
  @MainActor static func main() throws {
    guard CommandLine.arguments.count == 2, let root = apps[CommandLine.arguments[1]] else {
      print("PageWalk takes the name of an example: \(apps.keys.sorted().joined(separator: ", ")).")
      exit(1)
    }
    let steps = try JSONDecoder().decode([Step].self, from: FileHandle.standardInput.readDataToEndOfFile())
    let walker = Walker(root)
    let screens = steps.map { walker.screen(after: $0) }
    FileHandle.standardOutput.write(try JSONEncoder().encode(screens))
  }

  @MainActor private static var apps: [String: () -> UIViewController] {
    [
      "DeviceCheck": { DeviceCheck.makeRootViewController() },
      "Gallery": { Gallery.makeRootViewController() },
      "Postcards": { Postcards.makeRootViewController() },
      "Progress": { LiveProgress.makeRootViewController() },
    ]
  }
}
