// SPDX-License-Identifier: Apache-2.0

import Quire

/// System images, content modes, corners, masks and blurs, in a sheet.
final class ImagesViewController: UIViewController {
  private let scroller = UIScrollView()
  private var sections: [ImageSection] = []

  private static let symbols = [
    "heart", "heart.fill", "heart.circle", "heart.circle.fill", "star", "star.fill", "bookmark",
    "bookmark.fill", "bell", "bell.slash", "trash", "trash.fill", "square.and.arrow.up", "square.and.pencil",
    "pencil", "paperplane.fill", "gear", "gearshape.fill", "photo", "camera.fill", "map", "mappin.circle.fill",
    "location.fill", "house.fill", "person.crop.circle", "person.2.fill", "envelope", "phone.fill",
    "message.fill", "calendar", "clock", "cart", "creditcard.fill", "folder", "doc.text", "lock.fill",
    "eye.slash", "magnifyingglass", "slider.horizontal.3", "line.3.horizontal.decrease.circle", "list.bullet",
    "square.grid.2x2.fill", "tag.fill", "wifi", "play.fill", "pause.circle.fill", "mic", "speaker.wave.2.fill",
    "sun.max.fill", "moon.fill", "cloud.rain", "leaf.fill", "xmark.circle.fill", "checkmark.seal.fill",
    "plus.circle", "info.circle", "ellipsis.circle", "arrow.clockwise", "chevron.left", "chevron.right",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(scroller)
    addSymbols()
    addModes()
    addOutlines()
    addBlurs()
    addTouches()
    for section in sections { scroller.addSubview(section) }
  }

  private func addSymbols() {
    let section = ImageSection("Symbols", side: 40)
    for name in Self.symbols {
      let image = UIImageView(image: UIImage(systemName: name))
      image.accessibilityLabel = name
      section.add(image, mode: .center)
    }
    sections.append(section)
    let weights = ImageSection("Weights and scales", side: 40)
    for weight in [UIImage.SymbolWeight.ultraLight, .light, .regular, .semibold, .black] {
      let configuration = UIImage.SymbolConfiguration(pointSize: 22, weight: weight)
      weights.add(UIImageView(image: UIImage(systemName: "sun.max", withConfiguration: configuration)), mode: .center)
    }
    for scale in [UIImage.SymbolScale.small, .medium, .large] {
      let configuration = UIImage.SymbolConfiguration(scale: scale)
      let image = UIImage(systemName: "star.fill", withConfiguration: configuration)
      weights.add(
        UIImageView(image: image?.withTintColor(.systemOrange, renderingMode: .alwaysOriginal)), mode: .center)
    }
    sections.append(weights)
  }

  private var hills: UIImage? { UIImage(data: Hills.png, scale: 2) }

  private func addModes() {
    let section = ImageSection("Content modes", side: 72, isNamed: true)
    let modes: [(String, UIView.ContentMode)] = [
      ("Fill", .scaleToFill), ("Aspect fit", .scaleAspectFit), ("Aspect fill", .scaleAspectFill), ("Center", .center),
      ("Top", .top), ("Bottom", .bottom), ("Left", .left), ("Right", .right), ("Top left", .topLeft),
      ("Top right", .topRight), ("Bottom left", .bottomLeft), ("Bottom right", .bottomRight),
    ]
    for (name, mode) in modes {
      let image = UIImageView(image: hills)
      image.backgroundColor = .tertiarySystemFill
      image.clipsToBounds = true
      section.add(image, mode: mode, name: name)
    }
    sections.append(section)
  }

  private func addOutlines() {
    let section = ImageSection("Corners, borders and masks", side: 72, isNamed: true)
    for (name, curve) in [("Circular", CALayerCornerCurve.circular), ("Continuous", .continuous)] {
      let box = UIView()
      box.backgroundColor = .systemIndigo
      box.layer.cornerRadius = 24
      box.layer.cornerCurve = curve
      section.add(box, name: name)
    }
    let avatar = UIImageView(image: hills)
    avatar.clipsToBounds = true
    avatar.layer.cornerRadius = 36
    avatar.layer.borderWidth = 4
    avatar.layer.borderColor = UIColor.systemTeal.cgColor
    section.add(avatar, mode: .scaleAspectFill, name: "Border")
    let leaf = UIView()
    leaf.backgroundColor = .systemGreen
    leaf.layer.cornerRadius = 32
    leaf.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    section.add(leaf, name: "Two corners")
    let heart = UIImageView(image: hills)
    let shape = UIImageView(image: UIImage(systemName: "heart.fill"))
    shape.frame = CGRect(x: 0, y: 0, width: 72, height: 72)
    heart.mask = shape
    section.add(heart, mode: .scaleAspectFill, name: "Symbol mask")
    let pill = UIImageView(image: hills)
    let box = UIView(frame: CGRect(x: 0, y: 16, width: 72, height: 40))
    box.backgroundColor = .black
    box.layer.cornerRadius = 20
    pill.mask = box
    section.add(pill, mode: .scaleAspectFill, name: "Box mask")
    let shape2 = UIImageView(image: hills?.withRenderingMode(.alwaysTemplate))
    shape2.tintColor = .systemPink
    section.add(shape2, mode: .scaleAspectFit, name: "Template")
    let raised = UIView()
    raised.backgroundColor = .secondarySystemBackground
    raised.layer.cornerRadius = 16
    raised.layer.shadowOpacity = 0.3
    raised.layer.shadowRadius = 6
    raised.layer.shadowOffset = CGSize(width: 0, height: 3)
    section.add(raised, name: "Shadow")
    sections.append(section)
  }

