// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// A root that presents alerts, and a log of the alerts' actions.
@MainActor private final class AlertStage {
  let root = UIViewController()
  let simulator: Simulator
  var log: [String] = []

  init(_ device: Device = .phone) {
    let root = root
    simulator = Simulator(device) { root }
  }

  func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    UIAlertAction(title: title, style: style) { [weak self] action in
      guard let self else { return }
      log.append("\(action.title ?? "") \(root.presentedViewController == nil)")
    }
  }

  func alert(_ style: UIAlertController.Style, _ actions: [UIAlertAction]) -> UIAlertController {
    alert(style, "Leave?", "The boat waits.", actions)
  }

  func alert(
    _ style: UIAlertController.Style, _ title: String?, _ message: String?, _ actions: [UIAlertAction]
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for action in actions { alert.addAction(action) }
    return alert
  }

  @discardableResult func show(_ alert: UIAlertController) -> UIAlertController {
    simulator.perform { root.present(alert, animated: true) }
    simulator.settle()
    return alert
  }

  func frame(_ name: String) throws -> CGRect { try #require(simulator.element(name, role: .button)).frame }
  var safe: Insets { simulator.device.environment.safeArea }
  var size: Size { simulator.device.environment.container }
  func escape() {
    simulator.session.handle(Input(.escape, now: simulator.now))
    simulator.settle()
  }
  var box: CGRect { simulator.elements(role: .alert).last?.frame ?? .null }

  func drain() -> [String] {
    defer { log = [] }
    return log
  }
}

@MainActor @Suite struct AlertTests {
  @Test func defaults() {
    let alert = UIAlertController(title: "A", message: "B", preferredStyle: .alert)
    #expect(alert.title == "A" && alert.message == "B" && alert.preferredStyle == .alert)
    #expect(alert.actions.isEmpty && alert.preferredAction == nil && alert.textFields == nil)
    #expect(UIAlertController().preferredStyle == .actionSheet)
    let action = UIAlertAction(title: "C", style: .destructive)
    #expect(action.title == "C" && action.style == .destructive && action.isEnabled)
  }

  /// The handler runs when the alert has gone.
  @Test func aChoice() throws {
    let stage = AlertStage()
    let (leave, stay) = (stage.action("Leave", .destructive), stage.action("Stay", .cancel))
    let alert = stage.show(stage.alert(.alert, [leave, stay]))
    #expect(alert.actions.map { $0.title } == ["Leave", "Stay"])
    let element = try #require(stage.simulator.elements(role: .alert).last)
    #expect(element.label == "Leave?" && element.value == "The boat waits." && element.isReachable)
    #expect(abs(element.frame.midX - 201) < 1)
    let middle = (stage.safe.top + stage.size.height - stage.safe.bottom) / 2
    #expect(element.frame.width == 270 && abs(element.frame.midY - middle) < 1)
    try stage.simulator.tap("Leave")
    #expect(stage.drain().isEmpty)
    stage.simulator.settle()
    #expect(stage.drain() == ["Leave true"])
    #expect(stage.simulator.elements(role: .alert).isEmpty)
    // Once more, with the other action.
    stage.show(alert)
    try stage.simulator.tap("Stay")
    stage.simulator.settle()
    #expect(stage.drain() == ["Stay true"])
  }

  /// Two short titles are side by side, with the cancel action first. Otherwise the actions are stacked, and it is
  /// last.
  @Test(arguments: [false, true]) func placesOfButtons(_ rightToLeft: Bool) throws {
    var device = Device.phone
    device.environment.isRightToLeft = rightToLeft
    let stage = AlertStage(device)
    stage.show(stage.alert(.alert, [stage.action("Go"), stage.action("Stay", .cancel)]))
    let (go, stay) = (try stage.frame("Go"), try stage.frame("Stay"))
    #expect(go.minY == stay.minY && go.height == 44 && go.width == 135)
    #expect((stay.maxX <= go.minX) != rightToLeft)
    try stage.simulator.tap("Go")
    stage.simulator.settle()
    stage.show(
      stage.alert(.alert, [stage.action("Stay", .cancel), stage.action("One"), stage.action("Two")]))
    let frames = try ["One", "Two", "Stay"].map { try stage.frame($0) }
    #expect(frames[0].maxY == frames[1].minY && frames[1].maxY == frames[2].minY)
    #expect(frames[0].width == 270 && frames[2].maxY == stage.box.maxY)
  }

