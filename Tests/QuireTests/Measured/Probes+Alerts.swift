// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine

@_spi(Hosts) @testable import Quire

/// An alert with the look of iOS 26, and the positions of its parts.
@MainActor private final class MeasuredAlert {
  let stage: MeasuredStage
  let alert: UIAlertController

  init(
    _ title: String? = "Title", _ message: String? = "Message", _ style: UIAlertController.Style = .alert,
    on environment: Environment = MeasuredStage.phone, size: UIContentSizeCategory = .large,
    _ configure: (UIAlertController) -> Void = { _ in }
  ) {
    stage = MeasuredStage(environment)
    stage.simulator.change(to: size)
    alert = UIAlertController(title: title, message: message, preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    configure(alert)
    alert.popoverPresentationController?.sourceView = stage.root.view
    stage.present(alert, animated: true)
  }

  var card: CGRect { stage.simulator.elements(role: .alert).last?.frame ?? .null }
  var buttons: [CGRect] { stage.simulator.elements(role: .button).map { $0.frame } }

  func label(_ text: String) -> UILabel { alert.view.labels.first { $0.text == text } ?? UILabel() }

  /// Whether a button has the tint color as its background.
  func isFilled(_ title: String) -> Bool {
    let row = alert.view.descendants(AlertRow.self).first { $0.accessibilityLabel == title }
    return row?.subviews.first?.backgroundColor == .tintColor
  }
}

extension Probes {
  static var alerts: [String: Probe] {
    [
      "5.01": {
        var landscape = MeasuredStage.small
        landscape.container = Size(width: 667, height: 375)
        landscape.verticalSizeClass = .compact
        return [MeasuredStage.phone, MeasuredStage.small, landscape].map { Double(MeasuredAlert(on: $0).card.width) }
      },
      "5.02": {
        let alert = MeasuredAlert()
        return [alert.alert.view.descendants(AlertBox.self).first.map { Double($0.layer.cornerRadius) } ?? 0]
      },
      "5.03": {
        let alert = MeasuredAlert()
        return [Double(alert.label("Title").frameInWindow.minX - alert.card.minX)]
      },
      "5.04": {
        let alert = MeasuredAlert()
        return [Double(alert.label("Title").frameInWindow.minY - alert.card.minY)]
      },
      "5.05": {
        let label = MeasuredAlert().label("Title")
        return [Double(label.font.pointSize), css(label), label.textAlignment == .natural ? 0 : 1]
      },
      "5.06": {
        let label = MeasuredAlert().label("Message")
        return [Double(label.font.pointSize), css(label)]
      },
      "5.07": {
        let alert = MeasuredAlert()
        return [Double(alert.label("Message").frameInWindow.minY - alert.label("Title").frameInWindow.maxY)]
      },
      "5.08": {
        let alert = MeasuredAlert()
        return [Double((alert.buttons.map { $0.minY }.min() ?? 0) - alert.label("Message").frameInWindow.maxY)]
      },
      "5.09": {
        let texts: [(String?, String?)] = [("Title", nil), (nil, "Title")]
        return texts.flatMap { (title: String?, message: String?) -> [Double] in
          let label = MeasuredAlert(title, message).label("Title")
          return [Double(label.font.pointSize), css(label), label.textAlignment == .center ? 1 : 0]
        }
      },
      "5.10": {
        let alert = MeasuredAlert()
        let left = alert.buttons.map { $0.minX }.min() ?? 0
        let bottom = alert.buttons.map { $0.maxY }.max() ?? 0
        return [left - alert.card.minX, alert.card.maxY - bottom].map { Double($0) }
      },
      "5.11": {
        let buttons = MeasuredAlert().buttons.sorted { $0.minX < $1.minX }
        return [buttons[0].height, buttons[1].minX - buttons[0].maxX, buttons[0].width].map { Double($0) }
      },
      "5.13": {
        let label = MeasuredAlert().label("Yes")
        return [Double(label.font.pointSize), css(label)]
      },
      "5.14": {
        let plain = MeasuredAlert()
        let preferred = MeasuredAlert { $0.preferredAction = $0.actions[0] }
        return [plain.isFilled("Yes"), plain.isFilled("No"), preferred.isFilled("Yes")].map { $0 ? 1 : 0 }
      },
      "5.15": {
        let alert = MeasuredAlert { $0.addTextField() }
        let field = alert.alert.textFields![0]
        return [field.bounds.height, field.textRect(forBounds: field.bounds).minX].map { Double($0) }
      },
      "5.16": {
        let alert = MeasuredAlert { $0.addTextField() }
        return [
          Double(alert.alert.textFields![0].frameInWindow.minY - alert.label("Message").frameInWindow.maxY)
        ]
      },
      "5.17": { [Double(MeasuredAlert().card.midY)] },
      "5.18": { [Double(MeasuredAlert().card.height)] },
      "5.20": {
        let card = MeasuredAlert(nil, "Message", .actionSheet).card
        return [card.width, card.midY].map { Double($0) }
      },
      "5.21": {
        let alert = MeasuredAlert("Title", "Message", .actionSheet, on: MeasuredStage.pad) {
          $0.addAction(UIAlertAction(title: "Perhaps", style: .default))
        }
        return [Double(alert.stage.visible.width), Double(alert.buttons.count)]
      },
      "5.22": {
        let stage = MeasuredStage()
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        stage.simulator.perform { stage.root.present(alert, animated: true) }
        stage.simulator.run(for: 0.1)
        let shown = stage.simulator.placement(of: .presentation(alert.presentation!.id))
        let box = alert.view.descendants(AlertBox.self).first
        return [frequency(after: 0.1, of: Double(shown?.alpha ?? 0)), Double(box?.transform.a ?? 0)]
      },
      "5.23": {
        let sizes = [UIContentSizeCategory.extraExtraExtraLarge, .accessibilityLarge].map { MeasuredAlert(size: $0) }
        let tops = sizes.map { $0.label("Title").frameInWindow.minY - $0.card.minY }
        let gaps = sizes.map { $0.label("Message").frameInWindow.minY - $0.label("Title").frameInWindow.maxY }
        let fonts = ["Title", "Message", "Yes"].map { sizes[1].label($0).font.pointSize }
        return (tops + gaps + fonts).map { Double($0) }
      },
    ]
  }

  /// The weight of a label's font, as a number from 100 to 900.
  static func css(_ label: UILabel) -> Double { Double(label.styledText(in: label.traitCollection).weight) }
}
