// SPDX-License-Identifier: Apache-2.0

import Quire

/// Buttons and text in a sheet. Everything follows the reader's text size.
final class ButtonsViewController: UIViewController {
  private let scroller = UIScrollView()
  private var sections: [FlowSection] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.tintColor = Palette.accent
    view.addSubview(scroller)
    let heading = Self.label("Buttons and text", .title1)
    heading.accessibilityTraits = .header
    add(nil, [heading])
    add(
      "Styles",
      [
        button(.plain(), "Plain"), button(.gray(), "Gray"), button(.tinted(), "Tinted"), button(filled, "Filled"),
      ])
    add("Pictures", pictures)
    add("States", states)
    add("Sizes", sizes)
    add(
      "Small buttons",
      [
        UIButton(type: .detailDisclosure), UIButton(type: .contactAdd), UIButton(type: .close),
      ])
    add("Text styles", styles)
    add("Long texts", longTexts)
  }

  private var filled: UIButton.Configuration {
    var look = UIButton.Configuration.filled()
    look.baseBackgroundColor = Palette.fill
    return look
  }

  private func button(
    _ configuration: UIButton.Configuration, _ title: String,
    _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var look = configuration
    look.title = title
    change(&look)
    return UIButton(configuration: look)
  }

  private var pictures: [UIView] {
    [
      button(filled, "Add a place") {
        $0.image = UIImage(systemName: "plus")
        $0.imagePadding = 6
        $0.subtitle = "With a picture"
      },
      button(.tinted(), "Photo") {
        $0.image = UIImage(systemName: "photo")
        $0.imagePlacement = .top
        $0.imagePadding = 4
      },
      button(.gray(), "Next") {
        $0.image = UIImage(systemName: "chevron.right")
        $0.imagePlacement = .trailing
        $0.imagePadding = 4
      },
    ]
  }

  private var states: [UIView] {
    let toggle = button(.gray(), "Fog watch")
    toggle.changesSelectionAsPrimaryAction = true
    toggle.configurationUpdateHandler = { button in
      button.configuration?.image = button.isSelected ? UIImage(systemName: "checkmark") : nil
      button.configuration?.imagePadding = 4
    }
    let off = button(filled, "Not now")
    off.isEnabled = false
    let delete = button(.tinted(), "Delete") { $0.baseForegroundColor = Palette.danger }
    delete.role = .destructive
    let load = button(filled, "Load") { $0.imagePadding = 6 }
    load.addAction(
      UIAction { [load = Weak(load)] _ in
        guard let load = load.wrappedValue, let isBusy = load.configuration?.showsActivityIndicator else { return }
        load.configuration?.showsActivityIndicator = !isBusy
        load.configuration?.title = isBusy ? "Load" : "Loading"
        load.superview?.setNeedsLayout()
      }, for: .primaryActionTriggered)
    let speed = button(.gray(), "Speed")
    speed.menu = UIMenu(children: ["Slow ahead", "Half ahead", "Full ahead"].map { UIAction(title: $0) { _ in } })
    speed.showsMenuAsPrimaryAction = true
    speed.changesSelectionAsPrimaryAction = true
    speed.accessibilityValue = "Speed"
    return [toggle, off, delete, load, speed]
  }

  private var sizes: [UIView] {
    let all: [(String, UIButton.Configuration.Size, UIButton.Configuration.CornerStyle)] = [
      ("Mini", .mini, .capsule), ("Small", .small, .capsule), ("Medium", .medium, .dynamic), ("Large", .large, .large),
    ]
    return all.map { title, size, corners -> UIView in
      button(.tinted(), title) {
        $0.buttonSize = size
        $0.cornerStyle = corners
      }
    }
  }

  private var styles: [UIView] {
    let all: [(String, UIFont.TextStyle)] = [
      ("Large title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3),
      ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
      ("Footnote", .footnote), ("Caption 1", .caption1), ("Caption 2", .caption2),
    ]
    return all.map { text, style -> UIView in Self.label(text, style) }
  }

  private var longTexts: [UIView] {
    let modes: [NSLineBreakMode] = [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping]
    var labels: [UIView] = modes.map { mode -> UIView in
      let label = Self.label("The lighthouse at the northern end of the long harbor wall, in fog", .body)
      label.numberOfLines = 1
      label.lineBreakMode = mode
      return label
    }
    let small = Self.label("Smaller letters make all of this text fit on its one line, if need be", .body)
    small.numberOfLines = 1
    small.adjustsFontSizeToFitWidth = true
    small.minimumScaleFactor = 0.5
    labels.append(small)
    let own = Self.label("1 234 567 of 9 876 543", .body)
    own.font = UIFontMetrics.default.scaledFont(for: .monospacedDigitSystemFont(ofSize: 17, weight: .semibold))
    labels.append(own)
    return labels
  }

  /// As many lines as needed, in the reader's text size.
  private static func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  private func add(_ title: String?, _ views: [UIView]) {
    var heading: UILabel?
    if let title {
      let label = Self.label(title, .headline)
      label.accessibilityTraits = .header
      heading = label
    }
    let section = FlowSection(heading, views)
    sections.append(section)
    scroller.addSubview(section)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroller.frame = view.bounds
    let safe = view.safeAreaInsets
    let width = min(view.bounds.width - safe.left - safe.right - 32, 640)
    let left = (view.bounds.width - width) / 2
    var y: CGFloat = 24
    for section in sections {
      let height = section.height(width: width)
      section.frame = CGRect(x: left, y: y, width: width, height: height)
      y += height + 16
    }
    scroller.contentSize = CGSize(width: view.bounds.width, height: y + safe.bottom)
  }
}