  @Test func disabledActionsAndPresses() throws {
    let stage = AlertStage()
    let go = stage.action("Go")
    stage.show(stage.alert(.alert, [go]))
    stage.simulator.perform { go.isEnabled = false }
    #expect(stage.simulator.element("Go")?.isEnabled == false)
    try stage.simulator.tap("Go")
    stage.simulator.settle()
    #expect(stage.drain().isEmpty)
    // A tap outside an alert has no effect.
    stage.simulator.tap(at: CGPoint(x: 20, y: 100))
    stage.simulator.settle()
    #expect(stage.root.presentedViewController != nil && stage.drain().isEmpty)
    stage.simulator.perform { go.isEnabled = true }
    try stage.simulator.tap("Go")
    try stage.simulator.tap("Go")
    stage.simulator.settle()
    #expect(stage.drain() == ["Go true"])
  }

  @Test func keys() throws {
    let stage = AlertStage()
    let go = stage.action("Go")
    let alert = stage.alert(.alert, [go, stage.action("Stay", .cancel)])
    stage.show(alert)
    try stage.simulator.pressReturn()
    stage.simulator.settle()
    #expect(stage.drain().isEmpty)
    stage.simulator.perform { alert.preferredAction = go }
    try stage.simulator.pressReturn()
    stage.simulator.settle()
    #expect(stage.drain() == ["Go true"])
    stage.show(alert)
    stage.escape()
    #expect(stage.drain() == ["Stay true"])
    // Without a cancel action, Escape has no effect.
    stage.show(stage.alert(.alert, [stage.action("Only")]))
    stage.escape()
    #expect(stage.drain().isEmpty && stage.root.presentedViewController != nil)
  }

  @Test func fields() throws {
    let stage = AlertStage()
    let (save, alert) = (stage.action("Save"), UIAlertController(title: "Name", message: nil, preferredStyle: .alert))
    alert.addAction(save)
    alert.addAction(stage.action("Stay", .cancel))
    alert.addTextField { $0.placeholder = "Boat" }
    alert.addTextField { field in
      field.placeholder = "Harbor"
      field.isSecureTextEntry = true
    }
    stage.show(alert)
    let fields = try #require(alert.textFields)
    #expect(fields.count == 2 && fields[0].isFirstResponder)
    // The keyboard is below the alert.
    let keyboard = try #require(stage.simulator.keyboardFrame)
    stage.simulator.settle()
    #expect(stage.box.maxY <= keyboard.minY - 8 && stage.box.minY >= stage.safe.top)
    try stage.simulator.type("Ada")
    try stage.simulator.pressReturn()
    #expect(fields[1].isFirstResponder)
    try stage.simulator.type("Skye")
    try stage.simulator.pressReturn()
    stage.simulator.settle()
    #expect(stage.drain() == ["Save true"] && fields.map { $0.text } == ["Ada", "Skye"])
    #expect(stage.simulator.keyboardFrame == nil)
  }

  /// Long content scrolls, so the buttons stay reachable.
  @Test func longTexts() throws {
    let stage = AlertStage(.phoneLandscape)
    let text = String(repeating: "The ferry does not go today. ", count: 60)
    stage.show(stage.alert(.alert, "Leave?", text, [stage.action("Go"), stage.action("Stay", .cancel)]))
    #expect(stage.box.minY >= 8 && stage.box.maxY <= stage.size.height - 8)
    try stage.simulator.tap("Go")
    stage.simulator.settle()
    #expect(stage.drain() == ["Go true"])
    let many = (1...12).map { stage.action("Row \($0)") }
    stage.show(stage.alert(.alert, "Which?", nil, many))
    #expect(stage.box.maxY <= stage.size.height - 8)
    try stage.simulator.tap("Row 1")
  }

  @Test func overASheet() throws {
    let stage = AlertStage()
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    stage.simulator.perform { stage.root.present(sheet, animated: true) }
    stage.simulator.settle()
    let before = stage.simulator.sheet?.frame
    let alert = stage.alert(.alert, [stage.action("Go")])
    stage.simulator.perform { sheet.present(alert, animated: true) }
    stage.simulator.settle()
    #expect(stage.simulator.sheets.first?.frame == before && abs(stage.box.midX - 201) < 1)
    try stage.simulator.tap("Go")
    stage.simulator.settle()
    #expect(stage.root.presentedViewController === sheet && sheet.presentedViewController == nil)
  }

