// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

@MainActor @Suite struct MenuTests {
  /// A button at the top of a phone that opens a menu.
  @MainActor final class Stage {
    let root = UIViewController()
    let button = UIButton(type: .system)
    let simulator: Simulator
    var log: [String] = []

    init(_ menu: (Stage) -> UIMenu) {
      let root = root
      simulator = Simulator(.phone) { root }
      simulator.perform {
        button.frame = CGRect(x: 20, y: 80, width: 100, height: 44)
        button.setTitle("Sort", for: .normal)
        button.showsMenuAsPrimaryAction = true
        button.menu = menu(self)
        root.view.addSubview(button)
      }
    }

    func action(
      _ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) -> UIAction {
      UIAction(title: title, attributes: attributes, state: state) { [weak self] action in
        guard let self else { return }
        log.append("\(title), from the button \(action.sender === button), open \(root.presentedViewController != nil)")
      }
    }

    func open() throws {
      try simulator.tap("Sort")
      simulator.settle()
    }

    func choose(_ title: String) throws {
      try simulator.tap(title)
      simulator.settle()
    }
  }

  @Test func opensAsAPopoverOnAPhone() throws {
    let stage = Stage { UIMenu(title: "Sort by", children: [$0.action("Name"), $0.action("Date")]) }
    try stage.open()
    let sheet = try #require(stage.simulator.sheet)
    #expect(sheet.form == .popover)
    #expect(sheet.arrow?.direction == .up)
    // A heading of 32, and two rows of 44.
    #expect(sheet.modelFrame.height == 120)
    #expect(stage.simulator.element("Sort by") != nil)
    #expect(stage.log.isEmpty)
  }

  /// A menu has no arrow, its title begins where its rows do, and in dark appearance it is lighter than a sheet.
  @Test func looksLikeAMenuAndNotLikeAPopover() throws {
    let stage = Stage { UIMenu(title: "Sort by", children: [$0.action("Name"), $0.action("Date")]) }
    stage.simulator.change(to: .dark)
    try stage.open()
    let sheet = try #require(stage.simulator.sheet)
    let menu = try #require(stage.root.presentedViewController)
    let source = try #require(stage.simulator.frame(of: stage.button))
    #expect(sheet.modelFrame.minY == source.maxY + 8)
    #expect(stage.simulator.popoverBackground(of: .presentation(sheet.id))?.castsShadow == true)
    let heading = try #require(
      menu.view.subviews.flatMap { $0.subviews }.compactMap { $0 as? UILabel }.first { $0.text == "Sort by" })
    #expect(heading.textAlignment == .natural && heading.textColor === UIColor.secondaryLabel)
    #expect(stage.simulator.frame(of: heading)?.minX == sheet.modelFrame.minX + 16)
    let color = try #require(stage.simulator.background(of: menu.view))
    #expect(color == RGBA(bits: 0x2C2C_2EFF))
  }

  @Test func runsAnActionOnceNothingIsInItsWay() throws {
    let stage = Stage { UIMenu(children: [$0.action("Name"), $0.action("Date")]) }
    try stage.open()
    try stage.choose("Date")
    #expect(stage.log == ["Date, from the button true, open false"])
    #expect(stage.simulator.sheet == nil)
  }

  @Test func aTapOutsideChoosesNothing() throws {
    let stage = Stage { UIMenu(children: [$0.action("Name")]) }
    try stage.open()
    stage.simulator.tap(at: CGPoint(x: 200, y: 800))
    stage.simulator.settle()
    #expect(stage.log.isEmpty)
    #expect(stage.simulator.sheet == nil)
  }

  @Test func hiddenElementsDontShowAndDisabledOnesDoNothing() throws {
    let stage = Stage {
      UIMenu(children: [$0.action("Name", attributes: .disabled), $0.action("Date", attributes: .hidden)])
    }
    try stage.open()
    #expect(stage.simulator.element("Date") == nil)
    #expect(stage.simulator.element("Name")?.isEnabled == false)
    try stage.choose("Name")
    #expect(stage.log.isEmpty)
    #expect(stage.simulator.sheet != nil)
  }

  @Test func ofASingleSelectionOneElementIsMarked() throws {
    let stage = Stage {
      UIMenu(options: .singleSelection, children: [$0.action("Name", state: .on), $0.action("Date")])
    }
    try stage.open()
    #expect(stage.simulator.element("Name")?.isSelected == true)
    try stage.choose("Date")
    try stage.open()
    #expect(stage.simulator.element("Name")?.isSelected == false)
    #expect(stage.simulator.element("Date")?.isSelected == true)
  }

  @Test func anotherMenuOpensInItsPlaceAndGoesBack() throws {
    let stage = Stage {
      UIMenu(children: [$0.action("Name"), UIMenu(title: "Date", children: [$0.action("Made"), $0.action("Changed")])])
    }
    try stage.open()
    try stage.choose("Date")
    #expect(stage.simulator.element("Name") == nil)
    #expect(stage.simulator.element("Made") != nil)
    try stage.choose("Date")
    #expect(stage.simulator.element("Name") != nil)
    try stage.choose("Date")
    try stage.choose("Changed")
    #expect(stage.log.count == 1)
  }

  @Test func inlineMenusShowAmongTheElements() throws {
    let stage = Stage {
      UIMenu(children: [
        $0.action("Name"), UIMenu(options: .displayInline, children: [$0.action("Delete", attributes: .destructive)]),
      ])
    }
    try stage.open()
    // Two rows of 44 and 8 between the groups.
    #expect(stage.simulator.sheet?.modelFrame.height == 96)
    try stage.choose("Delete")
    #expect(stage.log.count == 1)
  }

  @Test func opensAboveASheetThatLeavesThePresenterUsable() throws {
    let stage = Stage { UIMenu(children: [$0.action("Name")]) }
    stage.simulator.perform {
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = [.medium()]
      sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      stage.root.present(sheet, animated: false)
    }
    try stage.open()
    #expect(stage.simulator.sheets.map { $0.form } == [.sheet, .popover])
    try stage.choose("Name")
    #expect(stage.simulator.sheets.count == 1)
    #expect(stage.log.count == 1)
  }

  @Test func aBarButtonWithoutAnActionOpensItsMenu() throws {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let simulator = Simulator(.phone) { navigation }
    simulator.perform {
      content.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "More", menu: UIMenu(children: [UIAction(title: "Share") { _ in }]))
    }
    try simulator.tap("More")
    simulator.settle()
    #expect(simulator.element("Share") != nil)
  }
}
