// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The settings of the sheets. They take effect immediately on the sheet that contains them.
final class SettingsViewController: UITableViewController {
  /// Called after each change.
  var onChange: ((SheetSettings) -> Void)?

  private struct Group {
    let title: String
    let cells: [SettingCell]
  }

  private var settings: SheetSettings
  private var groups: [Group] = []

  init(settings: SheetSettings) {
    self.settings = settings
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.accessibilityLabel = "Settings"
    preferredContentSize = CGSize(width: 400, height: 560)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [me = Weak(self)] _ in me.wrappedValue?.dismiss(animated: true) })
    groups = [
      Group(title: "Dimming", cells: [undimmed]),
      Group(title: "Scrolling", cells: [scrolling, handoffUp, handoffDown]),
      Group(title: "In landscape", cells: [edgeAttached, width]),
      Group(title: "Appearance", cells: [look, grabber, corners]),
      Group(title: "Keyboard", cells: [keyboard]),
    ]
  }

  // MARK: Rows

  private var undimmed: SettingCell {
    let values = SheetSettings.undimmedChoices
    return choice(
      "Largest undimmed detent", ["None", "Medium", "Large"],
      selected: values.firstIndex { $0 == settings.largestUndimmed }
    ) { $0.largestUndimmed = values[$1] }
  }

  private var scrolling: SettingCell {
    toggle("Scrolling expands the sheet", settings.scrollingExpands) { $0.scrollingExpands = $1 }
  }

  private var handoffUp: SettingCell {
    let values = SheetSettings.handoffUpChoices
    return choice(
      "Hand-off to the sheet, dragging up", ["Auto", "Never", "At first", "Always"],
      selected: values.firstIndex { $0 == settings.handoffUp }
    ) { $0.handoffUp = values[$1] }
  }

  private var handoffDown: SettingCell {
    let values = SheetSettings.handoffDownChoices
    return choice(
      "Hand-off to the sheet, dragging down", ["Never", "At first", "Always"],
      selected: values.firstIndex { $0 == settings.handoffDown }
    ) { $0.handoffDown = values[$1] }
  }

  private var edgeAttached: SettingCell {
    toggle("Attached to the bottom edge", settings.isEdgeAttachedInCompactHeight) {
      $0.isEdgeAttachedInCompactHeight = $1
    }
  }

  private var width: SettingCell {
    toggle("Width follows the content", settings.widthFollowsContent) { $0.widthFollowsContent = $1 }
  }

  private var look: SettingCell {
    choice("Look", ["Classic", "Floating"], selected: settings.look == .floating ? 1 : 0) {
      $0.look = $1 == 1 ? .floating : .classic
    }
  }

  private var grabber: SettingCell {
    toggle("Grabber", settings.showsGrabber) { $0.showsGrabber = $1 }
  }

  private var corners: SettingCell {
    let values = SheetSettings.cornerChoices
    return choice(
      "Corner radius", ["Auto", "0", "24", "48"], selected: values.firstIndex { $0 == settings.cornerRadius }
    ) { $0.cornerRadius = values[$1] }
  }

  private var keyboard: SettingCell {
    choice(
      "A keyboard in a sheet", ["Expands it", "Lifts it", "Covers it"], selected: settings.keyboard.rawValue
    ) { $0.keyboard = SheetSettings.Keyboard(rawValue: $1) ?? .expand }
  }

  private func toggle(
    _ name: String, _ isOn: Bool, _ change: @escaping (inout SheetSettings, Bool) -> Void
  ) -> SettingCell {
    let control = UISwitch()
    control.isOn = isOn
    control.addAction(
      UIAction { [me = Weak(self), control = Weak(control)] _ in
        guard let me = me.wrappedValue, let control = control.wrappedValue else { return }
        change(&me.settings, control.isOn)
        me.onChange?(me.settings)
      }, for: .valueChanged)
    return SettingCell(name, beside: control)
  }

  private func choice(
    _ name: String, _ titles: [String], selected: Int?, _ change: @escaping (inout SheetSettings, Int) -> Void
  ) -> SettingCell {
    let control = UISegmentedControl(items: titles)
    control.selectedSegmentIndex = selected ?? 0
    control.addAction(
      UIAction { [me = Weak(self), control = Weak(control)] _ in
        guard let me = me.wrappedValue, let control = control.wrappedValue else { return }
        change(&me.settings, control.selectedSegmentIndex)
        me.onChange?(me.settings)
      }, for: .valueChanged)
    return SettingCell(name, above: control)
  }

  // MARK: Table

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].cells.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    groups[indexPath.section].cells[indexPath.row]
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = UIListContentConfiguration.groupedHeader()
    content.text = groups[section].title
    content.textProperties.color = Palette.note
    header.contentConfiguration = content
    return header
  }

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { false }
}
