// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// Logs all lifecycle calls.
class LivingController: UIViewController {
  let log: CallLog
  let name: String

  init(_ log: CallLog, _ name: String) {
    self.log = log
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { log.add("\(name) didLoad") }
  override func viewWillAppear(_ animated: Bool) { log.add("\(name) willAppear\(animated ? " animated" : "")") }
  override func viewIsAppearing(_ animated: Bool) { log.add("\(name) isAppearing") }
  override func viewDidAppear(_ animated: Bool) { log.add("\(name) didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.add("\(name) willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.add("\(name) didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.add("\(name) willMove \(parent == nil ? "out" : "in")")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.add("\(name) didMove \(parent == nil ? "out" : "in")")
  }
}

@MainActor @Suite struct LifecycleTests {
  private let log = CallLog()

  @Test func theRootAppearsWithItsSize() {
    final class Sized: LivingController {
      override func viewIsAppearing(_ animated: Bool) {
        log.add("isAppearing \(Int(view.bounds.width))x\(Int(view.bounds.height)) \(view.safeAreaInsets.top)")
      }
      override func viewWillLayoutSubviews() { log.add("willLayout") }
    }
    let root = Sized(log, "root")
    let simulator = Simulator { root }
    #expect(
      log.drain() == [
        "root didLoad", "root willAppear", "isAppearing 402x874 62.0", "willLayout", "root didAppear",
      ])
    withExtendedLifetime(simulator) {}
  }

  /// A container that forwards appearance calls itself declares once whether it is animated.
  @Test func notifiedByItsContainer() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    final class Child: UIViewController {
      var seen: [Bool] = []
      override func viewDidAppear(_ animated: Bool) { seen.append(animated) }
      override func viewDidDisappear(_ animated: Bool) { seen.append(animated) }
    }
    let (root, child) = (Container(), Child())
    let simulator = Simulator { root }
    simulator.perform {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
      child.beginAppearanceTransition(false, animated: false)
      child.endAppearanceTransition()
    }
    #expect(child.seen == [true, false])
  }

  /// Views too are notified of traits for which they have registered.
  @Test func viewsRegisterForTraits() {
    let root = UIViewController()
    let simulator = Simulator { root }
    let view = UIView()
    var seen: [UIUserInterfaceStyle] = []
    simulator.perform { root.view.addSubview(view) }
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
      seen += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
    }
    simulator.change(to: .dark)
    #expect(seen == [.light, .dark])
  }

  /// A child's appearance follows its view: it begins when the view is added, and ends when the view is laid out.
  @Test func childrenOfAVisibleParent() {
    let root = LivingController(log, "root")
    let child = LivingController(log, "child")
    let simulator = Simulator { root }
    _ = log.drain()
    simulator.perform {
      root.addChild(child)
      #expect(child.isMovingToParent)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      #expect(log.drain() == ["child willMove in", "child didLoad", "child willAppear", "child didMove in"])
    }
    #expect(log.drain() == ["child isAppearing", "child didAppear"])
    #expect(!child.isMovingToParent)
    simulator.perform {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(log.drain() == ["child willMove out", "child willDisappear", "child didDisappear", "child didMove out"])
    #expect(child.parent == nil && root.children.isEmpty)
  }

  @Test func childrenAppearWithTheirParent() {
    let root = LivingController(log, "root")
    let child = LivingController(log, "child")
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    _ = log.drain()
    let simulator = Simulator { root }
    #expect(
      log.drain() == [
        "root willAppear", "child willAppear", "root isAppearing", "child isAppearing", "root didAppear",
        "child didAppear",
      ])
    withExtendedLifetime(simulator) {}
  }

  /// A view that only changes its place in the window does not appear again.
  @Test func movesWithinTheWindow() {
    let root = UIViewController()
    let child = LivingController(log, "child")
    let other = UIView()
    let simulator = Simulator { root }
    simulator.perform {
      root.view.addSubview(other)
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    _ = log.drain()
    simulator.perform { other.addSubview(child.view) }
    #expect(log.drain() == [])
  }

  @Test func containersThatForwardThemselves() {
    final class Container: LivingController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let root = Container(log, "root")
    let child = LivingController(log, "child")
    let simulator = Simulator { root }
    _ = log.drain()
    simulator.perform {
      root.addChild(child)
      root.view.addSubview(child.view)
    }
    #expect(log.drain() == ["child willMove in", "child didLoad"])
    simulator.perform { child.beginAppearanceTransition(true, animated: true) }
    #expect(log.drain() == ["child willAppear animated", "child isAppearing"])
    simulator.perform { child.endAppearanceTransition() }
    #expect(log.drain() == ["child didAppear"])
    simulator.perform {
      child.beginAppearanceTransition(false, animated: true)
      // Canceled in the middle.
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
    }
    #expect(
      log.drain() == ["child willDisappear", "child willAppear animated", "child isAppearing", "child didAppear"])
  }

