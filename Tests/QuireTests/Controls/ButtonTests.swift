// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// Configurations of buttons: their colors by state, the positions of their parts, and the effect of a press.
@MainActor @Suite struct ButtonTests {
  let root = UIViewController()
  let simulator: Simulator

  init() {
    let root = root
    simulator = Simulator { root }
  }

  /// A button on the screen, with its natural size or another one.
  private func show(_ button: UIButton, _ size: CGSize? = nil) {
    simulator.perform {
      root.view.addSubview(button)
      button.frame = CGRect(origin: CGPoint(x: 40, y: 300), size: size ?? button.intrinsicContentSize)
    }
  }

  private func bits(_ color: UIColor?, in view: UIView) -> UInt32? {
    color?.resolved(with: view.traitCollection, tint: view.tintColor).bits
  }

  /// The visible colors of the background and of the title.
  private func look(_ button: UIButton) -> [UInt32?] {
    [simulator.background(of: button.subviews[0])?.bits, bits(button.titleLabel?.textColor, in: button)]
  }

  private enum Change: CaseIterable {
    case none, selected, disabled, destructive
  }

  private static let blue: UInt32 = 0x007A_FFFF
  private static let paleBlue: UInt32 = 0x007A_FF2E
  private static let off: UInt32 = 0x3C3C_434C
  private static let offFill: UInt32 = 0x7676_801E

  @Test func looksByState() {
    let makers: [() -> UIButton.Configuration] = [
      { .plain() }, { .gray() }, { .tinted() }, { .filled() }, { .borderless() }, { .bordered() },
      { .borderedTinted() }, { .borderedProminent() },
    ]
    let (blue, paleBlue, off) = (Self.blue, Self.paleBlue, Self.off)
    let gray: UInt32 = 0x7878_8028
    let red: UInt32 = 0xFF3B_30FF
    let expected: [[Change: [UInt32]]] = [
      [.none: [0, blue], .selected: [paleBlue, blue], .disabled: [0, off], .destructive: [0, red]],
      [.none: [gray, blue], .selected: [paleBlue, blue], .disabled: [gray, off], .destructive: [gray, red]],
      [
        .none: [paleBlue, blue], .selected: [blue, 0xFFFF_FFFF], .disabled: [Self.offFill, off],
        .destructive: [0xFF3B_302E, red],
      ],
      [
        .none: [blue, 0xFFFF_FFFF], .selected: [blue, 0xFFFF_FFFF], .disabled: [Self.offFill, off],
        .destructive: [red, 0xFFFF_FFFF],
      ],
    ]
    for (index, make) in makers.enumerated() {
      for change in Change.allCases {
        let button = UIButton(configuration: make(), primaryAction: UIAction(title: "Go") { _ in })
        show(button)
        simulator.perform {
          switch change {
          case .none: break
          case .selected: button.isSelected = true
          case .disabled: button.isEnabled = false
          case .destructive: button.role = .destructive
          }
        }
        #expect(look(button) == expected[index % 4][change], "\(index) \(change)")
        simulator.perform { button.removeFromSuperview() }
      }
    }
  }

  @Test func ownColorsAndLines() {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Go"
    button.configuration?.baseBackgroundColor = .systemGreen
    button.configuration?.baseForegroundColor = .black
    button.configuration?.background.strokeWidth = 2
    button.configuration?.background.strokeColor = .red
    button.configuration?.cornerStyle = .capsule
    show(button, CGSize(width: 100, height: 40))
    #expect(look(button) == [0x34C7_59FF, 0x0000_00FF])
    let fill = button.subviews[0]
    #expect(fill.layer.borderWidth == 2 && simulator.corners(of: fill)?.topLeft == 20)
    simulator.perform {
      button.configuration?.background.backgroundColor = .systemOrange
      button.configuration?.cornerStyle = .fixed
      button.configuration?.background.cornerRadius = 9
    }
    #expect(look(button)[0] == 0xFF95_00FF && simulator.corners(of: fill)?.topLeft == 9)
    simulator.perform { button.automaticallyUpdatesConfiguration = false }
    simulator.perform { button.isEnabled = false }
    #expect(look(button) == [0xFF95_00FF, 0x0000_00FF], "as it was given, whatever the state")
  }

