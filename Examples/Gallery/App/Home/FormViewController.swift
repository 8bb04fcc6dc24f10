// SPDX-License-Identifier: Apache-2.0

import Quire

/// A list of settings in groups, each with its control. Subclasses add the rows when the view is loaded.
class FormViewController: UIViewController {
  final let scroller = UIScrollView()
  private final var parts: [FormPart] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(scroller)
  }

  final func add(_ part: FormPart) {
    if part is FormRow {
      let last = parts.last as? FormRow
      last?.isLast = false
      (part as? FormRow)?.isFirst = last == nil
    }
    parts.append(part)
    scroller.addSubview(part)
  }

  final func addHeading(_ text: String) {
    let font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    add(FormText(text, font, .label, top: 10, isHeader: true))
  }

  final func addGroup(_ title: String) {
    add(FormText(title, .preferredFont(forTextStyle: .headline), .label, top: 22, isHeader: true))
  }

  @discardableResult
  final func addNote(_ text: String) -> FormText {
    let note = FormText(text, .preferredFont(forTextStyle: .footnote), Palette.note, top: 8, isHeader: false)
    add(note)
    return note
  }

  @discardableResult
  final func addChoice(
    _ name: String, detail: String = "", _ titles: [String], selected: Int, _ change: @escaping (Int) -> Void
  ) -> UISegmentedControl {
    let control = UISegmentedControl(items: titles)
    control.selectedSegmentIndex = selected
    control.addAction(
      UIAction { [control = Weak(control)] _ in
        if let control = control.wrappedValue { change(control.selectedSegmentIndex) }
      }, for: .valueChanged)
    add(FormRow(name, detail, control, isBeside: false))
    return control
  }

  final func addSwitch(_ name: String, detail: String = "", isOn: Bool, _ change: @escaping (Bool) -> Void) {
    let control = UISwitch()
    control.isOn = isOn
    control.addAction(
      UIAction { [control = Weak(control)] _ in
        if let control = control.wrappedValue { change(control.isOn) }
      }, for: .valueChanged)
    add(FormRow(name, detail, control, isBeside: true))
  }

  final func addField(_ name: String) {
    let field = UITextField()
    field.placeholder = name
    field.borderStyle = .roundedRect
    field.returnKeyType = .done
    field.addAction(
      UIAction { [field = Weak(field)] _ in field.wrappedValue?.resignFirstResponder() }, for: .editingDidEndOnExit)
    add(FormRow("", "", field, isBeside: false))
  }

  final func addButton(_ title: String, isDestructive: Bool = false, _ action: @escaping () -> Void) {
    let button = UIButton(
      configuration: .plain(), primaryAction: UIAction(title: title) { _ in action() })
    if isDestructive { button.configuration?.baseForegroundColor = Palette.danger }
    add(FormRow("", "", button, isBeside: false))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Without a bar, the content scrolls below the sheet's grabber.
    let bar: CGFloat = navigationController == nil ? 16 : 0
    scroller.frame = view.bounds.inset(by: UIEdgeInsets(top: bar, left: 0, bottom: 0, right: 0))
    let safe = view.safeAreaInsets
    let width = min(view.bounds.width - safe.left - safe.right - 32, 620)
    guard width > 0 else { return }
    let left = safe.left + (view.bounds.width - safe.left - safe.right - width) / 2
    var y: CGFloat = 0
    for part in parts {
      let height = part.height(width: width)
      part.frame = CGRect(x: left, y: y, width: width, height: height)
      y += height
    }
    scroller.contentSize = CGSize(width: view.bounds.width, height: y + 24)
  }
}

/// A part of a form, as wide as the form.
class FormPart: UIView {
  func height(width: CGFloat) -> CGFloat { 0 }
}

/// A heading, or a note below a group.
final class FormText: FormPart {
  let label = UILabel()
  private let top: CGFloat

  init(_ text: String, _ font: UIFont, _ color: UIColor, top: CGFloat, isHeader: Bool) {
    self.top = top
    super.init(frame: .zero)
    label.text = text
    label.font = font
    label.textColor = color
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    if isHeader { label.accessibilityTraits = .header }
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func height(width: CGFloat) -> CGFloat {
    top + label.sizeThatFits(CGSize(width: width - 32, height: 0)).height + 8
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 16, y: top, width: bounds.width - 32, height: max(0, bounds.height - top - 8))
  }
}

/// A name, a smaller line below it, and a control.
final class FormRow: FormPart {
  var isFirst = true { didSet { shape() } }
  var isLast = true { didSet { shape() } }

  private let name = UILabel()
  private let detail = UILabel()
  private let line = UIView()
  private let control: UIView
  private let isBeside: Bool

  init(_ name: String, _ detail: String, _ control: UIView, isBeside: Bool) {
    self.control = control
    self.isBeside = isBeside
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
    line.backgroundColor = .separator
    self.name.text = name
    self.name.font = .preferredFont(forTextStyle: .body)
    self.detail.text = Self.breakable(detail)
    self.detail.font = .preferredFont(forTextStyle: .caption1)
    self.detail.textColor = Palette.note
    for label in [self.name, self.detail] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.isAccessibilityElement = false
      addSubview(label)
    }
    if !name.isEmpty { control.accessibilityLabel = name }
    addSubview(line)
    addSubview(control)
    shape()
  }

  required init?(coder: NSCoder) { nil }

  /// Returns a name in which a line may break before each capital letter.
  private static func breakable(_ name: String) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      if byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "Z"), !bytes.isEmpty { bytes += [0xE2, 0x80, 0x8B] }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func shape() {
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    layer.cornerRadius = corners.isEmpty ? 0 : 12
    line.isHidden = isLast
  }

  private func sizes(width: CGFloat) -> (control: CGSize, name: CGFloat, detail: CGFloat) {
    let wanted = control.sizeThatFits(CGSize(width: width - 32, height: 0))
    let size = CGSize(width: isBeside ? wanted.width : width - 32, height: max(wanted.height, isBeside ? 31 : 36))
    let room = CGSize(width: isBeside ? width - 44 - size.width : width - 32, height: 0)
    return (
      size, name.text?.isEmpty == false ? name.sizeThatFits(room).height : 0,
      detail.text?.isEmpty == false ? detail.sizeThatFits(room).height + 1 : 0
    )
  }

  override func height(width: CGFloat) -> CGFloat {
    let sizes = sizes(width: width)
    let words = sizes.name + sizes.detail
    if isBeside { return max(48, words + 20) }
    return words + sizes.control.height + (words > 0 ? 28 : 12)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let sizes = sizes(width: bounds.width)
    let words = sizes.name + sizes.detail
    let width = isBeside ? bounds.width - 44 - sizes.control.width : bounds.width - 32
    let top = isBeside ? (bounds.height - words) / 2 : 10
    name.frame = CGRect(x: 16, y: top, width: width, height: sizes.name)
    detail.frame = CGRect(x: 16, y: top + sizes.name + 1, width: width, height: max(0, sizes.detail - 1))
    control.frame = CGRect(
      x: isBeside ? bounds.width - 16 - sizes.control.width : 16,
      y: isBeside
        ? (bounds.height - sizes.control.height) / 2 : bounds.height - sizes.control.height - (words > 0 ? 10 : 6),
      width: sizes.control.width, height: sizes.control.height)
    let thin = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(x: 16, y: bounds.height - thin, width: bounds.width - 16, height: thin)
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for view in subviews { view.frame.origin.x = bounds.width - view.frame.maxX }
  }
}
