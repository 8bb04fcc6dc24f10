// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import Testing

@_spi(Hosts) @testable import Quire

@MainActor @Suite struct FontPickerTests {
  private final class Ear: NSObject, UIFontPickerViewControllerDelegate {
    var log: [String] = []
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      log.append(viewController.selectedFontDescriptor?.postscriptName ?? "none")
    }
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { log.append("canceled") }
  }

  private let ear = Ear()

  /// A picker as in Apple's sample.
  private func show(
    _ picker: UIFontPickerViewController, on device: Device = .phone
  ) throws -> (Simulator, UIViewController) {
    let root = UIViewController()
    let simulator = Simulator(device) { root }
    picker.delegate = ear
    picker.modalPresentationStyle = .popover
    picker.popoverPresentationController?.sourceView = root.view
    let sheet = try #require(picker.popoverPresentationController?.adaptiveSheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.largestUndimmedDetentIdentifier = .medium
    simulator.perform { root.present(picker, animated: false) }
    simulator.settle()
    return (simulator, root)
  }

  private func isChecked(_ name: String, _ simulator: Simulator) -> Bool {
    simulator.element(name, role: .row)?.isSelected == true
  }

  private func table(of picker: UIFontPickerViewController) throws -> UITableView {
    try #require(picker.view.subviews.first { $0 is UITableView } as? UITableView)
  }

  @Test func choosing() throws {
    let picker = UIFontPickerViewController()
    picker.selectedFontDescriptor = UIFontDescriptor(name: "Palatino", size: 24)
    let (simulator, root) = try show(picker)
    #expect(isChecked("Palatino", simulator) && !isChecked("Georgia", simulator))
    try simulator.tap("Georgia")
    #expect(ear.log == ["Georgia"])
    #expect(isChecked("Georgia", simulator) && !isChecked("Palatino", simulator))
    let descriptor = try #require(picker.selectedFontDescriptor)
    #expect(UIFont(descriptor: descriptor, size: 36).familyName == "Georgia" && descriptor.pointSize == 24)
    // It stays until the app dismisses it.
    #expect(root.presentedViewController === picker)
    try simulator.tap("Cancel")
    #expect(ear.log == ["Georgia", "canceled"] && root.presentedViewController === picker)
    picker.delegate = nil
    try simulator.tap("Cancel")
    simulator.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func everyFamilyInItsOwnFace() throws {
    let configuration = UIFontPickerViewController.Configuration()
    configuration.displayUsingSystemFont = true
    let plain = UIFontPickerViewController(configuration: configuration)
    configuration.displayUsingSystemFont = false
    #expect(plain.configuration.displayUsingSystemFont)
    for (picker, isPlain) in [(UIFontPickerViewController(), false), (plain, true)] {
      let (simulator, _) = try show(picker)
      let labels = try table(of: picker).visibleCells.compactMap { $0.textLabel }
      #expect(labels.count >= 4)
      for label in labels { #expect(simulator.styledText(of: label)?.family == (isPlain ? "" : label.text)) }
    }
  }

  @Test func faces() throws {
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = true
    configuration.filteredTraits = [.traitBold, .traitMonoSpace]
    // In the simulator all letters have one width.
    let (simulator, _) = try show(UIFontPickerViewController(configuration: configuration))
    #expect(simulator.element("Regular") == nil)
    try simulator.type("courier", into: "Search")
    simulator.settle()
    try simulator.tap("Courier New")
    simulator.settle()
    try simulator.tap("Bold Italic")
    #expect(ear.log == ["CourierNew-Bold", "CourierNew-BoldItalic"])
  }

  @Test func searching() throws {
    let (simulator, _) = try show(UIFontPickerViewController())
    try simulator.type("NE", into: "Search")
    simulator.settle()
    #expect(simulator.element("Courier New") != nil && simulator.element("Helvetica Neue") != nil)
    #expect(simulator.element("Georgia") == nil)
    try simulator.type("zzz", into: "Search")
    #expect(simulator.element("No Results for “NEzzz”") != nil)
    try simulator.tap("Clear text")
    #expect(simulator.element("Georgia") != nil && simulator.element("No Results for “NEzzz”") == nil)
  }

  /// A popover that becomes its sheet, and back, keeps the selection, the text, and the list's offset.
  @Test func adapting() throws {
    let picker = UIFontPickerViewController()
    picker.preferredContentSize = CGSize(width: 320, height: 240)
    let (simulator, _) = try show(picker, on: .pad)
    try simulator.tap("Georgia")
    try simulator.type("e", into: "Search")
    let table = try table(of: picker)
    simulator.perform { table.contentOffset.y = 60 }
    // A short phone, on which the list still has something to scroll.
    for device in [Device(size: CGSize(width: 402, height: 250)), .pad] {
      simulator.change(to: device)
      simulator.settle()
      #expect(table.greatestOffset.y >= 60)
      #expect(simulator.element("Search")?.value == "e" && table.contentOffset.y == 60)
      #expect(picker.selectedFontDescriptor?.postscriptName == "Georgia" && isChecked("Georgia", simulator))
    }
  }
}
