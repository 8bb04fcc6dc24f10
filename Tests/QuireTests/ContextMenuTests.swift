// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

@MainActor @Suite struct ContextMenuTests {
  final class Provider: NSObject, UIContextMenuInteractionDelegate {
    var configuration: UIContextMenuConfiguration?
    var log: [String] = []

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("at \(Int(location.x)) \(Int(location.y))")
      return configuration
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("display")
      animator?.addCompletion { self.log.append("displayed") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("end")
      animator?.addCompletion { self.log.append("ended") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      log.append("commit \(animator.previewViewController?.title ?? "")")
      animator.addCompletion { self.log.append("committed") }
    }
  }

  private let root = UIViewController()
  private let box = UIView(frame: CGRect(x: 40, y: 200, width: 100, height: 100))
  private let provider = Provider()
  private let simulator: Simulator

  init() {
    let root = root
    simulator = Simulator { root }
    let (box, provider) = (box, provider)
    simulator.perform {
      root.view.addSubview(box)
      box.addInteraction(UIContextMenuInteraction(delegate: provider))
    }
  }

  private func hold(at point: CGPoint = CGPoint(x: 90, y: 250), for time: Double = 0.6) {
    let finger = simulator.touchDown(at: point)
    simulator.run(for: time)
    simulator.up(finger)
    simulator.settle()
  }

  private func configuration(preview: UIViewController? = nil) -> UIContextMenuConfiguration {
    var previewProvider: UIContextMenuContentPreviewProvider?
    if let preview { previewProvider = { preview } }
    return UIContextMenuConfiguration(
      identifier: nil, previewProvider: previewProvider,
      actionProvider: { [provider] suggested in
        UIMenu(children: suggested + [UIAction(title: "Copy") { _ in provider.log.append("copy") }])
      })
  }

  @Test func opensByAPressAndRunsAnAction() throws {
    provider.configuration = configuration()
    hold(for: 0.3)
    #expect(provider.log == [] && root.presentedViewController == nil)
    hold()
    #expect(provider.log == ["at 50 50", "display", "displayed"])
    #expect(simulator.sheet?.form == .popover)
    provider.log = []
    try simulator.tap("Copy")
    simulator.settle()
    #expect(root.presentedViewController == nil)
    #expect(Set(provider.log) == ["end", "ended", "copy"])
  }

  @Test func withoutAConfigurationThePressGoesOn() {
    var presses = 0
    simulator.perform {
      box.addGestureRecognizer(UILongPressGestureRecognizer { if $0.state == .began { presses += 1 } })
    }
    hold()
    #expect(provider.log == ["at 50 50"] && presses == 1 && root.presentedViewController == nil)
  }

  @Test func previews() throws {
    let preview = UIViewController()
    preview.title = "Card"
    preview.preferredContentSize = CGSize(width: 200, height: 100)
    provider.configuration = configuration(preview: preview)
    hold()
    let frame = try #require(simulator.frame(of: preview.view))
    #expect(frame.height == frame.width / 2 && frame.width >= 200)
    provider.log = []
    try simulator.tap("Card")
    simulator.settle()
    #expect(root.presentedViewController == nil)
    #expect(provider.log.filter { $0.hasPrefix("commit") } == ["commit Card", "committed"])
  }

  @Test func dismissAndUpdate() throws {
    provider.configuration = configuration()
    let interaction = try #require(box.interactions.first as? UIContextMenuInteraction)
    hold()
    simulator.perform {
      interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Paste") { _ in }]) }
    }
    #expect(simulator.element("Paste") != nil && simulator.element("Copy") == nil)
    simulator.perform { interaction.dismissMenu() }
    simulator.settle()
    #expect(root.presentedViewController == nil)
    simulator.perform { box.removeInteraction(interaction) }
    provider.log = []
    hold()
    #expect(provider.log == [])
  }

  // MARK: Lists

  final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    var hasMenu = true

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select") }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("row \(indexPath.row)")
      guard hasMenu else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Delete") { [self] _ in log.append("delete") }])
      })
    }
  }

  @Test func menusOfRows() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
    let rows = Rows()
    simulator.perform {
      box.removeFromSuperview()
      table.dataSource = rows
      table.delegate = rows
      root.view.addSubview(table)
    }
    let row = try #require(simulator.element("Row 1"))
    hold(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
    // The press that opened the menu does not select a row.
    #expect(rows.log == ["row 1"] && root.presentedViewController != nil)
    try simulator.tap("Delete")
    simulator.settle()
    #expect(rows.log == ["row 1", "delete"] && table.indexPathForSelectedRow == nil)
    rows.hasMenu = false
    hold(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
    #expect(rows.log == ["row 1", "delete", "row 1", "select"] && root.presentedViewController == nil)
  }
}
