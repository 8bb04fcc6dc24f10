// SPDX-License-Identifier: Apache-2.0

import Quire

/// A poster with a picture and words. The picture comes from a picker or a drop, the font from the font picker.
///
/// The pickers are popovers in a wide window, and sheets on a phone.
final class PickersViewController: UIViewController {
  private let board = UIImageView()
  private let hint = UILabel()
  private let words = UILabel()
  private let strip = UIScrollView()
  private var shots: [UIImageView] = []
  private let note = UILabel()
  private var fontItem: UIBarButtonItem?
  private var pictureItem: UIBarButtonItem?
  private var stripItem: UIBarButtonItem?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Poster"
    view.backgroundColor = .systemBackground
    offerPictures()
    board.backgroundColor = .secondarySystemBackground
    board.layer.cornerRadius = 12
    board.layer.cornerCurve = .continuous
    board.layer.borderColor = UIColor.systemBlue.cgColor
    board.clipsToBounds = true
    board.contentMode = .scaleAspectFit
    board.isUserInteractionEnabled = true
    board.accessibilityLabel = "Board"
    board.addInteraction(UIDropInteraction(delegate: self))
    hint.text = "Drop a picture here"
    hint.font = .preferredFont(forTextStyle: .subheadline)
    hint.textColor = .secondaryLabel
    hint.textAlignment = .center
    words.text = "Summer fair"
    words.font = .systemFont(ofSize: 36, weight: .bold)
    words.textAlignment = .center
    words.adjustsFontSizeToFitWidth = true
    note.font = .preferredFont(forTextStyle: .footnote)
    note.textColor = .secondaryLabel
    note.textAlignment = .center
    note.numberOfLines = 2
    for part in [board, hint, words, note, strip] { view.addSubview(part) }
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [me = Weak(self)] _ in me.wrappedValue?.dismiss(animated: true) })
    fontItem = item("textformat", "Font") { $0.chooseFont() }
    pictureItem = item("photo", "Picture") { $0.choosePicture() }
    stripItem = item("photo.on.rectangle", "Strip") { $0.chooseStrip() }
    navigationItem.rightBarButtonItems = [stripItem, pictureItem, fontItem].compactMap { $0 }
  }

  private func item(
    _ image: String, _ name: String, _ action: @escaping (PickersViewController) -> Void
  ) -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: image),
      primaryAction: UIAction { [me = Weak(self)] _ in
        guard let me = me.wrappedValue else { return }
        guard me.presentedViewController != nil else { return action(me) }
        me.dismiss(animated: true) { action(me) }
      })
    item.accessibilityLabel = name
    return item
  }

  private func offerPictures() {
    let drawn: [(String, String, UIColor)] = [
      ("Sun", "sun.max.fill", .systemOrange), ("Moon", "moon.fill", .systemIndigo), ("Leaf", "leaf.fill", .systemGreen),
      ("Heart", "heart.fill", .systemPink), ("Star", "star.fill", .systemYellow), ("Cloud", "cloud.rain", .systemTeal),
    ]
    var pictures: [UIImagePickerController.Picture] = []
    if let hills = UIImage(data: Hills.png, scale: 2) { pictures.append(.init(name: "Hills", image: hills)) }
    for (name, symbol, color) in drawn {
      let image = UIImage(systemName: symbol)?.withTintColor(color, renderingMode: .alwaysOriginal)
      if let image { pictures.append(.init(name: name, image: image)) }
    }
    UIImagePickerController.pictures = pictures
  }

  // MARK: Pickers

  /// As in Apple's sample of customized sheets: a popover from a bar item, or a sheet if there is no room for a
  /// popover.
  private func show(_ picker: UIViewController, from item: UIBarButtonItem?) {
    picker.modalPresentationStyle = .popover
    if let popover = picker.popoverPresentationController {
      popover.barButtonItem = item
      let sheet = popover.adaptiveSheetPresentationController
      sheet.detents = [.medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      sheet.prefersEdgeAttachedInCompactHeight = true
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    }
    present(picker, animated: true)
  }

  private func chooseFont() {
    let picker = UIFontPickerViewController()
    picker.selectedFontDescriptor = words.font?.fontDescriptor
    picker.delegate = self
    show(picker, from: fontItem)
  }

  private func choosePicture() {
    let picker = UIImagePickerController()
    picker.delegate = self
    show(picker, from: pictureItem)
  }

  private func chooseStrip() {
    var configuration = PHPickerConfiguration()
    configuration.selectionLimit = 4
    configuration.filter = .images
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = self
    show(picker, from: stripItem)
  }

  private func setPicture(_ image: UIImage, from source: String) {
    board.image = image
    hint.isHidden = true
    tell("A picture from \(source)")
  }

  private func tell(_ text: String) {
    note.text = text
  }

  private func setStrip(_ images: [UIImage]) {
    for shot in shots { shot.removeFromSuperview() }
    shots = images.map { image in
      let shot = UIImageView(image: image)
      shot.contentMode = .scaleAspectFill
      shot.clipsToBounds = true
      shot.layer.cornerRadius = 8
      strip.addSubview(shot)
      return shot
    }
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let width = min(view.bounds.width - safe.left - safe.right - 40, 520)
    let left = (view.bounds.width - width) / 2
    let top = safe.top + 16
    let height = min(width * 0.56, max(120, view.bounds.height * 0.3))
    board.frame = CGRect(x: left, y: top, width: width, height: height)
    hint.frame = board.frame.insetBy(dx: 16, dy: 16)
    words.frame = CGRect(x: left, y: top + height + 12, width: width, height: 48)
    note.frame = CGRect(x: left, y: top + height + 64, width: width, height: 36)
    strip.frame = CGRect(x: left, y: top + height + 108, width: width, height: 72)
    for (index, shot) in shots.enumerated() {
      shot.frame = CGRect(x: CGFloat(index) * 80, y: 0, width: 72, height: 72)
    }
    strip.contentSize = CGSize(width: max(0, CGFloat(shots.count) * 80 - 8), height: 72)
  }
}

