// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

@MainActor @Suite struct AppTests {
  /// The usual code to find a window: the key window of the scene in front.
  @Test func theWindowIsFound() {
    let root = UIViewController()
    let simulator = Simulator(.pad) { root }
    let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .first { $0.activationState == .foregroundActive }
    #expect(scene?.windows.first { $0.isKeyWindow }?.rootViewController === root)
    #expect(UIApplication.shared.windows.first === root.view.window)
    #expect(root.view.window?.windowScene === scene)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 820, height: 1180))
    #expect(UIScreen.main.scale == 2)
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    simulator.change(to: .phone)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
  }

  /// The usual beginning of public tests, and of apps without scenes.
  @Test func aWindowOfTheAppsOwn() throws {
    let log = CallLog()
    let first = LoggingController(log, name: "first")
    let simulator = Simulator { first }
    let window = UIWindow()
    #expect(window.frame == UIScreen.main.bounds && window.isHidden && !window.isKeyWindow)
    let root = LoggingController(log, name: "root")
    window.rootViewController = root
    #expect(!root.isViewLoaded)
    simulator.perform { window.makeKeyAndVisible() }
    #expect(root.view.window === window && !window.isHidden && window.isKeyWindow)
    #expect(UIApplication.shared.keyWindow === window && window.windowScene?.windows == [window])
    #expect(first.view.window == nil)
    #expect(root.view.frame == window.bounds && window.bounds.width == 402)
    let sheet = UIViewController()
    simulator.perform { root.present(sheet, animated: false) }
    #expect(root.presentedViewController === sheet && sheet.view.window === window)
    #expect(simulator.sheet != nil)
  }

  /// The replaced window takes its presentations with it. A view controller may move from one window to the other.
  @Test func anotherWindowTakesThePlaceOfOneWithASheet() throws {
    let root = UIViewController()
    let simulator = Simulator { root }
    let old = try #require(root.view.window)
    let sheet = UIViewController()
    simulator.perform { root.present(sheet, animated: false) }
    let scene = try #require(old.windowScene)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    simulator.perform { window.makeKeyAndVisible() }
    simulator.settle()
    #expect(root.view.window === window && old.windowScene == nil && !old.isKeyWindow)
    #expect(root.presentedViewController == nil && simulator.sheet == nil)
    simulator.perform { root.present(sheet, animated: true) }
    simulator.settle()
    #expect(simulator.sheet != nil && sheet.view.window === window)
  }

  /// Like an app's delegate: the window is shown before the host has the root view controller.
  @Test func aWindowThatShowsAtTheStart() {
    let root = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let simulator = Simulator {
      window.rootViewController = root
      window.makeKeyAndVisible()
      return root
    }
    #expect(root.view.window === window && root.view.bounds.width == 402)
    simulator.change(to: .pad)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 820, height: 1180))
  }

  /// The window is not shown, but its values can be read.
  @Test func aWindowThatDoesNotShow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let root = UIViewController()
    window.rootViewController = root
    #expect(window.rootViewController === root && window.bounds.width == 320)
    #expect(window.windowScene == nil && window.window === window && !window.isKeyWindow)
  }

  /// The initializers of every view and controller written for UIKit.
  @Test func nothingComesOutOfAnArchive() {
    final class Card: UIView {
      let name: String

      init(_ name: String) {
        self.name = name
        super.init(frame: .zero)
      }

      required init?(coder: NSCoder) {
        name = ""
        super.init(coder: coder)
      }
    }
    final class Cards: UIViewController {
      required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
      }
    }
    let archive = NSKeyedArchiver(requiringSecureCoding: false)
    #expect(Card(coder: archive) == nil && Cards(coder: archive) == nil)
    #expect(Card("King").name == "King")
  }

  /// The responder chain from a view to the app.
  @Test func theResponderChain() {
    let root = UIViewController()
    let child = UIViewController()
    let simulator = Simulator { root }
    let leaf = UIView()
    simulator.perform {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.view.addSubview(leaf)
    }
    let chain = Array(sequence(first: leaf as UIResponder) { $0.next })
    let wanted: [UIResponder] = [
      leaf, child.view, child, root.view, root, root.view.window!, root.view.window!.windowScene!,
      UIApplication.shared,
    ]
    #expect(chain == wanted)
  }
}
