// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import Lighthouses

@MainActor struct LampTests {
  @Test func aPressLightsTheLampAndTheNextPutsItOut() throws {
    let screen = LampViewController(Lighthouse(name: "Gull Point", period: 2, height: 20))
    screen.loadViewIfNeeded()
    let button = try #require(screen.view.subviews.compactMap { $0 as? UIButton }.first)
    #expect(button.currentTitle == "Light the lamp")
    button.sendActions(for: .touchUpInside)
    #expect(screen.isLit && button.currentTitle == "Put out the lamp")
    button.sendActions(for: .touchUpInside)
    #expect(!screen.isLit)
  }

  /// The file, the catalog's data, the texts and Info.plist are there without a page too.
  @Test func theBundle() {
    #expect(Lighthouse.all.map(\.name) == ["Gull Point", "North Mole", "Old Harbor"])
    #expect(NSDataAsset(name: "Lamps")?.data.count ?? 0 > 20 && NSDataAsset(name: "None") == nil)
    #expect(Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String == "1.2")
    #expect(Bundle(for: AppDelegate.self).path(forResource: "lighthouses", ofType: "txt") == nil)
    let list = LighthousesViewController()
    list.loadViewIfNeeded()
    #expect(list.tableView(list.tableView, titleForFooterInSection: 0) == "3 lighthouses")
  }
}