  @Test func wrongUse() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "A", style: .cancel))
        alert.addAction(UIAlertAction(title: "B", style: .cancel))
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIAlertController().preferredAction = UIAlertAction(title: "A", style: .default)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let root = UIViewController()
        let simulator = Simulator(.pad) { root }
        simulator.perform {
          root.present(UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet), animated: true)
        }
      }
    }
  }
}

@MainActor @Suite struct ActionSheetTests {
  @Test func atTheBottom() throws {
    let stage = AlertStage()
    let actions = [stage.action("Copy"), stage.action("Stay", .cancel), stage.action("Sink", .destructive)]
    stage.show(stage.alert(.actionSheet, nil, nil, actions))
    let frames = try ["Copy", "Sink", "Stay"].map { try stage.frame($0) }
    #expect(frames.map { $0.minX } == [8, 8, 8] && frames.map { $0.width } == [386, 386, 386])
    #expect(frames[0].height == 57 && frames[0].maxY == frames[1].minY)
    // The cancel action has a card of its own, above the home indicator.
    #expect(frames[2].minY == frames[1].maxY + 8 && frames[2].maxY == stage.size.height - stage.safe.bottom)
    try stage.simulator.tap("Sink")
    stage.simulator.settle()
    #expect(stage.drain() == ["Sink true"])
  }

  @Test func aPressBeside() {
    let stage = AlertStage()
    stage.show(stage.alert(.actionSheet, [stage.action("Copy"), stage.action("Stay", .cancel)]))
    stage.simulator.tap(at: CGPoint(x: 195, y: 100))
    stage.simulator.settle()
    #expect(stage.drain() == ["Stay true"])
    stage.show(stage.alert(.actionSheet, [stage.action("Copy")]))
    stage.simulator.tap(at: CGPoint(x: 195, y: 100))
    stage.simulator.settle()
    #expect(stage.drain().isEmpty && stage.root.presentedViewController != nil)
  }

  @Test func aPopoverWhereItIsWide() throws {
    let stage = AlertStage(.pad)
    let source = UIView(frame: CGRect(x: 300, y: 300, width: 40, height: 40))
    stage.simulator.perform { stage.root.view.addSubview(source) }
    let alert = stage.alert(.actionSheet, [stage.action("Copy"), stage.action("Stay", .cancel)])
    alert.popoverPresentationController?.sourceView = source
    stage.show(alert)
    #expect(stage.simulator.sheet?.form == .popover)
    #expect(stage.simulator.element("Stay", role: .button) == nil)
    #expect(try stage.frame("Copy").width == 304)
    stage.simulator.tap(at: CGPoint(x: 20, y: 20))
    stage.simulator.settle()
    #expect(stage.drain() == ["Stay true"])
    // Another alert, and its choice. A narrow window makes it a sheet at the bottom edge, with the cancel action.
    alert.popoverPresentationController?.sourceView = source
    stage.show(alert)
    stage.simulator.change(to: .phone)
    stage.simulator.settle()
    #expect(stage.simulator.sheet?.form == .overFullScreen)
    #expect(try stage.frame("Stay").maxY == stage.size.height - stage.safe.bottom)
    try stage.simulator.tap("Copy")
    stage.simulator.settle()
    #expect(stage.drain() == ["Copy true"])
  }

  /// The rows have the same margins at the body's edges, whichever side the arrow is on.
  @Test(arguments: [300.0, 900]) func rowsInAPopoverWithAnArrow(y: Double) throws {
    let stage = AlertStage(.pad)
    let source = UIView(frame: CGRect(x: 300, y: y, width: 200, height: 40))
    stage.simulator.perform {
      stage.root.view.window?.sheetLook = .floating
      stage.root.view.addSubview(source)
    }
    let alert = stage.alert(.actionSheet, [stage.action("Copy"), stage.action("Move")])
    alert.popoverPresentationController?.sourceView = source
    alert.popoverPresentationController?.permittedArrowDirections = y < 500 ? .up : .down
    stage.show(alert)
    let body = try #require(stage.simulator.sheet?.frame)
    let move = try stage.frame("Move")
    #expect((body.maxY - move.maxY - 16).magnitude < 1e-9 && move.minX - body.minX == 16)
    #expect(
      alert.view.safeAreaInsets == UIEdgeInsets(top: y < 500 ? 13 : 0, left: 0, bottom: y < 500 ? 0 : 13, right: 0))
  }
}
