// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// Two columns: days, and hours with a width and a height of their own.
@MainActor private final class Times: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  var hours = 24
  var usesViews = false
  var made = 0
  var chosen: [String] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? days.count : hours
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    component == 0 ? days[row] : "\(row)"
  }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { component == 0 ? 0 : 80 }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen.append("\(component):\(row)")
  }
}

/// Rows as views.
@MainActor private final class Boats: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var made = 0

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1000 }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    if view == nil { made += 1 }
    let label = view as? UILabel ?? UILabel()
    label.text = "Boat \(row)"
    return label
  }
}

@MainActor @Suite struct PickerViewTests {
  private func make(_ source: Times = Times()) -> (Times, UIPickerView, ControlStage) {
    let picker = UIPickerView()
    picker.dataSource = source
    picker.delegate = source
    picker.accessibilityLabel = "Ferry"
    return (source, picker, ControlStage(picker))
  }

  @Test func withoutData() {
    let picker = UIPickerView()
    #expect(picker.numberOfComponents == 0 && picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(picker.dataSource == nil && picker.delegate == nil)
  }

  @Test func columnsAndRows() throws {
    let (times, picker, stage) = make()
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 24)
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 80, height: 32))
    #expect((picker.rowSize(forComponent: 0).width - 217).magnitude < 0.01)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    let days = try #require(stage.simulator.element("Ferry, 1 of 2", role: .stepper))
    #expect(days.value == "Mon" && days.amount == 0)
    stage.simulator.perform {
      times.days = []
      picker.reloadComponent(0)
    }
    #expect(picker.selectedRow(inComponent: 0) == -1 && picker.numberOfRows(inComponent: 0) == 0)
  }

  @Test func selectionInCode() throws {
    let (times, picker, stage) = make()
    stage.simulator.perform { picker.selectRow(3, inComponent: 0, animated: false) }
    #expect(picker.selectedRow(inComponent: 0) == 3)
    #expect(stage.simulator.element("Ferry, 1 of 2")?.value == "Thu")
    stage.simulator.perform { picker.selectRow(99, inComponent: 1, animated: true) }
    stage.simulator.settle()
    #expect(picker.selectedRow(inComponent: 1) == 23 && times.chosen.isEmpty)
    stage.simulator.perform {
      times.hours = 10
      picker.reloadAllComponents()
    }
    #expect(picker.selectedRow(inComponent: 1) == 9 && picker.selectedRow(inComponent: 0) == 3)
  }

  /// A finger turns the wheel. It comes to rest at a row, and then the delegate is notified.
  @Test func aFinger() throws {
    let (times, picker, stage) = make()
    let from = stage.point(picker, x: 60, y: 150)
    stage.simulator.drag(from: from, to: CGPoint(x: from.x, y: from.y - 3 * 32 - 10))
    #expect(times.chosen.isEmpty)
    stage.simulator.settle()
    #expect(times.chosen == ["0:3"] && picker.selectedRow(inComponent: 0) == 3)
    #expect(stage.simulator.element("Ferry, 1 of 2")?.value == "Thu")
    // A press on a row above the center.
    stage.simulator.tap(at: stage.point(picker, x: 60, y: 108 - 31))
    stage.simulator.settle()
    #expect(times.chosen == ["0:3", "0:2"])
    stage.simulator.tap(at: stage.point(picker, x: 60, y: 108))
    stage.simulator.settle()
    #expect(times.chosen.count == 2)
  }

  /// A wheel at its first row turns, or stays. The surrounding sheet does not follow the finger.
  @Test func inASheet() throws {
    let times = Times()
    let picker = UIPickerView()
    picker.dataSource = times
    picker.delegate = times
    let stage = ControlStage(picker, inSheet: true)
    let sheet = try #require(stage.simulator.sheet?.frame)
    let from = stage.point(picker, x: 60, y: 60)
    stage.simulator.drag(from: from, to: CGPoint(x: from.x, y: from.y + 100))
    stage.simulator.settle()
    #expect(stage.simulator.sheet?.frame == sheet && picker.selectedRow(inComponent: 0) == 0)
    stage.simulator.drag(from: from, to: CGPoint(x: from.x, y: from.y - 64))
    stage.simulator.settle()
    #expect(stage.simulator.sheet?.frame == sheet && picker.selectedRow(inComponent: 0) == 2)
  }

  @Test func keys() throws {
    let (times, picker, stage) = make()
    try stage.simulator.press(.down, on: "Ferry, 2 of 2")
    try stage.simulator.press(.pageDown, on: "Ferry, 2 of 2")
    try stage.simulator.press(.up, on: "Ferry, 2 of 2")
    #expect(picker.selectedRow(inComponent: 1) == 5)
    try stage.simulator.press(.end, on: "Ferry, 2 of 2")
    try stage.simulator.press(.down, on: "Ferry, 2 of 2")
    try stage.simulator.press(.home, on: "Ferry, 2 of 2")
    stage.simulator.settle()
    #expect(times.chosen == ["1:1", "1:6", "1:5", "1:23", "1:0"])
  }

  @Test func rightToLeft() {
    let times = Times()
    let picker = UIPickerView()
    picker.dataSource = times
    picker.delegate = times
    let stage = ControlStage(picker, rightToLeft: true)
    let frames = stage.simulator.elements(role: .stepper).map { $0.frame }
    #expect(frames.count == 2 && frames[0].minX > frames[1].minX)
  }

  /// Only visible rows have views, which are reused.
  @Test func views() throws {
    let boats = Boats()
    let picker = UIPickerView()
    picker.dataSource = boats
    picker.delegate = boats
    let stage = ControlStage(picker)
    #expect(picker.rowSize(forComponent: 0).height == 40)
    stage.simulator.perform { picker.selectRow(500, inComponent: 0, animated: true) }
    stage.simulator.settle()
    #expect((picker.view(forRow: 500, forComponent: 0) as? UILabel)?.text == "Boat 500")
    #expect(picker.view(forRow: 0, forComponent: 0) == nil && boats.made < 30)
    #expect(stage.simulator.elements(role: .stepper).first?.value == "Boat 500")
  }

  @Test func aColumnThatIsNot() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIPickerView().selectRow(0, inComponent: 0, animated: false) }
    }
    #expect(stopped(result, saying: "its data source says how many there are"))
  }
}
