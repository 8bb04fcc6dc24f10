// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine

@_spi(Hosts) @testable import Quire

extension Probes {
  static var controls: [String: Probe] {
    [
      "10.01": { size(UISwitch()) },
      "10.03": { [size(UISlider())[1]] },
      "10.05": { size(UIStepper()) },
      "10.07": {
        let dots = UIPageControl()
        dots.numberOfPages = 3
        return size(dots)
      },
      "10.09": {
        let field = UITextField()
        field.borderStyle = .roundedRect
        return [size(field)[1]]
      },
      "10.10": {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.borderStyle = .roundedRect
        return [Double(field.textRect(forBounds: field.bounds).minX)]
      },
      "10.11": {
        let text = UITextView()
        let inset = text.textContainerInset
        return [inset.top, inset.left, inset.bottom, inset.right, text.textContainer.lineFragmentPadding].map {
          Double($0)
        }
      },
      "11.01": { [button(.medium)] }, "11.02": { [button(.small)] }, "11.03": { [button(.mini)] },
      "11.04": { [button(.large)] },
      "10.06": { [Double(UISegmentedControl(items: ["One", "Two"]).layer.cornerRadius)] },
      "10.08": {
        let control = UIRefreshControl()
        return [Double(control.sizeThatFits(.zero).height)]
      },
      "11.05": { [corner(.dynamic, height: 34)] },
      "11.06": { [corner(.fixed, height: 34)] },
      "11.07": { [.small, .medium, .large].map { corner($0, height: 44) } },
      "11.08": {
        Array(
          components(UIButton.Configuration.gray().updated(for: UIButton()).baseForegroundColor ?? .clear).prefix(3))
      },
      "11.09": { [pressed(UIButton(configuration: .filled())) { $0.subviews.first }] },
      "11.10": {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        configuration.subtitle = "Subtitle"
        let button = UIButton(configuration: configuration)
        let height = size(button)[1]
        return [Double(button.subtitleLabel?.font.pointSize ?? 0), height]
      },
      "11.12": { [Double(plainButton("Title").titleLabel?.font.pointSize ?? 0)] },
      "11.13": {
        let stage = MeasuredStage()
        let button = plainButton("Title")
        stage.simulator.perform { stage.root.view.addSubview(button) }
        let text = button.titleLabel?.intrinsicContentSize.height ?? 0
        return [Double(button.intrinsicContentSize.height - text)]
      },
      "11.14": {
        [pressed(plainButton("Title")) { $0.titleLabel }]
      },
      "11.15": {
        let stage = MeasuredStage()
        let button = plainButton("A title that is much too long for its button")
        button.frame = CGRect(x: 0, y: 100, width: 100, height: 30)
        stage.simulator.perform { stage.root.view.addSubview(button) }
        guard let label = button.titleLabel else { return [] }
        let text = label.shownText(in: label.traitCollection).shortened
        return [text.hasPrefix("A ") && text.contains("…") && text.hasSuffix("n") ? 1 : 0]
      },
      "13.01": { Array(components(.systemBlue).prefix(3)) },
      "13.02": { Array(components(.systemRed).prefix(3)) },
      "13.03": { Array(components(.systemGreen).prefix(3)) },
      "13.04": { Array(components(.systemGray4).prefix(3) + components(.systemGray4, .dark).prefix(3)) },
      "13.05": { [components(.secondaryLabel)[3], components(.tertiaryLabel)[3]] },
      "13.06": { [components(.systemFill)[3], components(.tertiarySystemFill)[3]] },
      "13.07": { Array(components(.systemGroupedBackground).prefix(3)) },
      "13.08": {
        let traits = UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceLevel: .elevated),
        ])
        return Array(components(UIColor.systemBackground.resolvedColor(with: traits)).prefix(3))
      },
      "16.03": { [Double(UIView.readableWidth)] },
      "15.01": {
        // The simulated host reports no duration.
        return [MeasuredStage().simulator.session.keyboardDuration]
      },
    ]
  }

  /// The intrinsic size of a view on the phone's screen.
  private static func size(_ view: UIView) -> [Double] {
    let stage = MeasuredStage()
    stage.simulator.perform { stage.root.view.addSubview(view) }
    let size = view.intrinsicContentSize
    return [size.width, size.height].map { Double($0) }
  }

  private static func plainButton(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return button
  }

  /// The alpha with which a part of a pressed button is shown.
  private static func pressed(_ button: UIButton, _ part: (UIButton) -> UIView?) -> Double {
    let stage = MeasuredStage()
    stage.simulator.perform {
      button.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
      stage.root.view.addSubview(button)
    }
    stage.simulator.perform { button.isHighlighted = true }
    return part(button).flatMap { stage.simulator.alpha(of: $0) } ?? -1
  }

  private static func button(_ size: UIButton.Configuration.Size) -> Double {
    var configuration = UIButton.Configuration.filled()
    configuration.buttonSize = size
    configuration.title = "Title"
    return self.size(UIButton(configuration: configuration))[1]
  }

  private static func corner(_ style: UIButton.Configuration.CornerStyle, height: CGFloat) -> Double {
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = style
    return Double(configuration.cornerRadius(of: CGSize(width: 200, height: height), in: .current))
  }
}
