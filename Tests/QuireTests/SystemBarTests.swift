// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

private final class Wishing: UIViewController {
  var style = UIStatusBarStyle.default
  var hides = false
  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { hides }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

/// The preferences of view controllers for the system bars that the browser draws.
@MainActor @Suite struct SystemBarTests {
  @Test func statusBar() throws {
    let root = Wishing()
    let simulator = Simulator { root }
    let scene = try #require(UIApplication.shared.windowScene)
    func manager() throws -> UIStatusBarManager { try #require(scene.statusBarManager) }
    #expect(try manager().statusBarStyle == .darkContent && manager().isStatusBarHidden == false)
    simulator.change(to: .dark)
    #expect(try manager().statusBarStyle == .lightContent)
    root.style = .darkContent
    root.hides = true
    simulator.perform { root.setNeedsStatusBarAppearanceUpdate() }
    #expect(try manager().statusBarStyle == .darkContent && manager().isStatusBarHidden)
    #expect(try manager().statusBarFrame == CGRect(x: 0, y: 0, width: 402, height: 62))
    // A sheet leaves the decision to the root unless it captures the status bar's appearance.
    let sheet = Wishing()
    sheet.style = .lightContent
    simulator.perform { root.present(sheet, animated: false) }
    #expect(try manager().statusBarStyle == .darkContent)
    sheet.modalPresentationCapturesStatusBarAppearance = true
    #expect(try manager().statusBarStyle == .lightContent && manager().isStatusBarHidden == false)
  }

  /// A tab bar controller delegates to the selected controller. A navigation controller delegates only if its bar is
  /// hidden.
  @Test func containersDelegate() throws {
    let page = Wishing()
    page.style = .lightContent
    page.hides = true
    let navigation = UINavigationController(rootViewController: page)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let simulator = Simulator { tabs }
    let scene = try #require(UIApplication.shared.windowScene)
    #expect(scene.statusBarManager?.isStatusBarHidden == true)
    #expect(scene.statusBarManager?.statusBarStyle == .darkContent)
    simulator.perform { navigation.isNavigationBarHidden = true }
    #expect(scene.statusBarManager?.statusBarStyle == .lightContent)
  }

  @Test func orientation() throws {
    let root = UIViewController()
    let simulator = Simulator(.phone) { root }
    let scene = try #require(UIApplication.shared.windowScene)
    #expect(scene.interfaceOrientation == .portrait && UIDevice.current.orientation == .portrait)
    #expect(root.supportedInterfaceOrientations == .allButUpsideDown && root.shouldAutorotate)
    #expect(root.preferredInterfaceOrientationForPresentation == .portrait)
    #expect(Wishing().supportedInterfaceOrientations == .portrait)
    simulator.change(to: .phoneLandscape)
    #expect(scene.interfaceOrientation.isLandscape && UIDevice.current.orientation.isLandscape)
    #expect(UIInterfaceOrientationMask.all.contains(.landscape))
    #expect(UIInterfaceOrientationMask.portrait.rawValue == 1 << UIInterfaceOrientation.portrait.rawValue)
    #expect(UIInterfaceOrientationMask.landscapeLeft.rawValue == 1 << UIInterfaceOrientation.landscapeLeft.rawValue)
    #expect(UIInterfaceOrientationMask.landscapeRight.rawValue == 1 << UIInterfaceOrientation.landscapeRight.rawValue)
    simulator.change(to: .pad)
    #expect(root.supportedInterfaceOrientations == .all)
  }
}
