// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// The traits of a presentation controller, and its overrides for its content.
@MainActor @Suite struct PresentationTraitTests {
  final class Content: LoggingController {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      log.add("traits \(traitCollection.userInterfaceStyle == .dark ? "dark" : "light")")
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      log.add("content \(Int(size.width)) \(Int(size.height))")
    }
  }

  final class Telling: UISheetPresentationController {
    var log = CallLog()
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      log.add("presentation \(Int(size.width)) \(Int(size.height))")
      super.viewWillTransition(to: size, with: coordinator)
    }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.add("to compact height \(newCollection.verticalSizeClass == .compact)")
      super.willTransition(to: newCollection, with: coordinator)
    }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      log.add("preferred \(Int(container.preferredContentSize.width))")
    }
  }

  func present() -> (Simulator, Content, UISheetPresentationController) {
    let root = UIViewController()
    let simulator = Simulator { root }
    let content = Content(CallLog())
    let sheet = content.sheetPresentationController!
    simulator.perform {
      sheet.detents = [.medium(), .large()]
      root.present(content, animated: false)
    }
    _ = content.log.drain()
    return (simulator, content, sheet)
  }

  @Test func overrides() {
    let (simulator, content, sheet) = present()
    #expect(sheet.traitCollection.userInterfaceStyle == .light)
    simulator.perform { sheet.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark) }
    #expect(sheet.traitCollection.userInterfaceStyle == .dark)
    #expect(content.traitCollection.userInterfaceStyle == .dark)
    #expect(content.log.drain() == ["traits dark"])
    #expect(content.presentingViewController?.traitCollection.userInterfaceStyle == .light)
    #expect(simulator.style(of: .presentation(simulator.sheet!.id))?.backing == RGBA(bits: 0x1C1C_1EFF))
    simulator.perform { sheet.overrideTraitCollection = nil }
    #expect(content.log.drain() == ["traits light"])
    simulator.perform { sheet.traitOverrides.userInterfaceStyle = .dark }
    #expect(content.log.drain() == ["traits dark"])
    #expect(sheet.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    // The environment may change, but overridden traits stay.
    simulator.change(to: .phoneLandscape)
    #expect(sheet.traitCollection.verticalSizeClass == .compact)
    #expect(sheet.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func aWindowsOverridesReachItsPresentations() throws {
    let (simulator, content, sheet) = present()
    let window = try #require(content.view.window)
    simulator.perform {
      window.overrideUserInterfaceStyle = .dark
      window.traitOverrides.layoutDirection = .rightToLeft
    }
    #expect(content.log.drain().contains("traits dark"))
    #expect(content.presentingViewController?.traitCollection.userInterfaceStyle == .dark)
    #expect(sheet.traitCollection.layoutDirection == .rightToLeft)
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    #expect(simulator.style(of: .presentation(simulator.sheet!.id))?.backing == RGBA(bits: 0x1C1C_1EFF))
    // They stay when the environment changes, and when another window is shown they are that window's.
    simulator.change(to: .phoneLandscape)
    #expect(content.traitCollection.userInterfaceStyle == .dark)
    simulator.perform { window.overrideUserInterfaceStyle = .unspecified }
    #expect(content.log.drain().contains("traits light"))
    let other = UIWindow()
    simulator.perform {
      other.overrideUserInterfaceStyle = .dark
      other.rootViewController = UIViewController()
      other.makeKeyAndVisible()
    }
    #expect(other.rootViewController?.traitCollection.userInterfaceStyle == .dark)
    #expect(other.rootViewController?.traitCollection.layoutDirection == .leftToRight)
  }

  /// Popovers and form sheets are narrower than their window. Sheets and popovers are elevated above it.
  @Test(arguments: [
    (UIModalPresentationStyle.formSheet, UIUserInterfaceSizeClass.compact, UIUserInterfaceLevel.elevated),
    (.popover, .compact, .elevated), (.pageSheet, .regular, .elevated), (.fullScreen, .regular, .base),
    (.overFullScreen, .regular, .base), (.custom, .regular, .base),
  ]) func whatTheContentSees(
    _ style: UIModalPresentationStyle, _ width: UIUserInterfaceSizeClass, _ level: UIUserInterfaceLevel
  ) {
    let root = UIViewController()
    let simulator = Simulator(.pad, appearance: .dark) { root }
    let content = Content(CallLog())
    content.modalPresentationStyle = style
    content.popoverPresentationController?.sourceView = root.view
    simulator.perform { root.present(content, animated: false) }
    #expect(content.traitCollection.horizontalSizeClass == width)
    #expect(content.view.traitCollection.horizontalSizeClass == width)
    #expect(content.traitCollection.userInterfaceLevel == level)
    // Initial traits cause no notification.
    #expect(!content.log.drain().contains { $0.hasPrefix("traits") })
    // The style depends on the window, whose width has not changed.
    #expect(content.presentationController?.traitCollection.horizontalSizeClass == .regular)
    #expect(content.presentationController?.adaptivePresentationStyle == UIModalPresentationStyle.none)
    #expect(root.traitCollection.horizontalSizeClass == .regular)
    simulator.change(to: .phone)
    #expect(content.traitCollection.horizontalSizeClass == .compact)
    simulator.change(to: .pad)
    #expect(content.traitCollection.horizontalSizeClass == width)
    #expect(content.traitCollection.userInterfaceLevel == level)
    if style == .popover { #expect(simulator.sheet?.form == .popover) }
  }

  /// In dark appearance, a cover has the window's background, not a sheet's.
  @Test func theBackgroundOfACover() {
    let root = UIViewController()
    let simulator = Simulator(.phone, appearance: .dark) { root }
    let content = Content(CallLog())
    content.modalPresentationStyle = .fullScreen
    simulator.perform { root.present(content, animated: false) }
    #expect(simulator.style(of: .presentation(simulator.sheet!.id))?.background == RGBA(bits: 0x0000_00FF))
  }

  @Test func aPageThatBecomesAForm() {
    let root = UIViewController()
    let simulator = Simulator(.pad) { root }
    let content = Content(CallLog())
    let sheet = content.sheetPresentationController!
    simulator.perform { root.present(content, animated: false) }
    #expect(content.traitCollection.horizontalSizeClass == .regular)
    simulator.perform { sheet.prefersPageSizing = false }
    #expect(content.traitCollection.horizontalSizeClass == .compact)
    #expect(content.log.drain().filter { $0.hasPrefix("traits") }.count == 1)
    // Overridden traits take precedence.
    simulator.perform { sheet.traitOverrides.horizontalSizeClass = .regular }
    #expect(content.traitCollection.horizontalSizeClass == .regular)
  }

  /// Set before the presentation, it takes effect from the start.
  @Test func overridesFromTheBeginning() {
    let root = UIViewController()
    let simulator = Simulator { root }
    let content = Content(CallLog())
    content.presentationController?.traitOverrides.userInterfaceStyle = .dark
    simulator.perform { root.present(content, animated: false) }
    #expect(content.traitCollection.userInterfaceStyle == .dark)
  }

  /// Detents and styles depend on the container's traits. [HDR18]
  @Test func theContainersTraitsDecide() {
    let (simulator, _, sheet) = present()
    var seen: UIUserInterfaceSizeClass?
    simulator.perform {
      sheet.traitOverrides.verticalSizeClass = .compact
      sheet.detents = [
        .custom {
          seen = $0.containerTraitCollection.verticalSizeClass
          return 200
        }
      ]
    }
    #expect(seen == .regular)
    #expect(sheet.traitCollection.verticalSizeClass == .compact)
  }

  @Test func observing() {
    let (simulator, _, sheet) = present()
    var calls = 0
    let registration = sheet.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UISheetPresentationController, old: UITraitCollection) in
      #expect(old.userInterfaceStyle == .light)
      calls += 1
    }
    simulator.change(to: .phoneLandscape)
    #expect(calls == 0)
    simulator.change(to: .dark)
    #expect(calls == 1)
    sheet.unregisterForTraitChanges(registration)
    simulator.change(to: .light)
    #expect(calls == 1)
  }

  /// The presentation controller is notified first, and passes it on.
  @Test func sizes() {
    let root = UIViewController()
    let simulator = Simulator { root }
    let content = Content(CallLog())
    let sheet = Telling(presentedViewController: content, presenting: nil)
    sheet.log = content.log
    content.storedPresentationController = sheet
    simulator.perform { root.present(content, animated: false) }
    _ = content.log.drain()
    simulator.change(to: .phoneLandscape)
    #expect(
      content.log.drain().filter { !$0.hasPrefix("traits") } == [
        "to compact height true", "presentation 874 402", "content 874 402",
      ])
    simulator.perform { content.preferredContentSize = CGSize(width: 300, height: 0) }
    #expect(content.log.drain() == ["preferred 300"])
    #expect(sheet.preferredContentSize.width == 300)
    let whole = CGSize(width: 1, height: 2)
    #expect(sheet.size(forChildContentContainer: content, withParentContainerSize: whole) == whole)
  }
}