/// A heading above a card with views in lines. Each view has its natural width and is centered in its line; long labels
/// take a line of their own.
private final class FlowSection: UIView {
  private let heading: UILabel?
  private let card = UIView()
  private let views: [UIView]

  init(_ heading: UILabel?, _ views: [UIView]) {
    self.heading = heading
    self.views = views
    super.init(frame: .zero)
    if let heading {
      addSubview(heading)
      card.backgroundColor = .secondarySystemGroupedBackground
      card.layer.cornerRadius = 10
    }
    addSubview(card)
    for view in views { card.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func height(width: CGFloat) -> CGFloat { place(width: width, apply: false) }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = place(width: bounds.width, apply: true)
  }

  private func place(width: CGFloat, apply: Bool) -> CGFloat {
    var top: CGFloat = 0
    if let heading {
      let height = heading.sizeThatFits(CGSize(width: width - 24, height: 0)).height
      if apply { heading.frame = CGRect(x: 12, y: 0, width: width - 24, height: height) }
      top = height + 6
    }
    let margin: CGFloat = heading == nil ? 0 : 12
    let room = width - 2 * margin
    var (x, y, line): (CGFloat, CGFloat, CGFloat) = (0, margin, 0)
    var begun: [UIView] = []
    func endLine() {
      for view in begun { view.frame.origin.y += ((line - view.frame.height) / 2).rounded() }
      begun = []
    }
    for view in views {
      let isText = view is UILabel
      var size = view.sizeThatFits(.zero)
      if isText || size.width > room {
        size = view.sizeThatFits(CGSize(width: room, height: 0))
        size.width = isText ? room : min(size.width, room)
      }
      if x > 0, isText || x + size.width > room {
        endLine()
        x = 0
        y += line + 12
        line = 0
      }
      if apply {
        let isMirrored = traitCollection.layoutDirection == .rightToLeft
        let left = isMirrored ? room - x - size.width : x
        view.frame = CGRect(x: margin + left, y: y, width: size.width, height: size.height)
        begun.append(view)
      }
      line = max(line, size.height)
      x += size.width + 12
    }
    endLine()
    let height = y + line + margin
    if apply { card.frame = CGRect(x: 0, y: top, width: width, height: height) }
    return top + height
  }
}
