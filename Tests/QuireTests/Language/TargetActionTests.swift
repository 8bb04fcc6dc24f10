// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  import QuireSimulator
  import SheetEngine
  import Testing

  @testable import Quire

  @MainActor private final class Target: NSObject {
    var log: [String] = []
    weak var sender: AnyObject?

    func pressed() { log.append("pressed") }
    func pressed(_ sender: UIButton) {
      self.sender = sender
      log.append("pressed button")
    }
    func pressed(_ sender: Any, event: UIEvent) { log.append("pressed \(sender is UIControl), \(event.type)") }
    func changed(_ sender: UIControl) { log.append("changed") }
    func panned(_ recognizer: UIPanGestureRecognizer) {
      if recognizer.state == .began { log.append("began") }
    }
    func tapped(_ recognizer: UIGestureRecognizer) { log.append("tapped \(recognizer.view != nil)") }
    func chosen(_ item: UIBarButtonItem) {
      sender = item
      log.append("chosen \(item.title ?? "")")
    }

    static let plain = Selector("pressed", Target.pressed as (Target) -> @MainActor () -> Void)
    static let button = Selector("pressed:", Target.pressed(_:))
    static let event = Selector("pressed:event:", Target.pressed(_:event:))
    static let change = Selector("changed:", Target.changed(_:))
  }

  /// A responder that handles an action without a target.
  private final class Root: UIViewController {
    var log: [String] = []
    var refuses = false

    func save(_ sender: Any) { log.append("save") }
    static let save = Selector("save:", Root.save(_:))

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      !refuses && super.canPerformAction(action, withSender: sender)
    }
  }

  /// A button that decides itself whether it sends an action.
  private final class CountingButton: UIButton {
    var sent: [String] = []
    var holds = false

    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      sent.append("\(action) to \(target == nil ? "the chain" : "a target")")
      if !holds { super.sendAction(action, to: target, for: event) }
    }
  }

  @MainActor @Suite struct TargetActionTests {
    private let target = Target()

    private func show(_ view: UIView, in root: UIViewController = UIViewController()) -> Simulator {
      let simulator = Simulator { root }
      simulator.perform {
        view.frame = CGRect(x: 100, y: 300, width: 200, height: 50)
        root.view.addSubview(view)
      }
      return simulator
    }

    // MARK: Controls

    @Test func aPressCallsTheTargetsInOrder() throws {
      let button = UIButton(type: .system)
      button.setTitle("Press", for: .normal)
      button.addTarget(target, action: Target.event, for: .touchUpInside)
      button.addAction(UIAction { [target] _ in target.log.append("action") }, for: .touchUpInside)
      button.addTarget(target, action: Target.button, for: .touchUpInside)
      button.addTarget(target, action: Target.plain, for: .touchUpOutside)
      let simulator = show(button)
      try simulator.tap("Press")
      #expect(target.log == ["pressed true, touches", "action", "pressed button"])
      #expect(target.sender === button)
    }

    @Test func anEqualPairIsOneEntry() {
      let button = UIButton()
      button.addTarget(target, action: Target.plain, for: .touchUpInside)
      button.addTarget(target, action: Target.button, for: .touchUpInside)
      button.addTarget(target, action: Target.plain, for: [.touchUpInside, .touchDown])
      button.sendActions(for: .touchUpInside)
      #expect(target.log == ["pressed", "pressed button"])
      button.sendActions(for: .touchDown)
      #expect(target.log == ["pressed", "pressed button", "pressed"])
      #expect(button.allControlEvents == [.touchUpInside, .touchDown])
    }

    @Test func removing() {
      let button = UIButton()
      let other = Target()
      func addAll() {
        for target in [target, other] {
          button.addTarget(target, action: Target.plain, for: [.touchUpInside, .touchDown])
          button.addTarget(target, action: Target.button, for: .touchUpInside)
        }
        button.addAction(UIAction(identifier: .init("kept")) { _ in other.log.append("action") }, for: .touchUpInside)
      }
      func sent(_ events: UIControl.Event = .touchUpInside) -> [String] {
        (target.log, other.log) = ([], [])
        button.sendActions(for: events)
        return target.log + other.log
      }
      addAll()
      #expect(sent() == ["pressed", "pressed button", "pressed", "pressed button", "action"])
      button.removeTarget(target, action: Target.plain, for: .touchUpInside)
      #expect(sent() == ["pressed button", "pressed", "pressed button", "action"])
      #expect(sent(.touchDown) == ["pressed", "pressed"])
      button.removeTarget(target, action: nil, for: .allEvents)
      #expect(sent() == ["pressed", "pressed button", "action"])
      addAll()
      button.removeTarget(nil, action: Target.plain, for: .allEvents)
      #expect(sent() == ["pressed button", "pressed button", "action"])
      button.removeTarget(nil, action: nil, for: .allEvents)
      #expect(sent() == ["action"])
      #expect(button.allTargets.isEmpty)
    }

    @Test func tellsItsTargets() {
      let button = UIButton()
      button.addTarget(target, action: Target.plain, for: .touchUpInside)
      button.addTarget(target, action: Target.button, for: [.touchUpInside, .touchDown])
      button.addTarget(nil, action: Root.save, for: .touchDown)
      #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["pressed", "pressed:"])
      #expect(button.actions(forTarget: target, forControlEvent: .touchDown) == ["pressed:"])
      #expect(button.actions(forTarget: nil, forControlEvent: .touchDown) == ["save:"])
      #expect(button.actions(forTarget: target, forControlEvent: .valueChanged) == nil)
      #expect(button.allTargets.count == 2)
      #expect(button.allTargets.contains(target) && button.allTargets.contains { $0.base is NSNull })
      var lines: [String] = []
      button.addAction(UIAction(title: "One") { _ in }, for: .touchDown)
      button.enumerateEventHandlers { action, pair, events, stop in
        lines.append(action?.title ?? pair.map { "\($0.action)" } ?? "")
        stop = events == .touchDown
      }
      #expect(lines == ["pressed", "pressed:", "save:"])
    }

    /// Targets are not kept alive. A target that is gone is not replaced by the first responder.
    @Test func aTargetThatIsGoneGetsNothing() {
      let root = Root()
      let button = UIButton()
      let simulator = show(button, in: root)
      weak var gone: Root?
      do {
        let other = Root()
        gone = other
        button.addTarget(other, action: Root.save, for: .touchUpInside)
      }
      #expect(gone == nil)
      simulator.perform { button.sendActions(for: .touchUpInside) }
      #expect(root.log.isEmpty)
      #expect(button.allTargets.isEmpty)
    }

    @Test func aTargetMayRemoveItselfWhileItIsCalled() {
      @MainActor final class Once: NSObject {
        var count = 0
        func fire(_ button: UIButton) {
          count += 1
          button.removeTarget(self, action: nil, for: .allEvents)
        }
      }
      let (first, second) = (Once(), Once())
      let button = UIButton()
      for target in [first, second] {
        button.addTarget(target, action: Selector("fire:", Once.fire(_:)), for: .touchUpInside)
      }
      button.sendActions(for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect(first.count == 1 && second.count == 1)
    }

    @Test func otherControlsSendToTargets() throws {
      let controls: [UIControl] = [UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["A", "B"])]
      for control in controls {
        control.addTarget(target, action: Target.change, for: .valueChanged)
        control.sendActions(for: .valueChanged)
      }
      #expect(target.log == ["changed", "changed", "changed", "changed"])
    }

    @Test func aSubclassSeesItsActions() throws {
      let button = CountingButton()
      button.addTarget(target, action: Target.plain, for: .touchUpInside)
      button.addTarget(nil, action: Root.save, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      button.holds = true
      button.sendActions(for: .touchUpInside)
      #expect(target.log == ["pressed"])
      #expect(
        button.sent == [
          "pressed to a target", "save: to the chain", "pressed to a target", "save: to the chain",
        ])
    }

    // MARK: The chain

    @Test func withoutATargetTheChainIsSearched() {
      let root = Root()
      let button = UIButton()
      let simulator = show(button, in: root)
      button.addTarget(nil, action: Root.save, for: .touchUpInside)
      simulator.perform { button.sendActions(for: .touchUpInside) }
      #expect(root.log == ["save"])
      #expect(button.target(forAction: Root.save, withSender: nil) as? Root === root)
      root.refuses = true
      simulator.perform { button.sendActions(for: .touchUpInside) }
      #expect(root.log == ["save"])
      #expect(button.target(forAction: Root.save, withSender: nil) == nil)
      simulator.perform { #expect(!UIApplication.shared.sendAction(Root.save, to: nil, from: button, for: nil)) }
    }

    /// The first responder comes before the sender's own chain.
    @Test func theFirstResponderComesFirst() {
      final class Child: UIViewController {
        var log: [String] = []
        func save(_ sender: Any) { log.append("child") }
        override var canBecomeFirstResponder: Bool { true }
      }
      let (root, child) = (Root(), Child())
      let button = UIButton()
      let simulator = show(button, in: root)
      let action = Selector("save:", Child.save(_:))
      simulator.perform {
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        button.addTarget(nil, action: action, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
      }
      #expect(child.log.isEmpty)
      simulator.perform {
        child.becomeFirstResponder()
        button.sendActions(for: .touchUpInside)
        UIApplication.shared.sendAction(Root.save, to: nil, from: nil, for: nil)
      }
      #expect(child.log == ["child"])
      // The child passes it on to the controller around it.
      #expect(root.log == ["save"])
    }

    @Test func aGivenTargetIsNotAsked() {
      let root = Root()
      root.refuses = true
      #expect(UIApplication.shared.sendAction(Root.save, to: root, from: nil, for: nil))
      #expect(root.log == ["save"])
    }

    // MARK: Recognizers

    private func tap(_ simulator: Simulator) {
      simulator.up(simulator.touchDown(at: CGPoint(x: 200, y: 325)))
    }

    @Test func recognizersCallTargets() {
      let view = UIView()
      let simulator = show(view)
      let pan = UIPanGestureRecognizer(target: target, action: Selector("panned:", Target.panned(_:)))
      let tap = UITapGestureRecognizer()
      let tapped = Selector("tapped:", Target.tapped(_:))
      tap.addTarget(target, action: tapped)
      tap.addTarget(target, action: tapped)
      tap.addTarget(target, action: Target.plain)
      view.addGestureRecognizer(pan)
      view.addGestureRecognizer(tap)
      simulator.drag(from: CGPoint(x: 200, y: 325), to: CGPoint(x: 200, y: 425))
      #expect(target.log == ["began"])
      self.tap(simulator)
      #expect(target.log == ["began", "tapped true", "pressed"])
      tap.removeTarget(target, action: Target.plain)
      self.tap(simulator)
      #expect(target.log == ["began", "tapped true", "pressed", "tapped true"])
      tap.removeTarget(nil, action: nil)
      pan.removeTarget(Target(), action: nil)
      self.tap(simulator)
      simulator.drag(from: CGPoint(x: 200, y: 325), to: CGPoint(x: 200, y: 425))
      #expect(target.log == ["began", "tapped true", "pressed", "tapped true", "began"])
      _ = UILongPressGestureRecognizer(target: nil, action: nil)
      _ = UIScreenEdgePanGestureRecognizer(target: target, action: Selector("panned:", Target.panned(_:)))
    }

    /// A recognizer in the usual form: its own initializer calls the one with a target.
    @Test func recognizersOfAnAppsOwn() {
      final class DirectionPan: UIPanGestureRecognizer {
        let isVertical: Bool
        init(isVertical: Bool, target: AnyObject, action: Selector) {
          self.isVertical = isVertical
          super.init(target: target, action: action)
        }
      }
      final class Once: UITapGestureRecognizer {
        var made = 0
        override init(target: Any?, action: Selector?) {
          super.init(target: target, action: action)
          made += 1
        }
      }
      let view = UIView()
      let simulator = show(view)
      let selector = Selector("panned:", Target.panned(_:))
      view.addGestureRecognizer(DirectionPan(isVertical: true, target: target, action: selector))
      simulator.drag(from: CGPoint(x: 200, y: 325), to: CGPoint(x: 200, y: 425))
      #expect(target.log == ["began"])
      #expect(Once(target: target, action: nil).made == 1)
    }

    // MARK: Bar items

    private func bar(_ item: UIBarButtonItem) -> Simulator {
      let root = UIViewController()
      root.navigationItem.rightBarButtonItem = item
      return Simulator { UINavigationController(rootViewController: root) }
    }

    @Test func barItemsSendThemselves() throws {
      let chosen = Selector("chosen:", Target.chosen(_:))
      let item = UIBarButtonItem(title: "Add", style: .done, target: target, action: chosen)
      #expect(item.target === target && item.action == chosen && item.style == .done)
      let simulator = bar(item)
      try simulator.tap("Add")
      #expect(target.log == ["chosen Add"] && target.sender === item)
      // A primary action comes first.
      simulator.perform { item.primaryAction = UIAction { [target] _ in target.log.append("primary") } }
      try simulator.tap("Add")
      #expect(target.log == ["chosen Add", "primary"])
      simulator.perform {
        item.primaryAction = nil
        item.action = nil
      }
      try simulator.tap("Add")
      #expect(target.log == ["chosen Add", "primary"])
      #expect(item.target === target)
    }

    /// The target may be set before or after the action.
    @Test func barItemsByTheirProperties() throws {
      let item = UIBarButtonItem()
      item.title = "Add"
      item.target = target
      item.action = Selector("chosen:", Target.chosen(_:))
      let simulator = bar(item)
      try simulator.tap("Add")
      let other = Target()
      simulator.perform { item.target = other }
      try simulator.tap("Add")
      #expect(target.log == ["chosen Add"] && other.log == ["chosen Add"])
    }

    @Test func barItemsOfEachKind() throws {
      let chosen = Selector("chosen:", Target.chosen(_:))
      let system = UIBarButtonItem(barButtonSystemItem: .save, target: target, action: chosen)
      let image = UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: target, action: chosen)
      let low = UIBarButtonItem(
        image: UIImage(systemName: "plus"), landscapeImagePhone: nil, style: .plain, target: target, action: chosen)
      for item in [system, image, low] {
        let simulator = bar(item)
        try simulator.tap(item.button)
        simulator.perform {}
      }
      #expect(target.log == ["chosen Save", "chosen ", "chosen "])
    }

    @Test func barItemsWithoutATarget() throws {
      let root = Root()
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Save", style: .plain, target: nil, action: Root.save)
      let simulator = Simulator { UINavigationController(rootViewController: root) }
      try simulator.tap("Save")
      // The bar is not in the top controller's view, so only a first responder there leads to it.
      #expect(root.log.isEmpty)
      let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
      simulator.perform {
        root.view.addSubview(field)
        field.becomeFirstResponder()
      }
      try simulator.tap("Save")
      #expect(root.log == ["save"])
    }

    // MARK: Commands

    @Test func commandsGoUpTheChain() throws {
      let root = Root()
      let button = UIButton(type: .system)
      button.setTitle("Menu", for: .normal)
      button.showsMenuAsPrimaryAction = true
      let other = Selector("pressed", Target.pressed as (Target) -> @MainActor () -> Void)
      button.menu = UIMenu(children: [
        UICommand(title: "Save", action: Root.save, propertyList: "extra", state: .on),
        UICommand(title: "Other", action: other),
      ])
      let simulator = show(button, in: root)
      try simulator.tap("Menu")
      simulator.settle()
      #expect(simulator.element("Other")?.isEnabled == false)
      #expect(simulator.element("Save")?.isSelected == true)
      try simulator.tap("Save")
      simulator.settle()
      #expect(root.log == ["save"])
    }
  }
#endif
