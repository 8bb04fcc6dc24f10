// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// The settings of bars that UIKit had before appearances.
@MainActor @Suite struct BarSettingsTests {
  private let first: UIViewController
  private let navigation: UINavigationController
  private let simulator: Simulator

  init() {
    (first, navigation, simulator) = navigationStage(title: "First")
  }

  /// The views of a bar's background: the blur, the color, and the line, with an image before the line if there is one.
  private func background(_ bar: UIView) throws -> BarBackground {
    try #require(bar.subviews.first as? BarBackground)
  }

  private func label(_ text: String) -> UILabel? {
    navigation.navigationBar.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == text }
  }

  @Test func defaults() {
    let bar = navigation.navigationBar
    #expect(bar.isTranslucent && bar.barStyle == .default && bar.barTintColor == nil)
    #expect(bar.titleTextAttributes == nil && bar.largeTitleTextAttributes == nil && bar.shadowImage == nil)
    #expect(bar.backgroundImage(for: .default) == nil && bar.backIndicatorImage == nil)
    #expect(bar.compactScrollEdgeAppearance == nil && bar.titleVerticalPositionAdjustment(for: .default) == 0)
    #expect(bar.barPosition == .topAttached && UINavigationBar().barPosition == .top)
    let tabs = UITabBar()
    #expect(tabs.isTranslucent && tabs.barStyle == .default && tabs.barTintColor == nil)
    #expect(tabs.backgroundImage == nil && tabs.shadowImage == nil && tabs.selectionIndicatorImage == nil)
    #expect(tabs.itemPositioning == .automatic && tabs.itemWidth == 0 && tabs.itemSpacing == 0)
    let toolbar = UIToolbar()
    #expect(toolbar.isTranslucent && toolbar.barTintColor == nil && toolbar.barPosition == .bottom)
    #expect(toolbar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) == nil)
    #expect(navigation.preferredStatusBarStyle == .default)
  }

  @Test func aTintedBarIsAlsoTintedAtTheEdge() throws {
    let bar = navigation.navigationBar
    let background = try background(bar)
    #expect(background.isClear)
    simulator.perform { bar.barTintColor = .systemRed }
    #expect(!background.isClear)
    #expect(background.subviews[1].backgroundColor == .systemRed)
    simulator.perform { bar.barTintColor = nil }
    #expect(background.isClear)
  }

  @Test func anOpaqueBar() throws {
    let bar = navigation.navigationBar
    let background = try background(bar)
    simulator.perform { bar.isTranslucent = false }
    #expect((background.subviews[0] as? UIVisualEffectView)?.effect == nil)
    #expect(background.subviews[1].backgroundColor == .systemBackground && !background.isClear)
    simulator.perform { bar.barTintColor = .systemTeal }
    #expect(background.subviews[1].backgroundColor == .systemTeal)
  }

  @Test func aBlackBarHasWhiteTitles() throws {
    let bar = navigation.navigationBar
    simulator.perform { bar.barStyle = .black }
    #expect(label("First")?.textColor == .white)
    #expect(navigation.preferredStatusBarStyle == .lightContent)
    #expect(UIApplication.shared.windowScene?.statusBarManager?.statusBarStyle == .lightContent)
    simulator.perform { bar.titleTextAttributes = [.foregroundColor: UIColor.systemGreen] }
    #expect(label("First")?.textColor == .systemGreen)
  }

  @Test func attributesOfTitles() throws {
    let bar = navigation.navigationBar
    let font = UIFont.systemFont(ofSize: 21)
    let middle = try #require(label("First")).frame.midY
    simulator.perform {
      bar.titleTextAttributes = [.foregroundColor: UIColor.systemPink, .font: font]
      bar.setTitleVerticalPositionAdjustment(5, for: .default)
    }
    let title = try #require(label("First"))
    #expect(title.textColor == .systemPink && title.font == font)
    #expect((title.frame.midY - middle - 5).magnitude < 0.01)
    // An appearance takes precedence.
    simulator.perform { bar.standardAppearance = UINavigationBarAppearance() }
    #expect(label("First")?.textColor == .label)
  }

  @Test func emptyImagesMakeABarTransparent() throws {
    let bar = navigation.navigationBar
    simulator.perform {
      bar.setBackgroundImage(UIImage(), for: .default)
      bar.shadowImage = UIImage()
    }
    let background = try background(bar)
    #expect(bar.backgroundImage(for: .default) != nil && bar.backgroundImage(for: .compact) == nil)
    #expect((background.subviews[0] as? UIVisualEffectView)?.effect == nil)
    #expect(background.subviews[1].backgroundColor == nil && background.subviews[2].backgroundColor == nil)
    simulator.perform { bar.setBackgroundImage(nil, for: .default) }
    #expect((background.subviews[0] as? UIVisualEffectView)?.effect != nil)
  }

  @Test func imagesBehindTheBar() throws {
    let image = try #require(UIImage(systemName: "star"))
    let bar = navigation.navigationBar
    let look = UINavigationBarAppearance()
    look.configureWithTransparentBackground()
    look.backgroundImage = image
    look.shadowImage = image
    simulator.perform { bar.scrollEdgeAppearance = look }
    let background = try background(bar)
    #expect(background.subviews.count == 4 && background.subviews[3].isHidden)
    let picture = background.subviews[2]
    #expect(picture.frame.size == background.bounds.size)
    #expect((picture.subviews[0] as? UIImageView)?.image === image)
    #expect(picture.subviews[1].frame.minY == background.bounds.height)
    simulator.perform { bar.scrollEdgeAppearance?.configureWithOpaqueBackground() }
    #expect(background.subviews.count == 3 && !background.subviews[2].isHidden)
    #expect(look.backgroundImage === image && look.backgroundImageContentMode == .scaleToFill)
  }

  @Test func theBackButtonsImage() throws {
    let image = try #require(UIImage(systemName: "star"))
    let second = UIViewController()
    simulator.perform { navigation.pushViewController(second, animated: false) }
    let bar = navigation.navigationBar
    let button = try #require(bar.subviews.lazy.compactMap { $0 as? UIButton }.first)
    simulator.perform { bar.backIndicatorImage = image }
    #expect(button.currentImage != image.withRenderingMode(.alwaysTemplate))
    simulator.perform { bar.backIndicatorTransitionMaskImage = image }
    #expect(button.currentImage == image.withRenderingMode(.alwaysTemplate))
  }

  @Test func settingsOfAllBars() throws {
    let other = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    let stage = Simulator {
      UINavigationBar.appearance().barTintColor = .systemIndigo
      UINavigationBar.appearance().isTranslucent = false
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
      UITabBar.appearance().barTintColor = .systemBrown
      UIToolbar.appearance().barTintColor = .systemMint
      other.navigationBar.barTintColor = .systemYellow
      tabs.viewControllers = [other]
      return tabs
    }
    #expect(other.navigationBar.barTintColor == .systemYellow && !other.navigationBar.isTranslucent)
    #expect(other.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
    #expect(tabs.tabBar.barTintColor == .systemBrown)
    stage.perform { other.setToolbarHidden(false, animated: false) }
    #expect(other.toolbar.barTintColor == .systemMint)
    #expect(try background(tabs.tabBar).subviews[1].backgroundColor == .systemBrown)
  }

  @Test func barsAtTheBottom() throws {
    simulator.perform {
      navigation.isToolbarHidden = false
      navigation.toolbar.isTranslucent = false
      navigation.toolbar.barStyle = .black
      navigation.toolbar.setShadowImage(UIImage(), forToolbarPosition: .any)
    }
    let background = try background(navigation.toolbar)
    #expect(background.subviews[1].backgroundColor == .black && background.subviews[2].backgroundColor == nil)
    #expect(!background.isClear)
    simulator.perform {
      let look = UIToolbarAppearance()
      look.configureWithTransparentBackground()
      navigation.toolbar.standardAppearance = look
    }
    #expect(background.subviews[1].backgroundColor == nil && background.isClear)
  }

  /// A bar without a navigation controller.
  @Test func itemsOfABar() throws {
    final class Ear: NSObject, UINavigationBarDelegate {
      var log: [String] = []
      var allows = true
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
      func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        log.append("push \(item.title ?? "")")
      }
      func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        log.append("pop \(item.title ?? "")")
      }
    }
    let ear = Ear()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 300, width: 402, height: 44))
    simulator.perform {
      bar.delegate = ear
      bar.items = [UINavigationItem(title: "One")]
      bar.pushItem(UINavigationItem(title: "Two"), animated: false)
      first.view.addSubview(bar)
    }
    #expect(bar.topItem?.title == "Two" && bar.backItem?.title == "One" && bar.items?.count == 2)
    ear.allows = false
    try simulator.tap("One")
    #expect(bar.topItem?.title == "Two" && ear.log == ["push Two"])
    ear.allows = true
    try simulator.tap("One")
    simulator.settle()
    #expect(bar.topItem?.title == "One" && ear.log == ["push Two", "pop Two"])
    simulator.perform { #expect(bar.popItem(animated: false) == nil) }
    #expect(navigation.navigationBar.items?.map { $0.title } == ["First"])
  }
}