extension PickersViewController: UIFontPickerViewControllerDelegate {
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    guard let descriptor = viewController.selectedFontDescriptor else { return }
    words.font = UIFont(descriptor: descriptor, size: 36)
    tell(words.font?.familyName ?? "")
    lower(viewController)
  }

  /// Lowers the picker, so that the poster is visible.
  private func lower(_ picker: UIViewController) {
    guard let sheet = picker.popoverPresentationController?.adaptiveSheetPresentationController else { return }
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
  }
}

extension PickersViewController: UIImagePickerControllerDelegate {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: UIImagePickerController.InfoValue]
  ) {
    if let image = info[.originalImage] as? UIImage { setPicture(image, from: "the picker") }
    lower(picker)
  }

  func imagePickerController(_ picker: UIImagePickerController, didRefuse refusal: PictureRefusal) {
    tell(refusal.reason == .canceled ? "No file was chosen" : refusal.message)
  }
}

extension PickersViewController: PHPickerViewControllerDelegate {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true)
    setStrip([])
    for result in results {
      result.itemProvider.loadObject(ofClass: UIImage.self) { [me = Weak(self)] image, _ in
        guard let me = me.wrappedValue, let image = image as? UIImage else { return }
        me.setStrip(me.shots.compactMap { $0.image } + [image])
      }
    }
    tell(results.isEmpty ? "No picture was chosen" : "\(results.count) of 4 pictures")
  }
}

extension PickersViewController: UIDropInteractionDelegate {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    let canHandle = session.canLoadObjects(ofClass: UIImage.self)
    if !canHandle { tell("Only pictures can be dropped here") }
    return canHandle
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    board.layer.borderWidth = 3
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    board.layer.borderWidth = 0
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    session.loadObjects(ofClass: UIImage.self) { [me = Weak(self)] pictures in
      guard let picture = pictures.first as? UIImage else {
        me.wrappedValue?.tell("What was dropped can’t be shown as a picture")
        return
      }
      me.wrappedValue?.setPicture(picture, from: "a drop")
    }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    board.layer.borderWidth = 0
  }
}
