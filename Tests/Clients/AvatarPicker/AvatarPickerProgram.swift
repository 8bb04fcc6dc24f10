// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A profile whose picture comes from an image picker, a popover that is a sheet on a phone.
@MainActor
public final class AvatarPickerProgram {
  /// The first screen, for a window of the host.
  public let rootViewController: UIViewController
  /// The program's log, line by line.
  public private(set) var log: [String] = []

  init() {
    let screen = ProfileController()
    rootViewController = UINavigationController(rootViewController: screen)
    screen.record = { [weak self] line in self?.log.append(line) }
  }
}

/// A new program, which a test starts.
@MainActor
public func makeAvatarPicker() -> AvatarPickerProgram {
  AvatarPickerProgram()
}

final class ProfileController: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  var record: (String) -> Void = { _ in }

  private let imageView = UIImageView(image: UIImage(systemName: "person.crop.square"))
  private let nameField = UITextField()
  private var aspectRatio: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    view.backgroundColor = .systemBackground
    imageView.contentMode = .scaleAspectFit
    imageView.layer.cornerRadius = 8
    imageView.layer.cornerCurve = .continuous
    imageView.clipsToBounds = true
    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    for subview in [imageView, nameField] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      imageView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      imageView.widthAnchor.constraint(equalToConstant: 200),
      nameField.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 16),
      nameField.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      nameField.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    setAspectRatio(1)
    navigationItem.rightBarButtonItem = makePictureItem()
  }

  private func makePictureItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(title: "Picture", image: UIImage(systemName: "photo"), primaryAction: nil)
    item.primaryAction = UIAction(image: UIImage(systemName: "photo")) { [weak self, weak item] _ in
      self?.choosePicture(from: item)
    }
    item.accessibilityLabel = "Picture"
    return item
  }

  private func choosePicture(from item: UIBarButtonItem?) {
    guard presentedViewController == nil else {
      return dismiss(animated: true) { [weak self] in self?.choosePicture(from: item) }
    }
    guard UIImagePickerController.isSourceTypeAvailable(.photoLibrary) else { return record("no library") }
    let picker = UIImagePickerController()
    picker.sourceType = .photoLibrary
    picker.allowsEditing = false
    picker.delegate = self
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
    nameField.resignFirstResponder()
    present(picker, animated: true) { [weak self] in
      self?.record("picker shown, own sheet \(picker.sheetPresentationController != nil)")
    }
  }

  private func setAspectRatio(_ ratio: CGFloat) {
    aspectRatio?.isActive = false
    aspectRatio = imageView.widthAnchor.constraint(equalTo: imageView.heightAnchor, multiplier: ratio)
    aspectRatio?.isActive = true
  }

  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    guard let image = info[.originalImage] as? UIImage, image.size.height > 0 else { return record("no picture") }
    imageView.image = image
    setAspectRatio(image.size.width / image.size.height)
    view.layoutIfNeeded()
    let isFitting =
      abs(imageView.bounds.width - imageView.bounds.height * image.size.width / image.size.height) < 1
    record("picture shown, fits \(isFitting)")
    guard let sheet = picker.popoverPresentationController?.adaptiveSheetPresentationController else { return }
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    record("picker at \(sheet.selectedDetentIdentifier == .medium ? "medium" : "another") detent")
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    dismiss(animated: true) { [weak self] in self?.record("picker canceled") }
  }
}