  /// The positions of picture, title and subtitle. Letters are 8.5 points wide, and lines are 1.193 times as high as
  /// letters.
  @Test(arguments: [
    (NSDirectionalRectEdge.leading, CGPoint(x: 12, y: 13.5)), (.trailing, CGPoint(x: 66, y: 13.5)),
    (.top, CGPoint(x: 23, y: 7)), (.bottom, CGPoint(x: 23, y: 52)),
  ]) func parts(_ edge: NSDirectionalRectEdge, _ corner: CGPoint) throws {
    var look = UIButton.Configuration.gray()
    look.title = "Fog"
    look.subtitle = "Channel"
    look.image = UIImage(systemName: "photo")
    look.imagePadding = 8
    look.imagePlacement = edge
    let button = UIButton(configuration: look)
    show(button)
    let labels = (try #require(button.titleLabel), try #require(button.subtitleLabel))
    #expect(labels.0.font.pointSize == 17 && labels.1.font.pointSize == 13)
    let isBeside = edge == .leading || edge == .trailing
    // "Channel" of 13 points is 46 points wide, "Fog" of 17 points 26.
    #expect(button.bounds.size == (isBeside ? CGSize(width: 102, height: 51) : CGSize(width: 70, height: 83)))
    #expect(button.imageView!.frame == CGRect(origin: corner, size: CGSize(width: 24, height: 24)))
    #expect((labels.1.frame.minY - labels.0.frame.maxY - 1).magnitude < 1e-9)
    let mirrored = CGRect(
      x: button.bounds.width - button.imageView!.frame.maxX, y: button.imageView!.frame.minY, width: 24, height: 24)
    simulator.perform { button.traitOverrides.layoutDirection = .rightToLeft }
    #expect(button.imageView!.frame == mirrored, "from right to left all of it is mirrored")
    simulator.perform { button.traitOverrides.remove(UITraitLayoutDirection.self) }
    if edge == .leading { #expect(labels.0.frame.minX == 44 && labels.1.frame.minX == 44) }
    if edge == .trailing { #expect(labels.0.frame.maxX == 58 && labels.1.frame.maxX == 58) }
    if !isBeside { #expect(labels.0.frame.midX == 35 && button.imageView!.frame.midX == 35) }
  }

  @Test func aTitleWraps() {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Sound the fog horn"
    var (line, wrapped) = (CGSize.zero, CGSize.zero)
    simulator.perform {
      line = button.intrinsicContentSize
      wrapped = button.sizeThatFits(CGSize(width: 120, height: 0))
      root.view.addSubview(button)
      button.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        button.widthAnchor.constraint(equalToConstant: 120),
        button.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        button.topAnchor.constraint(equalTo: root.view.topAnchor),
      ])
    }
    #expect(line.width > 150 && wrapped.height > line.height + 15)
    #expect(button.bounds.height == wrapped.height)
    simulator.perform { button.configuration?.titleLineBreakMode = .byTruncatingTail }
    #expect((button.bounds.height - line.height).magnitude < 1e-9)
    #expect(button.titleLabel?.frame.maxX ?? 0 <= 108)
  }

  @Test func theUpdateHandler() {
    var calls = 0
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = button.isSelected ? "On" : "Off"
      button.configuration?.image = button.isHighlighted ? UIImage(systemName: "plus") : nil
    }
    show(button, CGSize(width: 100, height: 50))
    #expect(calls == 1 && button.currentTitle == "Off")
    simulator.perform { button.isSelected = true }
    #expect(calls == 2 && button.titleLabel?.text == "On")
    simulator.perform { button.setNeedsUpdateConfiguration() }
    simulator.perform { button.setNeedsUpdateConfiguration() }
    #expect(calls == 4)
    // A finger highlights it until it is lifted.
    _ = simulator.touchDown(at: CGPoint(x: 90, y: 325))
    #expect(button.isHighlighted && button.currentImage != nil)
  }

  @Test func eventsOfAFinger() throws {
    var log: [String] = []
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.setTitle("Pressed", for: .highlighted)
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchUpInside, "inside"), (.touchUpOutside, "outside"),
    ] {
      button.addAction(UIAction { _ in log.append(name + (button.isHighlighted ? "!" : "")) }, for: event)
    }
    show(button, CGSize(width: 100, height: 50))
    try simulator.tap("Go")
    #expect(log == ["down!", "inside"] && button.currentTitle == "Go")
    log = []
    simulator.drag(from: CGPoint(x: 60, y: 325), to: CGPoint(x: 60, y: 600))
    #expect(log.first == "down!" && !log.contains("inside") && !button.isHighlighted)
    button.isEnabled = false
    log = []
    try simulator.tap("Go")
    #expect(log.isEmpty)
  }

  @Test func aToggle() throws {
    var seen: [Bool] = []
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Star"
    button.changesSelectionAsPrimaryAction = true
    button.addAction(UIAction { _ in seen.append(button.isSelected) }, for: .primaryActionTriggered)
    show(button)
    try simulator.tap("Star")
    try simulator.tap("Star")
    try simulator.tap("Star")
    #expect(seen == [true, false, true])
    #expect(simulator.element("Star")?.isSelected == true)
  }

  @Test func aMenuOfChoices() throws {
    var chosen: [String] = []
    func action(_ title: String) -> UIAction { UIAction(title: title) { chosen.append($0.title) } }
    let menu = UIMenu(children: [
      action("Slow"), UIMenu(options: .displayInline, children: [action("Fast"), action("Fog")]),
    ])
    let button = UIButton(configuration: .gray())
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    show(button)
    #expect(button.currentTitle == "Slow" && button.subviews.count == 4, "with the mark of a menu")
    try simulator.tap("Slow")
    simulator.settle()
    try simulator.tap("Fast", role: .button)
    simulator.settle()
    #expect(button.currentTitle == "Fast" && chosen == ["Fast"] && !button.isSelected)
    try simulator.tap("Fast")
    simulator.settle()
    #expect(simulator.elements.filter { $0.isSelected }.map { $0.label } == ["Fast"])
  }

  @Test(arguments: [
    (UIButton.ButtonType.detailDisclosure, "More Info", 24), (.infoLight, "More Info", 24), (.contactAdd, "Add", 24),
    (.close, "Close", 30),
  ]) func smallButtons(_ type: UIButton.ButtonType, _ name: String, _ side: Double) {
    var presses = 0
    let button = UIButton(type: type, primaryAction: UIAction { _ in presses += 1 })
    show(button)
    #expect(button.bounds.size == CGSize(width: side, height: side))
    #expect(simulator.element(button)?.label == name)
    // 44 points for a finger.
    simulator.tap(at: CGPoint(x: button.frame.midX + 20, y: button.frame.midY - 20))
    #expect(presses == 1)
  }

  @Test func busy() throws {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Load"
    button.configuration?.image = UIImage(systemName: "photo")
    show(button)
    simulator.perform { button.configuration?.showsActivityIndicator = true }
    let indicator = try #require(button.subviews.first { $0 is UIActivityIndicatorView } as? UIActivityIndicatorView)
    #expect(
      indicator.isAnimating && button.imageView?.isHidden == true && indicator.frame.minX == 14,
      "20 instead of 24 points")
    simulator.perform { button.configuration?.showsActivityIndicator = false }
    #expect(indicator.superview == nil && button.imageView?.isHidden == false)
  }

  @Test func theAppsOwnFontStays() {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Go"
    button.titleLabel?.font = .systemFont(ofSize: 30)
    show(button)
    simulator.perform { button.configuration?.buttonSize = .small }
    #expect(button.titleLabel?.font.pointSize == 30)
    #expect(button.configuration?.contentInsets.leading == 10)
  }

  @Test func attributedTitles() {
    let button = UIButton(type: .system)
    let red = NSAttributedString(string: "Fog", attributes: [.foregroundColor: UIColor.red])
    button.setTitle("Plain", for: .normal)
    button.setAttributedTitle(red, for: .normal)
    show(button)
    #expect(simulator.element(button)?.label == "Fog" && button.currentAttributedTitle === red)
    let text = button.titleLabel?.shownText(in: button.traitCollection)
    #expect(text?.string == "Fog" && text?.runs.map { $0.color.bits } == [0xFF00_00FF])
    simulator.perform { button.setAttributedTitle(nil, for: .normal) }
    #expect(button.titleLabel?.text == "Plain")
  }

  @Test func contentAtAnEdge() {
    let button = UIButton(configuration: .gray())
    button.configuration?.title = "Go"
    button.contentHorizontalAlignment = .leading
    show(button, CGSize(width: 200, height: 50))
    #expect(button.titleLabel?.frame.minX == 12)
    simulator.perform { button.contentHorizontalAlignment = .right }
    #expect(button.titleLabel?.frame.maxX == 188)
    simulator.perform { button.contentVerticalAlignment = .top }
    #expect(button.titleLabel?.frame.minY == 7)
  }
}
