// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  import QuireSimulator
  import SheetEngine
  import Testing

  @testable import Quire

  /// Presses of keys, and the commands that they send. [DOC-KEYS]
  @MainActor @Suite struct KeyCommandTests {
    /// A responder with commands of its own.
    private final class Screen: UIViewController {
      let log: CallLog
      let name: String
      var commands: [UIKeyCommand]?
      var canSave = true
      var performsWhilePresenting = true

      init(_ log: CallLog, _ name: String, _ commands: [UIKeyCommand]? = nil) {
        self.log = log
        self.name = name
        self.commands = commands
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override var keyCommands: [UIKeyCommand]? { commands ?? super.keyCommands }
      override var performsActionsWhilePresentingModally: Bool { performsWhilePresenting }

      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        (canSave || action != Screen.save) && super.canPerformAction(action, withSender: sender)
      }

      func save(_ command: UIKeyCommand) {
        log.add("\(name) saves" + ((command.propertyList as? String).map { " " + $0 } ?? ""))
      }
      func saveAll(_ command: UIKeyCommand) { log.add("\(name) saves all") }
      func open() { log.add("\(name) opens") }

      static let save = Selector("save:", Screen.save(_:))
      static let saveAll = Selector("saveAll:", Screen.saveAll(_:))
      static let open = Selector("open", Screen.open)
    }

    /// A view that can be the first responder and has a command of its own.
    private final class Board: UIView {
      let log: CallLog

      init(_ log: CallLog) {
        self.log = log
        super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      }

      required init?(coder: NSCoder) { nil }

      override var canBecomeFirstResponder: Bool { true }
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "s", modifierFlags: .command, action: Board.clear)]
      }

      func clear() { log.add("board clears") }
      static let clear = Selector("clear", Board.clear)
    }

    private let log = CallLog()

    private func save(_ flags: UIKeyModifierFlags = .command) -> UIKeyCommand {
      UIKeyCommand(input: "s", modifierFlags: flags, action: Screen.save)
    }

    private func show(_ screen: UIViewController, on device: Device = .phone) -> Simulator {
      Simulator(device) { screen }
    }

    // MARK: The responder

    @Test func aPressSendsTheActionOfItsCommand() {
      let command = UIKeyCommand(
        title: "Save", action: Screen.save, input: "s", modifierFlags: .command, propertyList: "twice")
      let simulator = show(Screen(log, "root", [command]))
      #expect(simulator.pressKey("s", .command))
      #expect(
        !simulator.pressKey("s") && !simulator.pressKey("s", [.command, .shift]) && !simulator.pressKey("x", .command))
      #expect(log.drain() == ["root saves twice"])
    }

    @Test func aPressGoesUpFromTheFirstResponder() {
      let root = Screen(log, "root", [save(), UIKeyCommand(input: "o", modifierFlags: .command, action: Screen.open)])
      let board = Board(log)
      let simulator = show(root)
      simulator.perform { root.view.addSubview(board) }
      simulator.pressKey("s", .command)
      #expect(log.drain() == ["root saves"])
      simulator.perform { board.becomeFirstResponder() }
      simulator.pressKey("s", .command)
      simulator.pressKey("o", .command)
      #expect(log.drain() == ["board clears", "root opens"])
    }

    /// The commands of one responder may have an action of another one.
    @Test func theActionIsThatOfTheFirstResponderThatPerformsIt() {
      let child = Screen(log, "child", [save()])
      let root = Screen(log, "root")
      let simulator = show(root)
      simulator.perform {
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
      }
      simulator.pressKey("s", .command)
      child.canSave = false
      simulator.pressKey("s", .command)
      root.canSave = false
      #expect(!simulator.pressKey("s", .command))
      #expect(log.drain() == ["child saves", "root saves"])
    }

    @Test func aCommandThatNobodyPerformsLeavesTheKeyToTheNext() {
      let root = Screen(log, "root", [save(), UIKeyCommand(input: "s", modifierFlags: .command, action: Screen.open)])
      root.canSave = false
      #expect(show(root).pressKey("s", .command))
      #expect(log.drain() == ["root opens"])
    }

    @Test func aNavigationControllersTopControllerGetsKeys() {
      let (first, second) = (Screen(log, "first", [save()]), Screen(log, "second", [save()]))
      let navigation = UINavigationController(rootViewController: first)
      let simulator = show(navigation)
      simulator.pressKey("s", .command)
      simulator.perform { navigation.pushViewController(second, animated: false) }
      simulator.pressKey("s", .command)
      #expect(log.drain() == ["first saves", "second saves"])
    }

    @Test func aControllersAddedCommands() {
      let root = Screen(log, "root")
      let (command, other) = (save(), UIKeyCommand(input: "o", modifierFlags: [], action: Screen.open))
      let simulator = show(root)
      simulator.perform {
        for added in [command, command, other] { root.addKeyCommand(added) }
      }
      simulator.pressKey("s", .command)
      #expect(root.keyCommands?.count == 2)
      root.removeKeyCommand(command)
      #expect(!simulator.pressKey("s", .command) && simulator.pressKey("o"))
      root.removeKeyCommand(other)
      #expect(root.keyCommands == nil)
      #expect(log.drain() == ["root saves", "root opens"])
    }

    // MARK: Presentations

    @Test(arguments: [true, false]) func aPresenterGetsTheKeysThatThePresentedLeaves(performs: Bool) {
      let open = UIKeyCommand(input: "o", modifierFlags: .command, action: Screen.open)
      let root = Screen(log, "root", [save(), open])
      let sheet = Screen(log, "sheet", [save()])
      let simulator = show(root)
      simulator.perform { root.present(sheet, animated: false) }
      simulator.settle()
      root.performsWhilePresenting = performs
      sheet.canSave = false
      #expect(simulator.pressKey("s", .command) == performs)
      sheet.canSave = true
      #expect(simulator.pressKey("s", .command))
      #expect(simulator.pressKey("o", .command) == performs)
      #expect(log.drain() == (performs ? ["root saves", "sheet saves", "sheet opens"] : ["sheet saves"]))
      simulator.perform { root.dismiss(animated: false) }
      simulator.settle()
      #expect(simulator.pressKey("o", .command))
      #expect(log.drain() == ["root opens"])
    }

    /// The Escape key closes a presentation before the presenter's command gets it.
    @Test func escapeClosesAPresentationBeforeThePresentersCommand() {
      let escape = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Screen.open)
      let (root, sheet) = (Screen(log, "root", [escape]), Screen(log, "sheet"))
      let simulator = show(root)
      simulator.perform { root.present(sheet, animated: false) }
      simulator.settle()
      #expect(!simulator.pressKey(UIKeyCommand.inputEscape))
      simulator.settle()
      #expect(root.presentedViewController == nil && log.drain().isEmpty)
      #expect(simulator.pressKey(UIKeyCommand.inputEscape))
      #expect(log.drain() == ["root opens"])
      sheet.commands = [escape]
      simulator.perform { root.present(sheet, animated: false) }
      simulator.settle()
      #expect(simulator.pressKey(UIKeyCommand.inputEscape))
      simulator.settle()
      #expect(root.presentedViewController === sheet)
      #expect(log.drain() == ["sheet opens"])
    }

    // MARK: Texts

    private func editing(_ commands: [UIKeyCommand]) throws -> (UITextField, Simulator) {
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      let root = Screen(log, "root", commands)
      let simulator = show(root)
      simulator.perform { root.view.addSubview(field) }
      try simulator.tap(field)
      return (field, simulator)
    }

    @Test func aTextGetsTheKeysThatTypeAndMoveItsCaret() throws {
      let inputs = ["s", UIKeyCommand.inputLeftArrow, UIKeyCommand.inputDelete]
      let commands = inputs.map { UIKeyCommand(input: $0, modifierFlags: [], action: Screen.open) }
      let (field, simulator) = try editing(commands)
      for input in inputs.prefix(2) { #expect(!simulator.pressKey(input)) }
      #expect(!simulator.pressKey("s", .shift))
      #expect(field.text == "sS" && log.drain().isEmpty)
      #expect(!simulator.pressKey("\u{8}"))
      #expect(field.text == "s")
      for command in commands { command.wantsPriorityOverSystemBehavior = true }
      for input in inputs { #expect(simulator.pressKey(input)) }
      #expect(field.text == "s" && log.drain().count == 3)
      simulator.perform { field.resignFirstResponder() }
      for command in commands { command.wantsPriorityOverSystemBehavior = false }
      #expect(simulator.pressKey("s"))
    }

    @Test func aCommandWithModifiersWorksInAText() throws {
      let all = UIKeyCommand(input: "a", modifierFlags: .command, action: Screen.open)
      let help = UIKeyCommand(input: UIKeyCommand.f1, modifierFlags: [], action: Screen.open)
      let (field, simulator) = try editing([save(), all, help])
      #expect(simulator.pressKey("s", .command) && simulator.pressKey(UIKeyCommand.f1))
      #expect(log.drain() == ["root saves", "root opens"])
      // This one selects the text.
      #expect(!simulator.pressKey("a", .command))
      all.wantsPriorityOverSystemBehavior = true
      #expect(simulator.pressKey("a", .command))
      #expect((field.text ?? "").isEmpty)
    }

    @Test func tabMovesTheFocus() {
      let tab = UIKeyCommand(input: "\t", modifierFlags: [], action: Screen.open)
      let simulator = show(Screen(log, "root", [tab]))
      #expect(!simulator.pressKey("\t"))
      tab.wantsPriorityOverSystemBehavior = true
      #expect(simulator.pressKey("\t"))
    }

    // MARK: Keys

    @Test func capsLockAndTheKeypadCountOnlyForCommandsThatNameThem() {
      let command = UIKeyCommand(input: "5", modifierFlags: [], action: Screen.open)
      let pad = UIKeyCommand(input: "5", modifierFlags: .numericPad, action: Screen.save)
      let root = Screen(log, "root", [pad, command])
      let simulator = show(root)
      simulator.pressKey("5")
      simulator.pressKey("5", .numericPad)
      simulator.pressKey("5", .alphaShift)
      root.commands = [command]
      simulator.pressKey("5", .numericPad)
      #expect(log.drain() == ["root opens", "root saves", "root opens", "root opens"])
    }

    /// On a US keyboard "?" is Shift and "/", on a German one "/" is Shift and "7".
    @Test(arguments: ["?", "/"]) func charactersThatAreTypedWithShift(character: String) {
      let key = character == "?" ? "/" : "7"
      let root = Screen(log, "root")
      let simulator = show(root)
      let ways: [(String, UIKeyModifierFlags)] = [
        (character, UIKeyModifierFlags()), (character, .shift), (key, .shift),
      ]
      for (input, flags) in ways {
        root.commands = [UIKeyCommand(input: input, modifierFlags: flags, action: Screen.open)]
        #expect(simulator.pressKey(key, .shift, characters: character), "\(input)")
      }
      root.commands = [UIKeyCommand(input: key, modifierFlags: [], action: Screen.open)]
      #expect(!simulator.pressKey(key, .shift, characters: character))
    }

    @Test func caseIsIgnored() {
      let root = Screen(log, "root", [UIKeyCommand(input: "S", modifierFlags: .command, action: Screen.save)])
      let simulator = show(root)
      #expect(simulator.pressKey("s", .command))
      #expect(!simulator.pressKey("s", [.command, .shift]))
    }

    /// The key for "r" in a layout with Cyrillic letters.
    @Test func otherLettersThanLatinOnes() {
      let command = UIKeyCommand(input: "r", modifierFlags: .command, action: Screen.open)
      let simulator = show(Screen(log, "root", [command]))
      #expect(simulator.pressKey("r", .command, characters: "к"))
      command.allowsAutomaticLocalization = false
      #expect(!simulator.pressKey("r", .command, characters: "к"))
      #expect(simulator.pressKey("r", .command))
    }

    @Test func arrowsAndBracketsFollowTheDirectionOfTheInterface() {
      let back = UIKeyCommand(input: "[", modifierFlags: .command, action: Screen.open)
      let left = UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: .command, action: Screen.open)
      let simulator = show(Screen(log, "root", [back, left]))
      #expect(simulator.pressKey("[", .command) && !simulator.pressKey("]", .command))
      var device = simulator.device
      device.environment.isRightToLeft = true
      simulator.change(to: device)
      #expect(simulator.pressKey("]", .command) && !simulator.pressKey("[", .command))
      #expect(simulator.pressKey(UIKeyCommand.inputRightArrow, .command))
      back.allowsAutomaticMirroring = false
      left.allowsAutomaticLocalization = false
      #expect(simulator.pressKey("[", .command) && simulator.pressKey(UIKeyCommand.inputLeftArrow, .command))
    }

    @Test func aHeldKeyRepeatsItsCommand() {
      let command = save()
      let simulator = show(Screen(log, "root", [command]))
      #expect(simulator.pressKey("s", .command) && simulator.pressKey("s", .command, isRepeat: true))
      #expect(log.drain().count == 2)
      command.repeatBehavior = .nonRepeatable
      // The key is not left to others.
      #expect(simulator.pressKey("s", .command) && simulator.pressKey("s", .command, isRepeat: true))
      #expect(log.drain().count == 1)
    }

    @Test func alternatesNeedFurtherModifiers() {
      let all = UICommandAlternate(title: "Save All", action: Screen.saveAll, modifierFlags: .alternate)
      let command = UIKeyCommand(
        title: "Save", action: Screen.save, input: "s", modifierFlags: .command, alternates: [all])
      let simulator = show(Screen(log, "root", [command]))
      simulator.pressKey("s", .command)
      simulator.pressKey("s", [.command, .alternate])
      #expect(!simulator.pressKey("s", .alternate))
      #expect(log.drain() == ["root saves", "root saves all"])
    }

    @Test func aDisabledCommandLeavesTheKeyToTheNext() {
      let command = save()
      command.attributes = .disabled
      let simulator = show(Screen(log, "root", [command]))
      #expect(!simulator.pressKey("s", .command))
      command.attributes = []
      #expect(simulator.pressKey("s", .command))
    }

    @Test func returnAndModifiersAlone() {
      let enter = UIKeyCommand(input: "\r", modifierFlags: .command, action: Screen.save)
      let option = UIKeyCommand(input: "", modifierFlags: .alternate, action: Screen.open)
      let simulator = show(Screen(log, "root", [enter, option]))
      simulator.pressKey("\n", .command)
      simulator.pressKey("", .alternate)
      #expect(!simulator.pressKey("", .shift))
      #expect(log.drain() == ["root saves", "root opens"])
    }

    /// A key command is an element of a menu, and does the same there.
    @Test func inAMenu() throws {
      let root = Screen(log, "root")
      let button = UIButton(type: .system)
      button.setTitle("Menu", for: .normal)
      button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
      button.showsMenuAsPrimaryAction = true
      button.menu = UIMenu(children: [
        UIKeyCommand(title: "Save", action: Screen.save, input: "s", modifierFlags: .command)
      ])
      let simulator = show(root)
      simulator.perform { root.view.addSubview(button) }
      try simulator.tap("Menu")
      simulator.settle()
      try simulator.tap("Save")
      simulator.settle()
      #expect(log.drain() == ["root saves"])
    }
  }
#endif
