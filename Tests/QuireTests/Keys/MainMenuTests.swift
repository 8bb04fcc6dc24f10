// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  import QuireSimulator
  import SheetEngine
  import Testing

  @_spi(Hosts) @testable import Quire

  /// The main menu, whose commands have keys.
  @MainActor @Suite struct MainMenuTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var builds = 0
      var saved = 0
      var titles: [String] = []
      var _menus: _MenuHost? { _MainMenu.shared }

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow()
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
      }

      func save() { saved += 1 }
      override func validate(_ command: UICommand) {
        if saved > 2 { command.attributes = .disabled }
      }

      override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        builds += 1
        guard builder.system == .main else { return }
        let save = UIKeyCommand(
          title: "Save", action: Selector("save", Delegate.save), input: "s",
          modifierFlags: .command)
        builder.insertChild(UIMenu(options: .displayInline, children: [save]), atStartOfMenu: .file)
        builder.insertSibling(UIMenu(title: "Extra", identifier: UIMenu.Identifier("extra")), afterMenu: .file)
        builder.remove(menu: .format)
        // There is no such menu.
        builder.insertChild(UIMenu(title: "Lost"), atEndOfMenu: UIMenu.Identifier("nowhere"))
        titles = builder.menu(for: .root)?.children.map { $0.title } ?? []
        #expect(builder.menu(for: .format) == nil && builder.menu(for: .standardEdit) != nil)
        #expect(builder.menu(for: .file)?.children.first === builder.menu(for: .file)?.children.first)
        #expect(builder.command(for: save.action, propertyList: nil) === save)
      }
    }

    @Test func keysOfTheMenu() throws {
      let delegate = Delegate()
      let simulator = Simulator(.pad, delegate: delegate)
      #expect(delegate.builds == 1 && delegate.titles.filter { $0 == "Extra" }.count == 1)
      #expect(delegate.titles.firstIndex(of: "Extra") == 2)
      simulator.pressKey("s", .command)
      #expect(delegate.saved == 1)
      simulator.pressKey("s")
      #expect(delegate.saved == 1)
      simulator.perform { UIMenuSystem.main.setNeedsRebuild() }
      #expect(delegate.builds == 2)
      simulator.pressKey("s", .command)
      #expect(delegate.saved == 2)
      // The delegate validates the command at each press.
      delegate.saved = 3
      simulator.pressKey("s", .command)
      #expect(delegate.saved == 3)
    }
  }
#endif
