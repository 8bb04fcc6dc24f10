// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

@MainActor @Suite struct ColorPickerTests {
  private final class Ear: NSObject, UIColorPickerViewControllerDelegate {
    var log: [String] = []
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
      let line = "\(ColorParts(color.resolved(with: .current, tint: nil)).name)\(continuously ? " …" : "")"
      if log.last != line { log.append(line) }
      #expect(viewController.selectedColor === color)
    }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { log.append("finished") }
  }

  private final class OldEar: NSObject, UIColorPickerViewControllerDelegate {
    var count = 0
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) { count += 1 }
  }

  private let root = UIViewController()
  private let picker = UIColorPickerViewController()
  private let ear = Ear()
  private let simulator: Simulator

  init() {
    let root = root
    simulator = Simulator { root }
    picker.delegate = ear
    picker.selectedColor = .black
    picker.sheetPresentationController?.detents = [.medium(), .large()]
    let picker = picker
    simulator.perform { root.present(picker, animated: false) }
    simulator.settle()
  }

  @Test func aTapInTheGrid() throws {
    let grid = try #require(simulator.element("Grid of colors", role: .slider))
    #expect(grid.value == "black")
    simulator.tap(
      at: CGPoint(x: grid.frame.minX + grid.frame.width * 5.5 / 12, y: grid.frame.minY + grid.frame.height * 0.55))
    #expect(ear.log.last == "red")
    // White is the first color.
    simulator.tap(at: CGPoint(x: grid.frame.minX + 4, y: grid.frame.minY + 4))
    #expect(ear.log.last == "white")
    #expect(simulator.element("Grid of colors")?.value == "white")
  }

  @Test func keys() throws {
    simulator.perform { picker.selectedColor = .white }
    #expect(ear.log.isEmpty)
    try simulator.press(.end, on: "Grid of colors")
    #expect(ear.log == ["light green"])
    try simulator.press(.home, on: "Grid of colors")
    try simulator.press(.left, on: "Grid of colors")
    #expect(ear.log == ["light green", "white"])
  }

  /// A finger in the spectrum reports many colors, and the last one once more. It does not move the sheet.
  @Test func aDragInTheSpectrum() throws {
    try simulator.tap("Spectrum")
    let field = try #require(simulator.element("Spectrum", role: .slider)).frame
    simulator.drag(
      from: CGPoint(x: field.minX + 10, y: field.midY),
      to: CGPoint(x: field.minX + field.width / 3, y: field.midY + 4))
    #expect(ear.log.first == "red …" && ear.log.contains("green …"))
    #expect(ear.log.last == "green")
    simulator.settle()
    #expect(picker.sheetPresentationController?.selectedDetentIdentifier == nil)
  }

  @Test func slidersAndOpacity() throws {
    try simulator.tap("Sliders")
    try simulator.press(.end, on: "Red")
    #expect(ear.log == ["red"] && simulator.element("Red")?.value == "255")
    try simulator.press(.home, on: "Opacity")
    #expect(picker.selectedColor.resolved(with: .current, tint: nil).bits & 0xFF == 0)
    simulator.perform { picker.supportsAlpha = false }
    #expect(simulator.element("Opacity") == nil)
    try simulator.press(.end, on: "Blue")
    #expect(picker.selectedColor.resolved(with: .current, tint: nil).bits == 0xFF00_FFFF)
  }

  @Test func closing() throws {
    try simulator.tap("Close")
    simulator.settle()
    #expect(ear.log == ["finished"] && root.presentedViewController == nil)
    // The app's own dismissal is not reported.
    simulator.perform { root.present(picker, animated: false) }
    simulator.settle()
    simulator.perform { root.dismiss(animated: false) }
    simulator.settle()
    #expect(ear.log == ["finished"])
    // A drag is.
    simulator.perform { root.present(picker, animated: false) }
    simulator.settle()
    let top = try #require(simulator.sheet?.frame.minY)
    simulator.fling(from: CGPoint(x: 200, y: top + 20), to: CGPoint(x: 200, y: 860), velocity: 2000)
    simulator.settle()
    #expect(root.presentedViewController == nil)
    #expect(ear.log == ["finished", "finished"])
  }

  @Test func theOlderMethod() throws {
    let old = OldEar()
    picker.delegate = old
    try simulator.press(.end, on: "Grid of colors")
    #expect(old.count == 1)
  }

  /// A popover that becomes its sheet keeps the selected and displayed colors.
  @Test func adapting() throws {
    let root = UIViewController()
    let simulator = Simulator(.pad) { root }
    let picker = UIColorPickerViewController()
    picker.modalPresentationStyle = .popover
    picker.popoverPresentationController?.sourceView = root.view
    simulator.perform { root.present(picker, animated: false) }
    simulator.settle()
    try simulator.tap("Sliders")
    try simulator.press(.end, on: "Red")
    try simulator.press(.home, on: "Green")
    simulator.change(to: .phone)
    simulator.settle()
    #expect(simulator.element("Sliders")?.isSelected == true)
    #expect(simulator.element("Red")?.value == "255" && simulator.element("Green")?.value == "0")
  }
}