  @Test func transitionsBetweenChildren() {
    let root = UIViewController()
    let old = LivingController(log, "old")
    let new = LivingController(log, "new")
    let simulator = Simulator { root }
    simulator.perform {
      for child in [old, new] { root.addChild(child) }
      root.view.addSubview(old.view)
    }
    _ = log.drain()
    simulator.perform {
      new.view.alpha = 0
      root.transition(from: old, to: new, duration: 0.3) {
        new.view.alpha = 1
      } completion: { [log] _ in
        log.add("done")
      }
    }
    #expect(
      log.drain() == ["old willDisappear", "new didLoad", "new willAppear animated", "new isAppearing"]
        || log.lines.isEmpty)
    #expect(old.view.superview != nil && new.view.superview != nil)
    simulator.settle()
    #expect(log.drain() == ["old didDisappear", "new didAppear", "done"])
    #expect(old.view.superview == nil)
  }

  @Test func sheetsAreAppearingBeforeTheyMove() {
    let stage = Stage()
    let living = LivingController(log, "sheet")
    stage.simulator.perform { stage.root.present(living, animated: true) }
    #expect(log.drain() == ["sheet didLoad", "sheet willAppear animated", "sheet isAppearing"])
    stage.simulator.settle()
    #expect(log.drain() == ["sheet didAppear"])
  }

  // MARK: The window

  /// Logs whether its view is in a window.
  final class WindowController: UIViewController {
    let log: CallLog
    let field = UITextField()
    var takesFocus = false

    init(_ log: CallLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { view.addSubview(field) }
    override func viewWillAppear(_ animated: Bool) {
      record("willAppear")
      if takesFocus { log.add("focus \(field.becomeFirstResponder())") }
    }
    override func viewIsAppearing(_ animated: Bool) { record("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { record("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { record("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.add("didDisappear") }

    private func record(_ name: String) { log.add("\(name) \(view.window == nil ? "out" : "in")") }
  }

  /// The view comes into the window after `viewWillAppear`, in every style. [DOC-VC]
  @Test(
    arguments: [
      UIModalPresentationStyle.pageSheet, .formSheet, .popover, .fullScreen, .overFullScreen, .custom,
    ], [true, false]) func theWindowOfAPresentedView(_ style: UIModalPresentationStyle, _ isAnimated: Bool)
  {
    let root = UIViewController()
    let simulator = Simulator(.pad) { root }
    let content = WindowController(log)
    content.modalPresentationStyle = style
    content.popoverPresentationController?.sourceView = root.view
    for _ in 0..<2 {
      simulator.perform {
        content.popoverPresentationController?.sourceView = root.view
        root.present(content, animated: isAnimated)
      }
      simulator.settle()
      #expect(log.drain() == ["willAppear out", "isAppearing in", "didAppear in"])
      simulator.perform { content.dismiss(animated: isAnimated) }
      simulator.settle()
      #expect(log.drain() == ["willDisappear in", "didDisappear"])
      #expect(content.view.window == nil)
    }
  }

  /// A canceled dismissal never removes the view.
  @Test func theWindowAfterADismissalThatWasTakenBack() {
    let root = UIViewController()
    let simulator = Simulator { root }
    let content = WindowController(log)
    content.sheetPresentationController?.detents = [.medium()]
    simulator.perform { root.present(content, animated: false) }
    _ = log.drain()
    simulator.drag(from: CGPoint(x: 100, y: 450), to: CGPoint(x: 100, y: 600), lifts: false)
    simulator.run(for: 0.1)
    simulator.move(to: CGPoint(x: 100, y: 450))
    simulator.run(for: 0.3)
    simulator.up()
    simulator.settle()
    #expect(log.drain() == ["willDisappear in", "willAppear in", "isAppearing in", "didAppear in"])
  }

  /// A controller that replaces the presented one live has the same order.
  @Test func theWindowOfASubstitute() {
    let stage = PopoverStage(.pad)
    let other = WindowController(log)
    stage.delegate.other = { other }
    stage.present()
    stage.simulator.change(to: .phone)
    #expect(log.drain() == ["willAppear out", "isAppearing in", "didAppear in"])
  }

  /// It already has the presentation's traits, but still its initial size.
  @Test func beforeTheWindow() {
    final class Seeing: UIViewController {
      var level = UIUserInterfaceLevel.unspecified
      var height: CGFloat = 0
      override func viewWillAppear(_ animated: Bool) {
        level = traitCollection.userInterfaceLevel
        height = view.bounds.height
      }
    }
    let root = UIViewController()
    let simulator = Simulator { root }
    let content = Seeing()
    content.sheetPresentationController?.detents = [.medium()]
    simulator.perform { root.present(content, animated: true) }
    #expect(content.level == .elevated)
    #expect(content.height == 874 && content.view.bounds.height == 464)
  }

  /// A field may become first responder before its sheet is presented, and has the focus when the sheet is shown.
  @Test func theFocusBeforeTheWindow() {
    let root = UIViewController()
    let simulator = Simulator { root }
    let content = WindowController(log)
    content.takesFocus = true
    simulator.perform { root.present(content, animated: true) }
    #expect(log.drain() == ["willAppear out", "focus true", "isAppearing in"])
    #expect(content.field.isFirstResponder && simulator.typedText != nil)
    simulator.settle()
    #expect(content.field.isFirstResponder)
    simulator.perform { content.dismiss(animated: false) }
    #expect(!content.field.isFirstResponder)
    simulator.perform { #expect(!content.field.becomeFirstResponder()) }
  }

  // MARK: Sizes and traits

  @Test func rotationIsAnnounced() {
    final class Turning: UIViewController {
      let log: CallLog
      init(_ log: CallLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }
      override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        log.add(
          "traits \(newCollection.verticalSizeClass == .compact), now \(traitCollection.verticalSizeClass == .compact)")
      }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.add("size \(Int(size.width)), now \(Int(view.bounds.width))")
        coordinator.animate(
          alongsideTransition: { [weak self] _ in
            self?.log.add("along \(Int(self?.view.bounds.width ?? 0))")
          }, completion: { [weak self] context in self?.log.add("end \(context.isCancelled)") })
      }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        log.add("changed from \(previousTraitCollection?.verticalSizeClass == .regular)")
      }
    }
    let turning = Turning(log)
    let simulator = Simulator { turning }
    simulator.change(to: .phoneLandscape)
    #expect(
      log.drain() == [
        "traits true, now false", "size 874, now 402", "changed from true", "along 874", "end false",
      ])
    #expect(turning.transitionCoordinator == nil)
    simulator.change(to: .dark)
    #expect(log.drain() == ["traits true, now true", "changed from false"])
  }

  @Test func overriddenTraits() {
    let root = UIViewController()
    let child = UIViewController()
    let simulator = Simulator { root }
    simulator.perform {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    var calls: [Bool] = []
    child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (child: UIViewController, previous) in
      calls.append(previous.userInterfaceStyle == .light)
    }
    child.view.backgroundColor = .systemBackground
    simulator.perform { child.overrideUserInterfaceStyle = .dark }
    #expect(calls == [true])
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(root.traitCollection.userInterfaceStyle == .light)
    // The window becomes dark. Nothing changes for the child.
    simulator.change(to: .dark)
    #expect(calls == [true])
    simulator.perform {
      root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    }
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(calls == [true])
    simulator.perform { root.setOverrideTraitCollection(nil, forChild: child) }
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    simulator.perform { child.traitOverrides.remove(UITraitUserInterfaceStyle.self) }
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(calls == [true])
    simulator.change(to: .light)
    #expect(calls == [true, false])
  }

  @Test func traitCollectionsCombine() {
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(both.horizontalSizeClass == .regular)
    #expect(both.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!both.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
    #expect(both == UITraitCollection(traitsFrom: [both, UITraitCollection()]))
    #expect(both.hasDifferentColorAppearance(comparedTo: nil))
  }

  // MARK: Responders

  @Test func oneFirstResponderAWindow() {
    final class Taker: UIView {
      override var canBecomeFirstResponder: Bool { true }
      var gives = true
      override var canResignFirstResponder: Bool { gives }
    }
    let root = UIViewController()
    let (one, other) = (Taker(), Taker())
    #expect(!one.becomeFirstResponder())
    let simulator = Simulator { root }
    simulator.perform {
      root.view.addSubview(one)
      root.view.addSubview(other)
      #expect(one.becomeFirstResponder())
      #expect(one.isFirstResponder)
      one.gives = false
      #expect(!other.becomeFirstResponder())
      one.gives = true
      #expect(other.becomeFirstResponder())
      #expect(!one.isFirstResponder)
      #expect(!root.view.becomeFirstResponder())
      #expect(root.view.endEditing(false))
      #expect(!other.isFirstResponder)
      #expect(other.becomeFirstResponder())
      other.removeFromSuperview()
    }
    #expect(simulator.session.firstResponder == nil)
    #expect(root.view.window?.isKeyWindow == true)
    #expect(root.view.window?.safeAreaInsets.bottom == 34)
  }

  // MARK: Keyboard

  @Test func theKeyboardIsTold() {
    let names: [Notification.Name] = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
    ]
    final class Ear: @unchecked Sendable { var heard: [String] = [] }
    let ear = Ear()
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let short = name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count)
        ear.heard.append("\(short) \(Int(end?.cgRectValue.minY ?? -1))")
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    let simulator = Simulator { UIViewController() }
    var device = Device.phone
    device.environment.keyboard = Keyboard(frame: Rect(x: 0, y: 574, width: 402, height: 300))
    simulator.change(to: device)
    #expect(ear.heard == ["WillChangeFrame 574", "WillShow 574", "DidChangeFrame 574", "DidShow 574"])
    ear.heard = []
    device.environment.keyboard.frame.y = 534
    device.environment.keyboard.frame.height = 340
    simulator.change(to: device)
    #expect(ear.heard == ["WillChangeFrame 534", "DidChangeFrame 534"])
    ear.heard = []
    simulator.change(to: .phone)
    #expect(ear.heard == ["WillChangeFrame 874", "WillHide 874", "DidChangeFrame 874", "DidHide 874"])
  }

  /// The keyboard's values, read with the casts that clients use.
  @Test(arguments: [
    nil, KeyboardMotion(duration: 0.25), KeyboardMotion(duration: 0), KeyboardMotion(duration: -1),
  ]) func whatNotificationsHold(_ motion: KeyboardMotion?) throws {
    final class Ear: @unchecked Sendable { var notes: [Notification] = [] }
    let ear = Ear()
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { ear.notes.append($0) }
    defer { NotificationCenter.default.removeObserver(token) }
    let simulator = Simulator { UIViewController() }
    var device = Device.phone
    device.environment.keyboard = Keyboard(frame: Rect(x: 0, y: 574, width: 402, height: 300), motion: motion)
    simulator.change(to: device)
    let note = try #require(ear.notes.first)
    let end = CGRect(x: 0, y: 574, width: 402, height: 300)
    // Sources.md K7: 23 frames of a sixtieth of a second.
    let measured = 23.0 / 60
    let duration = motion.map { $0.duration < 0 ? measured : $0.duration } ?? measured
    #expect(note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect == end)
    #expect((note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue == end)
    #expect((note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect)?.minY == 874)
    #expect(note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval == duration)
    #expect((note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue == duration)
    #expect(note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
    #expect(note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
    #expect(note.userInfo?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
    // A number is not a rectangle.
    #expect(note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? CGRect == nil)
    #expect(note.keyboardFrameEnd == end && note.keyboardAnimationDuration == duration)
  }

  /// An app's animation with the notification's curve matches the sheets that make room, on their spring or on the
  /// keyboard's curve.
  @Test(arguments: [nil, KeyboardMotion(duration: 0.25, curve: .easeIn)]) func aViewGoesAlongWithTheKeyboard(
    _ motion: KeyboardMotion?
  ) throws {
    #expect(UIView.AnimationCurve(rawValue: 7) == .easeInOut && UIView.AnimationCurve(rawValue: 4) == nil)
    let stage = Stage()
    stage.present([.custom { _ in 200 }, .custom { _ in 500 }])
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.simulator.perform { stage.root.view.addSubview(bar) }
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { note in
      let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
      let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
      MainActor.assumeIsolated {
        UIView.animate(withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16)) {
          bar.frame.origin.x = 100
        }
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let (start, simulator) = (try #require(stage.simulator.sheet).frame.minY, stage.simulator)
    var device = Device.phone
    device.environment.keyboard = Keyboard(
      frame: Rect(x: 0, y: 574, width: 402, height: 300), owner: simulator.sheet?.id, motion: motion)
    simulator.change(to: device)
    for _ in 0..<3 {
      simulator.run(for: 0.06)
      let (sheet, x) = (try #require(simulator.sheet).frame.minY, try #require(simulator.frame(of: bar)).minX)
      #expect(x > 0 && x < 100)
      #expect(((start - sheet) / 300 - x / 100).magnitude < 0.01)
    }
    simulator.settle()
    #expect(simulator.frame(of: bar)?.minX == 100)
    #expect((start - (simulator.sheet?.frame.minY ?? 0) - 300).magnitude < 0.5)
  }
}