  private func addBlurs() {
    let section = ImageSection("Blurs", side: 72, isNamed: true)
    let styles: [(String, UIBlurEffect.Style)] = [
      ("Ultra thin", .systemUltraThinMaterial), ("Thin", .systemThinMaterial), ("Material", .systemMaterial),
      ("Thick", .systemThickMaterial), ("Light", .systemMaterialLight), ("Dark", .systemMaterialDark),
    ]
    for (name, style) in styles {
      let image = UIImageView(image: hills)
      image.clipsToBounds = true
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: style))
      blur.frame = CGRect(x: 0, y: 36, width: 72, height: 36)
      let word = UILabel()
      word.text = "Hills"
      word.font = .systemFont(ofSize: 13, weight: .semibold)
      word.textAlignment = .center
      switch style {
      case .systemMaterialLight: word.textColor = .black
      case .systemMaterialDark: word.textColor = .white
      default: break
      }
      word.frame = CGRect(x: 0, y: 0, width: 72, height: 36)
      blur.contentView.addSubview(word)
      image.addSubview(blur)
      section.add(image, mode: .scaleAspectFill, name: name)
    }
    sections.append(section)
  }

  /// A veil that passes touches through, and a small button with a large touch area.
  private func addTouches() {
    let section = ImageSection("Touches", side: 120, isNamed: true)
    let covered = UIView()
    let like = LikeButton()
    like.accessibilityLabel = "Covered"
    like.frame = CGRect(x: 36, y: 36, width: 48, height: 48)
    let veil = Veil(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
    veil.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.2)
    veil.layer.cornerRadius = 12
    covered.addSubview(like)
    covered.addSubview(veil)
    section.add(covered, name: "Through a veil")
    let roomy = UIView()
    roomy.backgroundColor = .tertiarySystemFill
    roomy.layer.cornerRadius = 12
    let small = LikeButton()
    small.accessibilityLabel = "Small"
    small.margin = 32
    small.frame = CGRect(x: 50, y: 50, width: 20, height: 20)
    roomy.addSubview(small)
    section.add(roomy, name: "Beside a button")
    sections.append(section)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroller.frame = view.bounds
    let safe = view.safeAreaInsets
    let width = min(view.bounds.width - safe.left - safe.right, 720)
    let left = (view.bounds.width - width) / 2
    var y: CGFloat = 24
    for section in sections {
      let height = section.height(in: width - 40)
      section.frame = CGRect(x: left + 20, y: y, width: width - 40, height: height)
      y += height + 24
    }
    scroller.contentSize = CGSize(width: view.bounds.width, height: y + safe.bottom)
  }
}

/// A heading and a grid of pictures, with or without names below.
private final class ImageSection: UIView {
  private let heading = UILabel()
  private var cells: [(picture: UIView, name: UILabel)] = []
  private let side: CGFloat
  private let nameHeight: CGFloat
  private static let top: CGFloat = 40

  init(_ title: String, side: CGFloat, isNamed: Bool = false) {
    self.side = side
    nameHeight = isNamed ? 22 : 0
    super.init(frame: .zero)
    heading.text = title
    heading.font = .systemFont(ofSize: 22, weight: .bold)
    heading.accessibilityTraits = .header
    addSubview(heading)
  }

  required init?(coder: NSCoder) { nil }

  func add(_ picture: UIView, mode: UIView.ContentMode? = nil, name: String = "") {
    if let mode { picture.contentMode = mode }
    let label = UILabel()
    label.text = name
    label.font = .systemFont(ofSize: 12)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.isHidden = name.isEmpty
    cells.append((picture, label))
    addSubview(picture)
    addSubview(label)
  }

  private func columns(in width: CGFloat) -> Int { max(1, Int((width + 8) / (side + 8))) }

  func height(in width: CGFloat) -> CGFloat {
    let rows = (cells.count + columns(in: width) - 1) / columns(in: width)
    return Self.top + CGFloat(rows) * (side + nameHeight + 8) - 8
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    heading.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 28)
    let columns = columns(in: bounds.width)
    let gap = columns > 1 ? (bounds.width - side * CGFloat(columns)) / CGFloat(columns - 1) : 0
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    for (index, cell) in cells.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let start = (side + min(gap, 24)) * CGFloat(column)
      let x = isMirrored ? bounds.width - start - side : start
      let y = Self.top + (side + nameHeight + 8) * CGFloat(row)
      cell.picture.frame = CGRect(x: x, y: y, width: side, height: side)
      cell.name.frame = CGRect(x: x - 8, y: y + side + 4, width: side + 16, height: 16)
    }
  }
}

/// Passes through every touch that none of its subviews takes.
private final class Veil: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }
}

/// A heart that fills when it is pressed, even slightly outside its box.
private final class LikeButton: UIButton {
  /// How much its touch area extends beyond its box.
  var margin: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    show()
    addAction(
      UIAction { [me = Weak(self)] _ in
        guard let button = me.wrappedValue else { return }
        button.isSelected = !button.isSelected
        button.show()
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    let image = UIImage(systemName: isSelected ? "heart.fill" : "heart")
    setImage(image?.withTintColor(.systemRed, renderingMode: .alwaysOriginal), for: .normal)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -margin, dy: -margin).contains(point)
  }
}
